// Every cold pair within 10^9 that a double gets wrong.
#include <cmath>
#include <iostream>

int main() {
  int wrong = 0;
  long long a = 0;
  for (long long k = 0; a + k <= 1'000'000'000; ++k) {
    // Here a is floor(k * phi), exactly.
    if (a != static_cast<int>(k * (1 + std::sqrt(5.0)) / 2)) {
      std::cout << a << ' ' << a + k << '\n';
      ++wrong;
    }
    ++a;  // the next one is 1 or 2 further
    if ((a + 1) * (a - k) <= (k + 1) * (k + 1)) ++a;
  }
  std::cout << wrong << " pairs\n";
}
