// The Grundy values of the heaps of a rule, from 0 on, computed in steps.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "games/heap_games/period.hpp"
#include "games/heap_games/rule.hpp"

namespace impartial::heap_games {

using Values = std::vector<std::uint32_t>;

// Computes one value after the other.
class Recurrence {
 public:
  virtual ~Recurrence() = default;
  // Appends values until there are `wanted`, or the work is spent.
  virtual void extend(Values& values, std::size_t wanted, std::uint64_t& work) = 0;
  // The smallest heap that can become one that is not smaller, which ends the table.
  virtual std::optional<std::uint64_t> comes_again() const { return {}; }
  // Whether the next heap has too many options, or a condition on them too large numbers.
  virtual bool is_too_hard() const { return false; }
};

std::unique_ptr<Recurrence> make_recurrence(const HeapRule& rule);

class ValueTable {
 public:
  // 64 MB.
  static constexpr std::size_t kMostValues = std::size_t{1} << 24;

  explicit ValueTable(HeapRule rule);
  // The recurrence refers to the rule.
  ValueTable(const ValueTable&) = delete;
  ValueTable& operator=(const ValueTable&) = delete;

  const HeapRule& rule() const { return rule_; }
  const Values& values() const { return values_; }
  const std::optional<Period>& period() const { return period_; }
  std::optional<std::uint64_t> comes_again() const { return recurrence_->comes_again(); }
  // Whether no further value can be computed.
  bool is_stuck() const {
    return values_.size() >= kMostValues || comes_again().has_value() || recurrence_->is_too_hard();
  }

  // The value of a heap, from the table or by the period.
  std::optional<std::uint32_t> value(std::uint64_t heap) const;
  // Continues until the values up to a heap are known, for about `work` options. What is left of
  // the work remains. Returns whether it is known.
  bool reach(std::uint64_t heap, std::uint64_t& work);

 private:
  HeapRule rule_;
  std::unique_ptr<Recurrence> recurrence_;
  Values values_;
  std::optional<Reach> reach_;  // if the theorem on periods holds
  std::size_t next_look_ = 64;  // at how many values a period is looked for again
  std::optional<Period> period_;
};

}  // namespace impartial::heap_games
