#include "core/influence.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <numeric>

#include "core/domain.hpp"
#include "core/random.hpp"

namespace impartial {
namespace {

constexpr std::size_t kBases = 16;
constexpr std::size_t kTries = 400;
// The numbers that a place may take. Fewer than kFewestValues, and it is a count.
constexpr std::array<std::uint64_t, 12> kValues{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 15};
constexpr std::size_t kFewestValues = 4;
// How often the right answer changes, before it is no chance that the program's does not.
constexpr std::size_t kFewestChanges = 8;

CaseNumbers with(CaseNumbers numbers, std::size_t place, std::uint64_t number) {
  numbers[place] = number;
  return numbers;
}

std::vector<std::size_t> free_places(const CaseNumbers& like, const InfluenceSearch::Right& right) {
  std::vector<std::size_t> places;
  for (std::size_t place = 0; place < like.size(); ++place) {
    const auto possible = std::count_if(kValues.begin(), kValues.end(), [&](std::uint64_t value) {
      return right(with(like, place, value)).has_value();
    });
    if (static_cast<std::size_t>(possible) >= kFewestValues) places.push_back(place);
  }
  return places;
}

}  // namespace

InfluenceSearch::InfluenceSearch(CaseNumbers like, const Right& right) : like_(std::move(like)) {
  if (like_.size() > kMostNumbers) return;
  const std::vector<std::size_t> places = free_places(like_, right);
  if (places.size() < 2) return;
  Random random(1);
  std::size_t bases = 0;
  for (std::size_t tries = 0; tries < kTries && bases < kBases; ++tries) {
    CaseNumbers base = like_;
    if (tries != 0) {
      for (const std::size_t place : places)
        base[place] = kValues[static_cast<std::size_t>(random.below(kValues.size()))];
    }
    const std::optional<bool> wins = right(base);
    if (!wins) continue;
    ++bases;
    const std::size_t from = ask(base, *wins);
    for (const std::size_t place : places) {
      ask_for_changes(base, from, place, right);
      for (const std::size_t second : places) {
        if (second <= place || base[place] == base[second]) continue;
        CaseNumbers swapped = base;
        std::swap(swapped[place], swapped[second]);
        if (const auto outcome = right(swapped))
          swaps_.push_back({from, ask(swapped, *outcome), place, second});
      }
    }
  }
}

std::size_t InfluenceSearch::ask(const CaseNumbers& numbers, bool wins) {
  const auto known = std::find(asked_.begin(), asked_.end(), numbers);
  if (known != asked_.end()) return static_cast<std::size_t>(known - asked_.begin());
  asked_.push_back(numbers);
  right_.push_back(wins);
  return asked_.size() - 1;
}

// One number with which the right answer is another, and one with which it is not.
void InfluenceSearch::ask_for_changes(const CaseNumbers& base, std::size_t from, std::size_t place,
                                      const Right& right) {
  std::array<bool, 2> has{};
  for (const std::uint64_t value : kValues) {
    if (value == base[place]) continue;
    const CaseNumbers changed = with(base, place, value);
    const std::optional<bool> wins = right(changed);
    if (!wins || std::exchange(has[*wins == right_[from] ? 1 : 0], true)) continue;
    changes_.push_back({from, ask(changed, *wins), place, place});
  }
}

std::optional<Influence> InfluenceSearch::found(const std::vector<bool>& are_wrong) const {
  IMPARTIAL_DOMAIN(are_wrong.size() == asked_.size());
  // As the program says.
  std::vector<bool> wins;
  for (std::size_t i = 0; i < asked_.size(); ++i) wins.push_back(right_[i] != are_wrong[i]);
  if (std::adjacent_find(wins.begin(), wins.end(), std::not_equal_to<>()) == wins.end()) return {};
  Influence influence;
  influence.like = like_;
  // How often the right answer changes with a place; nothing if that of the program does.
  std::map<std::size_t, std::optional<std::size_t>> changes;
  for (const Pair& pair : changes_) {
    auto& count = changes.try_emplace(pair.place, 0).first->second;
    if (wins[pair.one] != wins[pair.other]) count.reset();
    if (count && right_[pair.one] != right_[pair.other]) ++*count;
  }
  for (const auto& [place, count] : changes) {
    if (count && *count >= kFewestChanges) influence.ignored.push_back(place);
  }
  if (!influence.ignored.empty()) return influence;
  // The orders of two places of which the right answer never changes, and how often they were asked
  // about.
  std::map<std::pair<std::size_t, std::size_t>, std::optional<std::size_t>> orders;
  for (const Pair& pair : swaps_) {
    auto& count = orders.try_emplace({pair.place, pair.second}, 0).first->second;
    if (right_[pair.one] != right_[pair.other]) count.reset();
    if (count) ++*count;
  }
  const auto stones = [](const CaseNumbers& numbers) {
    return std::accumulate(numbers.begin(), numbers.end(), std::uint64_t{0});
  };
  for (const Pair& pair : swaps_) {
    if (wins[pair.one] == wins[pair.other]) continue;
    if (orders[{pair.place, pair.second}].value_or(0) < kFewestChanges) continue;
    const CaseNumbers& one = asked_[pair.one];
    if (!influence.one.empty() && stones(influence.one) <= stones(one)) continue;
    influence.one = one;
    influence.other = asked_[pair.other];
  }
  if (influence.one.empty()) return {};
  return influence;
}

}  // namespace impartial
