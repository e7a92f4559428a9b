// Keeps the values that the recursion found, also when the next set is read.
// caught by: hdu1536.edges
#include <cstddef>
#include <iostream>
#include <map>
#include <set>
#include <vector>

std::vector<std::size_t> read_list(std::size_t size) {
  std::vector<std::size_t> list(size);
  for (std::size_t& number : list) std::cin >> number;
  return list;
}

std::size_t value(std::size_t heap, const std::vector<std::size_t>& takes) {
  static std::map<std::size_t, std::size_t> known;
  const auto found = known.find(heap);
  if (found != known.end()) return found->second;
  std::set<std::size_t> options;
  for (const std::size_t take : takes) {
    if (take <= heap) options.insert(value(heap - take, takes));
  }
  std::size_t least = 0;
  while (options.count(least) != 0) ++least;
  return known[heap] = least;
}

int main() {
  for (std::size_t size = 0; std::cin >> size && size != 0;) {
    const std::vector<std::size_t> takes = read_list(size);
    std::size_t positions = 0;
    std::cin >> positions;
    for (std::size_t heaps = 0; positions > 0 && std::cin >> heaps; --positions) {
      std::size_t nim_sum = 0;
      for (const std::size_t heap : read_list(heaps)) nim_sum ^= value(heap, takes);
      std::cout << (nim_sum != 0 ? "W" : "L");
    }
    std::cout << "\n";
  }
}
