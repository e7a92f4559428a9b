#include "games/number_game/judge/universe.hpp"

#include "core/nimber.hpp"

namespace impartial::number_game {

const Universe& Universe::get() {
  static const Universe universe;
  return universe;
}

Universe::Universe() : slots_(kSlots) {
  constexpr std::size_t kPositions = 3515;
  positions_.reserve(kPositions);
  solve(kAllNumbers);
}

// Solves the position and all that can follow. Returns its index. The recursion is at most 19 deep,
// as each move takes a number.
std::uint32_t Universe::solve(Numbers free) {
  if (const std::uint32_t known = find(free); known != kNone) return known;
  Solved solved{free, 0, 0};
  std::uint64_t values = 0;
  for (unsigned number = kSmallest; number <= kLargest; ++number) {
    if ((free & bit(number)) == 0) continue;
    const unsigned value = positions_[solve(free_after(free, number))].grundy;
    if (value == 0) solved.winning |= bit(number);
    values |= std::uint64_t{1} << value;
  }
  solved.grundy = static_cast<std::uint8_t>(mex(values));
  const auto index = static_cast<std::uint32_t>(positions_.size());
  positions_.push_back(solved);
  std::uint32_t slot = hash(free);
  while (slots_[slot].index != kNone) slot = (slot + 1) % kSlots;
  slots_[slot] = {free, index};
  return index;
}

}  // namespace impartial::number_game
