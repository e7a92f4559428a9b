#include "games/number_game/universe.hpp"

#include "core/nimber.hpp"

namespace impartial::number_game {

const Universe& Universe::get() {
  static const Universe universe;
  return universe;
}

Universe::Universe() : row_of_(kLow) {
  constexpr std::size_t kPositions = 3515;
  constexpr std::size_t kRows = 131;
  positions_.reserve(kPositions);
  cells_.reserve(kRows * kColumns);
  cells_.resize(kColumns, kNone);
  solve(kAllNumbers);
}

// Solves the position and all that can follow. Returns its index. The recursion is at most 19 deep,
// as each move takes a number.
std::uint16_t Universe::solve(Numbers free) {
  if (const std::uint16_t known = find(free); known != kNone) return known;
  Solved solved{free, 0, 0};
  std::uint64_t values = 0;
  for (unsigned number = kSmallest; number <= kLargest; ++number) {
    if ((free & bit(number)) == 0) continue;
    const unsigned value = positions_[solve(free_after(free, number))].grundy;
    if (value == 0) solved.winning |= bit(number);
    values |= std::uint64_t{1} << value;
  }
  solved.grundy = static_cast<std::uint8_t>(mex(values));
  const auto index = static_cast<std::uint16_t>(positions_.size());
  positions_.push_back(solved);
  std::uint8_t& row = row_of_[free % kLow];
  if (row == 0) {
    row = static_cast<std::uint8_t>(cells_.size() / kColumns);
    cells_.resize(cells_.size() + kColumns, kNone);
  }
  cells_[row * kColumns + free / kLow] = index;
  return index;
}

}  // namespace impartial::number_game
