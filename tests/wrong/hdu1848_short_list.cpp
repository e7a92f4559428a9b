// The list of Fibonacci numbers ends too early.
// caught by: hdu1848.edges
#include <iostream>
#include <set>
#include <vector>

int main() {
  const int takes[]{1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377};
  std::vector<int> value(10'001);
  for (int n = 0; n <= 10'000; ++n) {
    std::set<int> options;
    for (const int take : takes) {
      if (take <= n) options.insert(value[static_cast<std::size_t>(n - take)]);
    }
    int least = 0;
    while (options.count(least) != 0) ++least;
    value[static_cast<std::size_t>(n)] = least;
  }
  for (std::size_t a = 0, b = 0, c = 0; std::cin >> a >> b >> c && (a | b | c) != 0;)
    std::cout << ((value[a] ^ value[b] ^ value[c]) != 0 ? "Fibo\n" : "Nacci\n");
}
