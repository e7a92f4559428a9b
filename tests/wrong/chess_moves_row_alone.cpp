// Each row is taken for a game of its own: a move wins if it leaves its row with Grundy value 0.
// caught by: chess_moves.sample
#include <iostream>
#include <vector>

namespace {

// cell 20 is bit 0
unsigned after(unsigned row, unsigned bit) {
  unsigned to = bit;
  while (to > 0 && (row >> to & 1) != 0) --to;
  return (row >> to & 1) != 0 ? row : row - (1u << bit) + (1u << to);
}

std::vector<unsigned> all_values() {
  std::vector<unsigned> values(1u << 20);
  for (unsigned row = 0; row < values.size(); ++row) {
    unsigned options = 0;
    for (unsigned bit = 1; bit < 20; ++bit) {
      if ((row >> bit & 1) != 0 && after(row, bit) != row) options |= 1u << values[after(row, bit)];
    }
    while ((options >> values[row] & 1) != 0) ++values[row];
  }
  return values;
}

}  // namespace

int main() {
  const std::vector<unsigned> values = all_values();
  int cases = 0;
  std::cin >> cases;
  for (int c = 0; c < cases; ++c) {
    int rows = 0;
    std::cin >> rows;
    bool any = false;
    for (int r = 1; r <= rows; ++r) {
      unsigned pieces = 0;
      std::cin >> pieces;
      unsigned row = 0;
      for (unsigned p = 0, at = 0; p < pieces && std::cin >> at; ++p) row |= 1u << (20 - at);
      for (unsigned at = 1; at < 20; ++at) {
        const unsigned bit = 20 - at;
        if ((row >> bit & 1) == 0 || after(row, bit) == row || values[after(row, bit)] != 0)
          continue;
        unsigned to = at;
        while ((row >> (20 - to) & 1) != 0) ++to;
        std::cout << (any ? " " : "") << r << ':' << at << '>' << to;
        any = true;
      }
    }
    std::cout << (any ? "\n" : "none\n");
  }
}
