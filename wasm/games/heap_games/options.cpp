#include "games/heap_games/options.hpp"

#include <algorithm>
#include <functional>

namespace impartial::heap_games {
namespace {

// Rounded down.
std::uint64_t square_root(std::uint64_t n) {
  std::uint64_t root = 0;
  for (std::uint64_t bit = std::uint64_t{1} << 31; bit != 0; bit >>= 1) {
    if ((root + bit) * (root + bit) <= n) root += bit;
  }
  return root;
}

class Collector {
 public:
  Collector(std::uint64_t heap, std::uint64_t& work) : heap_(heap), work_(work) {}

  void operator()(const TakeSet& set) {
    // The primes up to a limit, and the divisors, take more than they are many.
    if (set.kind == TakeSet::Kind::primes && !spend(heap_)) return;
    if (set.depends_on_heap() && !spend(square_root(heap_))) return;
    if (set.is_finite()) {
      for (const auto& [first, last] : set.listed) {
        for (std::uint64_t n = first; n <= last && n <= heap_; ++n) {
          if (!add({heap_ - n})) return;
        }
      }
      return;
    }
    for (const std::uint64_t n : set.up_to(heap_)) {
      if (!add({heap_ - n})) return;
    }
  }

  void operator()(const OctalCode& code) {
    for (std::uint64_t taken = 0; taken <= heap_; ++taken) {
      if (!spend(1)) return;
      if (taken >= code.digits.size() && code.repeated.empty()) return;
      const auto [value, unequal] = code.digit(taken);
      const std::uint64_t left = heap_ - taken;
      if ((value & 1) != 0 && left == 0) found_.list.push_back({});
      if ((value & 2) != 0 && left != 0 && !add({left})) return;
      if ((value & 4) == 0) continue;
      for (std::uint64_t small = 1; 2 * small <= left; ++small) {
        if (unequal && 2 * small == left) break;
        if (!add({left - small, small})) return;
      }
    }
  }

  void operator()(const Sentence& sentence) {
    SentenceOptions options(sentence);
    const auto end = options.for_each(heap_, work_, [this](const SentenceOptions::Lane& lane) {
      Parts parts;
      for (std::size_t i = 0; i < lane.parts; ++i) {
        if (lane.part(i) != 0) parts.push_back(lane.part(i));
      }
      std::sort(parts.begin(), parts.end(), std::greater<>());
      found_.list.push_back(std::move(parts));
    });
    found_.complete = end == SentenceOptions::End::all;
    if (end == SentenceOptions::End::comes_again) found_.comes_again = options.again();
  }

  HeapOptions take() {
    std::sort(found_.list.begin(), found_.list.end());
    found_.list.erase(std::unique(found_.list.begin(), found_.list.end()), found_.list.end());
    return std::move(found_);
  }

 private:
  bool spend(std::uint64_t cost) {
    found_.complete = found_.complete && work_ >= cost;
    work_ -= std::min(work_, cost);
    return found_.complete;
  }

  bool add(Parts parts) {
    if (!spend(1)) return false;
    if (parts.front() == 0) parts.clear();
    found_.list.push_back(std::move(parts));
    return true;
  }

  std::uint64_t heap_;
  std::uint64_t& work_;
  HeapOptions found_;
};

// Whether a move can take so many stones from a heap.
bool contains(const TakeSet& set, std::uint64_t heap, std::uint64_t taken) {
  if (taken == 0 || taken > heap) return false;
  switch (set.kind) {
    case TakeSet::Kind::listed:
      return std::any_of(set.listed.begin(), set.listed.end(), [taken](const Interval& interval) {
        return interval.first <= taken && taken <= interval.last;
      });
    case TakeSet::Kind::divisors:
      return heap % taken == 0;
    case TakeSet::Kind::proper_divisors:
      return heap % taken == 0 && taken != heap;
    case TakeSet::Kind::primes:
      for (std::uint64_t n = 2; n <= taken / n; ++n) {
        if (taken % n == 0) return false;
      }
      return taken > 1;
    case TakeSet::Kind::fibonacci:
    case TakeSet::Kind::squares:
    case TakeSet::Kind::powers: {
      const std::uint64_t root = square_root(taken);
      if (set.kind == TakeSet::Kind::squares) return root * root == taken;
      const auto numbers = set.up_to(taken);
      return numbers.back() == taken;
    }
  }
  return false;
}

struct Checker {
  std::uint64_t heap;
  const Parts& parts;

  bool operator()(const TakeSet& set) const {
    return parts.size() <= 1 && contains(set, heap, heap - (parts.empty() ? 0 : parts.front()));
  }
  bool operator()(const OctalCode& code) const {
    std::uint64_t left = heap;
    for (const std::uint64_t part : parts) {
      if (part > left) return false;
      left -= part;
    }
    const auto [value, unequal] = code.digit(left);
    if (parts.size() > 2 || (value >> parts.size() & 1) == 0) return false;
    return parts.size() < 2 || !unequal || parts.front() != parts.back();
  }
  bool operator()(const Sentence& sentence) const {
    std::uint64_t work = std::uint64_t{1} << 27;
    bool found = false;
    SentenceOptions(sentence).for_each(heap, work, [&](const SentenceOptions::Lane& lane) {
      if (found) return;
      Parts left;
      for (std::size_t i = 0; i < lane.parts; ++i) {
        if (lane.part(i) != 0) left.push_back(lane.part(i));
      }
      std::sort(left.begin(), left.end(), std::greater<>());
      found = left == parts;
    });
    return found;
  }
};

}  // namespace

bool is_option(const HeapRule& rule, std::uint64_t heap, const Parts& parts) {
  return std::visit(Checker{heap, parts}, rule.form);
}

HeapOptions options_of(const HeapRule& rule, std::uint64_t heap, std::uint64_t& work) {
  Collector collector(heap, work);
  std::visit(collector, rule.form);
  return collector.take();
}

}  // namespace impartial::heap_games
