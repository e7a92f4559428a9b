// Takes a scenario with no numbers left for the end of the input, as in POJ 1143.
// caught by: tud2001.forms_zero_at_end
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
  int cases = 0;
  std::cin >> cases;
  for (int number = 1; number <= cases; ++number) {
    unsigned count = 0;
    if (!(std::cin >> count) || count == 0) break;
    Free free(21);
    for (unsigned i = 0, value = 0; i < count && std::cin >> value; ++i) free[value] = true;
    const std::vector<unsigned> winning = winning_moves(free);
    std::cout << "Scenario #" << number << ":\n";
    std::cout << (winning.empty() ? "There is no winning move" : "The winning moves are:");
    for (unsigned move : winning) std::cout << ' ' << move;
    std::cout << ".\n\n";
  }
}
