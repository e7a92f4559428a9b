// HDU 5724, Chess, with a mistake: one array of marks for all depths.
#include <cstring>
#include <iostream>

// part
int value[1 << 20];  // -1: not known yet; cell 20 is bit 0
bool seen[32];       // wrong: the calls below clear and fill it, too

int grundy(int row) {
  if (value[row] >= 0) return value[row];
  std::memset(seen, 0, sizeof seen);
  for (int from = 1; from < 20; ++from) {
    if (!(row >> from & 1)) continue;
    int to = from - 1;
    while (to >= 0 && (row >> to & 1)) --to;
    if (to >= 0) seen[grundy(row ^ 1 << from ^ 1 << to)] = true;
  }
  int mex = 0;
  while (seen[mex]) ++mex;
  return value[row] = mex;
}
// end of part

int main() {
  std::memset(value, -1, sizeof value);
  int cases = 0;
  std::cin >> cases;
  while (cases-- > 0) {
    int rows = 0;
    std::cin >> rows;
    int nim_sum = 0;
    while (rows-- > 0) {
      int pieces = 0;
      int row = 0;
      std::cin >> pieces;
      for (int cell = 0; pieces > 0 && std::cin >> cell; --pieces)
        row |= 1 << (20 - cell);
      nim_sum ^= grundy(row);
    }
    std::cout << (nim_sum != 0 ? "YES\n" : "NO\n");
  }
}
