// As if 1, 2 or 3 cards could be drawn.
// caught by: hdu1847.sample
#include <cstdint>
#include <iostream>

int main() {
  for (std::uint64_t n = 0; std::cin >> n;) std::cout << (n % 4 != 0 ? "Kiki\n" : "Cici\n");
}
