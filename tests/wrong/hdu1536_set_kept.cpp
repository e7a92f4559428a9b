// Does not clear the set before the next case.
// caught by: hdu1536.edges
#include <algorithm>
#include <cstddef>
#include <iostream>
#include <set>
#include <vector>

std::vector<std::size_t> read_list(std::size_t size) {
  std::vector<std::size_t> list(size);
  for (std::size_t& number : list) std::cin >> number;
  return list;
}

int main() {
  std::set<std::size_t> set;
  for (std::size_t size = 0; std::cin >> size && size != 0;) {
    for (const std::size_t take : read_list(size)) set.insert(take);
    std::size_t positions = 0;
    std::cin >> positions;
    std::vector<std::vector<std::size_t>> sums;
    std::size_t largest = 0;
    for (std::size_t i = 0, heaps = 0; i < positions && std::cin >> heaps; ++i) {
      sums.push_back(read_list(heaps));
      for (const std::size_t heap : sums.back()) largest = std::max(largest, heap);
    }
    std::vector<std::size_t> value(largest + 1);
    for (std::size_t n = 0; n <= largest; ++n) {
      std::set<std::size_t> options;
      for (const std::size_t take : set) {
        if (take > n) break;
        options.insert(value[n - take]);
      }
      while (options.count(value[n]) != 0) ++value[n];
    }
    for (const auto& sum : sums) {
      std::size_t nim_sum = 0;
      for (const std::size_t heap : sum) nim_sum ^= value[heap];
      std::cout << (nim_sum != 0 ? "W" : "L");
    }
    std::cout << "\n";
  }
}
