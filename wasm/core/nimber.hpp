// The two operators on Grundy values.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

namespace impartial {

// The mex of a set of numbers below 64, given by the bits of `members`: the least number that is
// not in the set. 64 for the full set.
constexpr unsigned mex(std::uint64_t members) {
  return static_cast<unsigned>(std::countr_one(members));
}

// The mex of the values. Order and repetitions do not matter.
inline std::uint64_t mex(std::vector<std::uint64_t> values) {
  std::sort(values.begin(), values.end());
  std::uint64_t least = 0;
  for (const std::uint64_t value : values) least += value == least ? 1 : 0;
  return least;
}

// The Grundy value of a disjunctive sum (R. Sprague, "Ueber mathematische Kampfspiele", 1935;
// P. M. Grundy, "Mathematics and Games", 1939; proved there).
constexpr std::uint64_t nim_sum(std::uint64_t a, std::uint64_t b) { return a ^ b; }

}  // namespace impartial
