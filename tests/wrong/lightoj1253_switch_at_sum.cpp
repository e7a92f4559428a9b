// Switches by the stones in all, not by the largest heap: few stones seem to be all ones.
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
    std::uint64_t stones = 0;
    for (int i = 0; i < heaps; ++i) {
      std::uint64_t heap = 0;
      std::cin >> heap;
      nim_sum ^= heap;
      stones += heap;
    }
    const bool wins = stones <= 3 ? nim_sum == 0 : nim_sum != 0;
    std::cout << "Case " << c << (wins ? ": Alice\n" : ": Bob\n");
  }
}
