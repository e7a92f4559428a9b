// The first cold pairs: the least unused number, and its partner.
#include <iostream>
#include <vector>

int main() {
  const int pairs = 10;
  std::vector<bool> used(4 * pairs);
  int a = 0;
  for (int k = 0; k < pairs; ++k) {
    while (used[a]) ++a;
    used[a] = used[a + k] = true;
    std::cout << a << ' ' << a + k << '\n';
  }
}
