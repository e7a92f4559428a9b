// Inputs of Wythoff's game: positions, and how the judges write them.
#include <algorithm>

#include "games/wythoff/wythoff.hpp"

namespace impartial::wythoff {
namespace {

// The heaps that a judge allows.
struct Limits {
  std::uint64_t smallest = 0;
  std::uint64_t largest = 0;
};
constexpr Limits kJudge{0, 1'000'000'000};
constexpr Limits kLimits1072{1, 2'000'000};
constexpr Limits kLimits1185{1, 1'000'000'000'000'000'000};
// The largest heap up to which WythoffStrategy lists all cold pairs: the smaller number of the last
// one listed.
constexpr std::uint64_t kStrategy = lower_of_pair(WythoffStrategy::kListedPairs);

// The cold pairs with the difference d, and pairs beside it, in both orders.
void add_around_cold(std::uint64_t d, const Limits& limits, std::vector<Heaps>& list) {
  const std::uint64_t lower = lower_of_pair(d);
  for (const std::uint64_t a : {lower - 1, lower, lower + 1}) {
    if (a < limits.smallest || a + d > limits.largest) continue;
    list.push_back({a, a + d});
    list.push_back({a + d, a});
  }
}

CaseList<Heaps> make_list(const Limits& limits) {
  constexpr std::uint64_t kSmallStones = 80;
  CaseList<Heaps> list;
  for (std::uint64_t stones = 2 * limits.smallest; stones <= kSmallStones; ++stones) {
    for (std::uint64_t first = limits.smallest; first <= stones - limits.smallest; ++first)
      list.small.push_back({first, stones - first});
  }
  // The multiples of the golden ratio that are nearest to whole numbers are those by Fibonacci
  // numbers, then those by sums of two. There a rounded ratio fails first.
  std::vector<std::uint64_t> fibonacci{1, 2};
  while (fibonacci.back() < limits.largest)
    fibonacci.push_back(fibonacci.back() + fibonacci[fibonacci.size() - 2]);
  for (std::size_t i = 0; i < fibonacci.size(); ++i) {
    add_around_cold(fibonacci[i], limits, list.special);
    for (std::size_t j = i + 2; j < fibonacci.size(); ++j)
      add_around_cold(fibonacci[i] + fibonacci[j], limits, list.special);
  }
  // A table of cold pairs may end too early. The largest difference is limit / phi^2, and 1 / phi^2
  // is just above 55 / 144.
  for (std::uint64_t part = 1; part <= 8; ++part)
    add_around_cold(limits.largest / 144 * 55 / 8 * part, limits, list.special);
  std::erase_if(list.special,
                [](const Heaps& heaps) { return heaps.first + heaps.second <= kSmallStones; });
  std::sort(list.special.begin(), list.special.end(), [](const Heaps& left, const Heaps& right) {
    const std::uint64_t a = left.first + left.second;
    const std::uint64_t b = right.first + right.second;
    return a != b ? a < b : left < right;
  });
  list.special.erase(std::unique(list.special.begin(), list.special.end()), list.special.end());
  return list;
}

// With heaps of up to `bound`. Half of them are cold pairs or beside one.
Heaps make_random(Random& random, std::uint64_t bound, const Limits& limits) {
  bound = std::min(limits.largest, bound);
  const auto heap = [&] { return limits.smallest + random.below(bound - limits.smallest + 1); };
  Heaps heaps{heap(), heap()};
  if (random.below(2) == 0) {
    std::vector<Heaps> list;
    add_around_cold(1 + random.below(std::max<std::uint64_t>(bound / 144 * 55, 1)), limits, list);
    heaps = list[static_cast<std::size_t>(random.below(list.size()))];
  }
  return heaps;
}

// The powers of 2 up to 2^kSizes.
std::uint64_t bound_of(unsigned size) { return std::uint64_t{1} << size; }

void write_heaps(const Heaps& heaps, TextWriter& writer) {
  writer.number(heaps.first).text(" ").number(heaps.second).text("\n");
}

}  // namespace

void Hdu1527::write_case(const Heaps& heaps, TextWriter& writer) { write_heaps(heaps, writer); }
CaseList<Heaps> Hdu1527::case_list() { return make_list(kJudge); }
Heaps Hdu1527::random_position(Random& random, unsigned size) {
  return make_random(random, bound_of(size), kJudge);
}

void Nod1072::write_case(const Heaps& heaps, TextWriter& writer) { write_heaps(heaps, writer); }
CaseList<Heaps> Nod1072::case_list() { return make_list(kLimits1072); }
Heaps Nod1072::random_position(Random& random, unsigned size) {
  return make_random(random, bound_of(size), kLimits1072);
}

CaseList<Heaps> Nod1185::case_list() { return make_list(kLimits1185); }
// From 2^1 to 2^60, which is above the limit.
Heaps Nod1185::random_position(Random& random, unsigned size) {
  return make_random(random, bound_of(size * 60 / kSizes), kLimits1185);
}

void WythoffStrategy::write_case(const Heaps& heaps, TextWriter& writer) {
  write_heaps(heaps, writer);
}
// The lists of cold pairs stay short enough to be read.
CaseList<Heaps> WythoffStrategy::case_list() { return make_list({0, 1000}); }
Heaps WythoffStrategy::random_position(Random& random, unsigned size) {
  return make_random(random, bound_of(size), {0, kStrategy});
}

}  // namespace impartial::wythoff
