// POJ 1143 solved like the better published programs: a search on an array of flags that keeps its
// results for all cases, with scanf and printf. The benchmark compares the solver's speed with it.
// It does not check its input.
#include <cstdio>

namespace {

constexpr int kLargest = 20;
signed char known[1 << 19];  // 0: unknown, 1: wins, -1: loses

int key_of(const int* free) {
  int key = 0;
  for (int number = 2; number <= kLargest; ++number) key = key * 2 + free[number];
  return key;
}

// Whether the player to move wins after `move` is taken in `before`.
bool wins_after(const int* before, int move) {
  int free[kLargest + 1];
  for (int number = 2; number <= kLargest; ++number) free[number] = before[number];
  free[move] = 0;
  for (int number = 2; number + move <= kLargest; ++number) {
    if (free[number] == 0) free[number + move] = 0;
  }
  const int key = key_of(free);
  if (known[key] == 0) {
    known[key] = -1;
    for (int number = 2; number <= kLargest; ++number) {
      if (free[number] != 0 && !wins_after(free, number)) {
        known[key] = 1;
        break;
      }
    }
  }
  return known[key] == 1;
}

}  // namespace

int main() {
  int count = 0;
  for (int number = 1; std::scanf("%d", &count) == 1 && count != 0; ++number) {
    int free[kLargest + 1] = {};
    for (int i = 0; i < count; ++i) {
      int value = 0;
      if (std::scanf("%d", &value) != 1) return 1;
      free[value] = 1;
    }
    std::printf("Test Case #%d\n", number);
    bool any = false;
    for (int move = 2; move <= kLargest; ++move) {
      if (free[move] == 0 || wins_after(free, move)) continue;
      if (!any) std::printf("The winning moves are:");
      std::printf(" %d", move);
      any = true;
    }
    std::printf(any ? "\n\n" : "There's no winning move.\n\n");
  }
  return 0;
}
