// Known mistakes at heap games. One file, because the judges share their wrong rules.
#include <algorithm>
#include <array>
#include <set>

#include "core/nimber.hpp"
#include "core/wrong_answers.hpp"
#include "games/heap_games/judge_facts.hpp"
#include "games/heap_games/judge_values.hpp"
#include "games/heap_games/judges.hpp"

namespace impartial::heap_games {
namespace {

using Read = ReadCase<JudgeCase>;
// Whether the player to move wins, for each position of a case.
using Wins = std::vector<bool>;

struct WrongRule {
  std::string_view id;
  std::string_view sentence;
  Wins (*wins)(const JudgeCase& of);
};

template <auto kEach>
Wins each(const JudgeCase& of) {
  const CaseAnswers answers(of);
  Wins wins;
  for (const Heaps& heaps : of.positions) wins.push_back(kEach(of, answers, heaps));
  return wins;
}

// By the nim-sum of other values.
template <class Value>
Wins by_values(const JudgeCase& of, Value&& value) {
  Wins wins;
  for (const Heaps& heaps : of.positions) {
    std::uint64_t sum = 0;
    for (const std::uint64_t heap : heaps) sum = nim_sum(sum, value(heap));
    wins.push_back(sum != 0);
  }
  return wins;
}

Wins by_table(const JudgeCase& of, const Table& table) {
  return by_values(of, [&](std::uint64_t heap) -> std::uint64_t {
    return heap < table.size() ? table[static_cast<std::size_t>(heap)] : 0;
  });
}

template <JudgeId id>
void write(const WrongRule& rule, const Read& read, TextWriter& writer) {
  constexpr JudgeWords kWords = words_of(id);
  if (kJudgeInfos[static_cast<std::size_t>(id)].answer.numbered)
    writer.text("Case ").number(read.number).text(": ");
  for (const bool wins : rule.wins(read.position)) writer.text(wins ? kWords.win : kWords.loss);
  writer.text("\n");
}

// --- Rules that any of these games may be confused with

constexpr WrongRule kNamesSwapped{"names_swapped",
                                  "The words for a win and for a loss are swapped.",
                                  each<[](const JudgeCase&, const CaseAnswers& answers,
                                          const Heaps& heaps) { return !answers.wins(heaps); }>};
constexpr WrongRule kFirst30{
    "first_30", "The first 30 values are taken for a period.", [](const JudgeCase& of) {
      const CaseAnswers answers(of);
      return by_values(of, [&](std::uint64_t heap) { return answers.value(heap % 30); });
    }};

constexpr WrongRule kSums[]{
    kNamesSwapped,
    kFirst30,
    {"sizes_xored", "The sizes of the heaps are xored, not their Grundy values.",
     [](const JudgeCase& of) { return by_values(of, [](std::uint64_t heap) { return heap; }); }},
    {"every_heap_p", "A sum is said to lose only if every single heap loses.",
     each<[](const JudgeCase&, const CaseAnswers& answers, const Heaps& heaps) {
       return std::any_of(heaps.begin(), heaps.end(),
                          [&](std::uint64_t heap) { return answers.value(heap) != 0; });
     }>},
    {"values_added", "The Grundy values are added modulo 2, not xored.",
     each<[](const JudgeCase&, const CaseAnswers& answers, const Heaps& heaps) {
       std::uint64_t sum = 0;
       for (const std::uint64_t heap : heaps) sum += answers.value(heap);
       return sum % 2 != 0;
     }>},
    {"last_heap_left_out", "The last heap is left out of the nim-sum.",
     each<[](const JudgeCase&, const CaseAnswers& answers, const Heaps& heaps) {
       Heaps others = heaps;
       if (!others.empty()) others.pop_back();
       return answers.wins(others);
     }>},
};

// --- HDU 1846

// Whether the player to move wins with one heap.
template <bool (*kWins)(const JudgeCase& of, std::uint64_t heap)>
Wins one(const JudgeCase& of) {
  return {kWins(of, first_heap(of.positions.front()))};
}

std::uint64_t number(const JudgeCase& of, std::size_t i = 0) {
  return i < of.numbers.size() ? of.numbers[i] : 1;
}

constexpr WrongRule kUpTo[]{
    kNamesSwapped,
    kFirst30,
    {"mod_m", "The remainder is taken by m, not by m + 1.",
     one<[](const JudgeCase& of, std::uint64_t heap) { return heap % number(of) != 0; }>},
    {"last_loses", "The player who takes the last stone is said to lose.",
     one<[](const JudgeCase& of, std::uint64_t heap) {
       return (heap + number(of)) % (number(of) + 1) != 0;
     }>},
    {"only_at_once", "A heap is said to win only if it can be taken at once.",
     one<[](const JudgeCase& of, std::uint64_t heap) { return heap <= number(of); }>},
    {"stone_parity", "An odd heap is said to win, as if a move took one stone.",
     one<[](const JudgeCase&, std::uint64_t heap) { return heap % 2 != 0; }>},
};

// --- HDU 1847

constexpr WrongRule kPowers[]{
    kNamesSwapped,
    {"without_one", "1 is not taken for a power of 2.",
     // With 2, 4, 8, ... two stones are as one with 1, 2, 4, ...
     one<[](const JudgeCase&, std::uint64_t heap) { return power_value(heap / 2) != 0; }>},
    {"up_to_3", "1, 2 and 3 are taken for the takes, so the remainder by 4 decides.",
     one<[](const JudgeCase&, std::uint64_t heap) { return heap % 4 != 0; }>},
    {"only_at_once", "A heap is said to win only if it can be taken at once.",
     one<[](const JudgeCase&, std::uint64_t heap) {
       return heap != 0 && (heap & (heap - 1)) == 0;
     }>},
    {"stone_parity", "An odd heap is said to win, as if a move took one stone.",
     one<[](const JudgeCase&, std::uint64_t heap) { return heap % 2 != 0; }>},
    {"last_loses", "The player who takes the last stone is said to lose.",
     one<[](const JudgeCase&, std::uint64_t heap) { return heap % 3 != 1; }>},
};

// --- HDU 1848

// The table of the Fibonacci numbers from `least` to `most`.
template <std::uint64_t least, std::uint64_t most>
Wins by_some_fibonacci(const JudgeCase& of) {
  static const Table table = [] {
    std::vector<std::uint64_t> takes = fibonacci_up_to(most);
    std::erase_if(takes, [](std::uint64_t take) { return take < least; });
    return set_table(takes, kLargestFibonacci);
  }();
  return by_table(of, table);
}

constexpr WrongRule kFibonacci[]{
    {"without_one", "1 is not taken for a Fibonacci number.", by_some_fibonacci<2, 10'000>},
    {"short_list", "The list of Fibonacci numbers ends before 610.", by_some_fibonacci<1, 377>},
};

// --- HDU 1536 and CSES 1729

// The values of a program that ends its loop over the set at the first number above the heap,
// although the set is not in order.
Table unsorted_table(const std::vector<std::uint64_t>& takes, std::uint64_t largest) {
  Table table(static_cast<std::size_t>(largest) + 1);
  std::vector<std::uint64_t> seen(takes.size() + 1);
  for (std::uint64_t n = 0; n <= largest; ++n) {
    for (const std::uint64_t take : takes) {
      if (take > n) break;
      seen[table[static_cast<std::size_t>(n - take)]] = n + 1;
    }
    std::uint16_t least = 0;
    while (seen[least] == n + 1) ++least;
    table[static_cast<std::size_t>(n)] = least;
  }
  return table;
}

struct Cycle {
  std::uint64_t start = 0;
  std::uint64_t length = 0;  // 0 if there is none within the table
};

// The period of the second half of a table, or more.
Cycle cycle_of(const Table& table) {
  const std::uint64_t size = table.size();
  for (std::uint64_t length = 1; 3 * length <= size; ++length) {
    std::uint64_t start = size - length;
    while (start > 0 && table[static_cast<std::size_t>(start - 1)] ==
                            table[static_cast<std::size_t>(start - 1 + length)])
      --start;
    if (2 * start <= size) return {start, length};
  }
  return {};
}

// The values of a program that takes the period to begin with the empty heap.
Table pure_table(const std::vector<std::uint64_t>& takes, std::uint64_t largest) {
  constexpr std::uint64_t kSeen = 600;
  Table right = set_table(takes, std::max(largest, kSeen));
  const Cycle cycle = cycle_of({right.begin(), right.begin() + kSeen});
  if (cycle.length == 0) return right;
  const std::uint64_t first = (cycle.start + cycle.length - 1) / cycle.length * cycle.length;
  Table table(right.size());
  for (std::uint64_t n = 0; n < table.size(); ++n)
    table[static_cast<std::size_t>(n)] = right[static_cast<std::size_t>(first + n % cycle.length)];
  return table;
}

Table table_of_30(const std::vector<std::uint64_t>& takes, std::uint64_t largest) {
  const Table right = set_table(takes, 29);
  Table table(static_cast<std::size_t>(largest) + 1);
  for (std::uint64_t n = 0; n <= largest; ++n)
    table[static_cast<std::size_t>(n)] = right[static_cast<std::size_t>(n % 30)];
  return table;
}

struct WrongTable {
  std::string_view id;
  std::string_view sentence;
  Table (*table)(const std::vector<std::uint64_t>& takes, std::uint64_t largest);
};

constexpr WrongTable kSetTables[]{
    {"unsorted_set", "The loop ends at the first number above the heap, but the set is unsorted.",
     unsorted_table},
    {"exceptions_ignored", "The period is taken to begin with the empty heap.", pure_table},
};

template <JudgeId id>
void write_table(const WrongTable& wrong, const Read& read, TextWriter& writer) {
  constexpr JudgeWords kWords = words_of(id);
  const JudgeCase& of = read.position;
  const Table table = wrong.table(of.numbers, largest_heap(of));
  for (const bool wins : by_table(of, table)) writer.text(wins ? kWords.win : kWords.loss);
  writer.text("\n");
}

// The numbers of the sets before are kept.
class KeepsSet final : public Program<JudgeCase> {
 public:
  bool answer(const Read& read, Answers& answers) override {
    const JudgeCase& of = read.position;
    takes_.insert(of.numbers.begin(), of.numbers.end());
    const Table table = set_table({takes_.begin(), takes_.end()}, largest_heap(of));
    for (const bool wins : by_table(of, table)) answers.writer().text(wins ? "W" : "L");
    answers.writer().text("\n");
    answers.end();
    return true;
  }

 private:
  std::set<std::uint64_t> takes_;
};

// --- CSES 1729: letters for the heaps from 1 to n

template <auto kLetters>
constexpr auto kSticks = kWrites<JudgeCase, [](const Read& read, TextWriter& writer) {
  kLetters(read.position.numbers, first_heap(read.position.positions.front()), writer);
  writer.text("\n");
}>;

template <auto kTable>
void write_letters(const std::vector<std::uint64_t>& takes, std::uint64_t n, TextWriter& writer) {
  const Table table = kTable(takes, n);
  for (std::uint64_t heap = 1; heap <= n; ++heap)
    writer.text(table[static_cast<std::size_t>(heap)] != 0 ? "W" : "L");
}

constexpr Mistake<JudgeCase> kSticksMistakes[]{
    {kNamesSwapped.id, kNamesSwapped.sentence,
     kSticks<[](const std::vector<std::uint64_t>& takes, std::uint64_t n, TextWriter& writer) {
       for (const bool wins : set_outcomes(takes, n)) writer.text(wins ? "L" : "W");
     }>},
    {kFirst30.id, kFirst30.sentence, kSticks<write_letters<table_of_30>>},
    {kSetTables[0].id, kSetTables[0].sentence, kSticks<write_letters<unsorted_table>>},
    {kSetTables[1].id, kSetTables[1].sentence, kSticks<write_letters<pure_table>>},
    {"from_zero", "The letters begin with the empty heap, not with a heap of 1.",
     kSticks<[](const std::vector<std::uint64_t>& takes, std::uint64_t n, TextWriter& writer) {
       std::uint64_t heap = 0;
       writer.text("L");
       for (const bool wins : set_outcomes(takes, n)) {
         if (++heap < n) writer.text(wins ? "W" : "L");
       }
     }>},
};

// --- HDU 2897

constexpr WrongRule kRestAtOnce[]{
    kNamesSwapped,
    {"normal_play", "The player who takes the last coin is said to win.",
     one<[](const JudgeCase& of, std::uint64_t heap) {
       return heap % (number(of) + number(of, 1)) != 0;
     }>},
    {"below_p", "A remainder of p is said to win; it must lose too.",
     one<[](const JudgeCase& of, std::uint64_t heap) {
       const std::uint64_t rest = heap % (number(of) + number(of, 1));
       return rest == 0 || rest >= number(of);
     }>},
    {"zero_loses", "A remainder of 0 is said to lose.",
     one<[](const JudgeCase& of, std::uint64_t heap) {
       return number(of) < heap % (number(of) + number(of, 1));
     }>},
    {"from_one", "A move is taken to take 1 to q coins.",
     one<[](const JudgeCase& of, std::uint64_t heap) {
       return (heap + number(of, 1)) % (number(of, 1) + 1) != 0;
     }>},
};

// --- HDU 2509

std::uint64_t xor_of(const Heaps& rows) {
  std::uint64_t sum = 0;
  for (const std::uint64_t row : rows) sum = nim_sum(sum, row);
  return sum;
}
bool all_below(const Heaps& rows, std::uint64_t most) {
  return std::all_of(rows.begin(), rows.end(), [most](std::uint64_t row) { return row <= most; });
}

template <bool (*kWins)(const Heaps& rows)>
Wins rows(const JudgeCase& of) {
  return {kWins(of.positions.front())};
}

constexpr WrongRule kRows[]{
    kNamesSwapped,
    {"last_wins", "The player who takes the last apple is said to win.",
     rows<[](const Heaps& rows) { return xor_of(rows) != 0; }>},
    {"always_reversed", "The answer of normal play is reversed for all rows.",
     rows<[](const Heaps& rows) { return xor_of(rows) == 0; }>},
    {"switch_at_two", "The rule is reversed if no row is above 2, not if no row is above 1.",
     rows<[](const Heaps& rows) { return (xor_of(rows) == 0) == all_below(rows, 2); }>},
    {"switch_at_first", "Only the first row decides whether the rule is reversed.",
     rows<[](const Heaps& rows) { return (xor_of(rows) == 0) == (first_heap(rows) <= 1); }>},
    {"switch_at_last", "Only the last row decides whether the rule is reversed.",
     rows<[](const Heaps& rows) {
       return (xor_of(rows) == 0) == (rows.empty() || rows.back() <= 1);
     }>},
    {"single_one_only", "The rule is reversed only for a single row of 1.",
     rows<[](const Heaps& rows) {
       return (xor_of(rows) == 0) == (rows.size() == 1 && rows.front() == 1);
     }>},
    {"row_parity", "An even number of rows is said to win, however long they are.",
     rows<[](const Heaps& rows) { return rows.size() % 2 == 0; }>},
};

// --- LightOJ 1199 and CSES 2207

template <std::uint64_t smallest, bool may_be_equal>
Wins by_split(const JudgeCase& of) {
  static const Table table = split_table({smallest, may_be_equal}, kLargestGrundy);
  return by_table(of, table);
}

constexpr WrongRule kSplits[]{
    {"equal_halves", "A heap may be split into equal halves.", by_split<1, true>},
    {"empty_part", "A part may be empty, and the heap itself is then read as a value of 0.",
     by_split<0, false>},
};

// Beyond a table the first player is said to win, as for all heaps that are not in it.
template <std::uint64_t smallest, bool may_be_equal>
bool one_split(const JudgeCase& of, std::uint64_t heap) {
  if (heap > kLargestGrundy) return true;
  return by_split<smallest, may_be_equal>(of).front();
}

constexpr WrongRule kOneSplit[]{
    kNamesSwapped,
    {kSplits[0].id, kSplits[0].sentence, one<one_split<1, true>>},
    {kSplits[1].id, kSplits[1].sentence, one<one_split<0, false>>},
    {"short_table", "Heaps above 1,000 are said to win, but 1,222 loses.",
     one<[](const JudgeCase&, std::uint64_t heap) { return 1000 < heap || grundy_wins(heap); }>},
    {"mod_3_is_1", "A heap is said to lose exactly if its remainder by 3 is 1.",
     one<[](const JudgeCase&, std::uint64_t heap) { return heap % 3 != 1; }>},
    {kFirst30.id, kFirst30.sentence,
     one<[](const JudgeCase&, std::uint64_t heap) { return grundy_wins(heap % 30); }>},
};

// --- LightOJ 1296

constexpr WrongRule kHalves[]{
    {"odd_quarter", "An odd heap n is given the value (n - 1) / 4.",
     [](const JudgeCase& of) {
       return by_values(of, [](std::uint64_t n) { return n % 2 == 0 ? n / 2 : (n - 1) / 4; });
     }},
    {"odd_zero", "Every odd heap is given the value 0.",
     [](const JudgeCase& of) {
       return by_values(of, [](std::uint64_t n) { return n % 2 == 0 ? n / 2 : 0; });
     }},
    {"value_in_byte", "The values are kept in a byte, so 256 becomes 0.",
     [](const JudgeCase& of) {
       return by_values(of, [](std::uint64_t n) { return half_value(n) % 256; });
     }},
};

// --- POJ 2484

constexpr WrongRule kRings[]{
    kNamesSwapped,
    {"row_not_ring", "The coins are taken to lie in a row, which always wins.",
     one<[](const JudgeCase&, std::uint64_t ring) { return ring != 0; }>},
    {"mod_3", "A ring is said to lose if 3 divides its coins, as with a heap.",
     one<[](const JudgeCase&, std::uint64_t ring) { return ring % 3 != 0; }>},
    {"stone_parity", "An odd number of coins is said to win.",
     one<[](const JudgeCase&, std::uint64_t ring) { return ring % 2 != 0; }>},
};

// --- Codeforces 1194D

constexpr WrongRule kOneTwoK[]{
    kNamesSwapped,
    {"k_ignored", "Only the takes 1 and 2 are looked at.",
     one<[](const JudgeCase&, std::uint64_t n) { return n % 3 != 0; }>},
    {"k_always", "The period is taken to be k + 1 for every k.",
     one<[](const JudgeCase& of, std::uint64_t n) {
       const std::uint64_t k = number(of);
       return n % (k + 1) % 3 != 0 || n % (k + 1) == k;
     }>},
    {"k_rest_forgotten", "A remainder of k is said to lose as the other multiples of 3 do.",
     one<[](const JudgeCase& of, std::uint64_t n) {
       const std::uint64_t k = number(of);
       return (k % 3 == 0 ? n % (k + 1) : n) % 3 != 0;
     }>},
};

// --- The lists

template <JudgeId id, const auto& kRules>
constexpr auto kBy = mistakes_by_rule<JudgeCase, kRules, write<id>>();

constexpr auto kSetMistakes =
    join(join(kBy<JudgeId::hdu1536, kSums>,
              mistakes_by_rule<JudgeCase, kSetTables, write_table<JudgeId::hdu1536>>()),
         {{"set_kept", "The set of the case before is not cleared.", &start<JudgeCase, KeepsSet>}});
constexpr auto kFibonacciMistakes =
    join(kBy<JudgeId::hdu1848, kSums>, kBy<JudgeId::hdu1848, kFibonacci>);
constexpr auto kSplitMistakes =
    join(kBy<JudgeId::lightoj1199, kSums>, kBy<JudgeId::lightoj1199, kSplits>);
constexpr auto kHalfMistakes =
    join(kBy<JudgeId::lightoj1296, kSums>, kBy<JudgeId::lightoj1296, kHalves>);

}  // namespace

KnownMistakes<JudgeCase> mistakes(JudgeId id) {
  switch (id) {
    case JudgeId::hdu1846:
      return {kBy<JudgeId::hdu1846, kUpTo>};
    case JudgeId::hdu1847:
      return {kBy<JudgeId::hdu1847, kPowers>};
    case JudgeId::hdu1848:
      return {kFibonacciMistakes};
    case JudgeId::hdu1536:
      return {kSetMistakes};
    case JudgeId::hdu2897:
      return {kBy<JudgeId::hdu2897, kRestAtOnce>};
    case JudgeId::hdu2509:
      return {kBy<JudgeId::hdu2509, kRows>};
    case JudgeId::lightoj1199:
      return {kSplitMistakes};
    case JudgeId::lightoj1296:
      return {kHalfMistakes};
    case JudgeId::cses1729:
      return {kSticksMistakes};
    case JudgeId::cses2207:
      return {kBy<JudgeId::cses2207, kOneSplit>};
    case JudgeId::poj2484:
      return {kBy<JudgeId::poj2484, kRings>};
    case JudgeId::codeforces1194d:
      return {kBy<JudgeId::codeforces1194d, kOneTwoK>};
  }
  return {};
}

}  // namespace impartial::heap_games
