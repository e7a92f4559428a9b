// The outcomes of sums of heaps in misere play, by a search with a budget.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "core/outcome.hpp"
#include "games/heap_games/options.hpp"

namespace impartial::heap_games {

class MisereSearch {
 public:
  // The search keeps at most this many positions.
  static constexpr std::size_t kMostKept = 1'000'000;

  explicit MisereSearch(HeapRule rule) : rule_(std::move(rule)) {}

  // The outcome of a sum of heaps; nothing if the work, about one for each option, is not enough.
  // What is left of the work remains, and what was found is kept.
  std::optional<Outcome> outcome(std::vector<std::uint64_t> heaps, std::uint64_t& work);
  std::size_t kept() const { return outcomes_.size(); }

 private:
  using Heaps = std::vector<std::uint64_t>;  // ascending, without those that have no option

  const HeapOptions* options(std::uint64_t heap, std::uint64_t& work);
  bool make_canonical(Heaps& heaps, std::uint64_t& work);

  HeapRule rule_;
  std::map<std::uint64_t, HeapOptions> options_;
  std::map<Heaps, Outcome> outcomes_;
};

}  // namespace impartial::heap_games
