// Rounds the product with the golden ratio to the nearest number.
// caught by: hdu1527.sample
#include <cmath>
#include <iostream>
#include <utility>

int main() {
  int a = 0;
  int b = 0;
  while (std::cin >> a >> b) {
    if (a > b) std::swap(a, b);
    const double ratio = (1 + std::sqrt(5.0)) / 2;
    const bool cold = static_cast<int>((b - a) * ratio + 0.5) == a;
    std::cout << (cold ? "0\n" : "1\n");
  }
}
