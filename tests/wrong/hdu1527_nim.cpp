// Plays Nim: only equal heaps lose.
// caught by: hdu1527.sample
#include <iostream>

int main() {
  long long a = 0;
  long long b = 0;
  while (std::cin >> a >> b) {
    const bool cold = a == b;
    std::cout << (cold ? "0\n" : "1\n");
  }
}
