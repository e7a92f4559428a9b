// A sparse space of Grundy values, which makes the table of a take-and-break code fast.
//
// A linear function on the values, the parity of v & mask, divides them in two: the values where it
// is 0 are a space, closed under nim-sum. In many games few heaps have a value in it (R. K. Guy;
// A. Flammenkamp, "Lange Perioden in Subtraktions-Spielen", 1997, also with the parity of the heap
// added). Such heaps are rare, the others common. The value of a sum of two heaps is outside the
// space only if just one of them is rare. So of the values outside, those that no option has are
// found by looking at the rare heaps only; and of those inside that are smaller, mostly all are
// found among the first sums of two common heaps.
// The answer is right for any mask; only the time depends on it.
#pragma once

#include <cstdint>
#include <vector>

namespace impartial::heap_games {

class SparseSpace {
 public:
  // Whether a value is in the space, for a heap or a sum of heaps of so many stones. Before the
  // first choice all values are.
  bool contains(std::uint32_t value, std::uint64_t stones) const {
    const auto parity = static_cast<std::uint64_t>(__builtin_parity(value & mask_));
    return ((parity ^ (stones & by_parity_)) & 1) == 0;
  }
  // Whether all values are in it.
  bool has_all() const { return mask_ == 0; }
  // Chooses the space that has the fewest of the values. `by_parity`: the parity of the heap may
  // be added.
  void choose(const std::vector<std::uint32_t>& values, bool by_parity);

 private:
  std::uint32_t mask_ = 0;
  std::uint64_t by_parity_ = 0;  // 1 if it is added
};

}  // namespace impartial::heap_games
