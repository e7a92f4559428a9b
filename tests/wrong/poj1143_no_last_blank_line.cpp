// The blank line stands between two answers, and not after the last one.
// caught by: poj1143.sample
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

std::vector<unsigned> winning_moves(const Free& free) {
  static std::map<Free, std::vector<unsigned>> known;
  const auto found = known.find(free);
  if (found != known.end()) return found->second;
  std::vector<unsigned> winning;
  for (unsigned number = 2; number <= 20; ++number) {
    if (!free[number]) continue;
    if (winning_moves(take(free, number)).empty()) winning.push_back(number);
  }
  return known[free] = winning;
}

}  // namespace

int main() {
  unsigned count = 0;
  for (int number = 1; std::cin >> count && count != 0; ++number) {
    Free free(21);
    for (unsigned i = 0, value = 0; i < count && std::cin >> value; ++i) free[value] = true;
    const std::vector<unsigned> winning = winning_moves(free);
    if (number > 1) std::cout << '\n';
    std::cout << "Test Case #" << number << '\n';
    std::cout << (winning.empty() ? "There's no winning move." : "The winning moves are:");
    for (unsigned move : winning) std::cout << ' ' << move;
    std::cout << '\n';
  }
}
