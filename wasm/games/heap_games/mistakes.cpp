// Known mistakes at heap games. One file, because the judges share their wrong rules.
#include <algorithm>
#include <array>
#include <bit>
#include <functional>
#include <memory>
#include <optional>
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

template <JudgeId id>
void write_number(const Read& read, TextWriter& writer) {
  if (kJudgeInfos[static_cast<std::size_t>(id)].answer.numbered)
    writer.text("Case ").number(read.number).text(": ");
}

template <JudgeId id>
void write(const WrongRule& rule, const Read& read, TextWriter& writer) {
  constexpr JudgeWords kWords = words_of(id);
  write_number<id>(read, writer);
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
      return Wins{answers.value(first_heap(of.positions.front()) % 30) != 0};
    }};

// --- Sums of heaps

constexpr WrongRule kFirstHeapLeftOut{"first_heap_left_out",
                                      "The first heap is left out of the nim-sum.", nullptr};
constexpr WrongRule kLastHeapLeftOut{"last_heap_left_out",
                                     "The last heap is left out of the nim-sum.", nullptr};
constexpr WrongRule kSumKept{"sum_kept", "The nim-sum is not set to 0 before the next heaps.",
                             nullptr};

// What a program takes for the value of a heap.
using ValueOf = std::function<std::uint64_t(std::uint64_t heap)>;

ValueOf right_values(const JudgeCase& of) {
  return [answers = std::make_shared<const CaseAnswers>(of)](std::uint64_t heap) {
    return answers->value(heap);
  };
}

// Larger heaps than those of the table have the value 0.
ValueOf values_of(Table table) {
  return [table = std::move(table)](std::uint64_t heap) -> std::uint64_t {
    return heap < table.size() ? table[static_cast<std::size_t>(heap)] : 0;
  };
}

// A program that answers a sum, in the steps in which people write it. A mistake changes a step, so
// two of them are made together by a program that changes two.
struct Steps {
  std::function<ValueOf(const JudgeCase& of)> values = right_values;
  // Whether it looks at the i-th of n heaps.
  bool (*looks_at)(std::size_t i, std::size_t n) = [](std::size_t, std::size_t) { return true; };
  // What the sum has of a value.
  std::uint64_t (*part)(std::uint64_t value) = [](std::uint64_t value) { return value; };
  std::uint64_t (*join)(std::uint64_t left, std::uint64_t right) = nim_sum;
  // Whether the sum wins, of which `last`, the value of the last heap, is not a part if it is
  // compared with 0 first.
  bool compares_last = false;
  bool (*wins)(std::uint64_t sum, std::uint64_t last) = [](std::uint64_t sum, std::uint64_t) {
    return sum != 0;
  };
  bool swaps_words = false;
  // Where the sum is not set to 0.
  bool keeps_sum = false;          // before the next case
  bool keeps_sum_in_case = false;  // before the next position of a case
};

struct WrongStep {
  std::string_view id;
  std::string_view sentence;
  void (*change)(Steps& steps) = nullptr;
  std::string_view twin{};
};

constexpr auto kSums = std::to_array<WrongStep>({
    {kNamesSwapped.id, kNamesSwapped.sentence, [](Steps& steps) { steps.swaps_words = true; }},
    {kFirst30.id, kFirst30.sentence,
     [](Steps& steps) {
       steps.values = [](const JudgeCase& of) -> ValueOf {
         return [values = right_values(of)](std::uint64_t heap) { return values(heap % 30); };
       };
     }},
    {"sizes_xored", "The sizes of the heaps are xored, not their Grundy values.",
     [](Steps& steps) {
       steps.values = [](const JudgeCase&) -> ValueOf {
         return [](std::uint64_t heap) { return heap; };
       };
     }},
    {"every_heap_p", "A sum is said to lose only if every single heap loses.",
     [](Steps& steps) {
       steps.join = [](std::uint64_t left, std::uint64_t right) { return left | right; };
     }},
    {"values_added", "The Grundy values are added modulo 2, not xored.",
     [](Steps& steps) { steps.part = [](std::uint64_t value) { return value % 2; }; }},
    {"outcomes_xored", "The heaps that win alone are counted, in place of the xor of the values.",
     [](Steps& steps) {
       steps.part = [](std::uint64_t value) -> std::uint64_t { return value != 0; };
     }},
    {kFirstHeapLeftOut.id, kFirstHeapLeftOut.sentence,
     [](Steps& steps) { steps.looks_at = [](std::size_t i, std::size_t) { return i != 0; }; }},
    {kLastHeapLeftOut.id, kLastHeapLeftOut.sentence,
     [](Steps& steps) {
       steps.looks_at = [](std::size_t i, std::size_t n) { return i + 1 != n; };
     }},
    {kSumKept.id, kSumKept.sentence,
     [](Steps& steps) { steps.keeps_sum = steps.keeps_sum_in_case = true; }},
});

template <JudgeId id>
class Follows final : public Program<JudgeCase> {
 public:
  explicit Follows(Steps steps) : steps_(std::move(steps)) {}

  bool answer(const Read& read, Answers& answers) override {
    constexpr JudgeWords kWords = words_of(id);
    TextWriter& writer = answers.writer();
    write_number<id>(read, writer);
    const ValueOf values = steps_.values(read.position);
    if (!steps_.keeps_sum) sum_ = 0;
    for (const Heaps& heaps : read.position.positions) {
      if (!steps_.keeps_sum_in_case) sum_ = 0;
      std::uint64_t last = 0;
      for (std::size_t i = 0; i < heaps.size(); ++i) {
        if (!steps_.looks_at(i, heaps.size())) continue;
        last = steps_.part(values(heaps[i]));
        if (!steps_.compares_last || i + 1 < heaps.size()) sum_ = steps_.join(sum_, last);
      }
      writer.text(steps_.wins(sum_, last) != steps_.swaps_words ? kWords.win : kWords.loss);
    }
    writer.text("\n");
    answers.end();
    return true;
  }

