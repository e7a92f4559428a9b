// Marks the values of the options in one array, which the calls within clear and fill anew.
// caught by: hdu1536.edges
#include <cstddef>
#include <iostream>
#include <map>
#include <set>
#include <vector>

std::vector<std::size_t> takes;
std::map<std::size_t, std::size_t> known;
std::set<std::size_t> marks;

std::size_t value(std::size_t heap) {
  const auto found = known.find(heap);
  if (found != known.end()) return found->second;
  marks.clear();
  for (const std::size_t take : takes) {
    if (take > heap) continue;
    const std::size_t option = value(heap - take);
    marks.insert(option);
  }
  std::size_t least = 0;
  while (marks.count(least) != 0) ++least;
  return known[heap] = least;
}

int main() {
  for (std::size_t size = 0; std::cin >> size && size != 0;) {
    takes.assign(size, 0);
    for (std::size_t& take : takes) std::cin >> take;
    known.clear();
    std::size_t positions = 0;
    std::cin >> positions;
    for (std::size_t heaps = 0; positions > 0 && std::cin >> heaps; --positions) {
      std::size_t nim_sum = 0;
      for (std::size_t heap = 0; heaps > 0 && std::cin >> heap; --heaps) nim_sum ^= value(heap);
      std::cout << (nim_sum != 0 ? "W" : "L");
    }
    std::cout << "\n";
  }
}
