#include "games/heap_games/values.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

#include "games/heap_games/sparse_space.hpp"

namespace impartial::heap_games {
namespace {

// Finds the mex of values that are marked one by one, for so many heaps in a row at once: what is
// read for one of them is in the cache for the others. Each mark bears the number of its round, so
// that nothing is cleared.
template <std::size_t heaps>
class Mex {
 public:
  void begin() { ++round_; }
  // For all values up to this one, and the nim-sums of two of them.
  void make_room(std::uint32_t value) {
    if (value >= size_) {
      size_ = std::size_t{2} << std::bit_width(value);
      marked_.resize(size_ * heaps);
    }
  }
  // Domain: there is room.
  void mark(std::uint32_t value, std::size_t heap = 0) { marked_[value * heaps + heap] = round_; }
  bool is_marked(std::uint32_t value, std::size_t heap = 0) const {
    return value < size_ && marked_[value * heaps + heap] == round_;
  }
  std::uint32_t least(std::size_t heap = 0) const {
    std::uint32_t value = 0;
    while (is_marked(value, heap)) ++value;
    return value;
  }
  std::size_t size() const { return size_; }

 private:
  std::size_t size_ = 2;
  std::vector<std::uint32_t> marked_ = std::vector<std::uint32_t>(2 * heaps);
  std::uint32_t round_ = 0;
};

// How many heaps are in a block.
constexpr std::size_t kBlock = 8;

class SetRecurrence final : public Recurrence {
 public:
  explicit SetRecurrence(const TakeSet& set) : set_(set) {}

  void extend(Values& values, std::size_t wanted, std::uint64_t& work) override {
    while (values.size() < wanted) {
      const std::size_t heap = values.size();
      const std::size_t end = std::min(wanted, heap + kBlock);
      if (end > limit_) take(2 * end);
      while (far_ < numbers_.size() && numbers_[far_] <= heap) ++far_;
      mex_.begin();
      // These lead out of the block from each of its heaps.
      for (std::size_t i = near_; i < far_; ++i) {
        const std::uint32_t* const option = values.data() + heap - numbers_[i];
        for (std::size_t at = 0; at < kBlock; ++at) mex_.mark(option[at], at);
      }
      for (std::size_t at = 0; heap + at < end; ++at) {
        const auto mark = [&](std::size_t i) {
          if (numbers_[i] <= heap + at) mex_.mark(values[heap + at - numbers_[i]], at);
        };
        for (std::size_t i = 0; i < near_; ++i) mark(i);
        const std::size_t first = std::max(near_, far_);
        for (std::size_t i = first; i < numbers_.size() && numbers_[i] <= heap + at; ++i) mark(i);
        values.push_back(mex_.least(at));
        mex_.make_room(values.back());
      }
      const std::uint64_t cost = (end - heap) * (far_ + 1);
      if (work <= cost) {
        work = 0;
        return;
      }
      work -= cost;
    }
  }

 private:
  void take(std::size_t limit) {
    limit_ = std::max<std::size_t>(64, limit);
    const auto numbers = set_.up_to(limit_);
    numbers_.assign(numbers.begin(), numbers.end());
    const auto near = std::lower_bound(numbers_.begin(), numbers_.end(), kBlock);
    near_ = static_cast<std::size_t>(near - numbers_.begin());
  }

  const TakeSet& set_;
  std::vector<std::size_t> numbers_;
  std::size_t limit_ = 0;  // of the numbers
  std::size_t near_ = 0;   // how many of them are below a block
  std::size_t far_ = 0;    // how many are not above the heap
  Mex<kBlock> mex_;
};

// A set that depends on the heap: its divisors.
class DivisorRecurrence final : public Recurrence {
 public:
  explicit DivisorRecurrence(const TakeSet& set) : set_(set) {}

  void extend(Values& values, std::size_t wanted, std::uint64_t& work) override {
    while (values.size() < wanted && work > 0) {
      const std::size_t heap = values.size();
      const auto numbers = set_.up_to(heap);
      mex_.begin();
      for (const std::uint64_t number : numbers)
        mex_.mark(values[heap - static_cast<std::size_t>(number)]);
      values.push_back(mex_.least());
      mex_.make_room(values.back());
      work -= std::min<std::uint64_t>(work, numbers.size() + 1);
    }
  }

 private:
  const TakeSet& set_;
  Mex<1> mex_;
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
      const std::size_t heap = values.size();
      const std::size_t end = std::min(wanted, heap + kBlock);
      std::uint64_t cost = 0;
      mex_.begin();
      if (is_sparse_ && heap >= next_choice_) choose_space(values);
      if (is_sparse_) cost += mark_rare(values);
      for (std::size_t at = 0; heap + at < end; ++at) {
        cost += mark_takes(values, at);
        if (is_sparse_) {
          cost += find_sparsely(values, at);
        } else {
          values.push_back(mex_.least(at));
          mex_.make_room(values.back());
        }
      }
      if (work <= cost) {
        work = 0;
        return;
      }
      work -= cost;
    }
  }

