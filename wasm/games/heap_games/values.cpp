#include "games/heap_games/values.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "games/heap_games/sparse_space.hpp"

namespace impartial::heap_games {
namespace {

// Finds the mex of values that are marked one by one. Each mark bears the number of its round, so
// that nothing is cleared.
class Mex {
 public:
  void begin() { ++round_; }
  // For all values up to this one, and the nim-sums of two of them.
  void make_room(std::uint32_t value) {
    if (value >= marked_.size()) marked_.resize(std::size_t{2} << std::bit_width(value));
  }
  // Domain: there is room.
  void mark(std::uint32_t value) { marked_[value] = round_; }
  bool is_marked(std::uint32_t value) const {
    return value < marked_.size() && marked_[value] == round_;
  }
  std::uint32_t least() const {
    std::uint32_t value = 0;
    while (is_marked(value)) ++value;
    return value;
  }
  std::size_t size() const { return marked_.size(); }

 private:
  std::vector<std::uint32_t> marked_ = std::vector<std::uint32_t>(2);
  std::uint32_t round_ = 0;
};

class SetRecurrence final : public Recurrence {
 public:
  explicit SetRecurrence(const TakeSet& set) : set_(set) {}

  void extend(Values& values, std::size_t wanted, std::uint64_t& work) override {
    while (values.size() < wanted) {
      const std::size_t heap = values.size();
      if (set_.depends_on_heap()) {
        take(set_.up_to(heap));
      } else if (heap > limit_) {
        limit_ = std::max<std::size_t>(64, 2 * heap);
        take(set_.up_to(limit_));
      }
      while (count_ < numbers_.size() && numbers_[count_] <= heap) ++count_;
      mex_.begin();
      const std::uint32_t* const end = values.data() + heap;
      for (std::size_t i = 0; i < count_; ++i) mex_.mark(*(end - numbers_[i]));
      values.push_back(mex_.least());
      mex_.make_room(values.back());
      const std::uint64_t cost = count_ + 1;
      if (work <= cost) {
        work = 0;
        return;
      }
      work -= cost;
    }
  }

 private:
  void take(const std::vector<std::uint64_t>& numbers) {
    numbers_.assign(numbers.begin(), numbers.end());
    count_ = 0;
  }

  const TakeSet& set_;
  std::vector<std::size_t> numbers_;
  std::size_t count_ = 0;  // of those that are not above the heap
  std::size_t limit_ = 0;  // of the numbers
  Mex mex_;
};

class CodeRecurrence final : public Recurrence {
 public:
  explicit CodeRecurrence(const OctalCode& code) : code_(code) {
    for (std::uint64_t taken = 0; taken < code.digits.size(); ++taken) {
      if ((code.digit(taken).value & 4) != 0) splits_.push_back(taken);
    }
    by_parity_ = std::all_of(splits_.begin(), splits_.end(), [this](std::uint64_t taken) {
      return (taken - splits_.front()) % 2 == 0;
    });
    // With a repeated digit that splits, the heaps of all sizes are split, and there is no gain.
    const auto splits = [](const OctalCode::Digit& digit) { return (digit.value & 4) != 0; };
    is_sparse_ =
        !splits_.empty() && std::none_of(code.repeated.begin(), code.repeated.end(), splits);
  }

  void extend(Values& values, std::size_t wanted, std::uint64_t& work) override {
    while (values.size() < wanted) {
      const std::uint64_t heap = values.size();
      mex_.begin();
      std::uint64_t cost = mark_takes(values);
      if (is_sparse_) {
        if (heap >= next_choice_) choose_space(values);
        cost += find_sparsely(values);
      } else {
        values.push_back(mex_.least());
        mex_.make_room(values.back());
      }
      if (work <= cost) {
        work = 0;
        return;
      }
      work -= cost;
    }
  }

