// Decides right who wins, but moves to nim-sum 0 even where that leaves an even number of ones.
// caught by: misere_moves.small_all
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <vector>

int main() {
  int cases = 0;
  std::cin >> cases;
  for (int c = 0; c < cases; ++c) {
    std::size_t count = 0;
    std::cin >> count;
    std::vector<std::uint64_t> heaps(count);
    std::uint64_t nim_sum = 0;
    bool all_small = true;
    for (std::uint64_t& heap : heaps) {
      std::cin >> heap;
      nim_sum ^= heap;
      all_small = all_small && heap <= 1;
    }
    bool any = false;
    for (std::size_t i = 0; i < count; ++i) {
      std::uint64_t target = heaps[i] ^ nim_sum;
      if (all_small) target = nim_sum == 0 ? 0 : heaps[i];
      if (target >= heaps[i]) continue;
      std::cout << (any ? " " : "") << i + 1 << ':' << heaps[i] - target;
      any = true;
    }
    std::cout << (any ? "\n" : "none\n");
  }
}
