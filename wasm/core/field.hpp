// The role and the limits of a number in the text, for the readers, the notices and the page.
#pragma once

#include <cstdint>
#include <limits>

#include "core/notice.hpp"

namespace impartial {

inline constexpr std::uint64_t kMaxNumber = std::numeric_limits<std::uint64_t>::max();

struct Field {
  const Role* role = nullptr;  // Domain: not null when a number is read
  // The numbers that the solver accepts. Any other is refused as out_of_range.
  std::uint64_t minimum = 0;
  std::uint64_t maximum = kMaxNumber;
  // The numbers that the judge allows. Beyond them the answer is still exact, with a warning.
  std::uint64_t judge_minimum = minimum;
  std::uint64_t judge_maximum = maximum;
  // It belongs to the number before it: if the input ends between them, the error is at that
  // number.
  bool is_second = false;
};

}  // namespace impartial
