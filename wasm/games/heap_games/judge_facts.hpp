// What generated cases, features and wrong rules ask of the heaps of a case.
#pragma once

#include <algorithm>
#include <cstdint>

#include "core/nimber.hpp"
#include "games/heap_games/judge_case.hpp"

namespace impartial::heap_games {

inline std::uint64_t largest_heap(const JudgeCase& of) {
  std::uint64_t largest = 0;
  for (const Heaps& heaps : of.positions) {
    for (const std::uint64_t heap : heaps) largest = std::max(largest, heap);
  }
  return largest;
}

inline std::uint64_t nim_sum_of(const Heaps& heaps) {
  std::uint64_t sum = 0;
  for (const std::uint64_t heap : heaps) sum = nim_sum(sum, heap);
  return sum;
}

inline std::uint64_t first_heap(const Heaps& heaps) { return heaps.empty() ? 0 : heaps.front(); }

}  // namespace impartial::heap_games
