#include "games/heap_games/values.hpp"

#include <algorithm>
#include <utility>

namespace impartial::heap_games {
namespace {

// Finds the mex of values that are marked one by one. Each mark bears the number of its round, so
// that nothing is cleared.
class Mex {
 public:
  void begin() { ++round_; }
  void mark(std::uint32_t value) {
    if (value >= marked_.size()) marked_.resize(2 * (std::size_t{value} + 1));
    marked_[value] = round_;
  }
  std::uint32_t least() const {
    std::uint32_t value = 0;
    while (value < marked_.size() && marked_[value] == round_) ++value;
    return value;
  }

 private:
  std::vector<std::uint32_t> marked_;
  std::uint32_t round_ = 0;
};

class SetRecurrence final : public Recurrence {
 public:
  explicit SetRecurrence(const TakeSet& set) : set_(set) {}

  void extend(Values& values, std::size_t wanted, std::uint64_t& work) override {
    while (values.size() < wanted) {
      const std::uint64_t heap = values.size();
      if (set_.depends_on_heap()) {
        numbers_ = set_.up_to(heap);
      } else if (heap > limit_) {
        limit_ = std::max<std::uint64_t>(64, 2 * heap);
        numbers_ = set_.up_to(limit_);
      }
      mex_.begin();
      std::uint64_t cost = 1;
      for (const std::uint64_t number : numbers_) {
        if (number > heap) break;
        mex_.mark(values[static_cast<std::size_t>(heap - number)]);
        ++cost;
      }
      values.push_back(mex_.least());
      if (work <= cost) {
        work = 0;
        return;
      }
      work -= cost;
    }
  }

 private:
  const TakeSet& set_;
  std::vector<std::uint64_t> numbers_;
  std::uint64_t limit_ = 0;  // of the numbers
  Mex mex_;
};

class CodeRecurrence final : public Recurrence {
 public:
  explicit CodeRecurrence(const Code& code) : code_(code) {}

  void extend(Values& values, std::size_t wanted, std::uint64_t& work) override {
    while (values.size() < wanted) {
      const std::uint64_t heap = values.size();
      mex_.begin();
      std::uint64_t cost = 1;
      for (std::uint64_t taken = 0; taken <= heap; ++taken) {
        if (taken >= code_.digits.size() && code_.repeated.empty()) break;
        ++cost;
        const auto [value, unequal] = code_.digit(taken);
        const std::uint64_t left = heap - taken;
        if ((value & 1) != 0 && left == 0) mex_.mark(0);
        if ((value & 2) != 0 && left != 0) mex_.mark(values[static_cast<std::size_t>(left)]);
        if ((value & 4) == 0) continue;
        const auto last = static_cast<std::size_t>(left);
        for (std::size_t small = 1; 2 * small <= last; ++small) {
          if (unequal && 2 * small == last) break;
          mex_.mark(values[small] ^ values[last - small]);
        }
        cost += left / 2;
      }
      values.push_back(mex_.least());
      if (work <= cost) {
        work = 0;
        return;
      }
      work -= cost;
    }
  }

 private:
  const Code& code_;
  Mex mex_;
};

class SentenceRecurrence final : public Recurrence {
 public:
  explicit SentenceRecurrence(const Sentence& sentence) : options_(sentence) {}

  void extend(Values& values, std::size_t wanted, std::uint64_t& work) override {
    while (values.size() < wanted && work > 0) {
      const std::uint64_t heap = values.size();
      mex_.begin();
      const std::uint64_t allowed = std::max(work, allowed_);
      std::uint64_t left = allowed;
      const auto end = options_.for_each(heap, left, [&](const SentenceOptions::Lane& lane) {
        std::uint32_t value = 0;
        for (std::size_t i = 0; i < lane.parts; ++i) {
          value ^= values[static_cast<std::size_t>(lane.part(i))];
        }
        mex_.mark(value);
      });
      const std::uint64_t cost = allowed - left + 1;
      work -= std::min(work, cost);
      if (end == SentenceOptions::End::all) {
        values.push_back(mex_.least());
        allowed_ = 0;
      } else if (end == SentenceOptions::End::comes_again) {
        comes_again_ = heap;
        return;
      } else {
        // The heap is begun again by the next call, with more.
        allowed_ = 2 * allowed;
        return;
      }
    }
  }
  std::optional<std::uint64_t> comes_again() const override { return comes_again_; }
  bool is_too_hard() const override { return allowed_ > kMostOfHeap; }

 private:
  // The most options of a heap: about a second.
  static constexpr std::uint64_t kMostOfHeap = std::uint64_t{1} << 27;

  SentenceOptions options_;
  Mex mex_;
  std::uint64_t allowed_ = 0;  // for the next heap, if it was begun and had too many options
  std::optional<std::uint64_t> comes_again_;
};

}  // namespace

std::unique_ptr<Recurrence> make_recurrence(const HeapRule& rule) {
  if (const auto* const set = std::get_if<TakeSet>(&rule.form)) {
    return std::make_unique<SetRecurrence>(*set);
  }
  if (const auto* const code = std::get_if<Code>(&rule.form)) {
    return std::make_unique<CodeRecurrence>(*code);
  }
  return std::make_unique<SentenceRecurrence>(std::get<Sentence>(rule.form));
}

ValueTable::ValueTable(HeapRule rule)
    : rule_(std::move(rule)), recurrence_(make_recurrence(rule_)), reach_(reach_of(rule_)) {}

std::optional<std::uint32_t> ValueTable::value(std::uint64_t heap) const {
  if (heap >= values_.size() && period_) {
    heap = period_->start + (heap - period_->start) % period_->length;
  }
  if (heap >= values_.size()) return {};
  return values_[static_cast<std::size_t>(heap)];
}

bool ValueTable::reach(std::uint64_t heap, std::uint64_t& work) {
  while (!value(heap) && !is_stuck() && work > 0) {
    std::size_t wanted = kMostValues;
    if (heap < wanted) wanted = static_cast<std::size_t>(heap + 1);
    // A period is looked for now and then, so that this takes little beside the values.
    const bool looks = reach_ && !period_;
    if (looks) wanted = std::min(wanted, next_look_);
    if (values_.size() < wanted) recurrence_->extend(values_, wanted, work);
    if (looks && values_.size() >= next_look_) {
      period_ = find_period(values_, *reach_);
      next_look_ *= 2;
    }
  }
  return value(heap).has_value();
}

}  // namespace impartial::heap_games
