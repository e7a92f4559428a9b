// The golden ratio in a double, which fails from 165580140 267914295 on.
// caught by: luogu_p2252.edges
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <iostream>

int main() {
  long long a = 0;
  long long b = 0;
  std::cin >> a >> b;
  const auto cold = static_cast<long long>(std::llabs(a - b) * (1 + std::sqrt(5.0)) / 2);
  std::cout << (cold == std::min(a, b) ? 0 : 1) << '\n';
}
