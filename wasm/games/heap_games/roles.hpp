// What the numbers and the signs in a text of this game stand for, and what is wrong with a rule.
#pragma once

#include "core/notice.hpp"

namespace impartial::heap_games {

inline constexpr Role kRoles[]{
    {"heap", "a heap", "heaps"},
    {"heap_count", "the number of heaps", "heaps"},
    {"stones_left", "the stones of a part, or - for none", "stones"},
    {"heap_rule", "a rule, such as {1,3,4}, 0.77 or n -> n-k : 0<k<4", "rules"},
    {"heaps_behind", "a colon and the heaps", "heaps"},
    {"rule_set", "a set, such as {1,3,4}", "sets"},
    {"rule_number", "a whole number", "numbers"},
    {"rule_digit", "a digit from 0 to 7", "digits"},
    {"rule_first_digit", "a first digit that is 0 or 4", "digits"},
    {"rule_point", "a point behind the first digit", "digits"},
    {"rule_expression", "a number, a letter or a bracket", "numbers"},
    {"rule_letter", "the number of letters", "letters"},
    {"rule_part", "the number of parts", "parts"},
    {"rule_length", "the length of the rule", "characters"},
    {"rule_head", "a letter for the heap, such as n", "letters"},
    {"rule_arrow", "the arrow ->", "arrows"},
    {"rule_comparison", "a comparison, such as <=", "comparisons"},
    {"rule_bracket", "a bracket ( or )", "brackets"},
    {"rule_square_bracket", "a bracket ]", "brackets"},
    {"rule_brace", "a comma, or a brace }", "braces"},
    {"rule_comma", "a comma", "commas"},
    {"rule_claim", "a claim, such as g=0 iff n%7=0", "claims"},
    // Of judges.
    {"largest_take", "the most that a move may take", "stones"},
    {"smallest_take", "the least that a move may take", "stones"},
    {"third_take", "the third take", "stones"},
    {"set_size", "the size of the set", "numbers"},
    {"take", "a number of the set", "numbers"},
    {"position_count", "the number of positions", "positions"},
};
inline constexpr const Role& kHeap = kRoles[0];
inline constexpr const Role& kHeapCount = kRoles[1];
inline constexpr const Role& kStonesLeft = kRoles[2];
inline constexpr const Role& kRuleRole = kRoles[3];
inline constexpr const Role& kHeapsBehind = kRoles[4];
inline constexpr const Role& kSet = kRoles[5];
inline constexpr const Role& kNumber = kRoles[6];
inline constexpr const Role& kDigit = kRoles[7];
inline constexpr const Role& kFirstDigit = kRoles[8];
inline constexpr const Role& kPoint = kRoles[9];
inline constexpr const Role& kExpression = kRoles[10];
inline constexpr const Role& kLetter = kRoles[11];
inline constexpr const Role& kPart = kRoles[12];
inline constexpr const Role& kLength = kRoles[13];
inline constexpr const Role& kHead = kRoles[14];
inline constexpr const Role& kArrow = kRoles[15];
inline constexpr const Role& kComparison = kRoles[16];
inline constexpr const Role& kBracket = kRoles[17];
inline constexpr const Role& kSquareBracket = kRoles[18];
inline constexpr const Role& kBrace = kRoles[19];
inline constexpr const Role& kComma = kRoles[20];
inline constexpr const Role& kClaimRole = kRoles[21];
inline constexpr const Role& kLargestTake = kRoles[22];
inline constexpr const Role& kSmallestTake = kRoles[23];
inline constexpr const Role& kThirdTake = kRoles[24];
inline constexpr const Role& kSetSize = kRoles[25];
inline constexpr const Role& kTake = kRoles[26];
inline constexpr const Role& kPositionCount = kRoles[27];

inline constexpr Rule kRules[]{
    {"comes_again",
     [](const Notice& notice) {
       return joined({"the rule need not end, as a heap of ", notice.param("left"),
                      " can become one of ", notice.param("right")});
     }},
    {"takes_nothing",
     [](const Notice& notice) {
       return joined({"the least that a move may take, ", notice.param("left"),
                      ", is above the most, ", notice.param("right")});
     }},
};
inline constexpr const Rule& kComesAgain = kRules[0];
inline constexpr const Rule& kTakesNothing = kRules[1];

}  // namespace impartial::heap_games
