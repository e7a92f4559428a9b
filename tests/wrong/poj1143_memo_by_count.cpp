// Keeps results by how many numbers are free, not by which.
// caught by: poj1143.small_all
#include <algorithm>
#include <iostream>
#include <map>
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

bool wins(const Free& free) {
  static std::map<long, bool> known;
  const long count = std::count(free.begin(), free.end(), true);
  const auto found = known.find(count);
  if (found != known.end()) return found->second;
  bool wins_here = false;
  for (unsigned number = 2; number <= 20; ++number) {
    if (free[number] && !wins(take(free, number))) wins_here = true;
  }
  return known[count] = wins_here;
}

std::vector<unsigned> winning_moves(const Free& free) {
  std::vector<unsigned> winning;
  for (unsigned number = 2; number <= 20; ++number) {
    if (free[number] && !wins(take(free, number))) winning.push_back(number);
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
