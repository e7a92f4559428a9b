// The golden ratio as a float.
// caught by: hdu1527.edges
#include <cmath>
#include <iostream>
#include <utility>

int main() {
  int a = 0;
  int b = 0;
  while (std::cin >> a >> b) {
    if (a > b) std::swap(a, b);
    const float d = static_cast<float>(b - a);
    const bool cold = static_cast<int>(d * 1.618034f) == a;
    std::cout << (cold ? "0\n" : "1\n");
  }
}
