// What can be said about a judge's case of a heap game, to find the rule by which a program is
// wrong.
#include <algorithm>

#include "games/heap_games/judge_facts.hpp"
#include "games/heap_games/judge_values.hpp"
#include "games/heap_games/judges.hpp"

namespace impartial::heap_games {
namespace {

const Heaps& heaps_of(const JudgeCase& of) { return of.positions.front(); }

std::uint64_t last_number(const JudgeCase& of) {
  return of.numbers.empty() ? 0 : of.numbers.back();
}

// The remainder of a heap by the period of its rule, where the judges' programs take one; otherwise
// 0.
std::uint64_t rest(const JudgeCase& of) {
  const std::uint64_t heap = first_heap(heaps_of(of));
  switch (of.rule) {
    case JudgeRule::up_to:
      return heap % (last_number(of) + 1);
    case JudgeRule::rest_at_once:
      return heap % std::max<std::uint64_t>(of.numbers.front() + last_number(of), 1);
    case JudgeRule::one_two_k:
      return heap % (last_number(of) % 3 == 0 ? last_number(of) + 1 : 3);
    default:
      return 0;
  }
}

constexpr Feature<JudgeCase> kFeatures[]{
    {{"loses", "the player to move loses", "the player to move wins"},
     [](const JudgeCase& of) -> std::uint64_t { return !CaseAnswers(of).wins(heaps_of(of)); }},
    {{"heaps", "the number of heaps"},
     [](const JudgeCase& of) -> std::uint64_t { return heaps_of(of).size(); }},
    {{"first_heap", "the first heap"},
     [](const JudgeCase& of) { return first_heap(heaps_of(of)); }},
    {{"last_heap", "the last heap"},
     [](const JudgeCase& of) { return heaps_of(of).empty() ? 0 : heaps_of(of).back(); }},
    {{"largest", "the largest heap"}, largest_heap},
    {{"stones", "the sum of the heaps"},
     [](const JudgeCase& of) {
       std::uint64_t sum = 0;
       for (const std::uint64_t heap : heaps_of(of)) sum += heap;
       return sum;
     }},
    {{"nim_sum", "the nim-sum of the heaps"},
     [](const JudgeCase& of) { return nim_sum_of(heaps_of(of)); }},
    {{"equal_heaps", "two heaps are equal", "no two heaps are equal"},
     [](const JudgeCase& of) -> std::uint64_t {
       Heaps sorted = heaps_of(of);
       std::sort(sorted.begin(), sorted.end());
       return std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end();
     }},
    {{"rule_numbers", "how many numbers say the rule"},
     [](const JudgeCase& of) -> std::uint64_t { return of.numbers.size(); }},
    {{"first_rule_number", "the first number of the rule"},
     [](const JudgeCase& of) { return of.numbers.empty() ? 0 : of.numbers.front(); }},
    {{"last_rule_number", "the last number of the rule"}, last_number},
    {{"rule_ascending", "the numbers of the rule are in ascending order",
      "the numbers of the rule are not in ascending order"},
     [](const JudgeCase& of) -> std::uint64_t {
       return std::is_sorted(of.numbers.begin(), of.numbers.end());
     }},
    {{"positions", "the number of positions"},
     [](const JudgeCase& of) -> std::uint64_t { return of.positions.size(); }},
    {{"rest", "the remainder of the heap by the period"}, rest},
    {{"rest_above_last",
      "the remainder of the heap by the period is above the last number of the rule",
      "the remainder of the heap by the period is at most the last number of the rule"},
     [](const JudgeCase& of) -> std::uint64_t { return rest(of) > last_number(of); }},
    {{"winning_moves", "the number of winning first moves"},
     [](const JudgeCase& of) -> std::uint64_t {
       return of.rule == JudgeRule::nim ? count_winning_moves(heaps_of(of)) : 0;
     }},
};

}  // namespace

std::span<const Feature<JudgeCase>> judge_features() { return kFeatures; }

}  // namespace impartial::heap_games
