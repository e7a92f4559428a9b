// A number of the text, with its limits: written once, used by the readers, the notices and the
// page.
#pragma once

#include <cstdint>
#include <limits>

#include "core/notice.hpp"

namespace impartial {

inline constexpr std::uint64_t kMaxNumber = std::numeric_limits<std::uint64_t>::max();

struct Field {
  const Role* role = nullptr;  // never null where a number is read
  // What can be answered. Anything else is refused as out_of_range.
  std::uint64_t minimum = 0;
  std::uint64_t maximum = kMaxNumber;
  // What the judge's statement promises. Beyond it the answer is still exact, with a warning.
  std::uint64_t judge_minimum = minimum;
  std::uint64_t judge_maximum = maximum;
};

}  // namespace impartial
