// The golden ratio as 1.618.
// caught by: hdu1527.edges
#include <iostream>
#include <utility>

int main() {
  long long a = 0;
  long long b = 0;
  while (std::cin >> a >> b) {
    if (a > b) std::swap(a, b);
    const double d = static_cast<double>(b - a);
    const bool cold = static_cast<long long>(d * 1.618) == a;
    std::cout << (cold ? "0\n" : "1\n");
  }
}
