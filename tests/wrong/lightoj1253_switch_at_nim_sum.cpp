// Switches to the game of ones when the nim-sum is at most 1, not when all heaps are.
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
    for (int i = 0; i < heaps; ++i) {
      std::uint64_t heap = 0;
      std::cin >> heap;
      nim_sum ^= heap;
    }
    const bool wins = nim_sum <= 1 ? nim_sum == 0 : true;
    std::cout << "Case " << c << (wins ? ": Alice\n" : ": Bob\n");
  }
}
