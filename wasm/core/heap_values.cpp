#include "core/heap_values.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <span>

#include "core/domain.hpp"
#include "core/nimber.hpp"

namespace impartial {
namespace {

using Values = std::vector<std::uint64_t>;

std::uint64_t period_of(std::span<const std::uint64_t> values) {
  for (std::size_t length = 1; 3 * length <= values.size(); ++length) {
    if (std::equal(values.begin() + static_cast<std::ptrdiff_t>(length), values.end(),
                   values.begin()))
      return length;
  }
  return 0;
}

}  // namespace

std::uint64_t HeapValues::first_wrong() const {
  const auto differ = std::mismatch(found.begin(), found.end(), right.begin()).first;
  IMPARTIAL_DOMAIN(differ != found.end());
  return static_cast<std::uint64_t>(differ - found.begin());
}

HeapValuesSearch::HeapValuesSearch(Values right, bool asks_outcomes)
    : right_(std::move(right)), asks_outcomes_(asks_outcomes) {
  for (std::uint64_t heap = 1; heap < right_.size(); ++heap) {
    sums_.push_back({heap});
    if (asks_outcomes) continue;
    for (std::uint64_t other = 1; other <= heap; ++other) sums_.push_back({other, heap});
  }
}

void HeapValuesSearch::take(const std::vector<bool>& wins) {
  if (wins.size() != sums_.size()) {
    sums_.clear();
  } else if (asks_outcomes_) {
    take_outcomes(wins);
  } else if (!has_pairs_) {
    take_pairs(wins);
  } else {
    take_triples(wins);
  }
}

void HeapValuesSearch::take_outcomes(const std::vector<bool>& wins) {
  Values found{right_[0]};
  found.insert(found.end(), wins.begin(), wins.end());
  end(std::move(found));
}

void HeapValuesSearch::end(Values found) {
  sums_.clear();
  if (found == right_) return;
  // The first outcome was not asked.
  const std::size_t from = asks_outcomes_ ? 1 : 0;
  HeapValues values{std::move(found), right_};
  values.found_period = period_of(std::span(values.found).subspan(from));
  values.right_period = period_of(std::span(values.right).subspan(from));
  values.are_outcomes = asks_outcomes_;
  values_ = std::move(values);
}

void HeapValuesSearch::take_pairs(const std::vector<bool>& wins) {
  has_pairs_ = true;
  for (std::uint64_t heap = 0; heap < right_.size(); ++heap) like_.push_back(heap);
  for (std::size_t i = 0; i < sums_.size(); ++i) {
    std::uint64_t& least = like_[static_cast<std::size_t>(sums_[i].back())];
    if (!wins[i]) least = std::min(least, sums_[i].size() == 1 ? 0 : sums_[i].front());
  }
  // Whom it takes for equal is equal to the same others.
  const bool agree = agrees(like_, wins);
  sums_.clear();
  if (!agree) return;
  const std::set<std::uint64_t> kinds(like_.begin(), like_.end());
  for (const std::uint64_t a : kinds) {
    for (const std::uint64_t b : kinds) {
      for (const std::uint64_t c : kinds) {
        if (0 < a && a < b && b < c) sums_.push_back({a, b, c});
      }
    }
  }
  if (sums_.empty()) take_triples({});
}

// Whether the sums win as these values say.
bool HeapValuesSearch::agrees(const Values& found, const std::vector<bool>& wins) const {
  for (std::size_t i = 0; i < sums_.size(); ++i) {
    std::uint64_t sum = 0;
    for (const std::uint64_t heap : sums_[i])
      sum = nim_sum(sum, found[static_cast<std::size_t>(heap)]);
    if ((sum != 0) != wins[i]) return false;
  }
  return true;
}

void HeapValuesSearch::take_triples(const std::vector<bool>& wins) {
  // Of the heaps that are like no smaller one. Their names are those of the right values, as long
  // as these agree with the answers.
  std::map<std::uint64_t, std::uint64_t> names{{0, right_[0]}};
  for (std::uint64_t heap = 1; heap < right_.size(); ++heap) {
    if (like_[static_cast<std::size_t>(heap)] != heap) continue;
    std::set<std::uint64_t> taken;
    for (const auto& [a, value] : names) {
      taken.insert(value);
      for (const auto& [b, other] : names) taken.insert(nim_sum(value, other));
    }
    std::uint64_t name = right_[static_cast<std::size_t>(heap)];
    if (taken.contains(name)) name = 0;
    while (taken.contains(name)) ++name;
    // In place of that, the nim-sum of two others with which it loses.
    for (std::size_t i = 0; i < sums_.size(); ++i) {
      if (!wins[i] && sums_[i].back() == heap)
        name = nim_sum(names[sums_[i][0]], names[sums_[i][1]]);
    }
    names[heap] = name;
  }
  Values found;
  for (const std::uint64_t like : like_) found.push_back(names[like]);
  const bool agree = agrees(found, wins);
  end(agree ? std::move(found) : right_);
}

}  // namespace impartial
