// Prints the winning moves in the order of the input, not ascending.
// caught by: poj1143.edges
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
    std::vector<unsigned> winning;
    std::vector<unsigned> order;
    for (unsigned i = 0, value = 0; i < count && std::cin >> value; ++i) {
      free[value] = true;
      order.push_back(value);
    }
    for (unsigned value : order) {
      if (winning_moves(take(free, value)).empty()) winning.push_back(value);
    }
    std::cout << "Test Case #" << number << '\n';
    std::cout << (winning.empty() ? "There's no winning move." : "The winning moves are:");
    for (unsigned move : winning) std::cout << ' ' << move;
    std::cout << "\n\n";
  }
}
