// Knows nothing of the numbers that were taken before the position.
// caught by: number_game/judge/poj1143.small_all
#include <iostream>
#include <map>
#include <vector>

namespace {

using Free = std::vector<bool>;  // by number, 0..20

// Sums of numbers that are taken from now on; `taken` is all of them.
std::vector<unsigned> winning_moves(const Free& free, const std::vector<bool>& taken) {
  static std::map<std::vector<bool>, std::vector<unsigned>> known;  // by both
  std::vector<bool> both = free;
  both.insert(both.end(), taken.begin(), taken.end());
  const auto found = known.find(both);
  if (found != known.end()) return found->second;
  std::vector<unsigned> winning;
  for (unsigned number = 2; number <= 20; ++number) {
    if (!free[number]) continue;
    Free left = free;
    std::vector<bool> sums = taken;
    sums[number] = true;
    for (unsigned sum = 2; sum + number <= 20; ++sum) {
      if (sums[sum]) sums[sum + number] = true;
    }
    for (unsigned sum = 2; sum <= 20; ++sum) {
      if (sums[sum]) left[sum] = false;
    }
    if (winning_moves(left, sums).empty()) winning.push_back(number);
  }
  return known[both] = winning;
}

}  // namespace

int main() {
  unsigned count = 0;
  for (int number = 1; std::cin >> count && count != 0; ++number) {
    Free free(21);
    for (unsigned i = 0, value = 0; i < count && std::cin >> value; ++i) free[value] = true;
    const std::vector<unsigned> winning = winning_moves(free, std::vector<bool>(21));
    std::cout << "Test Case #" << number << '\n';
    std::cout << (winning.empty() ? "There's no winning move." : "The winning moves are:");
    for (unsigned move : winning) std::cout << ' ' << move;
    std::cout << "\n\n";
  }
}
