// What the numbers and the signs in a text of this game stand for, and what is wrong with a rule.
#pragma once

#include "core/notice.hpp"

namespace impartial::heap_games {

inline constexpr Role kHeap{"heap", "a heap", "heaps"};
inline constexpr Role kHeapCount{"heap_count", "the number of heaps", "heaps"};
inline constexpr Role kStonesLeft{"stones_left", "the stones of a part, or - for none", "stones"};
inline constexpr Role kRuleRole{"heap_rule", "a rule, such as {1,3,4}, 0.77 or n -> n-k : 0<k<4",
                                "rules"};
inline constexpr Role kHeapsBehind{"heaps_behind", "a colon and the heaps", "heaps"};
inline constexpr Role kOneColon{"one_colon", "only one colon behind the rule", "colons"};
inline constexpr Role kSet{"rule_set", "a set, such as {1,3,4}", "sets"};
inline constexpr Role kNumber{"rule_number", "a whole number", "numbers"};
inline constexpr Role kDigit{"rule_digit", "a digit from 0 to 7", "digits"};
inline constexpr Role kFirstDigit{"rule_first_digit", "a first digit that is 0 or 4", "digits"};
inline constexpr Role kPoint{"rule_point", "a point behind the first digit", "digits"};
inline constexpr Role kClaimEnd{"claim_end", "the end of the claim", "signs"};
inline constexpr Role kExpression{"rule_expression", "a number, a letter or a bracket", "numbers"};
inline constexpr Role kLetter{"rule_letter", "the number of letters", "letters"};
inline constexpr Role kPart{"rule_part", "the number of parts", "parts"};
inline constexpr Role kLength{"rule_length", "the length of the rule", "characters"};
inline constexpr Role kHead{"rule_head", "a letter for the heap, such as n", "letters"};
inline constexpr Role kArrow{"rule_arrow", "the arrow ->", "arrows"};
inline constexpr Role kComparison{"rule_comparison", "a comparison, such as <=", "comparisons"};
inline constexpr Role kBracket{"rule_bracket", "a bracket ( or )", "brackets"};
inline constexpr Role kSquareBracket{"rule_square_bracket", "a bracket ]", "brackets"};
inline constexpr Role kBrace{"rule_brace", "a comma, or a brace }", "braces"};
inline constexpr Role kComma{"rule_comma", "a comma", "commas"};
inline constexpr Role kClaimRole{"rule_claim", "a claim, such as g=0 iff n%7=0", "claims"};
// Of judges.
inline constexpr Role kLargestTake{"largest_take", "the most that a move may take", "stones"};
inline constexpr Role kSmallestTake{"smallest_take", "the least that a move may take", "stones"};
inline constexpr Role kThirdTake{"third_take", "the third take", "stones"};
inline constexpr Role kSetSize{"set_size", "the size of the set", "numbers"};
inline constexpr Role kTake{"take", "a number of the set", "numbers"};
inline constexpr Role kPositionCount{"position_count", "the number of positions", "positions"};
// The words of all, for the page. Each above is alone, so that a module has those that it names.
inline constexpr Role kRoles[]{
    kHeap,        kHeapCount,    kStonesLeft,    kRuleRole, kHeapsBehind, kOneColon,
    kClaimEnd,    kSet,          kNumber,        kDigit,    kFirstDigit,  kPoint,
    kExpression,  kLetter,       kPart,          kLength,   kHead,        kArrow,
    kComparison,  kBracket,      kSquareBracket, kBrace,    kComma,       kClaimRole,
    kLargestTake, kSmallestTake, kThirdTake,     kSetSize,  kTake,        kPositionCount,
};

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
