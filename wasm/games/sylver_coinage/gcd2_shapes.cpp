#include "games/sylver_coinage/gcd2_shapes.hpp"

#include <algorithm>
#include <bit>
#include <functional>
#include <numeric>

#include "core/domain.hpp"

namespace impartial::sylver_coinage {
namespace {

bool bit_at(const std::uint64_t* words, std::size_t stride, std::uint32_t column) {
  return (words[column / 64 * stride] >> (column % 64) & 1) != 0;
}

// For each column a number that depends on its modules, so that equal columns have equal numbers.
std::vector<std::uint64_t> fingerprints(const Gcd2Part& part) {
  std::vector<std::uint64_t> prints(part.columns);
  std::uint64_t code = 0;
  for (std::size_t j = 0; j < part.size(); ++j) {
    code += 0x9E3779B97F4A7C15;
    std::uint64_t mixed = (code ^ code >> 30) * 0xBF58476D1CE4E5B9;
    mixed ^= mixed >> 27;
    for (std::uint32_t b = 0; b < part.blocks(); ++b) {
      for (std::uint64_t w = part.words[b * part.size() + j]; w != 0; w &= w - 1) {
        prints[64 * b + static_cast<unsigned>(std::countr_zero(w))] += mixed;
      }
    }
  }
  return prints;
}

// Whether columns i and i + period are equal for from <= i < to.
bool repeats(const Gcd2Part& part, std::uint32_t period, std::uint32_t from, std::uint32_t to) {
  for (std::size_t j = 0; j < part.size(); ++j) {
    const std::uint64_t* const row = &part.words[j];
    for (std::uint32_t i = from; i < to; ++i) {
      if (bit_at(row, part.size(), i) != bit_at(row, part.size(), i + period)) return false;
    }
  }
  return true;
}

}  // namespace

GapKeys::GapKeys(const SetOfNumbers& a) {
  for (unsigned n = 1; n <= kMostGap; ++n) {
    if (!a.has(n)) gaps_.push_back(static_cast<std::uint8_t>(n));
  }
  IMPARTIAL_DOMAIN(gaps_.size() <= kMostGaps);
  for (std::size_t i = 0; i < gaps_.size(); ++i) {
    const unsigned gap = gaps_[i];
    bytes_ = gap / 8 + 1;
    for (unsigned byte = 0; byte < 256; ++byte) {
      if ((byte >> (gap % 8) & 1) != 0) of_byte_[gap / 8][byte] |= GapKey{1} << i;
    }
  }
}

int largest_gap(const SetOfNumbers& set) {
  const SetOfNumbers gaps = SetOfNumbers::below(SetOfNumbers::kSize) - set;
  return gaps.empty() ? -1 : static_cast<int>(gaps.highest());
}

bool Gcd2Shape::has(std::uint32_t x) const {
  IMPARTIAL_DOMAIN(x >= 2);
  if (x % 2 == 1 && x < n) return false;
  const std::uint32_t half = (x % 2 == 0 ? x : x - n) / 2;
  return half >= SetOfNumbers::kSize || (x % 2 == 0 ? b : m).has(half);
}

Gcd2Shape Gcd2Shape::with(std::uint32_t x) const {
  IMPARTIAL_DOMAIN(!has(x));
  Gcd2Shape after = *this;
  if (x % 2 == 0) {
    // It stays a triple: gcd2_positions.hpp, 2.
    after.b = with_multiples(b, x / 2);
    after.m = with_multiples(m, x / 2);
    return after;
  }
  if (x > n) {
    after.m = m | b << ((x - n) / 2);
  } else {
    const std::uint32_t less = (n - x) / 2;
    after.m = less < SetOfNumbers::kSize ? b | m << less : b;
    after.n = x;
  }
  return after.generated();
}

Gcd2Shape Gcd2Shape::generated() const {
  Gcd2Shape position = *this;
  for (;;) {
    const int gap = largest_gap(position.b);
    SetOfNumbers sums;
    for (std::uint32_t x = 0; static_cast<int>(n + x) <= gap; ++x) {
      if (position.m.has(x)) sums = sums | position.m << (n + x);
    }
    const SetOfNumbers missing = sums - position.b;
    if (missing.empty()) return position;
    position.b = with_multiples(position.b, missing.highest());
    position.m = with_multiples(position.m, missing.highest());
  }
}

std::uint32_t Gcd2Shape::largest_free() const {
  const int even = 2 * largest_gap(b);
  const int odd = static_cast<int>(n) + (largest_gap(m) < 0 ? -2 : 2 * largest_gap(m));
  return static_cast<std::uint32_t>(std::max({even, odd, 0}));
}

std::uint32_t Gcd2Shape::gaps() const {
  std::uint32_t count = n / 2;  // the odd ones below n
  for (const SetOfNumbers& set : {b, m}) {
    for (const std::uint64_t word : set.word) count += static_cast<unsigned>(std::popcount(~word));
  }
  return count;
}

std::uint32_t Gcd2Shape::gaps_below(std::uint32_t x) const {
  IMPARTIAL_DOMAIN(x >= 2);
  std::uint32_t count = x > 3 ? (std::min(x, n) - 2) / 2 : 0;
  for (std::uint32_t y = 2; y < x && y < 2 * SetOfNumbers::kSize; y += 2) count += has(y) ? 0U : 1U;
  for (std::uint32_t y = n; y < x && y < n + 2 * SetOfNumbers::kSize; y += 2) {
    count += has(y) ? 0U : 1U;
  }
  return count;
}

std::uint32_t Gcd2Shape::first_difference(const Gcd2Shape& other) const {
  IMPARTIAL_DOMAIN(!(*this == other));
  const auto lowest = [](const SetOfNumbers& one, const SetOfNumbers& two) {
    const SetOfNumbers either = (one - two) | (two - one);
    std::uint32_t x = 0;
    while (x < SetOfNumbers::kSize && !either.has(x)) ++x;
    return x < SetOfNumbers::kSize ? 2 * x : UINT32_MAX / 2;
  };
  return std::min(lowest(b, other.b), n == other.n ? n + lowest(m, other.m) : std::min(n, other.n));
}

std::size_t Gcd2Part::index_of(GapKey module) const {
  const auto found = std::lower_bound(modules.begin(), modules.end(), module, std::greater<>());
  IMPARTIAL_DOMAIN(found != modules.end() && *found == module);
  return static_cast<std::size_t>(found - modules.begin());
}

bool Gcd2Part::is_p(std::size_t index, std::uint32_t column) const {
  IMPARTIAL_DOMAIN(knows(column));
  if (end == Gcd2End::periodic && column >= end_column) {
    column = end_column + (column - end_column) % period;
  }
  return column / 64 < blocks() && bit_at(&words[index], size(), column);
}

std::vector<std::uint32_t> Gcd2Part::odd_winners() const {
  std::vector<std::uint32_t> winners;
  for (std::uint32_t i = 0; i < 64 * blocks(); ++i) {
    if (is_p(size() - 1, i)) winners.push_back(2 * i + 1);
  }
  return winners;
}

std::uint64_t Gcd2Part::p_positions() const {
  std::uint64_t count = 0;
  for (const std::uint64_t word : words) count += static_cast<unsigned>(std::popcount(word));
  return count;
}

void Gcd2Part::drop_empty_blocks() {
  while (!words.empty()) {
    const auto last = words.end() - static_cast<std::ptrdiff_t>(size());
    if (std::any_of(last, words.end(), [](std::uint64_t word) { return word != 0; })) return;
    words.erase(last, words.end());
  }
}

ShiftedKeys shifted_keys(const GapKeys& keys, const SetOfNumbers& b) {
  ShiftedKeys shifted{};
  for (unsigned x = 0; x < shifted.size() && x <= (keys.gaps().empty() ? 0 : keys.gaps().back());
       ++x) {
    shifted[x] = keys.key(b << x);
  }
  return shifted;
}

// Takes the gaps of B by descending order. A module may have a gap x exactly if it has x + b for
// all b in B.
std::vector<GapKey> modules_of(const GapKeys& keys, const Gcd2Part& part) {
  std::vector<GapKey> modules{part.key};
  for (std::size_t i = keys.gaps().size(); i-- > 0;) {
    const unsigned x = keys.gaps()[i];
    if (part.elements.has(x)) continue;
    const GapKey bit = GapKey{1} << i;
    const GapKey with_it = keys.key(part.elements << x) & ~bit;
    const std::size_t end = modules.size();
    for (std::size_t j = 0; j < end; ++j) {
      if ((with_it & ~modules[j]) == 0) modules.push_back(modules[j] | bit);
    }
  }
  std::sort(modules.begin(), modules.end(), std::greater<>());
  modules.shrink_to_fit();
  return modules;
}

std::optional<CommonPeriod> common_period(const std::vector<const Gcd2Part*>& parts,
                                          std::uint32_t most) {
  std::uint32_t from = 0;
  std::uint64_t period = 1;
  for (const Gcd2Part* const part : parts) {
    if (part->end != Gcd2End::winner && part->end != Gcd2End::periodic) return {};
    from = std::max(from, part->end_column);
    if (part->end == Gcd2End::periodic) period = std::lcm(period, std::uint64_t{part->period});
    if (period > most) return {};
  }
  return CommonPeriod{from, static_cast<std::uint32_t>(period)};
}

void find_period(Gcd2Part& part, std::uint32_t from, std::uint32_t common_period) {
  IMPARTIAL_DOMAIN(part.end != Gcd2End::winner && part.largest_gap > 0 && common_period > 0);
  const auto window = static_cast<std::uint32_t>(part.largest_gap);
  const std::uint32_t end = part.columns;
  // Column i is for n = 2i + 1, so n > 3F if i >= (3F + 1) / 2.
  const std::uint32_t first = std::max(from, (3 * window + 1) / 2);
  const std::vector<std::uint64_t> prints = fingerprints(part);
  for (std::uint32_t period = common_period; period + window <= end; period += common_period) {
    // The first window ends before column end - period.
    if (end - period < std::max(first, window)) return;
    std::uint32_t start = end - period;
    while (start > 0 && prints[start - 1] == prints[start - 1 + period]) --start;
    if (start + window > end - period) continue;
    if (!repeats(part, period, start, end - period)) continue;
    part.end = Gcd2End::periodic;
    part.end_column = start;
    part.period = period;
    return;
  }
}

}  // namespace impartial::sylver_coinage
