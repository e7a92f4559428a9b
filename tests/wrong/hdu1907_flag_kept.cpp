// Does not reset the flag for a heap above 1 before the next case.
// caught by: hdu1907.sample
#include <cstdint>
#include <iostream>

int main() {
  bool all_small = true;
  int cases = 0;
  std::cin >> cases;
  for (int c = 1; c <= cases; ++c) {
    int heaps = 0;
    std::cin >> heaps;
    std::uint64_t nim_sum = 0;
    for (int i = 0; i < heaps; ++i) {
      std::uint64_t heap = 0;
      std::cin >> heap;
      nim_sum ^= heap;
      all_small = all_small && heap <= 1;
    }
    const bool wins = (nim_sum == 0) == all_small;
    std::cout << (wins ? "John\n" : "Brother\n");
  }
}
