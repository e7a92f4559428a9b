// Sums over the heaps of a position.
#pragma once

#include <algorithm>
#include <cstdint>

#include "core/nimber.hpp"
#include "games/misere_nim/misere_nim.hpp"

namespace impartial::misere_nim {

// What wrong rules and features ask of a position.
struct Facts {
  explicit Facts(const Heaps& heaps) : count(heaps.size()) {
    for (const std::uint64_t heap : heaps) {
      sum = nim_sum(sum, heap);
      stones += heap;
      all_bits |= heap;
      largest = std::max(largest, heap);
      if (heap == 1) ++ones;
    }
  }
  bool all_small() const { return all_bits <= 1; }

  std::uint64_t count = 0;
  std::uint64_t sum = 0;  // the nim-sum
  std::uint64_t stones = 0;
  std::uint64_t all_bits = 0;
  std::uint64_t largest = 0;
  std::uint64_t ones = 0;
};

}  // namespace impartial::misere_nim
