// Takes (n - 1) / 4 for the value of an odd heap.
// caught by: lightoj1296.edges
#include <cstdint>
#include <iostream>

int main() {
  int cases = 0;
  std::cin >> cases;
  for (int c = 1, heaps = 0; c <= cases && std::cin >> heaps; ++c) {
    std::uint64_t nim_sum = 0;
    for (std::uint64_t n = 0; heaps > 0 && std::cin >> n; --heaps)
      nim_sum ^= n % 2 == 0 ? n / 2 : (n - 1) / 4;
    std::cout << "Case " << c << (nim_sum != 0 ? ": Alice\n" : ": Bob\n");
  }
}
