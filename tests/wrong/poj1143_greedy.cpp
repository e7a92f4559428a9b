// Greedy: a move is good if it leaves an even number of numbers.
// caught by: poj1143.small_all
#include <algorithm>
#include <iostream>
#include <vector>

namespace {

using Free = std::vector<bool>;  // by number, 0..20

Free take(Free free, unsigned number) {
  free[number] = false;
  for (unsigned taken = 2; taken + number <= 20; ++taken) {
    if (!free[taken]) free[taken + number] = false;
  }
  return free;
}

std::vector<unsigned> winning_moves(const Free& free) {
  std::vector<unsigned> winning;
  for (unsigned number = 2; number <= 20; ++number) {
    if (!free[number]) continue;
    const Free left = take(free, number);
    if (std::count(left.begin(), left.end(), true) % 2 == 0) winning.push_back(number);
  }
  return winning;
}

}  // namespace

int main() {
  unsigned count = 0;
  for (int number = 1; std::cin >> count && count != 0; ++number) {
    Free free(21);
    for (unsigned i = 0, value = 0; i < count && std::cin >> value; ++i) free[value] = true;
    const std::vector<unsigned> winning = winning_moves(free);
    std::cout << "Test Case #" << number << '\n';
    std::cout << (winning.empty() ? "There's no winning move." : "The winning moves are:");
    for (unsigned move : winning) std::cout << ' ' << move;
    std::cout << "\n\n";
  }
}
