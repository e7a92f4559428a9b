// HDU 1527, Wythoff's game, with a mistake: phi as a double.
#include <cmath>
#include <iostream>
#include <utility>

// part
bool is_cold(int a, int b) {
  if (a > b) std::swap(a, b);
  return a == static_cast<int>((b - a) * (1 + std::sqrt(5.0)) / 2);
}
// end of part

int main() {
  int a = 0;
  int b = 0;
  while (std::cin >> a >> b)
    std::cout << (is_cold(a, b) ? "0\n" : "1\n");
}
