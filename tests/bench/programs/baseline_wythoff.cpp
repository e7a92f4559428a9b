// HDU 1527 solved like the published programs, with scanf and printf, but with long double, so that
// the answers are right up to 10^9. The benchmark compares the solver's speed with it. It does not
// check its input.
#include <cmath>
#include <cstdio>

int main() {
  const long double ratio = (1 + std::sqrt(5.0L)) / 2;
  long long a = 0;
  long long b = 0;
  while (std::scanf("%lld %lld", &a, &b) == 2) {
    const long long smaller = a < b ? a : b;
    const long long difference = a < b ? b - a : a - b;
    const bool cold =
        static_cast<long long>(static_cast<long double>(difference) * ratio) == smaller;
    std::printf(cold ? "0\n" : "1\n");
  }
  return 0;
}
