// LightOJ 1253, Misere Nim: who takes the last stone loses.
#include <iostream>

int main() {
  int cases = 0;
  std::cin >> cases;
  for (int number = 1; number <= cases; ++number) {
    int heaps = 0;
    std::cin >> heaps;
    int nim_sum = 0;
    bool large = false;  // whether some heap has two stones or more
    for (int heap = 0; heaps > 0 && std::cin >> heap; --heaps) {
      nim_sum ^= heap;
      if (heap >= 2) large = true;
    }
    const bool first_wins = large ? nim_sum != 0 : nim_sum == 0;
    std::cout << "Case " << number << ": "
              << (first_wins ? "Alice\n" : "Bob\n");
  }
}
