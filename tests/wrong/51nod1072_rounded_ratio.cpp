// The golden ratio rounded to 1.618, which is good enough for small heaps only.
// caught by: 51nod1072.edges
#include <algorithm>
#include <cmath>
#include <iostream>

int main() {
  int cases = 0;
  std::cin >> cases;
  while (cases-- > 0) {
    unsigned long long a = 0;
    unsigned long long b = 0;
    std::cin >> a >> b;
    const unsigned long long d = std::max(a, b) - std::min(a, b);
    std::cout << (std::floor(d * 1.618) == std::min(a, b) ? "B\n" : "A\n");
  }
}
