// The words of the games in which numbers are chosen and their sums are taken: the Number Game, and
// Sylver Coinage.
#pragma once

#include <string>
#include <string_view>

#include "core/notice.hpp"

namespace impartial::chosen_numbers {

// The meanings of the numbers in the text.
inline constexpr Role kRoles[]{
    {"number_count", "the count of numbers", "numbers"},
    {"number", "a number of the position", "numbers"},
};

// "6 is free, but 6 = 3 + 3 and 3 is taken", or "6 is free, but 6 = 2 + 4 and both are taken".
inline constexpr Rule kSumTaken{
    "sum_taken", [](const Notice& notice) {
      const std::string_view sum = notice.param("witness");
      const std::string_view left = notice.param("left");
      const std::string_view right = notice.param("right");
      const bool same = left == right;
      return joined({sum, " is free, but ", sum, " = ", left, " + ", right, " and ",
                     same ? left : "both", same ? " is" : " are", " taken"});
    }};

}  // namespace impartial::chosen_numbers
