// LightOJ 1253 solved like the published programs: nim-sum and a flag, with scanf and printf. The
// benchmark compares the solver's speed with it. It does not check its input.
#include <cstdio>

int main() {
  int cases = 0;
  if (std::scanf("%d", &cases) != 1) return 1;
  for (int number = 1; number <= cases; ++number) {
    int heaps = 0;
    if (std::scanf("%d", &heaps) != 1) return 1;
    long long nim_sum = 0;
    bool all_ones = true;
    for (int i = 0; i < heaps; ++i) {
      long long heap = 0;
      if (std::scanf("%lld", &heap) != 1) return 1;
      if (heap > 1) all_ones = false;
      nim_sum ^= heap;
    }
    const bool wins = all_ones ? nim_sum == 0 : nim_sum != 0;
    std::printf("Case %d: %s\n", number, wins ? "Alice" : "Bob");
  }
  return 0;
}
