#include "games/heap_games/judge_values.hpp"

#include <algorithm>
#include <array>

#include "core/domain.hpp"
#include "core/nimber.hpp"
#include "games/heap_games/judge_facts.hpp"

namespace impartial::heap_games {
namespace {

void keep_different(std::vector<std::uint64_t>& takes, std::uint64_t largest) {
  std::erase_if(takes, [largest](std::uint64_t take) { return take == 0 || take > largest; });
  std::sort(takes.begin(), takes.end());
  takes.erase(std::unique(takes.begin(), takes.end()), takes.end());
}

// The least number that no option has. `options(n, see)` calls see(value) for each option of n.
template <class Options>
Table least_missing(std::uint64_t largest, Options&& options) {
  Table values(static_cast<std::size_t>(largest) + 1);
  std::vector<std::uint64_t> seen;  // behind the last heap that has an option of this value
  for (std::uint64_t n = 0; n <= largest; ++n) {
    options(values, n, [&](std::uint64_t value) {
      if (value >= seen.size()) seen.resize(static_cast<std::size_t>(value) + 1);
      seen[static_cast<std::size_t>(value)] = n + 1;
    });
    const auto missing =
        std::find_if(seen.begin(), seen.end(), [n](std::uint64_t mark) { return mark != n + 1; });
    values[static_cast<std::size_t>(n)] = static_cast<std::uint16_t>(missing - seen.begin());
  }
  return values;
}

// The heaps of Grundy's game with the value 0.
constexpr std::array<std::uint64_t, 42> kGrundyLosses{
    0,   1,   2,   4,   7,   10,  20,  23,  26,  50,  53,  270, 273, 276,
    282, 285, 288, 316, 334, 337, 340, 346, 359, 362, 365, 386, 389, 392,
    566, 630, 633, 636, 639, 673, 676, 682, 685, 923, 926, 929, 932, 1222};

const Table& fibonacci_table() {
  static const Table values = set_table(fibonacci_up_to(kLargestFibonacci), kLargestFibonacci);
  return values;
}

const Table& grundy_table() {
  static const Table values = split_table({}, kLargestGrundy);
  return values;
}

}  // namespace

Table set_table(std::vector<std::uint64_t> takes, std::uint64_t largest) {
  keep_different(takes, largest);
  return least_missing(largest, [&](const Table& values, std::uint64_t n, auto&& see) {
    for (const std::uint64_t take : takes) {
      if (take > n) break;
      see(values[static_cast<std::size_t>(n - take)]);
    }
  });
}

Table split_table(const Split& split, std::uint64_t largest) {
  return least_missing(largest, [&](const Table& values, std::uint64_t n, auto&& see) {
    // A part that is n itself has no value yet: it is read as 0.
    for (std::uint64_t part = split.smallest; 2 * part + split.least_more <= n; ++part)
      see(nim_sum(values[static_cast<std::size_t>(part)],
                  values[static_cast<std::size_t>(n - part)]));
  });
}

std::vector<std::uint64_t> fibonacci_up_to(std::uint64_t largest) {
  std::vector<std::uint64_t> numbers;
  for (std::uint64_t next = 1, then = 2; next <= largest;) {
    numbers.push_back(next);
    const std::uint64_t sum = next + then;
    next = then;
    then = sum;
  }
  return numbers;
}

std::vector<bool> set_outcomes(std::vector<std::uint64_t> takes, std::uint64_t n) {
  keep_different(takes, n);
  std::vector<bool> wins(static_cast<std::size_t>(n) + 1);
  for (std::size_t heap = 0; heap < wins.size(); ++heap) {
    if (wins[heap]) continue;
    for (const std::uint64_t take : takes) {
      if (take > n - heap) break;
      wins[heap + static_cast<std::size_t>(take)] = true;
    }
  }
  wins.erase(wins.begin());
  return wins;
}

std::uint64_t count_winning_moves(const Heaps& heaps) {
  const std::uint64_t sum = nim_sum_of(heaps);
  return static_cast<std::uint64_t>(std::count_if(
      heaps.begin(), heaps.end(), [sum](std::uint64_t heap) { return nim_sum(heap, sum) < heap; }));
}

std::uint64_t half_value(std::uint64_t n) {
  while (n % 2 == 1) n /= 2;
  return n / 2;
}

bool one_two_k_wins(std::uint64_t n, std::uint64_t k) {
  if (k % 3 != 0) return n % 3 != 0;
  const std::uint64_t rest = n % (k + 1);
  return rest % 3 != 0 || rest == k;
}

bool rest_at_once_wins(std::uint64_t n, std::uint64_t p, std::uint64_t q) {
  const std::uint64_t rest = n % (p + q);
  return n == 0 || rest == 0 || rest > p;
}

bool rows_win(const Heaps& rows) {
  const bool is_large =
      std::any_of(rows.begin(), rows.end(), [](std::uint64_t row) { return row > 1; });
  return (nim_sum_of(rows) != 0) == is_large;
}

bool grundy_wins(std::uint64_t n) {
  IMPARTIAL_DOMAIN(n <= kGrundyTested);
  return !std::binary_search(kGrundyLosses.begin(), kGrundyLosses.end(), n);
}

CaseAnswers::CaseAnswers(const JudgeCase& of) : of_(of) {
  if (of.rule == JudgeRule::set) own_ = set_table(of.numbers, largest_heap(of));
  if (of.rule == JudgeRule::fibonacci) table_ = &fibonacci_table();
  if (of.rule == JudgeRule::unequal && largest_heap(of) <= kLargestGrundy) table_ = &grundy_table();
}

std::uint64_t CaseAnswers::value(std::uint64_t heap) const {
  switch (of_.rule) {
    case JudgeRule::up_to:
      return heap % (of_.numbers.front() + 1);
    case JudgeRule::powers_of_2:
      return power_value(heap);
    case JudgeRule::half:
      return half_value(heap);
    case JudgeRule::nim:
      return heap;
    default:
      IMPARTIAL_DOMAIN(heap < table_->size());
      return (*table_)[static_cast<std::size_t>(heap)];
  }
}

bool CaseAnswers::wins(const Heaps& heaps) const {
  const std::uint64_t heap = first_heap(heaps);
  switch (of_.rule) {
    case JudgeRule::rest_at_once:
      return rest_at_once_wins(heap, of_.numbers[0], of_.numbers[1]);
    case JudgeRule::rows:
      return rows_win(heaps);
    case JudgeRule::ring:
      return ring_wins(heap);
    case JudgeRule::one_two_k:
      return one_two_k_wins(heap, of_.numbers.front());
    default:
      break;
  }
  if (of_.rule == JudgeRule::unequal && heap > kLargestGrundy) return grundy_wins(heap);
  std::uint64_t sum = 0;
  for (const std::uint64_t each : heaps) sum = nim_sum(sum, value(each));
  return sum != 0;
}

}  // namespace impartial::heap_games
