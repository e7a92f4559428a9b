// HDU 1527, Wythoff's game in whole numbers.
#include <iostream>
#include <utility>

// Whether x <= k * phi, exactly. Nothing overflows up to 2,000,000,000.
bool at_most_k_phi(long long x, long long k) {
  return x * (x - k) <= k * k;
}

int main() {
  std::ios::sync_with_stdio(false);
  long long a = 0;
  long long b = 0;
  while (std::cin >> a >> b) {
    if (a > b) std::swap(a, b);
    const long long k = b - a;
    // Cold if a is k * phi, rounded down.
    const bool cold = at_most_k_phi(a, k) && !at_most_k_phi(a + 1, k);
    std::cout << (cold ? "0\n" : "1\n");
  }
}
