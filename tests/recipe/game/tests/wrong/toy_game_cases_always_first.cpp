// Every heap wins for the first player.
// caught by: toy_game_cases.sample
#include <iostream>

int main() {
  int cases = 0;
  std::cin >> cases;
  for (; cases > 0; --cases) std::cout << "First\n";
}
