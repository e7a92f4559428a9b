// Heaps of 32 bits: 2^32 + 5 becomes 5.
// caught by: hdu1527.beyond_heaps
#include <cmath>
#include <cstdint>
#include <iostream>
#include <utility>

int main() {
  std::uint64_t a = 0;
  std::uint64_t b = 0;
  while (std::cin >> a >> b) {
    std::uint32_t low_a = static_cast<std::uint32_t>(a);
    std::uint32_t low_b = static_cast<std::uint32_t>(b);
    if (low_a > low_b) std::swap(low_a, low_b);
    const long double d = low_b - low_a;
    const bool cold = static_cast<std::uint32_t>(d * (1 + std::sqrt(5.0L)) / 2) == low_a;
    std::cout << (cold ? "0\n" : "1\n");
  }
}
