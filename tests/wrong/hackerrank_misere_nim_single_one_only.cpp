// Takes a single heap of 1 for the only exception to normal Nim.
// caught by: hackerrank_misere_nim.small_all
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
    const bool is_single_one = heaps == 1 && nim_sum == 1;
    std::cout << (nim_sum != 0 && !is_single_one ? "First\n" : "Second\n");
  }
}