 private:
  Steps steps_;
  std::uint64_t sum_ = 0;
};

// --- HDU 1846

constexpr WrongRule kLastTakeDecides{
    "last_take_decides", "Each take overwrites what the takes before said of the heap.", nullptr};

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
    {"last_loses",
     "The player who takes the last stone is said to lose, or no move takes the whole heap.",
     one<[](const JudgeCase& of, std::uint64_t heap) {
       return (heap + number(of)) % (number(of) + 1) != 0;
     }>},
    {"only_at_once", "A heap is said to win only if it can be taken at once.",
     one<[](const JudgeCase& of, std::uint64_t heap) { return heap <= number(of); }>},
    {"stone_parity", "An odd heap is said to win, as if a move took one stone.",
     one<[](const JudgeCase&, std::uint64_t heap) { return heap % 2 != 0; }>},
    {"numbers_swapped", "The two numbers of a case are read in the other order.",
     one<[](const JudgeCase& of, std::uint64_t heap) { return number(of) % (heap + 1) != 0; }>},
    {"from_two", "The loop begins with 2, so a single stone cannot be taken.",
     one<[](const JudgeCase& of, std::uint64_t heap) {
       return 1 < number(of) && 1 < heap % (number(of) + 2);
     }>},
    {kLastTakeDecides.id, kLastTakeDecides.sentence,
     one<[](const JudgeCase& of, std::uint64_t heap) {
       return heap != 0 && (heap - 1) / number(of) % 2 == 0;
     }>},
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
    {"last_loses",
     "The player who takes the last stone is said to lose, or no move takes the whole heap.",
     one<[](const JudgeCase&, std::uint64_t heap) { return heap % 3 != 1; }>},
    // The largest power is taken last, so each move takes the highest bit.
    {kLastTakeDecides.id, kLastTakeDecides.sentence,
     one<[](const JudgeCase&, std::uint64_t heap) { return std::popcount(heap) % 2 != 0; }>},
};

// Reads its first number as the number of cases. At the end of the input it goes on with the number
// that it read last.
class TakesHeapForT final : public Program<JudgeCase> {
 public:
  bool answer(const Read& read, Answers& answers) override {
    const std::uint64_t heap = first_heap(read.position.positions.front());
    if (read.number == 1) {
      cases_ = heap;
    } else {
      write_heap(heap, answers);
    }
    return cases_ != 0;
  }

  void finish(Answers& answers) override {
    // As many as the judge's limits allow.
    cases_ = std::min<std::uint64_t>(cases_, 1000);
    while (last_ && cases_ != 0) write_heap(*last_, answers);
  }

 private:
  void write_heap(std::uint64_t heap, Answers& answers) {
    constexpr JudgeWords kWords = words_of(JudgeId::hdu1847);
    answers.writer().text(power_value(heap) != 0 ? kWords.win : kWords.loss).text("\n");
    answers.end();
    last_ = heap;
    --cases_;
  }

  std::uint64_t cases_ = 0;  // that are still to be read
  std::optional<std::uint64_t> last_;
};

constexpr auto kPowerMistakes =
    join(mistakes_by_rule<JudgeCase, kPowers, write<JudgeId::hdu1847>>(),
         {{"heap_taken_for_t", "The first number is taken for the number of cases.",
           &start<JudgeCase, TakesHeapForT>}});

// --- HDU 1848, HDU 1536 and CSES 1729: tables for the takes of a set

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

// What a program may do with the values of the options of a heap.
struct Options {
  std::vector<bool> marks;     // of the values of this heap, and of those before if they are kept
  std::uint64_t count = 0;     // of the options
  std::uint16_t greatest = 0;  // of the values and 1; 0 without options
  std::uint16_t least = 0;     // those below are marked, so that marks that are kept are read once

  void clear() {
    marks.assign(marks.size(), false);
    count = greatest = least = 0;
  }
  void add(std::uint16_t value) {
    if (value >= marks.size()) marks.resize(value + 1U);
    marks[value] = true;
    ++count;
    greatest = std::max<std::uint16_t>(greatest, static_cast<std::uint16_t>(value + 1));
  }
  // `from`: the same in all calls.
  std::uint16_t mex(std::uint16_t from = 0) {
    least = std::max(least, from);
    while (least < marks.size() && marks[least]) ++least;
    return least;
  }
};

std::uint16_t right_mex(Options& options) { return options.mex(); }

// The values of a program that takes kValue(the options). Without `to_0` no move takes the whole
// heap.
template <auto kValue, bool clears = true, bool to_0 = true>
Table option_table(const std::vector<std::uint64_t>& takes, std::uint64_t largest) {
  const std::set<std::uint64_t> sorted(takes.begin(), takes.end());
  Table table(static_cast<std::size_t>(largest) + 1);
  Options options;
  for (std::uint64_t n = 0; n <= largest; ++n) {
    if (clears) options.clear();
    for (const std::uint64_t take : sorted) {
      if (take > n || (take == n && !to_0)) break;
      options.add(table[static_cast<std::size_t>(n - take)]);
    }
    table[static_cast<std::size_t>(n)] = kValue(options);
  }
  return table;
}

std::uint16_t count_of(const Options& options) { return static_cast<std::uint16_t>(options.count); }
std::uint16_t max_plus_one(const Options& options) { return options.greatest; }
std::uint16_t mex_from_1(Options& options) { return options.mex(1); }

