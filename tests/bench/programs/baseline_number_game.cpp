// POJ 1143 solved like many published programs: a table of 2^20 positions that is cleared for every
// case, with getchar and printf. The benchmark compares the solver's speed with it. It does not
// check its input.
#include <cctype>
#include <cstdio>
#include <cstring>

namespace {

constexpr int kNumbers = 19;  // 2..20; number n is bit n - 2
int wins_table[1 << 20];      // -1: unknown

int read_number() {
  int c = std::getchar();
  while (c != EOF && !std::isdigit(c)) c = std::getchar();
  int value = 0;
  while (c != EOF && std::isdigit(c)) {
    value = value * 10 + (c - '0');
    c = std::getchar();
  }
  return value;
}

int take(int free, int bit) {
  free &= ~(1 << bit);
  for (int other = 0; other + bit + 2 < kNumbers; ++other) {
    if ((free >> other & 1) == 0) free &= ~(1 << (other + bit + 2));
  }
  return free;
}

bool wins(int free) {
  if (wins_table[free] >= 0) return wins_table[free] != 0;
  bool any = false;
  for (int bit = 0; bit < kNumbers && !any; ++bit) {
    if ((free >> bit & 1) != 0) any = !wins(take(free, bit));
  }
  wins_table[free] = any ? 1 : 0;
  return any;
}

}  // namespace

int main() {
  for (int number = 1;; ++number) {
    const int count = read_number();
    if (count == 0) return 0;
    int free = 0;
    for (int i = 0; i < count; ++i) free |= 1 << (read_number() - 2);
    std::memset(wins_table, -1, sizeof wins_table);
    std::printf("Test Case #%d\n", number);
    if (!wins(free)) {
      std::printf("There's no winning move.\n\n");
      continue;
    }
    std::printf("The winning moves are:");
    for (int bit = 0; bit < kNumbers; ++bit) {
      if ((free >> bit & 1) != 0 && !wins(take(free, bit))) std::printf(" %d", bit + 2);
    }
    std::printf("\n\n");
  }
}
