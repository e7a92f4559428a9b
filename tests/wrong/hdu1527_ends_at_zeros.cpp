// Takes the pair 0 0 for the end of the input.
// caught by: hdu1527.forms_zeros_inside
#include <cmath>
#include <iostream>
#include <utility>

int main() {
  long long a = 0;
  long long b = 0;
  while (std::cin >> a >> b && a + b != 0) {
    if (a > b) std::swap(a, b);
    const long double ratio = (1 + std::sqrt(5.0L)) / 2;
    const bool cold = static_cast<long long>(static_cast<long double>(b - a) * ratio) == a;
    std::cout << (cold ? "0\n" : "1\n");
  }
}
