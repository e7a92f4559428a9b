// Inputs of the judges of heap games: cases, and how the judges write them.
#include <algorithm>
#include <array>
#include <iterator>

#include "games/heap_games/expression.hpp"
#include "games/heap_games/judge_facts.hpp"
#include "games/heap_games/judge_values.hpp"
#include "games/heap_games/judges.hpp"

namespace impartial::heap_games {
namespace {

using Numbers = std::vector<std::uint64_t>;

JudgeCase one_heap(JudgeRule rule, std::uint64_t heap, Numbers numbers = {}) {
  return {rule, std::move(numbers), {{heap}}};
}

// --- The notation

std::string list_of(const Heaps& heaps) {
  std::string text;
  for (const std::uint64_t heap : heaps) text += (text.empty() ? "" : " ") + std::to_string(heap);
  return text;
}

// In the canonical spelling.
std::string set_of(Numbers numbers) {
  std::sort(numbers.begin(), numbers.end());
  Intervals set;
  for (const std::uint64_t number : numbers) {
    if (set.empty() || number > set.back().last + 1) set.push_back({number, number});
    set.back().last = number;
  }
  return write_set(set);
}

// The heap that is the ring becomes a row that is smaller; every smaller heap is a row.
std::string ring_rule(std::uint64_t ring) {
  const std::string n = std::to_string(ring);
  if (ring < 2) return "n -> n-1 : n>0";
  return "n -> " + std::to_string(ring - 1) + " : n=" + n + " | " + std::to_string(ring - 2) +
         " : n=" + n + " | a, b : a+b=n-1, n<" + n + " | a, b : a+b=n-2, n<" + n;
}

std::string rest_at_once_rule(std::uint64_t p, std::uint64_t q) {
  const std::string least = std::to_string(p);
  std::string rule = "misere n -> n-k : " + least + "<=k<=" + std::to_string(q);
  if (p > 1) rule += " | 0 : 0<n<" + least;
  return rule;
}

std::string rule_of(const JudgeCase& of, const Heaps& heaps) {
  switch (of.rule) {
    case JudgeRule::up_to:
      return write_set({{1, of.numbers.front()}});
    case JudgeRule::powers_of_2:
      return "powers(2)";
    case JudgeRule::fibonacci:
      return "fibonacci";
    case JudgeRule::set:
      return set_of(of.numbers);
    case JudgeRule::rest_at_once:
      return rest_at_once_rule(of.numbers[0], of.numbers[1]);
    case JudgeRule::rows:
      return "misere 0.[7]";
    case JudgeRule::unequal:
      return "4!.";
    case JudgeRule::half:
      return "n -> n-k : 0<k, 2k<=n";
    case JudgeRule::ring:
      return ring_rule(heaps.empty() ? 0 : heaps.front());
    case JudgeRule::one_two_k:
      return set_of({1, 2, of.numbers.front()});
    case JudgeRule::nim:
      return "0.[3]";
  }
  return {};
}

// --- Small and special cases

// Sums of up to `most_heaps` heaps, each of at least `least`, of up to `most_stones` stones.
void add_sums(std::uint64_t least, std::size_t fewest_heaps, std::size_t most_heaps,
              std::uint64_t most_stones, std::vector<Heaps>& sums) {
  for (std::uint64_t stones = least * fewest_heaps; stones <= most_stones; ++stones) {
    const auto add = [&](auto&& self, Heaps& heaps, std::uint64_t left) -> void {
      if (left == 0 && heaps.size() >= fewest_heaps) sums.push_back(heaps);
      if (heaps.size() == most_heaps) return;
      for (std::uint64_t heap = least; heap <= left; ++heap) {
        heaps.push_back(heap);
        self(self, heaps, left - heap);
        heaps.pop_back();
      }
    };
    Heaps heaps;
    add(add, heaps, stones);
  }
}

std::vector<Heaps> sums(std::size_t fewest_heaps, std::size_t most_heaps,
                        std::uint64_t most_stones) {
  std::vector<Heaps> all;
  add_sums(1, fewest_heaps, most_heaps, most_stones, all);
  return all;
}

std::vector<JudgeCase> with_rule(JudgeRule rule, const std::vector<Heaps>& sums) {
  std::vector<JudgeCase> cases;
  cases.reserve(sums.size());
  for (const Heaps& heaps : sums) cases.push_back({rule, {}, {heaps}});
  return cases;
}

// Single heaps, beyond those of the sums: a wrong value shows there alone. `beside`: heaps that the
// judge wants too.
void add_single(JudgeRule rule, std::uint64_t first, const Heaps& beside,
                std::vector<JudgeCase>& list) {
  constexpr std::uint64_t kLast = 64;
  for (std::uint64_t heap = first; heap <= kLast; ++heap) {
    Heaps heaps{heap};
    heaps.insert(heaps.end(), beside.begin(), beside.end());
    list.push_back({rule, {}, {std::move(heaps)}});
  }
}

// Sums of nim-sum 0 of a large heap and smaller ones of the same value, and sums beside them.
void add_balanced(JudgeRule rule, std::uint64_t first, std::uint64_t step, std::uint64_t last,
                  std::size_t heaps, std::vector<JudgeCase>& list) {
  JudgeCase of{rule, {}, {{last}}};
  const CaseAnswers answers(of);
  for (std::uint64_t heap = first; heap <= last; heap += step) {
    for (std::uint64_t other = 1; other < heap; ++other) {
      if (answers.value(other) != answers.value(heap)) continue;
      of.positions = {{heap, other}};
      // A heap of value 0 changes nothing.
      for (std::uint64_t zero = 1; of.positions.front().size() < heaps; ++zero) {
        if (answers.value(zero) == 0) of.positions.front().push_back(zero);
      }
      list.push_back(of);
      break;
    }
  }
}

CaseList<JudgeCase> up_to_cases() {
  CaseList<JudgeCase> list;
  for (std::uint64_t n = 1; n <= 36; ++n) {
    for (std::uint64_t m = 1; m <= 9; ++m) list.small.push_back(one_heap(JudgeRule::up_to, n, {m}));
  }
  for (const std::uint64_t m : Numbers{1, 2, 30, 31, 99, 333, 499, 500, 998, 999, 1000}) {
    for (const std::uint64_t n : {m - 1, m, m + 1, 2 * m + 2, std::uint64_t{1000}}) {
      if (n >= 1 && n <= 1000) list.special.push_back(one_heap(JudgeRule::up_to, n, {m}));
    }
  }
  return list;
}

CaseList<JudgeCase> one_heap_cases(JudgeRule rule, std::uint64_t small,
                                   std::initializer_list<std::uint64_t> special) {
  CaseList<JudgeCase> list;
  for (std::uint64_t n = 1; n <= small; ++n) list.small.push_back(one_heap(rule, n));
  for (const std::uint64_t n : special) list.special.push_back(one_heap(rule, n));
  return list;
}

CaseList<JudgeCase> fibonacci_cases() {
  CaseList<JudgeCase> list{with_rule(JudgeRule::fibonacci, sums(3, 3, 11)), {}};
  add_single(JudgeRule::fibonacci, 10, {1, 1}, list.small);
  add_balanced(JudgeRule::fibonacci, 31, 13, 1000, 3, list.special);
  add_balanced(JudgeRule::fibonacci, 610, 5, 1000, 3, list.special);
  list.special.push_back({JudgeRule::fibonacci, {}, {{1000, 1000, 1000}}});
  return list;
}

CaseList<JudgeCase> rest_at_once_cases() {
  CaseList<JudgeCase> list;
  for (std::uint64_t n = 1; n <= 22; ++n) {
    for (std::uint64_t p = 1; p <= 4; ++p) {
      for (std::uint64_t q = p; q <= 6; ++q)
        list.small.push_back(one_heap(JudgeRule::rest_at_once, n, {p, q}));
    }
  }
  for (const std::uint64_t n : Numbers{65535, 65536}) {
    for (const std::uint64_t p : Numbers{1, 255, 256, 32767, 32768, 65536}) {
      for (const std::uint64_t q : {p, p + 1, std::uint64_t{65536}}) {
        if (p <= q && q <= 65536)
          list.special.push_back(one_heap(JudgeRule::rest_at_once, n, {p, q}));
      }
    }
  }
  return list;
}

CaseList<JudgeCase> row_cases() {
  CaseList<JudgeCase> list{with_rule(JudgeRule::rows, sums(1, 9, 9)), {}};
  for (const std::size_t count : std::array<std::size_t, 3>{10, 33, 100}) {
    const Heaps ones(count, 1);
    list.special.push_back({JudgeRule::rows, {}, {ones}});
    for (const std::uint64_t row : Numbers{2, 3, 100}) {
      Heaps rows = ones;
      rows.front() = row;
      list.special.push_back({JudgeRule::rows, {}, {rows}});
      std::swap(rows.front(), rows.back());
      list.special.push_back({JudgeRule::rows, {}, {rows}});
    }
  }
  for (std::uint64_t row = 4; row <= 100; row *= 2)
    list.special.push_back({JudgeRule::rows, {}, {{row, row - 1, 1}}});
  return list;
}

CaseList<JudgeCase> split_cases() {
  CaseList<JudgeCase> list{with_rule(JudgeRule::unequal, sums(1, 3, 13)), {}};
  add_single(JudgeRule::unequal, 14, {}, list.small);
  add_balanced(JudgeRule::unequal, 31, 37, 1300, 2, list.special);
  for (const std::uint64_t heap : Numbers{1222, 9999, 10'000}) {
    list.special.push_back({JudgeRule::unequal, {}, {{heap}}});
    list.special.push_back({JudgeRule::unequal, {}, {{heap, heap}}});
  }
  return list;
}

CaseList<JudgeCase> half_cases() {
  CaseList<JudgeCase> list{with_rule(JudgeRule::half, sums(1, 3, 13)), {}};
  add_single(JudgeRule::half, 14, {}, list.small);
  add_balanced(JudgeRule::half, 31, 37, 700, 2, list.special);
  add_balanced(JudgeRule::half, 512, 512, 4096, 2, list.special);
  for (const std::uint64_t heap : Numbers{512, 1023, 1024, 65'536, 999'999'999, 1'000'000'000})
    list.special.push_back({JudgeRule::half, {}, {{heap}}});
  return list;
}

CaseList<JudgeCase> one_two_k_cases() {
  CaseList<JudgeCase> list;
  for (std::uint64_t n = 0; n <= 26; ++n) {
    for (std::uint64_t k = 3; k <= 9; ++k)
      list.small.push_back(one_heap(JudgeRule::one_two_k, n, {k}));
  }
  for (const std::uint64_t k :
       Numbers{99'999'999, 333'333'333, 999'999'998, 999'999'999, 1'000'000'000}) {
    for (const std::uint64_t n : {k - 1, k, k + 1, std::uint64_t{1'000'000'000}}) {
      if (n <= 1'000'000'000) list.special.push_back(one_heap(JudgeRule::one_two_k, n, {k}));
    }
  }
  return list;
}

CaseList<JudgeCase> nim_cases() {
  CaseList<JudgeCase> list{with_rule(JudgeRule::nim, sums(1, 4, 10)), {}};
  constexpr std::uint64_t kLargest = 1'000'000'000;
  constexpr std::uint64_t kBit = 1 << 29;  // the highest one of kLargest
  const auto add = [&list](const Heaps& heaps) {
    list.special.push_back({JudgeRule::nim, {}, {heaps}});
  };
  for (const std::size_t count : std::array<std::size_t, 2>{33, 1000}) {
    for (const std::uint64_t heap : Numbers{1, kLargest}) {
      Heaps heaps(count, heap);
      add(heaps);
      heaps.front() = 3;
      add(heaps);
      std::swap(heaps.front(), heaps.back());
      add(heaps);
    }
  }
  for (std::uint64_t heap = 8; heap <= kBit; heap *= 2) {
    add({heap, heap - 1, 1});
    add({heap, heap + heap / 2, heap / 4});
  }
  add({kLargest, kLargest});
  add({kLargest, kBit, kLargest - kBit});
  add({kLargest});
  return list;
}

// Sets in ascending and other order, whose values begin otherwise than they go on.
const std::array<Numbers, 14> kSets{Numbers{1},      {2},       {1, 2},    {2, 1},    {2, 5},
                                    {5, 2},          {1, 3, 4}, {4, 1, 3}, {2, 4, 7}, {7, 4, 2},
                                    {1, 2, 3, 4, 5}, {3, 5, 8}, {6, 1, 9}, {1, 8, 11}};

CaseList<JudgeCase> set_cases() {
  CaseList<JudgeCase> list;
  std::vector<Heaps> few;
  add_sums(0, 1, 1, 12, few);
  add_sums(1, 2, 2, 9, few);
  // Behind an empty heap there is more to read.
  few.push_back({0, 1});
  few.push_back({2, 0, 1});
  for (const Heaps& heaps : few) {
    for (const Numbers& set : kSets) list.small.push_back({JudgeRule::set, set, {heaps}});
  }
  for (const Numbers& set : kSets) {
    // What one heap after the other says.
    JudgeCase of{JudgeRule::set, set, {}};
    for (std::uint64_t heap = 1; heap <= 60; ++heap) of.positions.push_back({heap, heap / 2});
    list.special.push_back(of);
    of.positions = {{10'000}, {9'999, 10'000}, {31, 1}, {45, 15}, {0}};
    list.special.push_back(of);
  }
  return list;
}

Numbers random_set(Random& random, std::uint64_t size, std::uint64_t largest) {
  Numbers set;
  for (std::uint64_t i = 0; i < size; ++i) set.push_back(1 + random.below(largest));
  return set;
}

// One of the numbers is 1, and all are different.
JudgeCase stick_case(Random& random, std::uint64_t n, std::uint64_t size) {
  Numbers set = random_set(random, size, n);
  set.push_back(1);
  std::sort(set.begin(), set.end());
  set.erase(std::unique(set.begin(), set.end()), set.end());
  for (std::size_t i = set.size(); i > 1; --i)
    std::swap(set[i - 1], set[static_cast<std::size_t>(random.below(i))]);
  return one_heap(JudgeRule::set, n, set);
}

CaseList<JudgeCase> stick_cases() {
  CaseList<JudgeCase> list;
  for (std::uint64_t n = 1; n <= 12; ++n) {
    for (const Numbers& set : kSets) {
      const bool fits = std::find(set.begin(), set.end(), 1) != set.end() &&
                        *std::max_element(set.begin(), set.end()) <= n;
      if (fits) list.small.push_back(one_heap(JudgeRule::set, n, set));
    }
  }
  // Not in ascending order, not periodic from the start, and with another period than 30.
  for (const Numbers& set : {Numbers{11, 1, 8}, {13, 1, 8}, {14, 6, 1}, {10, 4, 1}, {16, 1, 6}}) {
    for (std::uint64_t n = 120; n <= 200; n += 10)
      list.special.push_back(one_heap(JudgeRule::set, n, set));
  }
  list.special.push_back(one_heap(JudgeRule::set, 1'000'000, {1, 3, 4}));
  return list;
}

// --- Random cases

std::uint64_t sized(std::uint64_t largest, unsigned size) {
  return size == kSizes ? largest : std::min(largest, std::uint64_t{1} << size);
}

Heaps random_heaps(Random& random, std::uint64_t count, std::uint64_t largest) {
  Heaps heaps;
  for (std::uint64_t i = 0; i < count; ++i) heaps.push_back(1 + random.below(largest));
  return heaps;
}

Heaps random_sum_of(Random& random, std::uint64_t most_heaps, std::uint64_t largest,
                    unsigned size) {
  const std::uint64_t heaps =
      size == kSizes ? most_heaps
                     : 1 + random.below(std::max<std::uint64_t>(most_heaps * size / kSizes, 1));
  return random_heaps(random, heaps, sized(largest, size));
}

// Half of the larger ones lose, as far as a last heap of the missing value is found.
JudgeCase random_sum(JudgeRule rule, Random& random, std::uint64_t most_heaps,
                     std::uint64_t largest, unsigned size) {
  JudgeCase of{rule, {}, {random_sum_of(random, most_heaps, largest, size)}};
  if (random.below(2) == 0) return of;
  Heaps& sum = of.positions.front();
  const CaseAnswers answers(of);
  constexpr std::uint64_t kTries = 60;
  for (std::uint64_t i = 0; i < kTries && answers.wins(sum); ++i)
    sum.back() = 1 + random.below(std::min(sized(largest, size), 3 * kTries));
  return of;
}

// Half of them lose, as far as the last heap may be what is missing.
JudgeCase random_nim(Random& random, std::uint64_t most_heaps, std::uint64_t largest,
                     unsigned size) {
  Heaps heaps = random_sum_of(random, most_heaps, largest, size);
  const std::uint64_t last = nim_sum(nim_sum_of(heaps), heaps.back());
  if (0 < last && last <= largest && random.below(2) != 0) heaps.back() = last;
  return {JudgeRule::nim, {}, {std::move(heaps)}};
}

// --- The text

void write_numbers(const Numbers& numbers, TextWriter& writer) {
  for (std::size_t i = 0; i < numbers.size(); ++i)
    writer.text(i == 0 ? "" : " ").number(numbers[i]);
}

void write_list(const Numbers& numbers, std::string_view behind_count, TextWriter& writer) {
  writer.number(numbers.size()).text(behind_count);
  write_numbers(numbers, writer);
  writer.text("\n");
}

}  // namespace

std::string notation_of(const JudgeCase& of, const Heaps& heaps) {
  return rule_of(of, heaps) + ": " + (heaps.empty() ? "0" : list_of(heaps));
}

void write_case(JudgeId id, const JudgeCase& of, TextWriter& writer) {
  const Heaps& heaps = of.positions.front();
  switch (id) {
    case JudgeId::hdu2509:
    case JudgeId::lightoj1199:
    case JudgeId::lightoj1296:
    case JudgeId::poj2975:
      return write_list(heaps, "\n", writer);
    case JudgeId::hdu1536:
      write_list(of.numbers, " ", writer);
      writer.number(of.positions.size()).text("\n");
      for (const Heaps& each : of.positions) write_list(each, " ", writer);
      return;
    case JudgeId::cses1729:
      writer.number(heaps.front()).text(" ");
      return write_list(of.numbers, "\n", writer);
    default:
      write_numbers(heaps, writer);
      if (!of.numbers.empty()) writer.text(" ");
      write_numbers(of.numbers, writer);
      writer.text("\n");
  }
}

CaseList<JudgeCase> case_list(JudgeId id) {
  switch (id) {
    case JudgeId::hdu1846:
      return up_to_cases();
    case JudgeId::hdu1847:
      return one_heap_cases(JudgeRule::powers_of_2, 66,
                            {127, 128, 129, 255, 256, 257, 511, 512, 513, 998, 999, 1000});
    case JudgeId::hdu1848:
      return fibonacci_cases();
    case JudgeId::hdu1536:
      return set_cases();
    case JudgeId::hdu2897:
      return rest_at_once_cases();
    case JudgeId::hdu2509:
      return row_cases();
    case JudgeId::lightoj1199:
      return split_cases();
    case JudgeId::lightoj1296:
      return half_cases();
    case JudgeId::cses1729:
      return stick_cases();
    case JudgeId::cses2207:
      return one_heap_cases(JudgeRule::unequal, 40,
                            {270, 273, 566, 923, 926, 929, 932, 1221, 1222, 1223, 2000, 5000,
                             10'000, 999'999, 1'000'000});
    case JudgeId::poj2484:
      return one_heap_cases(JudgeRule::ring, 60, {999, 1000, 65'536, 999'999, 1'000'000});
    case JudgeId::codeforces1194d:
      return one_two_k_cases();
    case JudgeId::poj2975:
      return nim_cases();
  }
  return {};
}

JudgeCase random_case(JudgeId id, Random& random, unsigned size) {
  const auto up_to = [&](std::uint64_t largest) { return 1 + random.below(sized(largest, size)); };
  switch (id) {
    case JudgeId::hdu1846: {
      // One after the other: compilers differ in the order of arguments.
      const std::uint64_t n = up_to(1000);
      return one_heap(JudgeRule::up_to, n, {up_to(1000)});
    }
    case JudgeId::hdu1847:
      return one_heap(JudgeRule::powers_of_2, up_to(1000));
    case JudgeId::hdu1848:
      return {JudgeRule::fibonacci, {}, {random_heaps(random, 3, sized(1000, size))}};
    case JudgeId::hdu1536: {
      const std::uint64_t most = size == kSizes ? 100 : 1 + size;
      JudgeCase of{
          JudgeRule::set, random_set(random, most, sized(size == kSizes ? 10'000 : 60, size)), {}};
      // A hundred positions would make an input of 1,000 cases 50 MB.
      for (std::uint64_t i = 0; i < std::min<std::uint64_t>(most, 5); ++i)
        of.positions.push_back(random_heaps(random, most, sized(10'000, size)));
      return of;
    }
    case JudgeId::hdu2897: {
      const std::uint64_t p = up_to(65'536);
      const std::uint64_t n = up_to(65'536);
      return one_heap(JudgeRule::rest_at_once, n, {p, p + random.below(65'536 - p + 1)});
    }
    case JudgeId::hdu2509:
      return random_sum(JudgeRule::rows, random, 100, 100, size);
    case JudgeId::lightoj1199:
      return random_sum(JudgeRule::unequal, random, 100, 10'000, size);
    case JudgeId::lightoj1296:
      return random_sum(JudgeRule::half, random, 1000, 1'000'000'000, size);
    case JudgeId::cses1729: {
      const std::uint64_t n = up_to(1'000'000);
      return stick_case(random, n, size == kSizes ? 99 : 1 + size);
    }
    case JudgeId::cses2207:
      return one_heap(JudgeRule::unequal, up_to(kGrundyTested));
    case JudgeId::poj2484:
      return one_heap(JudgeRule::ring, up_to(1'000'000));
    case JudgeId::codeforces1194d: {
      const std::uint64_t k = 2 + up_to(999'999'998);
      return one_heap(JudgeRule::one_two_k, random.below(sized(1'000'000'000, size) + 1), {k});
    }
    case JudgeId::poj2975:
      return random_nim(random, 1000, 1'000'000'000, size);
  }
  return {};
}

}  // namespace impartial::heap_games
