// Takes all heaps above 1,000 to win.
// caught by: cses2207.edges
#include <cstddef>
#include <iostream>
#include <vector>

int main() {
  constexpr std::size_t kLargest = 1000;
  std::vector<std::size_t> value(kLargest + 1);
  for (std::size_t n = 0; n <= kLargest; ++n) {
    std::vector<bool> options(1024);
    for (std::size_t part = 1; 2 * part < n; ++part) options[value[part] ^ value[n - part]] = true;
    while (options[value[n]]) ++value[n];
  }
  int cases = 0;
  std::cin >> cases;
  for (std::size_t n = 0; cases > 0 && std::cin >> n; --cases)
    std::cout << (n > kLargest || value[n] != 0 ? "first\n" : "second\n");
}
