// LightOJ 1253, Misere Nim, with a mistake: it switches at a nim-sum.
#include <iostream>

int main() {
  int cases = 0;
  std::cin >> cases;
  for (int number = 1; number <= cases; ++number) {
    int heaps = 0;
    std::cin >> heaps;
    int nim_sum = 0;
    for (int heap = 0; heaps > 0 && std::cin >> heap; --heaps) {
      nim_sum ^= heap;
    }
    // part
    const bool first_wins = nim_sum <= 1 ? nim_sum == 0 : true;
    // end of part
    std::cout << "Case " << number << ": "
              << (first_wins ? "Alice\n" : "Bob\n");
  }
}
