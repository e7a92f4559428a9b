// Plays Nim with heaps of "how many empty cells are right of the piece".
// caught by: hdu5724.small_all
#include <iostream>
#include <vector>

namespace {

unsigned grundy(const std::vector<bool>& cell) {
  unsigned value = 0;
  unsigned empty = 0;
  for (unsigned at = 20; at >= 1; --at) {
    if (cell[at]) {
      value ^= empty;
    } else {
      ++empty;
    }
  }
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
