// Knows nothing of the numbers that were taken before the position.
// caught by: poj1143.small_all
#include <cstdint>
#include <iostream>
#include <unordered_map>

namespace {

using Numbers = std::uint32_t;  // bit i: the number i, 0..20

// Sums of numbers that are taken from now on; `taken` is all of them.
Numbers winning_moves(Numbers free, Numbers taken) {
  static std::unordered_map<std::uint64_t, Numbers> known;  // by both
  const std::uint64_t both = std::uint64_t{free} << 21 | taken;
  const auto found = known.find(both);
  if (found != known.end()) return found->second;
  Numbers winning = 0;
  for (unsigned number = 2; number <= 20; ++number) {
    if (!(free >> number & 1)) continue;
    Numbers sums = taken | 1U << number;
    for (unsigned sum = 2; sum + number <= 20; ++sum) {
      if (sums >> sum & 1) sums |= 1U << (sum + number);
    }
    if (winning_moves(free & ~sums, sums) == 0) winning |= 1U << number;
  }
  return known[both] = winning;
}

}  // namespace

int main() {
  unsigned count = 0;
  for (int number = 1; std::cin >> count && count != 0; ++number) {
    Numbers free = 0;
    for (unsigned i = 0, value = 0; i < count && std::cin >> value; ++i) free |= 1U << value;
    const Numbers winning = winning_moves(free, 0);
    std::cout << "Test Case #" << number << '\n';
    std::cout << (winning == 0 ? "There's no winning move." : "The winning moves are:");
    for (unsigned move = 2; move <= 20; ++move) {
      if (winning >> move & 1) std::cout << ' ' << move;
    }
    std::cout << "\n\n";
  }
}