struct WrongTable {
  std::string_view id;
  std::string_view sentence;
  Table (*table)(const std::vector<std::uint64_t>& takes, std::uint64_t largest);
};

constexpr WrongTable kWholeHeapLeft{"whole_heap_left", "A move cannot take the whole heap.",
                                    option_table<right_mex, true, false>};
constexpr WrongTable kOptionsCounted{
    "options_counted", "The Grundy value is the number of options, not the mex of their values.",
    option_table<count_of>};
constexpr WrongTable kMaxPlusOne{"max_plus_one",
                                 "The Grundy value is the largest value of an option and 1.",
                                 option_table<max_plus_one>};
constexpr WrongTable kMexFrom1{"mex_from_1", "The mex is looked for from 1 on, so none is 0.",
                               option_table<mex_from_1>};
constexpr WrongTable kMarksKept{"marks_kept",
                                "The marks of the mex are not cleared before the next heap.",
                                option_table<right_mex, false>};

// The takes of a case, as a program has them.
std::vector<std::uint64_t> takes_of(const JudgeCase& of) {
  return of.rule == JudgeRule::set ? of.numbers : fibonacci_up_to(largest_heap(of));
}

// The values of a program that looks at a heap when it is needed, and keeps what it found.
// `shares_marks`: one set of marks serves all depths of the recursion. `for_ever`: also for the
// next case.
template <bool shares_marks, bool for_ever>
class Recursion {
 public:
  ValueOf operator()(const JudgeCase& of) {
    takes_ = takes_of(of);
    if (!for_ever) values_.clear();
    return [this](std::uint64_t heap) { return value(heap); };
  }

 private:
  static constexpr std::uint16_t kUnknown = UINT16_MAX;

  // A call of the recursion. Its own stack, as a heap may be 10,000 calls deep.
  struct Call {
    std::uint64_t heap = 0;
    std::size_t next = 0;  // of the takes
    Options own{};
  };

  std::uint16_t& known(std::uint64_t heap) {
    if (heap >= values_.size()) values_.resize(static_cast<std::size_t>(heap) + 1, kUnknown);
    return values_[static_cast<std::size_t>(heap)];
  }

  void call(std::uint64_t heap) {
    calls_.push_back({heap});
    shared_.clear();
  }

  std::uint16_t value(std::uint64_t heap) {
    if (known(heap) == kUnknown) call(heap);
    while (!calls_.empty()) {
      Call& last = calls_.back();
      Options& options = shares_marks ? shared_ : last.own;
      if (last.next == takes_.size()) {
        known(last.heap) = options.mex();
        calls_.pop_back();
      } else if (takes_[last.next] > last.heap) {
        ++last.next;
      } else if (const std::uint64_t left = last.heap - takes_[last.next];
                 known(left) == kUnknown) {
        call(left);
      } else {
        options.add(known(left));
        ++last.next;
      }
    }
    return known(heap);
  }

  std::vector<std::uint64_t> takes_;
  std::vector<std::uint16_t> values_;
  std::vector<Call> calls_;
  Options shared_;
};

constexpr WrongStep kSharedMarks{
    "shared_marks", "One set of marks serves all depths of the recursion, so options are lost.",
    nullptr};

// --- HDU 1848

// The table of the Fibonacci numbers from `least` to `most`.
template <std::uint64_t least, std::uint64_t most>
void use_some_fibonacci(Steps& steps) {
  steps.values = [](const JudgeCase&) -> ValueOf {
    static const Table table = [] {
      std::vector<std::uint64_t> takes = fibonacci_up_to(most);
      std::erase_if(takes, [](std::uint64_t take) { return take < least; });
      return set_table(takes, kLargestFibonacci);
    }();
    return [](std::uint64_t heap) -> std::uint64_t {
      return heap < table.size() ? table[static_cast<std::size_t>(heap)] : 0;
    };
  };
}

// Each table is made once.
template <const WrongTable& kWrong>
void use_fibonacci_table(Steps& steps) {
  steps.values = [](const JudgeCase&) -> ValueOf {
    static const Table table = kWrong.table(fibonacci_up_to(kLargestFibonacci), kLargestFibonacci);
    return [](std::uint64_t heap) -> std::uint64_t {
      return heap < table.size() ? table[static_cast<std::size_t>(heap)] : 0;
    };
  };
}

