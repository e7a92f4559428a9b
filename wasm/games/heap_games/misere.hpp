// Sums of heaps in misere play: tame heaps have a theorem, all others need a search with a budget.
//
// Theorem (J. H. Conway, "On Numbers and Games", 1976, chapter 12, in other words; proved here).
// A heap without options has the pair g = 0, h = 1. Any other has g, the mex of its options' g,
// and h, the mex of their h. A heap is fickle if its pair is 0 1 or 1 0, firm if g = h, otherwise
// wild. A sum has as g the nim-sum of its heaps' g, and as h this g if a heap is firm, or the
// nim-sum of g and 1 if all are fickle. If no heap is wild, which is called tame, the sum is P in
// misere play exactly if h = 0, provided that all heaps that can follow are tame too.
// Proof: let x be a heap of the sum and y an option of x. No move keeps the h of the sum: if the
// sum is all fickle, or has a firm part, both before and after, as g(y) is not g(x); if firmness
// comes or goes, as h(y) is not h(x). So no move leads from 0 to 0. If h of the sum is not 0 and a
// move is left, one leads to 0. With a firm heap, Bouton's move in a heap x gives the nim-sum 0,
// unless x was the only firm one and y is fickle; then some option of x has the h that is needed,
// as it is less than h(x). All fickle, h = 1: a heap 1 0 has an option 0 1, as it has one with
// g = 0 but none with h = 0; a heap 0 1 with options has an option 1 0, as it has one with h = 0
// but none with g = 0.
//
// The theorem that is copied widely (Jia Zhihao's "SJ") takes every heap with g <= 1 as fickle. It
// holds for tame heaps of which none is firm with g <= 1, and need not hold for any other.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "core/outcome.hpp"
#include "games/heap_games/options.hpp"
#include "games/heap_games/period.hpp"

namespace impartial::heap_games {

// The pairs of the heaps from 0 on.
class MisereClasses {
 public:
  struct Class {
    std::uint32_t g = 0;
    bool is_firm = false;
    std::uint32_t h() const { return is_firm ? g : g ^ 1; }
  };
  // No larger heap is looked at; a proved period gives the classes of larger ones.
  static constexpr std::size_t kMost = 600;

  explicit MisereClasses(const HeapRule& rule) : rule_(rule), reach_(reach_of(rule)) {}

  // Continues to a heap, for about `work` options; what is left of the work remains.
  void extend(std::uint64_t heap, std::uint64_t& work);
  // Nothing if it is wild or not known.
  std::optional<Class> of(std::uint64_t heap) const;
  static Class sum(const Class& a, const Class& b);

  std::size_t count() const { return classes_.size(); }  // the heaps below this one are tame
  bool is_wild() const { return is_wild_; }              // the heap count() is
  // The classes repeat, so that all heaps are tame.
  const std::optional<Period>& period() const { return period_; }
  // The smallest firm heap with g <= 1.
  std::optional<std::uint64_t> small_firm() const { return small_firm_; }

 private:
  const HeapRule& rule_;
  std::optional<Reach> reach_;
  std::vector<Class> classes_;
  bool is_wild_ = false;
  bool is_stuck_ = false;
  std::optional<Period> period_;
  std::optional<std::uint64_t> small_firm_;
};

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
