// A remainder of p is taken to win.
// caught by: hdu2897.edges
#include <cstdint>
#include <iostream>

int main() {
  for (std::uint64_t n = 0, p = 0, q = 0; std::cin >> n >> p >> q;) {
    const std::uint64_t rest = n % (p + q);
    std::cout << (rest == 0 || rest >= p ? "WIN\n" : "LOST\n");
  }
}
