// CSES 2207, with a mistake: a pattern that was read off the first twelve heaps.
#include <iostream>

int main() {
  int cases = 0;
  std::cin >> cases;
  for (int heap = 0; cases > 0 && std::cin >> heap; --cases) {
    // part
    const bool lost = heap == 2 || heap % 3 == 1;
    // end of part
    std::cout << (lost ? "second\n" : "first\n");
  }
}
