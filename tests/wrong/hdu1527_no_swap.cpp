// Forgets that the larger heap may come first.
// caught by: hdu1527.sample
#include <cmath>
#include <iostream>

int main() {
  long long a = 0;
  long long b = 0;
  while (std::cin >> a >> b) {
    const long double ratio = (1 + std::sqrt(5.0L)) / 2;
    const bool cold = static_cast<long long>(std::floor((b - a) * ratio)) == a;
    std::cout << (cold ? "0\n" : "1\n");
  }
}
