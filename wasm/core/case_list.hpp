// The positions of which inputs are made.
#pragma once

#include <vector>

#include "core/random.hpp"
#include "core/text_writer.hpp"

namespace impartial {

template <class Position>
struct CaseList {
  // In the order of their size.
  std::vector<Position> small;
  // Larger ones at which programs often fail, in the order of their size.
  std::vector<Position> special;
};

// The largest size of a random position.
inline constexpr unsigned kSizes = 32;

}  // namespace impartial
