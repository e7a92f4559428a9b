// The two operators on Grundy values.
#pragma once

#include <bit>
#include <cstdint>

namespace impartial {

// mex of the set whose members are the 1 bits of `members`: the least number that is not in it.
// Domain: members below 64; a full set gives 64.
constexpr unsigned mex(std::uint64_t members) {
  return static_cast<unsigned>(std::countr_one(members));
}

// The Grundy value of a disjunctive sum (Sprague 1935, Grundy 1939; proved).
constexpr std::uint64_t nim_sum(std::uint64_t a, std::uint64_t b) { return a ^ b; }

}  // namespace impartial
