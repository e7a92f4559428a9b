// HDU 5724, Chess: the Grundy value of a row is read off its staircase.
#include <iostream>

int main() {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  int cases = 0;
  std::cin >> cases;
  while (cases-- > 0) {
    int rows = 0;
    std::cin >> rows;
    int nim_sum = 0;
    while (rows-- > 0) {
      bool piece[21] = {};
      int pieces = 0;
      std::cin >> pieces;
      for (int cell = 0; pieces > 0 && std::cin >> cell; --pieces)
        piece[cell] = true;

      // From the right: the pieces since the last empty cell, and
      // whether the empty cells so far are odd in number.
      int group = 0;
      bool odd = false;
      for (int cell = 20; cell >= 1; --cell) {
        if (piece[cell]) {
          ++group;
        } else {
          if (odd) nim_sum ^= group;
          odd = !odd;
          group = 0;
        }
      }
      if (odd) nim_sum ^= group;
    }
    std::cout << (nim_sum != 0 ? "YES\n" : "NO\n");
  }
}
