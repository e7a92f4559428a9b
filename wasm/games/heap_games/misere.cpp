#include "games/heap_games/misere.hpp"

#include <algorithm>
#include <utility>

#include "core/nimber.hpp"

namespace impartial::heap_games {
namespace {

// A position of which the options are being searched. They are not on the processor's stack, so a
// long game does not overflow it.
struct Visit {
  std::vector<std::uint64_t> heaps;
  std::size_t heap = 0;    // the option that is looked at next: of this heap
  std::size_t option = 0;  // this one
};

}  // namespace

// --- Classes

MisereClasses::Class MisereClasses::sum(const Class& a, const Class& b) {
  return {a.g ^ b.g, a.is_firm || b.is_firm};
}

std::optional<MisereClasses::Class> MisereClasses::of(std::uint64_t heap) const {
  if (period_ && heap >= classes_.size()) {
    heap = period_->start + (heap - period_->start) % period_->length;
  }
  if (heap >= classes_.size()) return {};
  return classes_[static_cast<std::size_t>(heap)];
}

void MisereClasses::extend(std::uint64_t heap, std::uint64_t& work) {
  const std::uint64_t last = std::min<std::uint64_t>(heap, kMost - 1);
  while (classes_.size() <= last && !is_wild_ && !is_stuck_ && !period_) {
    const HeapOptions options = options_of(rule_, classes_.size(), work);
    if (!options.complete) {
      is_stuck_ = options.comes_again.has_value();
      return;
    }
    std::vector<std::uint64_t> gs;
    std::vector<std::uint64_t> hs;
    for (const Parts& parts : options.list) {
      Class total;
      for (const std::uint64_t part : parts) {
        total = sum(total, classes_[static_cast<std::size_t>(part)]);
      }
      gs.push_back(total.g);
      hs.push_back(total.h());
    }
    const auto g = static_cast<std::uint32_t>(mex(std::move(gs)));
    const auto h = options.list.empty() ? 1U : static_cast<std::uint32_t>(mex(std::move(hs)));
    is_wild_ = g != h && g + h != 1;
    if (is_wild_) return;
    if (g == h && g <= 1 && !small_firm_) small_firm_ = classes_.size();
    classes_.push_back({g, g == h});
    if (!reach_ || (classes_.size() & (classes_.size() - 1)) != 0) continue;
    std::vector<std::uint32_t> pairs;
    for (const Class& each : classes_) pairs.push_back(2 * each.g + (each.is_firm ? 1 : 0));
    period_ = find_period(pairs, *reach_);
  }
}

// --- The search

const HeapOptions* MisereSearch::options(std::uint64_t heap, std::uint64_t& work) {
  const auto known = options_.find(heap);
  if (known != options_.end()) return &known->second;
  HeapOptions found = options_of(rule_, heap, work);
  return found.complete ? &options_.emplace(heap, std::move(found)).first->second : nullptr;
}

bool MisereSearch::make_canonical(Heaps& heaps, std::uint64_t& work) {
  std::size_t kept = 0;
  for (const std::uint64_t heap : heaps) {
    const HeapOptions* const found = options(heap, work);
    if (found == nullptr) return false;
    if (!found->list.empty()) heaps[kept++] = heap;
  }
  heaps.resize(kept);
  std::sort(heaps.begin(), heaps.end());
  return true;
}

std::optional<Outcome> MisereSearch::outcome(Heaps heaps, std::uint64_t& work) {
  if (!make_canonical(heaps, work)) return {};
  if (const auto known = outcomes_.find(heaps); known != outcomes_.end()) return known->second;
  std::vector<Visit> visits;
  visits.push_back({std::move(heaps)});
  for (;;) {
    Visit& top = visits.back();
    // Without an option the player to move wins. Otherwise P, until an option is P.
    Outcome outcome = outcome_if(top.heaps.empty());
    bool is_waiting = false;
    while (top.heap < top.heaps.size()) {
      const std::uint64_t heap = top.heaps[top.heap];
      const bool is_repeated = top.heap > 0 && top.heaps[top.heap - 1] == heap;
      const HeapOptions* const found = options(heap, work);
      if (found == nullptr || work == 0) return {};
      if (is_repeated || top.option == found->list.size()) {
        ++top.heap;
        top.option = 0;
        continue;
      }
      --work;
      Heaps next = top.heaps;
      next.erase(next.begin() + static_cast<std::ptrdiff_t>(top.heap));
      const Parts& parts = found->list[top.option];
      next.insert(next.end(), parts.begin(), parts.end());
      if (!make_canonical(next, work)) return {};
      const auto known = outcomes_.find(next);
      if (known == outcomes_.end()) {
        // Its outcome is looked up when this option is looked at again.
        visits.push_back({std::move(next)});
        is_waiting = true;
        break;
      }
      if (known->second == Outcome::P) {
        outcome = Outcome::N;
        break;
      }
      ++top.option;
    }
    if (is_waiting) continue;
    if (outcomes_.size() >= kMostKept) return {};
    outcomes_.emplace(std::move(top.heaps), outcome);
    visits.pop_back();
    if (visits.empty()) return outcome;
  }
}

}  // namespace impartial::heap_games