 private:
  // Marks the values of the options with one heap or none and, unless it is done sparsely, of those
  // with two.
  std::uint64_t mark_takes(const Values& values) {
    const std::uint64_t heap = values.size();
    std::uint64_t cost = 1;
    for (std::uint64_t taken = 0; taken <= heap; ++taken) {
      if (taken >= code_.digits.size() && code_.repeated.empty()) break;
      ++cost;
      const auto [value, unequal] = code_.digit(taken);
      const std::uint64_t left = heap - taken;
      if ((value & 1) != 0 && left == 0) mex_.mark(0);
      if ((value & 2) != 0 && left != 0) mex_.mark(values[static_cast<std::size_t>(left)]);
      if ((value & 4) == 0 || is_sparse_) continue;
      const auto last = static_cast<std::size_t>(left);
      for (std::size_t small = 1; 2 * small <= last; ++small) {
        if (unequal && 2 * small == last) break;
        mex_.mark(values[small] ^ values[last - small]);
      }
      cost += left / 2;
    }
    return cost;
  }

  void choose_space(const Values& values) {
    space_.choose(values, by_parity_);
    rare_.clear();
    for (std::size_t heap = 1; heap < values.size(); ++heap) {
      if (space_.contains(values[heap], heap)) rare_.push_back(static_cast<std::uint32_t>(heap));
    }
    next_choice_ = 2 * values.size();
  }

  // Appends the next value. The options with one heap or none are marked.
  std::uint64_t find_sparsely(Values& values) {
    const auto heap = static_cast<std::size_t>(values.size());
    std::uint64_t cost = 0;
    for (const std::uint64_t taken : splits_) {
      if (taken >= heap) break;
      const std::size_t left = heap - static_cast<std::size_t>(taken);
      for (const std::uint32_t rare : rare_) {
        if (rare >= left) break;
        if (code_.digit(taken).unequal && 2 * std::size_t{rare} == left) continue;
        mex_.mark(values[rare] ^ values[left - rare]);
        ++cost;
      }
    }
    // All of these have the same parity, if it counts.
    const std::uint64_t stones = splits_.empty() ? 0 : heap + splits_.front();
    std::uint32_t value = 0;
    std::uint32_t missing = 0;  // values inside the space that may still be those of an option
    if (is_missing_.size() < 2 * mex_.size()) is_missing_.resize(2 * mex_.size());
    for (; !space_.has_all(); ++value) {
      if (mex_.is_marked(value)) continue;
      if (!space_.contains(value, stones)) break;
      is_missing_[value] = 1;
      ++missing;
    }
    for (const std::uint64_t taken : splits_) {
      if (taken >= heap || missing == 0) break;
      const std::size_t left = heap - static_cast<std::size_t>(taken);
      const std::uint32_t* const from = values.data();
      // From the smallest part on and from the middle by turns: in some games the one, in others
      // the other soon finds all of them.
      std::size_t last = left / 2;
      if (code_.digit(taken).unequal && 2 * last == left) --last;
      for (std::size_t first = 1; first <= last && missing != 0; ++first, --last) {
        for (const std::size_t small : {first, last}) {
          std::uint8_t& is_missing = is_missing_[from[small] ^ from[left - small]];
          missing -= is_missing;
          is_missing = 0;
        }
        cost += 2;
      }
    }
    if (missing != 0) {
      const auto least = std::find(is_missing_.begin(), is_missing_.end(), std::uint8_t{1});
      const auto found = static_cast<std::uint32_t>(least - is_missing_.begin());
      std::fill(least, is_missing_.begin() + value, std::uint8_t{0});
      value = found;
    }
    if (space_.has_all()) value = mex_.least();
    values.push_back(value);
    mex_.make_room(value);
    if (heap != 0 && space_.contains(values.back(), heap))
      rare_.push_back(static_cast<std::uint32_t>(heap));
    return cost;
  }

  const OctalCode& code_;
  std::vector<std::uint64_t> splits_;  // the digits that do
  bool by_parity_ = false;             // whether all of them are even, or all odd
  bool is_sparse_ = false;
  SparseSpace space_;
  std::vector<std::uint32_t> rare_;       // the rare heaps, from 1 on
  std::vector<std::uint8_t> is_missing_;  // by value: 1 while it is
  std::size_t next_choice_ = 64;          // at how many values the space is chosen anew
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
        mex_.make_room(values.back());
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
  if (const auto* const code = std::get_if<OctalCode>(&rule.form)) {
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
