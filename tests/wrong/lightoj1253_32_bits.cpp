// A nim-sum of 32 bits: 2^32 + 5 and 5 cancel out.
// caught by: lightoj1253.beyond_heaps
#include <cstdint>
#include <iostream>

int main() {
  int cases = 0;
  std::cin >> cases;
  for (int c = 1; c <= cases; ++c) {
    int heaps = 0;
    std::cin >> heaps;
    std::uint32_t nim_sum = 0;
    bool all_small = true;
    for (int i = 0; i < heaps; ++i) {
      std::uint64_t heap = 0;
      std::cin >> heap;
      nim_sum ^= static_cast<std::uint32_t>(heap);
      all_small = all_small && heap <= 1;
    }
    const bool wins = (nim_sum == 0) == all_small;
    std::cout << "Case " << c << (wins ? ": Alice\n" : ": Bob\n");
  }
}
