// Inputs of Wythoff's game: positions, and how the judges write them.
#include <algorithm>

#include "games/wythoff/wythoff.hpp"

namespace impartial::wythoff {
namespace {

// The largest heap of the judge.
constexpr std::uint64_t kJudge = 1'000'000'000;
// The largest heap up to which WythoffStrategy lists all cold pairs: the smaller number of the last
// one listed.
constexpr std::uint64_t kStrategy = lower_of_pair(WythoffStrategy::kListedPairs);

// The cold pairs with the difference d, and pairs beside it, in both orders.
void add_around_cold(std::uint64_t d, std::uint64_t largest, std::vector<Heaps>& list) {
  const std::uint64_t lower = lower_of_pair(d);
  for (const std::uint64_t a : {lower - 1, lower, lower + 1}) {
    if (a + d > largest) continue;
    list.push_back({a, a + d});
    list.push_back({a + d, a});
  }
}

CaseList<Heaps> make_list(std::uint64_t largest) {
  constexpr std::uint64_t kSmallStones = 80;
  CaseList<Heaps> list;
  for (std::uint64_t stones = 0; stones <= kSmallStones; ++stones) {
    for (std::uint64_t first = 0; first <= stones; ++first)
      list.small.push_back({first, stones - first});
  }
  // The multiples of the golden ratio that are nearest to whole numbers are those by Fibonacci
  // numbers, then those by sums of two. There a rounded ratio fails first.
  std::vector<std::uint64_t> fibonacci{1, 2};
  while (fibonacci.back() < largest)
    fibonacci.push_back(fibonacci.back() + fibonacci[fibonacci.size() - 2]);
  for (std::size_t i = 0; i < fibonacci.size(); ++i) {
    add_around_cold(fibonacci[i], largest, list.special);
    for (std::size_t j = i + 2; j < fibonacci.size(); ++j)
      add_around_cold(fibonacci[i] + fibonacci[j], largest, list.special);
  }
  std::erase_if(list.special,
                [](const Heaps& heaps) { return heaps.first + heaps.second <= kSmallStones; });
  std::sort(list.special.begin(), list.special.end(), [](const Heaps& left, const Heaps& right) {
    const std::uint64_t a = left.first + left.second;
    const std::uint64_t b = right.first + right.second;
    return a != b ? a < b : left < right;
  });
  return list;
}

// Half of them are cold pairs or beside one.
Heaps make_random(Random& random, unsigned size, std::uint64_t largest) {
  const std::uint64_t bound = std::min(largest, std::uint64_t{1} << size);
  Heaps heaps{random.below(bound + 1), random.below(bound + 1)};
  if (random.below(2) == 0) {
    std::vector<Heaps> list;
    add_around_cold(1 + random.below(std::max<std::uint64_t>(bound / 3, 1)), largest, list);
    heaps = list[static_cast<std::size_t>(random.below(list.size()))];
  }
  return heaps;
}

void write_heaps(const Heaps& heaps, TextWriter& writer) {
  writer.number(heaps.first).text(" ").number(heaps.second).text("\n");
}

}  // namespace

void Hdu1527::write_case(const Heaps& heaps, TextWriter& writer) { write_heaps(heaps, writer); }
CaseList<Heaps> Hdu1527::case_list() { return make_list(kJudge); }
Heaps Hdu1527::random_position(Random& random, unsigned size) {
  return make_random(random, size, kJudge);
}

void WythoffStrategy::write_case(const Heaps& heaps, TextWriter& writer) {
  write_heaps(heaps, writer);
}
// The lists of cold pairs stay short enough to be read.
CaseList<Heaps> WythoffStrategy::case_list() { return make_list(1000); }
Heaps WythoffStrategy::random_position(Random& random, unsigned size) {
  return make_random(random, size, kStrategy);
}

}  // namespace impartial::wythoff
