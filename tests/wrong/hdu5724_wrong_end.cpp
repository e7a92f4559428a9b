// Counts the empty cells from the left end: a staircase that is climbed the wrong way.
// caught by: hdu5724.small_all
#include <iostream>
#include <vector>

namespace {

unsigned grundy(const std::vector<bool>& cell) {
  unsigned value = 0;
  unsigned group = 0;
  unsigned empty = 0;
  for (unsigned at = 1; at <= 20; ++at) {
    if (cell[at]) {
      ++group;
      continue;
    }
    if (empty % 2 == 1) value ^= group;
    ++empty;
    group = 0;
  }
  if (empty % 2 == 1) value ^= group;
  return value;
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
