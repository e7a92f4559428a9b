// One set of marks for all depths of the recursion: the options found so far are lost.
// caught by: hdu5724.small_all
#include <iostream>
#include <vector>

namespace {

unsigned marks;             // should be local to value_of
int values[1u << 20];       // -1: not known yet; cell 20 is bit 0
bool values_ready = false;  // filled with -1

int value_of(unsigned row) {
  if (values[row] >= 0) return values[row];
  marks = 0;
  for (unsigned bit = 1; bit < 20; ++bit) {
    if ((row >> bit & 1) == 0) continue;
    unsigned to = bit;
    while (to > 0 && (row >> to & 1) != 0) --to;
    if ((row >> to & 1) != 0) continue;
    const int option = value_of(row - (1u << bit) + (1u << to));
    marks |= 1u << option;
  }
  int value = 0;
  while ((marks >> value & 1) != 0) ++value;
  return values[row] = value;
}

unsigned grundy(const std::vector<bool>& cell) {
  if (!values_ready) {
    for (int& value : values) value = -1;
    values_ready = true;
  }
  unsigned row = 0;
  for (unsigned at = 1; at <= 20; ++at) row |= (cell[at] ? 1u : 0u) << (20 - at);
  return static_cast<unsigned>(value_of(row));
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
