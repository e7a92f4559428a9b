// Splits a heap into equal halves too.
// caught by: lightoj1199.edges
#include <cstddef>
#include <iostream>
#include <vector>

int main() {
  constexpr std::size_t kLargest = 10'000;
  std::vector<std::size_t> value(kLargest + 1);
  for (std::size_t n = 0; n <= kLargest; ++n) {
    std::vector<bool> options(1024);
    for (std::size_t part = 1; 2 * part <= n; ++part) options[value[part] ^ value[n - part]] = true;
    while (options[value[n]]) ++value[n];
  }
  int cases = 0;
  std::cin >> cases;
  for (int c = 1, heaps = 0; c <= cases && std::cin >> heaps; ++c) {
    std::size_t nim_sum = 0;
    for (std::size_t heap = 0; heaps > 0 && std::cin >> heap; --heaps) nim_sum ^= value[heap];
    std::cout << "Case " << c << (nim_sum != 0 ? ": Alice\n" : ": Bob\n");
  }
}
