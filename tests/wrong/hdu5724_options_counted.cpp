// Takes the number of moves, in place of the mex.
// caught by: hdu5724.small_all
#include <iostream>
#include <vector>

namespace {

// cell 20 is bit 0
std::vector<unsigned> all_values() {
  std::vector<unsigned> values(1u << 20);
  for (unsigned row = 0; row < values.size(); ++row) {
    for (unsigned bit = 1; bit < 20; ++bit) {
      unsigned to = bit;
      while (to > 0 && (row >> to & 1) != 0) --to;
      if ((row >> bit & 1) == 0 || (row >> to & 1) != 0) continue;
      ++values[row];
    }
  }
  return values;
}

unsigned grundy(const std::vector<bool>& cell) {
  static const std::vector<unsigned> values = all_values();
  unsigned row = 0;
  for (unsigned at = 1; at <= 20; ++at) row |= (cell[at] ? 1u : 0u) << (20 - at);
  return values[row];
}

}  // namespace

int main() {
  int cases = 0;
  std::cin >> cases;
  for (int c = 0; c < cases; ++c) {
    int rows = 0;
    std::cin >> rows;
    unsigned value = 0;
    for (int r = 0; r < rows; ++r) {
      unsigned pieces = 0;
      std::cin >> pieces;
      std::vector<bool> cell(21);
      for (unsigned p = 0, at = 0; p < pieces && std::cin >> at; ++p) cell[at] = true;
      value ^= grundy(cell);
    }
    std::cout << (value != 0 ? "YES\n" : "NO\n");
  }
}
