// Taking a number takes its multiples with it, but not the sums.
// caught by: poj1143.small_all
#include <iostream>
#include <map>
#include <vector>

namespace {

using Free = std::vector<bool>;  // by number, 0..20

Free take(Free free, unsigned number) {
  for (unsigned multiple = number; multiple <= 20; multiple += number) free[multiple] = false;
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
    std::cout << "Test Case #" << number << '\n';
    std::cout << (winning.empty() ? "There's no winning move." : "The winning moves are:");
    for (unsigned move : winning) std::cout << ' ' << move;
    std::cout << "\n\n";
  }
}
