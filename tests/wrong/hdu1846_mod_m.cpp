// The multiples of m are taken to lose, not those of m + 1.
// caught by: hdu1846.sample
#include <cstdint>
#include <iostream>

int main() {
  int cases = 0;
  std::cin >> cases;
  for (std::uint64_t n = 0, m = 0; cases > 0 && std::cin >> n >> m; --cases)
    std::cout << (n % m != 0 ? "first\n" : "second\n");
}
