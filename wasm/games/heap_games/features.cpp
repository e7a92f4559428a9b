// What can be said about a judge's case of a heap game, to find the rule by which a program is
// wrong.
#include <algorithm>

#include "core/nimber.hpp"
#include "games/heap_games/judge_facts.hpp"
#include "games/heap_games/judge_values.hpp"
#include "games/heap_games/judges.hpp"

namespace impartial::heap_games {
namespace {

const Heaps& heaps_of(const JudgeCase& of) { return of.positions.front(); }

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
     [](const JudgeCase& of) {
       std::uint64_t sum = 0;
       for (const std::uint64_t heap : heaps_of(of)) sum = nim_sum(sum, heap);
       return sum;
     }},
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
    {{"last_rule_number", "the last number of the rule"},
     [](const JudgeCase& of) { return of.numbers.empty() ? 0 : of.numbers.back(); }},
    {{"rule_ascending", "the numbers of the rule are in ascending order",
      "the numbers of the rule are not in ascending order"},
     [](const JudgeCase& of) -> std::uint64_t {
       return std::is_sorted(of.numbers.begin(), of.numbers.end());
     }},
    {{"positions", "the number of positions"},
     [](const JudgeCase& of) -> std::uint64_t { return of.positions.size(); }},
};

}  // namespace

std::span<const Feature<JudgeCase>> judge_features() { return kFeatures; }

}  // namespace impartial::heap_games
