// The judge's table of the Number Game: all positions that can occur within 2..20, solved.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "core/domain.hpp"

namespace impartial::number_game {

inline constexpr unsigned kSmallest = 2;
inline constexpr unsigned kLargest = 20;

// A set of numbers up to kLargest: bit i is the number i.
using Numbers = std::uint32_t;

constexpr Numbers bit(std::uint64_t number) { return Numbers{1} << number; }
// 2..20.
inline constexpr Numbers kAllNumbers = (bit(kLargest + 1) - 1) & ~(bit(kSmallest) - 1);

// The free numbers after `number` is taken.
constexpr Numbers free_after(Numbers free, unsigned number) {
  // S + {0, x, 2x, 3x, ...} by doubling; 0 belongs to S, and 1 is never reached.
  Numbers taken = ~free & (kAllNumbers | 1U);
  for (unsigned shift = number; shift <= kLargest; shift *= 2) taken |= taken << shift;
  return free & ~taken;
}

// The free numbers if `generator` had never been taken.
// Domain: `generator` is a minimal generator of the semigroup of the taken numbers.
constexpr Numbers free_without(Numbers free, unsigned generator) {
  Numbers taken = 1;
  for (unsigned number = kSmallest; number <= kLargest; ++number) {
    if (number == generator || (free & bit(number)) != 0 || (taken & bit(number)) != 0) continue;
    // The order is ascending, so a taken number that is no sum of smaller ones is a generator.
    for (unsigned shift = number; shift <= kLargest; shift *= 2) taken |= taken << shift;
  }
  IMPARTIAL_DOMAIN(((free | taken) & bit(generator)) == 0);
  return kAllNumbers & ~taken;
}

struct Solved {
  Numbers free = 0;
  Numbers winning = 0;  // the moves that leave a P-position
  std::uint8_t grundy = 0;
};

class Universe {
 public:
  // The first call builds the table, in less than a millisecond.
  static const Universe& get();

  // The 3,515 positions that can occur, including the empty one. Order: each after its options.
  const std::vector<Solved>& positions() const { return positions_; }

  // The index in positions(), or kNone if `free` cannot occur.
  // Domain: no number is above kLargest.
  static constexpr std::uint16_t kNone = UINT16_MAX;
  std::uint16_t find(Numbers free) const {
    IMPARTIAL_DOMAIN(free >> (kLargest + 1) == 0);
    return cells_[row_of_[free % kLow] * kColumns + free / kLow];
  }

 private:
  Universe();
  std::uint16_t solve(Numbers free);

  // The numbers below 12 tell the row of a table, the others the column. A row stands close
  // together, so that the positions of a judge's file stay in the processor's nearest cache; a
  // table by hash would fill several times as much.
  static constexpr Numbers kLow = Numbers{1} << 12;
  static constexpr Numbers kColumns = Numbers{1} << (kLargest + 1 - 12);
  std::vector<std::uint8_t> row_of_;
  std::vector<std::uint16_t> cells_;  // row by row; the first one has no position
  std::vector<Solved> positions_;
};

}  // namespace impartial::number_game
