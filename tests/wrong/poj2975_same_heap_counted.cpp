// Compares with <=, so with nim-sum 0 each heap counts, though it would stay as it is.
// caught by: poj2975.sample
#include <cstdint>
#include <iostream>
#include <vector>

int main() {
  for (std::size_t count = 0; std::cin >> count && count != 0;) {
    std::vector<std::uint64_t> heaps(count);
    std::uint64_t sum = 0;
    for (std::uint64_t& heap : heaps) {
      std::cin >> heap;
      sum ^= heap;
    }
    int moves = 0;
    for (const std::uint64_t heap : heaps) moves += (heap ^ sum) <= heap ? 1 : 0;
    std::cout << moves << "\n";
  }
}
