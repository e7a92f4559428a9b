// Keeps results by the sum of the free numbers, not by which they are.
// caught by: poj1143.small_all
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
  static std::map<unsigned, bool> known;
  unsigned sum = 0;
  for (unsigned number = 2; number <= 20; ++number) {
    if (free[number]) sum += number;
  }
  const auto found = known.find(sum);
  if (found != known.end()) return found->second;
  for (unsigned number = 2; number <= 20; ++number) {
    if (free[number] && !wins(take(free, number))) return known[sum] = true;
  }
  return known[sum] = false;
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
