// Inputs of Misere Nim: positions, and how the judges write them.
#include <algorithm>

#include "core/nimber.hpp"
#include "games/misere_nim/misere_nim.hpp"

namespace impartial::misere_nim {
namespace {

struct Limits {
  std::uint64_t heaps = 0;
  std::uint64_t heap = 0;
};

Limits limits(const DialectInfo& info) {
  const std::size_t heaps = 1 - info.count_field();
  return {info.fields[heaps].judge_maximum, info.fields[2].judge_maximum};
}

// The heaps that `cuts` makes of a row of stones: a bit cuts it after a stone.
Heaps cut(std::uint64_t stones, std::uint64_t cuts) {
  Heaps heaps{1};
  for (std::uint64_t stone = 1; stone < stones; ++stone) {
    if ((cuts >> (stones - 1 - stone) & 1) != 0) {
      heaps.push_back(1);
    } else {
      ++heaps.back();
    }
  }
  return heaps;
}

CaseList<Heaps> make_list(const Limits& limits) {
  constexpr std::uint64_t kSmallStones = 9;
  CaseList<Heaps> list;
  for (std::uint64_t stones = 1; stones <= kSmallStones; ++stones) {
    for (std::uint64_t cuts = 0; cuts < std::uint64_t{1} << (stones - 1); ++cuts)
      list.small.push_back(cut(stones, cuts));
  }
  for (std::uint64_t count = 10; count <= limits.heaps; count += count / 2) {
    // Ones; ones and a larger heap, first or last; pairs of equal heaps.
    const Heaps ones(static_cast<std::size_t>(count), 1);
    list.special.push_back(ones);
    for (const std::uint64_t heap : {std::uint64_t{2}, std::uint64_t{3}, limits.heap}) {
      Heaps heaps = ones;
      heaps.front() = heap;
      list.special.push_back(heaps);
      std::swap(heaps.front(), heaps.back());
      list.special.push_back(heaps);
    }
    Heaps pairs;
    for (std::uint64_t i = 0; i < count; ++i) pairs.push_back(2 + i / 2);
    list.special.push_back(pairs);
  }
  // The sum is the number of heaps, in 32 bits.
  for (std::uint64_t count = 5; count <= std::min<std::uint64_t>(limits.heaps, 9); ++count) {
    const std::uint64_t sum = (std::uint64_t{1} << 32) + count;
    if (sum / count + count > limits.heap) continue;
    Heaps heaps(static_cast<std::size_t>(count), sum / count);
    heaps.back() += sum % count;
    list.special.push_back(heaps);
  }
  for (std::uint64_t heap = 4; heap <= limits.heap; heap *= 2) {
    list.special.push_back({heap, heap - 1, 1});
    list.special.push_back({heap - 1, heap - 2, 1});
    list.special.push_back({heap, heap});
    list.special.push_back({heap});
  }
  return list;
}

// Half of the larger ones have the nim-sum 0.
Heaps make_random(Random& random, unsigned size, const Limits& limits, std::uint64_t fewest = 1) {
  const std::uint64_t most = std::max<std::uint64_t>(limits.heaps * size / kSizes, 1);
  const std::uint64_t count =
      size == kSizes ? limits.heaps : std::max(fewest, 1 + random.below(most));
  const std::uint64_t largest = std::min(limits.heap, std::uint64_t{1} << size);
  Heaps heaps;
  std::uint64_t sum = 0;
  for (std::uint64_t i = 0; i < count; ++i) {
    heaps.push_back(1 + random.below(largest));
    if (i + 1 < count) sum = nim_sum(sum, heaps.back());
  }
  if (random.below(2) == 0 && sum != 0 && sum <= limits.heap) heaps.back() = sum;
  return heaps;
}

void write_row(const Heaps& heaps, TextWriter& writer) {
  for (std::size_t i = 0; i < heaps.size(); ++i)
    writer.number(heaps[i]).text(i + 1 == heaps.size() ? "\n" : " ");
}

void write_heaps(const Heaps& heaps, TextWriter& writer) {
  writer.number(heaps.size()).text("\n");
  write_row(heaps, writer);
}

}  // namespace

void LightOj1253::write_case(const Heaps& heaps, TextWriter& writer) { write_heaps(heaps, writer); }
CaseList<Heaps> LightOj1253::case_list() { return make_list(limits(kInfo)); }
Heaps LightOj1253::random_position(Random& random, unsigned size) {
  return make_random(random, size, limits(kInfo));
}

void Hdu1907::write_case(const Heaps& heaps, TextWriter& writer) { write_heaps(heaps, writer); }
CaseList<Heaps> Hdu1907::case_list() { return make_list(limits(kInfo)); }
Heaps Hdu1907::random_position(Random& random, unsigned size) {
  return make_random(random, size, limits(kInfo));
}

void CodingameMisereNim::write_case(const Heaps& heaps, TextWriter& writer) {
  write_row(heaps, writer);
}
CaseList<Heaps> CodingameMisereNim::case_list() {
  CaseList<Heaps> list = make_list(limits(kInfo));
  const auto is_other = [](const Heaps& heaps) { return heaps.size() != kRowSize; };
  std::erase_if(list.small, is_other);
  std::erase_if(list.special, is_other);
  return list;
}
Heaps CodingameMisereNim::random_position(Random& random, unsigned size) {
  return make_random(random, size, limits(kInfo), kRowSize);
}

}  // namespace impartial::misere_nim
