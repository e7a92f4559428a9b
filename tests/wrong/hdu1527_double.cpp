// The golden ratio as a double: wrong for exactly 14 differences within 10^9.
// caught by: hdu1527.edges
#include <cmath>
#include <iostream>
#include <utility>

int main() {
  int a = 0;
  int b = 0;
  while (std::cin >> a >> b) {
    if (a > b) std::swap(a, b);
    const int d = b - a;
    const bool cold = static_cast<int>(d * (1 + std::sqrt(5.0)) / 2) == a;
    std::cout << (cold ? "0\n" : "1\n");
  }
}