 private:
  // Marks, for a heap of the block, the values of the options with one heap or none and, unless
  // that is done sparsely, of those with two.
  std::uint64_t mark_takes(const Values& values, std::size_t at) {
    const std::uint64_t heap = values.size();
    std::uint64_t cost = 1;
    for (std::uint64_t taken = 0; taken <= heap; ++taken) {
      if (taken >= code_.digits.size() && code_.repeated.empty()) break;
      ++cost;
      const auto [value, unequal] = code_.digit(taken);
      const std::uint64_t left = heap - taken;
      if ((value & 1) != 0 && left == 0) mex_.mark(0, at);
      if ((value & 2) != 0 && left != 0) mex_.mark(values[static_cast<std::size_t>(left)], at);
      if ((value & 4) == 0 || is_sparse_) continue;
      const auto last = static_cast<std::size_t>(left);
      for (std::size_t small = 1; 2 * small <= last; ++small) {
        if (unequal && 2 * small == last) break;
        mex_.mark(values[small] ^ values[last - small], at);
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

  // Marks the values of the options with two heaps of which one is rare, for all heaps of the block
  // at once, except those that mark_other_rare() marks.
  std::uint64_t mark_rare(const Values& values) {
    const std::size_t heap = values.size();
    std::uint64_t cost = 0;
    for (const std::uint64_t taken : splits_) {
      if (taken >= heap) break;
      const std::size_t left = heap - static_cast<std::size_t>(taken);
      const auto [first, middle, after, last] = parts_of(taken, left);
      const auto mark = [&](std::size_t from, std::size_t to) {
        for (std::size_t i = from; i < to; ++i) {
          const std::uint32_t value = values[rare_[i]];
          const std::uint32_t* const other = values.data() + left - rare_[i];
          for (std::size_t at = 0; at < kBlock; ++at) mex_.mark(value ^ other[at], at);
        }
        cost += kBlock * (to - from);
      };
      mark(first, middle);
      mark(after, last);
    }
    return cost;
  }

  // The same for a heap of the block, with the rare heaps that mark_rare() leaves out: those whose
  // other part may be in the block, that are in it themselves, or that are half of a heap in it
  // where the parts must be unequal.
  void mark_other_rare(const Values& values, std::size_t at) {
    const std::size_t heap = values.size() - at;
    for (const std::uint64_t taken : splits_) {
      if (taken >= heap + at) break;
      const std::size_t left = heap + at - static_cast<std::size_t>(taken);
      const auto mark = [&](std::size_t from, std::size_t to) {
        for (std::size_t i = from; i < to && rare_[i] < left; ++i) {
          if (code_.digit(taken).unequal && 2 * std::size_t{rare_[i]} == left) continue;
          mex_.mark(values[rare_[i]] ^ values[left - rare_[i]], at);
        }
      };
      if (taken >= heap) {
        mark(0, rare_.size());
        continue;
      }
      const auto [first, middle, after, last] = parts_of(taken, left - at);
      mark(0, first);
      mark(middle, after);
      mark(last, rare_.size());
    }
  }

  // The places in rare_ of what mark_rare() takes: from the first to the second, and from the third
  // to the last. `left`: what is left of the first heap of the block.
  std::array<std::size_t, 4> parts_of(std::uint64_t taken, std::size_t left) const {
    const auto from = [this](std::size_t heap) {
      const auto found = std::lower_bound(rare_.begin(), rare_.end(), heap);
      return static_cast<std::size_t>(found - rare_.begin());
    };
    const std::size_t last = from(left);
    const std::size_t first =
        std::min(last, taken < kBlock ? from(kBlock - static_cast<std::size_t>(taken)) : 0);
    if (!code_.digit(taken).unequal) return {first, last, last, last};
    const std::size_t middle = std::clamp(from((left + 1) / 2), first, last);
    return {first, middle, std::clamp(from((left + kBlock + 1) / 2), middle, last), last};
  }

  // Appends the next value, of a heap of the block. What mark_takes() and mark_rare() mark is
  // marked.
  std::uint64_t find_sparsely(Values& values, std::size_t at) {
    const auto heap = static_cast<std::size_t>(values.size());
    std::uint64_t cost = 0;
    mark_other_rare(values, at);
    // All of these have the same parity, if it counts.
    const std::uint64_t stones = splits_.empty() ? 0 : heap + splits_.front();
    std::uint32_t value = 0;
    std::uint32_t missing = 0;  // values inside the space that may still be those of an option
    if (is_missing_.size() < 2 * mex_.size()) is_missing_.resize(2 * mex_.size());
    for (; !space_.has_all(); ++value) {
      if (mex_.is_marked(value, at)) continue;
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
      std::fill_n(least, value - found, std::uint8_t{0});
      value = found;
    }
    if (space_.has_all()) value = mex_.least(at);
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
  Mex<kBlock> mex_;
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
      } else if (end == SentenceOptions::End::too_large) {
        is_too_large_ = true;
        return;
      } else {
        // The heap is begun again by the next call, with more.
        allowed_ = 2 * allowed;
        return;
      }
    }
  }
  std::optional<std::uint64_t> comes_again() const override { return comes_again_; }
  bool is_too_hard() const override { return is_too_large_ || allowed_ > kMostOfHeap; }

 private:
  // The most options of a heap: about a second.
  static constexpr std::uint64_t kMostOfHeap = std::uint64_t{1} << 27;

  SentenceOptions options_;
  Mex<1> mex_;
  std::uint64_t allowed_ = 0;  // for the next heap, if it was begun and had too many options
  std::optional<std::uint64_t> comes_again_;
  bool is_too_large_ = false;
};

}  // namespace

std::unique_ptr<Recurrence> make_recurrence(const HeapRule& rule) {
  if (const auto* const set = std::get_if<TakeSet>(&rule.form)) {
    if (set->depends_on_heap()) return std::make_unique<DivisorRecurrence>(*set);
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