constexpr auto kFibonacci = std::to_array<WrongStep>({
    {"without_one", "1 is not taken for a Fibonacci number.", use_some_fibonacci<2, 10'000>},
    {"short_list", "The list of Fibonacci numbers ends before 610.", use_some_fibonacci<1, 377>},
    {kWholeHeapLeft.id, kWholeHeapLeft.sentence, use_fibonacci_table<kWholeHeapLeft>},
    {kOptionsCounted.id, kOptionsCounted.sentence, use_fibonacci_table<kOptionsCounted>},
    {kMexFrom1.id, kMexFrom1.sentence, use_fibonacci_table<kMexFrom1>},
    // With 1 among the takes, each heap has the next value.
    {kMarksKept.id, kMarksKept.sentence, use_fibonacci_table<kMarksKept>, "sizes_xored"},
    {kSharedMarks.id, kSharedMarks.sentence,
     [](Steps& steps) { steps.values = Recursion<true, true>(); }},
    // Of C++'s operators, == and != bind more tightly than ^.
    {"equals_before_xor", "a ^ b ^ c == 0 is written, which is a ^ b ^ (c == 0).",
     [](Steps& steps) {
       steps.compares_last = true;
       steps.wins = [](std::uint64_t sum, std::uint64_t last) {
         return nim_sum(sum, last == 0) == 0;
       };
     }},
    {"differs_before_xor", "a ^ b ^ c != 0 is written, which is a ^ b ^ (c != 0).",
     [](Steps& steps) {
       steps.compares_last = true;
       steps.wins = [](std::uint64_t sum, std::uint64_t last) {
         return nim_sum(sum, last != 0) != 0;
       };
     }},
});

// --- HDU 1536

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

// The values of a program that takes the first ones for a period, as many as kLength(the takes).
template <auto kLength>
Table repeated_table(const std::vector<std::uint64_t>& takes, std::uint64_t largest) {
  const std::uint64_t length = takes.empty() ? 1 : kLength(takes);
  const Table right = set_table(takes, std::min(length, largest + 1) - 1);
  Table table(static_cast<std::size_t>(largest) + 1);
  for (std::uint64_t n = 0; n <= largest; ++n)
    table[static_cast<std::size_t>(n)] = right[static_cast<std::size_t>(n % length)];
  return table;
}

std::uint64_t thirty(const std::vector<std::uint64_t>&) { return 30; }
std::uint64_t largest_and_one(const std::vector<std::uint64_t>& takes) {
  return *std::max_element(takes.begin(), takes.end()) + 1;
}
std::uint64_t smallest_and_largest(const std::vector<std::uint64_t>& takes) {
  const auto [smallest, largest] = std::minmax_element(takes.begin(), takes.end());
  return *smallest + *largest;
}

constexpr WrongTable kUnsortedSet{
    "unsorted_set", "The loop ends at the first number above the heap, but the set is unsorted.",
    unsorted_table};
constexpr WrongTable kExceptionsIgnored{
    "exceptions_ignored", "The period is taken to begin with the empty heap.", pure_table};
constexpr WrongTable kPeriodOfLargest{
    "period_of_largest", "The largest number of the set and 1 is taken for the period.",
    repeated_table<largest_and_one>};
constexpr WrongTable kPeriodOfEnds{
    "period_of_ends", "The smallest and the largest number of the set are added for the period.",
    repeated_table<smallest_and_largest>};

template <const WrongTable& kWrong>
void use_table(Steps& steps) {
  steps.values = [](const JudgeCase& of) {
    return values_of(kWrong.table(of.numbers, largest_heap(of)));
  };
}

// The values of another set.
template <auto kTakes>
void use_takes(Steps& steps) {
  steps.values = [](const JudgeCase& of) {
    return values_of(set_table(kTakes(of), largest_heap(of)));
  };
}

std::vector<std::uint64_t> all_but_first(std::vector<std::uint64_t> takes) {
  if (!takes.empty()) takes.erase(takes.begin());
  return takes;
}
std::vector<std::uint64_t> all_but_last(std::vector<std::uint64_t> takes) {
  if (!takes.empty()) takes.pop_back();
  return takes;
}

constexpr auto kSetSteps = std::to_array<WrongStep>({
    {kUnsortedSet.id, kUnsortedSet.sentence, use_table<kUnsortedSet>},
    {kExceptionsIgnored.id, kExceptionsIgnored.sentence, use_table<kExceptionsIgnored>},
    {kPeriodOfLargest.id, kPeriodOfLargest.sentence, use_table<kPeriodOfLargest>},
    {kPeriodOfEnds.id, kPeriodOfEnds.sentence, use_table<kPeriodOfEnds>},
    {kWholeHeapLeft.id, kWholeHeapLeft.sentence, use_table<kWholeHeapLeft>},
    {kOptionsCounted.id, kOptionsCounted.sentence, use_table<kOptionsCounted>},
    {kMaxPlusOne.id, kMaxPlusOne.sentence, use_table<kMaxPlusOne>},
    {kMexFrom1.id, kMexFrom1.sentence, use_table<kMexFrom1>},
    // Both say how often the smallest take fits into the heap.
    {kMarksKept.id, kMarksKept.sentence, use_table<kMarksKept>, kMaxPlusOne.id},
    {kSharedMarks.id, kSharedMarks.sentence,
     [](Steps& steps) { steps.values = Recursion<true, false>(); }},
    {"first_take_left_out", "The first number of the set is left out.",
     use_takes<[](const JudgeCase& of) { return all_but_first(of.numbers); }>},
    {"last_take_left_out", "The last number of the set is left out.",
     use_takes<[](const JudgeCase& of) { return all_but_last(of.numbers); }>},
    {"sum_kept_in_case", "The nim-sum is set to 0 once a set, not for each position.",
     [](Steps& steps) { steps.keeps_sum_in_case = true; }},
    {"values_kept", "The values that were found with the set before are kept.",
     [](Steps& steps) { steps.values = Recursion<false, true>(); }},
    {"set_kept", "The set of the case before is not cleared.",
     [](Steps& steps) {
       steps.values = [takes = std::set<std::uint64_t>()](const JudgeCase& of) mutable {
         takes.insert(of.numbers.begin(), of.numbers.end());
         return values_of(set_table({takes.begin(), takes.end()}, largest_heap(of)));
       };
     }},
});

// --- CSES 1729: letters for the heaps from 1 to n

template <auto kLetters>
constexpr auto kSticks = kWrites<JudgeCase, [](const Read& read, TextWriter& writer) {
  kLetters(read.position.numbers, first_heap(read.position.positions.front()), writer);
  writer.text("\n");
}>;

using Takes = std::vector<std::uint64_t>;

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
    {kFirst30.id, kFirst30.sentence, kSticks<write_letters<repeated_table<thirty>>>},
    {kUnsortedSet.id, kUnsortedSet.sentence, kSticks<write_letters<unsorted_table>>},
    {kExceptionsIgnored.id, kExceptionsIgnored.sentence, kSticks<write_letters<pure_table>>},
    {kPeriodOfEnds.id, kPeriodOfEnds.sentence, kSticks<write_letters<kPeriodOfEnds.table>>},
    {"from_zero", "The letters begin with the empty heap, not with a heap of 1.",
     kSticks<[](const std::vector<std::uint64_t>& takes, std::uint64_t n, TextWriter& writer) {
       std::uint64_t heap = 0;
       writer.text("L");
       for (const bool wins : set_outcomes(takes, n)) {
         if (++heap < n) writer.text(wins ? "W" : "L");
       }
     }>},
    // A heap of n is then as one of n - 1 was.
    {"last_loses",
     "The player who takes the last stone is said to lose, or no move takes the whole heap.",
     kSticks<[](const Takes& takes, std::uint64_t n, TextWriter& writer) {
       std::uint64_t heap = 0;
       writer.text("L");
       for (const bool wins : set_outcomes(takes, n)) {
         if (++heap < n) writer.text(wins ? "W" : "L");
       }
     }>,
     "from_zero"},
    {"only_at_once", "A heap is said to win only if it can be taken at once.",
     kSticks<[](const Takes& takes, std::uint64_t n, TextWriter& writer) {
       const std::set<std::uint64_t> set(takes.begin(), takes.end());
       for (std::uint64_t heap = 1; heap <= n; ++heap) writer.text(set.contains(heap) ? "W" : "L");
     }>},
    {"first_take_left_out", "The first number of the set is left out.",
     kSticks<[](const Takes& takes, std::uint64_t n, TextWriter& writer) {
       for (const bool wins : set_outcomes(all_but_first(takes), n)) writer.text(wins ? "W" : "L");
     }>},
    {"last_take_left_out", "The last number of the set is left out.",
     kSticks<[](const Takes& takes, std::uint64_t n, TextWriter& writer) {
       for (const bool wins : set_outcomes(all_but_last(takes), n)) writer.text(wins ? "W" : "L");
     }>},
    {"numbers_swapped", "The two numbers of a case are read in the other order.",
     kSticks<[](Takes takes, std::uint64_t n, TextWriter& writer) {
       const std::uint64_t letters = takes.size();
       takes.resize(static_cast<std::size_t>(std::min(n, letters)));
       for (const bool wins : set_outcomes(takes, letters)) writer.text(wins ? "W" : "L");
     }>},
    {kLastTakeDecides.id, kLastTakeDecides.sentence,
     kSticks<[](const Takes& takes, std::uint64_t n, TextWriter& writer) {
       std::vector<bool> wins(static_cast<std::size_t>(n) + 1);
       for (std::uint64_t heap = 1; heap <= n; ++heap) {
         for (auto take = takes.rbegin(); take != takes.rend(); ++take) {
           if (heap < *take) continue;
           wins[static_cast<std::size_t>(heap)] = !wins[static_cast<std::size_t>(heap - *take)];
           break;
         }
         writer.text(wins[static_cast<std::size_t>(heap)] ? "W" : "L");
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
     rows<[](const Heaps& rows) { return nim_sum_of(rows) != 0; }>},
    {"always_reversed", "The answer of normal play is reversed for all rows.",
     rows<[](const Heaps& rows) { return nim_sum_of(rows) == 0; }>},
    {"switch_at_two", "The rule is reversed if no row is above 2, not if no row is above 1.",
     rows<[](const Heaps& rows) { return (nim_sum_of(rows) == 0) == all_below(rows, 2); }>},
    {"switch_at_first", "Only the first row decides whether the rule is reversed.",
     rows<[](const Heaps& rows) { return (nim_sum_of(rows) == 0) == (first_heap(rows) <= 1); }>},
    {"switch_at_last", "Only the last row decides whether the rule is reversed.",
     rows<[](const Heaps& rows) {
       return (nim_sum_of(rows) == 0) == (rows.empty() || rows.back() <= 1);
     }>},
    {"single_one_only", "The rule is reversed only for a single row of 1.",
     rows<[](const Heaps& rows) {
       return (nim_sum_of(rows) == 0) == (rows.size() == 1 && rows.front() == 1);
     }>},
    {"row_parity", "An even number of rows is said to win, however long they are.",
     rows<[](const Heaps& rows) { return rows.size() % 2 == 0; }>},
    {"switch_at_any_one", "The rule is reversed if some row is 1, not if all rows are.",
     rows<[](const Heaps& rows) {
       const bool reverses = std::find(rows.begin(), rows.end(), 1) != rows.end();
       return reverses ? rows.size() % 2 == 0 : nim_sum_of(rows) != 0;
     }>},
    {"switch_at_nim_sum", "The rule is reversed if the xor is at most 1, not if all rows are 1.",
     rows<[](const Heaps& rows) { return nim_sum_of(rows) != 1; }>},
    {"ones_always_lose", "Rows of 1 are said to lose, whatever their number is.",
     rows<[](const Heaps& rows) { return !all_below(rows, 1) && nim_sum_of(rows) != 0; }>},
    {"ones_always_win", "Rows of 1 are said to win, whatever their number is.",
     rows<[](const Heaps& rows) { return all_below(rows, 1) || nim_sum_of(rows) != 0; }>},
    {"large_row_wins", "Every position with a row above 1 is said to win.",
     rows<[](const Heaps& rows) { return !all_below(rows, 1) || nim_sum_of(rows) == 0; }>},
    {"ones_left_out", "The rows of 1 are left out of the xor.", rows<[](const Heaps& rows) {
       if (all_below(rows, 1)) return nim_sum_of(rows) == 0;
       Heaps larger = rows;
       std::erase(larger, 1);
       return nim_sum_of(larger) != 0;
     }>},
    {"first_row_left_out", "The first row is left out of the xor.", rows<[](const Heaps& rows) {
       const Heaps others(rows.begin() + (rows.empty() ? 0 : 1), rows.end());
       return (nim_sum_of(others) == 0) == all_below(rows, 1);
     }>},
    {"last_row_left_out", "The last row is left out of the xor.", rows<[](const Heaps& rows) {
       const Heaps others(rows.begin(), rows.end() - (rows.empty() ? 0 : 1));
       return (nim_sum_of(others) == 0) == all_below(rows, 1);
     }>},
};

// What is not cleared before the next case: the xor, or what tells of a row above 1.
template <bool keeps_xor, bool keeps_flag>
class KeepsOfRows final : public Program<JudgeCase> {
 public:
  bool answer(const Read& read, Answers& answers) override {
    const Heaps& rows = read.position.positions.front();
    sum_ = nim_sum(keeps_xor ? sum_ : 0, nim_sum_of(rows));
    is_large_ = (keeps_flag && is_large_) || !all_below(rows, 1);
    // By the number of rows, as the xor of other cases has nothing to do with it.
    const bool wins = is_large_ ? sum_ != 0 : rows.size() % 2 == 0;
    constexpr JudgeWords kWords = words_of(JudgeId::hdu2509);
    answers.writer().text(wins ? kWords.win : kWords.loss).text("\n");
    answers.end();
    return true;
  }

 private:
  std::uint64_t sum_ = 0;
  bool is_large_ = false;
};

constexpr Mistake<JudgeCase> kKeptOfRows[]{
    {kSumKept.id, kSumKept.sentence, &start<JudgeCase, KeepsOfRows<true, false>>},
    {"flag_kept", "What tells of a row above 1 is not cleared before the next case.",
     &start<JudgeCase, KeepsOfRows<false, true>>},
};

// --- LightOJ 1199 and CSES 2207

template <std::uint64_t smallest, std::uint64_t least_more>
void use_split(Steps& steps) {
  steps.values = [](const JudgeCase&) -> ValueOf {
    static const Table table = split_table({smallest, least_more}, kLargestGrundy);
    return [](std::uint64_t heap) -> std::uint64_t {
      return heap < table.size() ? table[static_cast<std::size_t>(heap)] : 0;
    };
  };
}

// Whether a heap wins, if the parts of a split are taken to lose together exactly if their outcomes
// are the same.
std::uint64_t outcome_of_splits(std::uint64_t heap) {
  static const Table table = [] {
    Table wins(kLargestGrundy + 1);
    for (std::size_t n = 0; n < wins.size(); ++n) {
      for (std::size_t part = 1; 2 * part < n && wins[n] == 0; ++part)
        wins[n] = wins[part] == wins[n - part];
    }
    return wins;
  }();
  return heap < table.size() ? table[static_cast<std::size_t>(heap)] : 1;
}

constexpr auto kSplits = std::to_array<WrongStep>({
    {"equal_halves", "A heap may be split into equal halves.", use_split<1, 0>},
    {"empty_part", "A part may be empty, and the heap itself is then read as a value of 0.",
     use_split<0, 1>},
    {"middle_left_out",
     "The loop ends too early, so an odd heap is never split into parts that differ by 1.",
     use_split<1, 2>},
    {"parts_from_two", "The loop over the parts begins with 2, so no part is 1.", use_split<2, 1>},
    {"outcomes_kept", "Of each heap only who wins is kept, not its Grundy value.",
     [](Steps& steps) {
       steps.values = [](const JudgeCase&) -> ValueOf { return outcome_of_splits; };
     }},
});

// Beyond a table the first player is said to win, as for all heaps that are not in it.
template <std::size_t i>
bool one_split(const JudgeCase& of, std::uint64_t heap) {
  if (heap > kLargestGrundy) return true;
  Steps steps;
  kSplits[i].change(steps);
  return steps.values(of)(heap) != 0;
}

constexpr WrongRule kOneSplit[]{
    kNamesSwapped,
    {kSplits[0].id, kSplits[0].sentence, one<one_split<0>>},
    {kSplits[1].id, kSplits[1].sentence, one<one_split<1>>},
    {kSplits[2].id, kSplits[2].sentence, one<one_split<2>>},
    {kSplits[3].id, kSplits[3].sentence, one<one_split<3>>},
    {kSplits[4].id, kSplits[4].sentence,
     one<[](const JudgeCase&, std::uint64_t heap) { return outcome_of_splits(heap) != 0; }>},
    {"short_table", "Heaps above 1,000 are said to win, but 1,222 loses.",
     one<[](const JudgeCase&, std::uint64_t heap) { return 1000 < heap || grundy_wins(heap); }>},
    {"mod_3_is_1", "A heap is said to lose exactly if its remainder by 3 is 1.",
     one<[](const JudgeCase&, std::uint64_t heap) { return heap % 3 != 1; }>},
    {kFirst30.id, kFirst30.sentence,
     one<[](const JudgeCase&, std::uint64_t heap) { return grundy_wins(heap % 30); }>},
};

// --- LightOJ 1296

template <auto kValue>
void use_value(Steps& steps) {
  steps.values = [](const JudgeCase&) -> ValueOf { return kValue; };
}

constexpr auto kHalves = std::to_array<WrongStep>({
    {"odd_quarter", "An odd heap n is given the value (n - 1) / 4.",
     use_value<[](std::uint64_t n) { return n % 2 == 0 ? n / 2 : (n - 1) / 4; }>},
    {"odd_half", "An odd heap n is given the value (n - 1) / 2.",
     use_value<[](std::uint64_t n) { return n / 2; }>},
    {"odd_zero", "Every odd heap is given the value 0.",
     use_value<[](std::uint64_t n) { return n % 2 == 0 ? n / 2 : 0; }>},
    {"value_in_byte", "The values are kept in a byte, so 256 becomes 0.",
     use_value<[](std::uint64_t n) { return half_value(n) % 256; }>},
    // Then a heap of n has the options of one of n + 1, or of n - 1.
    {"half_rounded_up", "Half of an odd heap is rounded up, so a heap of 1 can be taken.",
     use_value<[](std::uint64_t n) { return half_value(n + 1); }>},
    {"below_half", "A move is taken to leave more than half of the heap.",
     use_value<[](std::uint64_t n) -> std::uint64_t { return n == 0 ? 0 : half_value(n - 1); }>},
});

// --- POJ 2484

constexpr WrongRule kRings[]{
    kNamesSwapped,
    {"row_not_ring", "The coins are taken to lie in a row, which always wins.",
     one<[](const JudgeCase&, std::uint64_t ring) { return ring != 0; }>},
    {"mod_3", "A ring is said to lose if 3 divides its coins, as with a heap.",
     one<[](const JudgeCase&, std::uint64_t ring) { return ring % 3 != 0; }>},
    {"stone_parity", "An odd number of coins is said to win.",
     one<[](const JudgeCase&, std::uint64_t ring) { return ring % 2 != 0; }>},
    {"only_one_wins", "Two coins are said to lose, but they can be taken at once.",
     one<[](const JudgeCase&, std::uint64_t ring) { return ring == 1; }>},
    {"three_wins", "Three coins are said to win, as if they could be taken at once.",
     one<[](const JudgeCase&, std::uint64_t ring) { return 0 < ring && ring <= 3; }>},
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
    {"only_k_itself", "A remainder of k is said to win only if the heap is k itself.",
     one<[](const JudgeCase& of, std::uint64_t n) {
       const std::uint64_t k = number(of);
       return n == k || (k % 3 == 0 ? n % (k + 1) : n) % 3 != 0;
     }>},
};

// --- POJ 2975

struct WrongCount {
  std::string_view id;
  std::string_view sentence;
  std::uint64_t (*count)(const Heaps& heaps);
};

void write_count(const WrongCount& rule, const Read& read, TextWriter& writer) {
  writer.number(rule.count(read.position.positions.front())).text("\n");
}

// How many heaps count for a program, by the heap and what it takes for the nim-sum.
template <class Counts>
std::uint64_t count_heaps(const Heaps& heaps, std::uint64_t sum, Counts&& counts) {
  return static_cast<std::uint64_t>(std::count_if(
      heaps.begin(), heaps.end(), [&](std::uint64_t heap) { return counts(heap, sum); }));
}
bool is_move(std::uint64_t heap, std::uint64_t sum) { return nim_sum(heap, sum) < heap; }

template <bool (*kCounted)(std::uint64_t heap, std::uint64_t sum)>
std::uint64_t counted(const Heaps& heaps) {
  return count_heaps(heaps, nim_sum_of(heaps), kCounted);
}

Heaps without_first(const Heaps& heaps) { return {heaps.begin() + !heaps.empty(), heaps.end()}; }
Heaps without_last(const Heaps& heaps) { return {heaps.begin(), heaps.end() - !heaps.empty()}; }

constexpr WrongCount kWrongCounts[]{
    {"moves_not_counted", "1 is printed for every position that wins, not the number of moves.",
     [](const Heaps& heaps) -> std::uint64_t { return nim_sum_of(heaps) != 0; }},
    {"every_heap_counted", "In a position that wins, every heap is said to have a winning move.",
     [](const Heaps& heaps) -> std::uint64_t { return nim_sum_of(heaps) != 0 ? heaps.size() : 0; }},
    {"same_heap_counted", "A heap that would stay as it is counts, so a lost position has n moves.",
     counted<[](std::uint64_t heap, std::uint64_t sum) { return nim_sum(heap, sum) <= heap; }>},
    {"less_before_xor", "heap ^ sum < heap is written, which is heap ^ (sum < heap).",
     counted<[](std::uint64_t heap, std::uint64_t sum) { return nim_sum(heap, sum < heap) != 0; }>},
    {"only_largest_heap", "A winning move is looked for in the largest heap alone.",
     [](const Heaps& heaps) -> std::uint64_t {
       const auto largest = std::max_element(heaps.begin(), heaps.end());
       return largest != heaps.end() && is_move(*largest, nim_sum_of(heaps));
     }},
    {"heap_above_sum", "Every heap that is at least the nim-sum is said to have a winning move.",
     counted<[](std::uint64_t heap, std::uint64_t sum) { return sum != 0 && heap >= sum; }>},
    {"any_shared_bit", "Every heap that has some bit of the nim-sum counts, not only the highest.",
     counted<[](std::uint64_t heap, std::uint64_t sum) { return (heap & sum) != 0; }>},
    {"lowest_bit", "The heaps with the lowest bit of the nim-sum count, not with the highest.",
     counted<[](std::uint64_t heap, std::uint64_t sum) { return (heap & sum & (~sum + 1)) != 0; }>},
    {"equal_heaps_once", "Moves in heaps of the same size are counted as one.",
     [](const Heaps& heaps) {
       const std::set<std::uint64_t> sizes(heaps.begin(), heaps.end());
       return count_heaps({sizes.begin(), sizes.end()}, nim_sum_of(heaps), is_move);
     }},
    {kFirstHeapLeftOut.id, kFirstHeapLeftOut.sentence,
     [](const Heaps& heaps) {
       return count_heaps(heaps, nim_sum_of(without_first(heaps)), is_move);
     }},
    {kLastHeapLeftOut.id, kLastHeapLeftOut.sentence,
     [](const Heaps& heaps) {
       return count_heaps(heaps, nim_sum_of(without_last(heaps)), is_move);
     }},
    {"first_heap_not_counted", "The loop that counts leaves out the first heap.",
     [](const Heaps& heaps) {
       return count_heaps(without_first(heaps), nim_sum_of(heaps), is_move);
     }},
    {"last_heap_not_counted", "The loop that counts leaves out the last heap.",
     [](const Heaps& heaps) {
       return count_heaps(without_last(heaps), nim_sum_of(heaps), is_move);
     }},
};

// What is not set to 0 before the next case: the nim-sum, or the count.
template <bool keeps_sum, bool keeps_count>
class KeepsOfNim final : public Program<JudgeCase> {
 public:
  bool answer(const Read& read, Answers& answers) override {
    const Heaps& heaps = read.position.positions.front();
    sum_ = nim_sum(keeps_sum ? sum_ : 0, nim_sum_of(heaps));
    count_ = (keeps_count ? count_ : 0) + count_heaps(heaps, sum_, is_move);
    answers.writer().number(count_).text("\n");
    answers.end();
    return true;
  }

 private:
  std::uint64_t sum_ = 0;
  std::uint64_t count_ = 0;
};

constexpr Mistake<JudgeCase> kKeptOfNim[]{
    {kSumKept.id, kSumKept.sentence, &start<JudgeCase, KeepsOfNim<true, false>>},
    {"count_kept", "The number of moves is not set to 0 before the next case.",
     &start<JudgeCase, KeepsOfNim<false, true>>},
};

// --- The lists

template <JudgeId id, const auto& kRules>
constexpr auto kBy = mistakes_by_rule<JudgeCase, kRules, write<id>>();

// A mistake for each of the wrong steps.
template <JudgeId id, const auto& kChanges>
constexpr auto mistakes_by_step() {
  return []<std::size_t... i>(std::index_sequence<i...>) {
    return std::array{Mistake<JudgeCase>{.id = kChanges[i].id,
                                         .sentence = kChanges[i].sentence,
                                         .start = []() -> std::unique_ptr<Program<JudgeCase>> {
                                           Steps steps;
                                           kChanges[i].change(steps);
                                           return std::make_unique<Follows<id>>(std::move(steps));
                                         },
                                         .twin = kChanges[i].twin}...};
  }
  (std::make_index_sequence<kChanges.size()>());
}

template <JudgeId id, const auto& kChanges>
constexpr auto kSteps = join(mistakes_by_step<id, kSums>(), mistakes_by_step<id, kChanges>());

// A wrong sum of wrong values. Two wrong sums make a third one that nobody writes.
template <JudgeId id, const auto& kChanges>
constexpr Combinations<JudgeCase> kCombinations{
    kSums.size() * kChanges.size(),
    [](std::size_t i) -> Combinations<JudgeCase>::Ids {
      return {kChanges[i / kSums.size()].id, kSums[i % kSums.size()].id};
    },
    [](std::size_t i) -> std::unique_ptr<Program<JudgeCase>> {
      Steps steps;
      kSums[i % kSums.size()].change(steps);
      kChanges[i / kSums.size()].change(steps);
      return std::make_unique<Follows<id>>(std::move(steps));
    }};

constexpr auto kRowMistakes = join(kBy<JudgeId::hdu2509, kRows>, kKeptOfRows);
constexpr auto kNimMistakes =
    join(mistakes_by_rule<JudgeCase, kWrongCounts, write_count>(), kKeptOfNim);

}  // namespace

KnownMistakes<JudgeCase> mistakes(JudgeId id) {
  switch (id) {
    case JudgeId::hdu1846:
      return {kBy<JudgeId::hdu1846, kUpTo>};
    case JudgeId::hdu1847:
      return {kPowerMistakes};
    case JudgeId::hdu1848:
      return {kSteps<JudgeId::hdu1848, kFibonacci>, kCombinations<JudgeId::hdu1848, kFibonacci>};
    case JudgeId::hdu1536:
      // In pairs, they would make too many tables for a long input.
      return {kSteps<JudgeId::hdu1536, kSetSteps>};
    case JudgeId::hdu2897:
      return {kBy<JudgeId::hdu2897, kRestAtOnce>};
    case JudgeId::hdu2509:
      return {kRowMistakes};
    case JudgeId::lightoj1199:
      return {kSteps<JudgeId::lightoj1199, kSplits>, kCombinations<JudgeId::lightoj1199, kSplits>};
    case JudgeId::lightoj1296:
      return {kSteps<JudgeId::lightoj1296, kHalves>, kCombinations<JudgeId::lightoj1296, kHalves>};
    case JudgeId::cses1729:
      return {kSticksMistakes};
    case JudgeId::cses2207:
      return {kBy<JudgeId::cses2207, kOneSplit>};
    case JudgeId::poj2484:
      return {kBy<JudgeId::poj2484, kRings>};
    case JudgeId::codeforces1194d:
      return {kBy<JudgeId::codeforces1194d, kOneTwoK>};
    case JudgeId::poj2975:
      return {kNimMistakes};
  }
  return {};
}

}  // namespace impartial::heap_games
