// What a program takes for the values of heaps. It is asked for sums of few heaps: two of them lose
// together exactly if it takes them for equal. Where a case is a single heap, it is asked for each.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace impartial {

using HeapSum = std::vector<std::uint64_t>;

// Values of the heaps from 0 on. Those of the program are known as far as its answers tell: any
// others with the same nim-sums are as good.
struct HeapValues {
  std::vector<std::uint64_t> found;
  std::vector<std::uint64_t> right;
  // After how many heaps they repeat, from 0 on; 0 if that is not seen three times.
  std::uint64_t found_period = 0;
  std::uint64_t right_period = 0;
  // The values are 1 for heaps that win and 0 for those that lose. The first one, of no heap, was
  // not asked.
  bool are_outcomes = false;
  // The first heap with a wrong value, in the game's notation; for the caller to set.
  std::string position{};

  // Domain: some value is wrong.
  std::uint64_t first_wrong() const;
};

class HeapValuesSearch {
 public:
  // `right`: the values of the heaps from 0 to the largest one that is asked for, or their outcomes
  // if these are asked.
  explicit HeapValuesSearch(std::vector<std::uint64_t> right, bool asks_outcomes = false);

  // The sums that are asked for next; none at the end.
  const std::vector<HeapSum>& next() const { return sums_; }
  // Which of them win, as the program says.
  void take(const std::vector<bool>& wins);

  // Nothing if no values are behind its answers, or if they are right.
  const std::optional<HeapValues>& values() const { return values_; }

 private:
  void take_outcomes(const std::vector<bool>& wins);
  void take_pairs(const std::vector<bool>& wins);
  void take_triples(const std::vector<bool>& wins);
  void end(std::vector<std::uint64_t> found);
  bool agrees(const std::vector<std::uint64_t>& found, const std::vector<bool>& wins) const;

  std::vector<std::uint64_t> right_;
  std::vector<HeapSum> sums_;
  // Of each heap, the smallest one that the program takes for equal to it.
  std::vector<std::uint64_t> like_;
  bool asks_outcomes_ = false;
  bool has_pairs_ = false;
  std::optional<HeapValues> values_;
};

}  // namespace impartial
