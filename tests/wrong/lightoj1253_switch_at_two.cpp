// Switches at "all heaps are at most 2".
// caught by: lightoj1253.small_all
#include <cstdint>
#include <iostream>

int main() {
  int cases = 0;
  std::cin >> cases;
  for (int c = 1; c <= cases; ++c) {
    int heaps = 0;
    std::cin >> heaps;
    std::uint64_t nim_sum = 0;
    bool all_small = true;
    for (int i = 0; i < heaps; ++i) {
      std::uint64_t heap = 0;
      std::cin >> heap;
      nim_sum ^= heap;
      all_small = all_small && heap <= 2;
    }
    const bool wins = (nim_sum == 0) == all_small;
    std::cout << "Case " << c << (wins ? ": Alice\n" : ": Bob\n");
  }
}
