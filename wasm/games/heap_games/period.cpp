#include "games/heap_games/period.hpp"

#include <algorithm>

namespace impartial::heap_games {

std::optional<Reach> reach_of(const HeapRule& rule) {
  if (const auto* const set = std::get_if<TakeSet>(&rule.form)) {
    if (!set->is_finite()) return {};
    return Reach{set->listed.empty() ? 0 : set->listed.back().last, 1, 0};
  }
  if (const auto* const code = std::get_if<OctalCode>(&rule.form)) {
    if (!code->repeated.empty()) return {};
    Reach reach{code->digits.size() - 1, 1, 1};
    for (const auto& [value, unequal] : code->digits) {
      if (unequal) return {};
      if ((value & 4) != 0) reach.most_heaps = 2;
    }
    return reach;
  }
  return {};
}

std::uint64_t values_needed(const Reach& reach, std::uint64_t start, std::uint64_t length) {
  const std::uint64_t k = reach.most_taken;
  const std::uint64_t r = reach.most_heaps;
  // g(n + p) of the last n of the window is the last value.
  return r * start + (r - 1) * length - r + k + length + 1;
}

std::optional<Period> find_period(const std::vector<std::uint32_t>& values, const Reach& reach) {
  const std::size_t size = values.size();
  // Of the values from the end on: same[p] is how many of them equal those p places further on
  // (D. Gusfield's Z-algorithm).
  std::vector<std::uint32_t> same(size);
  const auto at = [&](std::size_t i) { return values[size - 1 - i]; };
  for (std::size_t p = 1, left = 0, right = 0; p < size; ++p) {
    std::size_t count = 0;
    if (p < right) count = std::min<std::size_t>(right - p, same[p - left]);
    while (p + count < size && at(count) == at(p + count)) ++count;
    if (p + count > right) {
      left = p;
      right = p + count;
    }
    same[p] = static_cast<std::uint32_t>(count);
    const std::uint64_t start = std::max<std::uint64_t>(reach.least_start, size - p - count);
    const std::uint64_t needed = values_needed(reach, start, p);
    if (needed <= size) return Period{start, p, needed};
  }
  return {};
}

std::string write_proof(const HeapRule& rule, const Period& period,
                        const std::vector<std::uint32_t>& values) {
  std::string text = "heap period 1\nrule " + rule.text;
  text += "\nstart " + std::to_string(period.start);
  text += "\nlength " + std::to_string(period.length) + "\nvalues";
  for (std::size_t i = 0; i < period.values; ++i) text += " " + std::to_string(values[i]);
  return text + "\nend " + std::to_string(period.values) + "\n";
}

}  // namespace impartial::heap_games
