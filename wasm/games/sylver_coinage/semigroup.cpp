#include "games/sylver_coinage/semigroup.hpp"

#include <algorithm>
#include <numeric>

namespace impartial::sylver_coinage {

Semigroup::Semigroup(std::vector<std::uint32_t> numbers) {
  (void)add_all(std::move(numbers), UINT64_MAX);
}

std::optional<Semigroup> Semigroup::within(std::vector<std::uint32_t> numbers,
                                           std::uint64_t most_steps) {
  Semigroup semigroup;
  if (!semigroup.add_all(std::move(numbers), most_steps)) return {};
  return semigroup;
}

bool Semigroup::add_all(std::vector<std::uint32_t> numbers, std::uint64_t most_steps) {
  std::sort(numbers.begin(), numbers.end());
  IMPARTIAL_DOMAIN(numbers.empty() || numbers.front() > 0);
  // Ascending, as a larger number is never part of a sum that gives a smaller one.
  for (const std::uint32_t n : numbers) {
    if (has(n)) continue;
    if (generators_.size() >= most_steps / numbers.front()) return false;
    add(n);
  }
  count_gaps();
  return true;
}

void Semigroup::add(std::uint32_t n) {
  generators_.push_back(n);
  gcd_ = std::gcd(gcd_, n);
  if (apery_.empty()) {
    apery_.assign(n, kNever);
    apery_[0] = 0;
    return;
  }
  // Adding n leads around circles of classes. From the least element of a circle, one round gives
  // each class its least element.
  const auto m = static_cast<std::uint32_t>(apery_.size());
  const std::uint32_t circles = std::gcd(m, n);
  for (std::uint32_t circle = 0; circle < circles; ++circle) {
    std::uint32_t at = circle;
    for (std::uint32_t r = circle; r < m; r += circles) {
      if (apery_[r] < apery_[at]) at = r;
    }
    if (apery_[at] == kNever) continue;
    for (std::uint32_t i = 1; i < m / circles; ++i) {
      const std::uint64_t next = apery_[at] + n;
      at = static_cast<std::uint32_t>(next % m);
      apery_[at] = std::min(apery_[at], next);
    }
  }
}

bool Semigroup::has_all(const std::vector<std::uint32_t>& numbers) const {
  return std::all_of(numbers.begin(), numbers.end(), [this](std::uint32_t n) { return has(n); });
}

Semigroup Semigroup::with(std::uint32_t n) const {
  if (has(n)) return *this;
  if (!generators_.empty() && n > generators_.back()) {
    // All generators stay minimal.
    Semigroup larger = *this;
    larger.add(n);
    larger.count_gaps();
    return larger;
  }
  std::vector<std::uint32_t> numbers = generators_;
  numbers.push_back(n);
  return Semigroup(std::move(numbers));
}

Semigroup Semigroup::without(std::uint32_t generator) const {
  std::vector<std::uint32_t> numbers = generators_;
  std::erase(numbers, generator);
  return Semigroup(std::move(numbers));
}

void Semigroup::count_gaps() {
  if (generators_.empty()) return;
  const std::uint32_t m = multiplicity();
  std::uint64_t most = 0;
  gaps_ = 0;
  for (const std::uint64_t least : apery_) {
    if (least == kNever) continue;
    most = std::max(most, least);
    gaps_ += least / m;
  }
  largest_gap_ = static_cast<std::int64_t>(most) - m;
}

bool Semigroup::is_symmetric() const {
  // If x is an element, F - x is a gap; so at least half of 0, g, 2g, ..., F are gaps.
  return 2 * static_cast<std::int64_t>(gaps()) * gcd_ == largest_gap() + gcd_;
}

bool Semigroup::is_ender() const {
  IMPARTIAL_DOMAIN(gcd_ == 1);
  const auto last = static_cast<std::uint64_t>(largest_gap());
  for (std::uint64_t gap = 2; gap < last; ++gap) {
    if (has(gap)) continue;
    bool puts_last_in = false;
    for (std::uint64_t sum = gap; sum <= last && !puts_last_in; sum += gap) {
      puts_last_in = has(last - sum);
    }
    if (!puts_last_in) return false;
  }
  return true;
}

std::string write_generators(const Semigroup& semigroup) {
  std::string text = "<";
  for (const std::uint32_t generator : semigroup.generators()) {
    if (text.size() > 1) text += ' ';
    text += std::to_string(generator);
  }
  return text += '>';
}

}  // namespace impartial::sylver_coinage
