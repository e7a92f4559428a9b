// HDU 5724 solved like the published programs: the Grundy values of all 2^20 rows by mex, with
// scanf and printf. The benchmark compares the solver's speed with it. It does not check its input.
#include <cstdio>
#include <cstring>

namespace {

constexpr int kWidth = 20;
int values[1 << kWidth];  // cell 20 is bit 0, so every option is a smaller number

int value_of(int row) {
  bool marks[kWidth + 1];
  std::memset(marks, 0, sizeof marks);
  for (int bit = 1; bit < kWidth; ++bit) {
    if ((row >> bit & 1) == 0) continue;
    int to = bit - 1;
    while (to >= 0 && (row >> to & 1) != 0) --to;
    if (to >= 0) marks[values[row - (1 << bit) + (1 << to)]] = true;
  }
  int value = 0;
  while (marks[value]) ++value;
  return value;
}

}  // namespace

int main() {
  for (int row = 0; row < 1 << kWidth; ++row) values[row] = value_of(row);
  int cases = 0;
  if (std::scanf("%d", &cases) != 1) return 1;
  while (cases-- > 0) {
    int rows = 0;
    if (std::scanf("%d", &rows) != 1) return 1;
    int nim_sum = 0;
    for (int r = 0; r < rows; ++r) {
      int pieces = 0;
      if (std::scanf("%d", &pieces) != 1) return 1;
      int row = 0;
      for (int p = 0; p < pieces; ++p) {
        int cell = 0;
        if (std::scanf("%d", &cell) != 1) return 1;
        row += 1 << (kWidth - cell);
      }
      nim_sum ^= values[row];
    }
    std::printf(nim_sum != 0 ? "YES\n" : "NO\n");
  }
  return 0;
}
