// The golden ratio as a double, though the heaps have 60 bits.
// caught by: 51nod1185.edges
#include <algorithm>
#include <iostream>

int main() {
  int cases = 0;
  std::cin >> cases;
  while (cases-- > 0) {
    unsigned long long a = 0;
    unsigned long long b = 0;
    std::cin >> a >> b;
    const unsigned long long d = std::max(a, b) - std::min(a, b);
    const double product = d * 1.618033988749895;
    const bool loses =
        product < 0x1p64 && static_cast<unsigned long long>(product) == std::min(a, b);
    std::cout << (loses ? "B\n" : "A\n");
  }
}
