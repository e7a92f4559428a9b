// The cases of an output that a diagnosis looks at: all of them if they are few, otherwise a part
// of the right ones and one of the wrong ones.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace impartial {

class Evidence {
 public:
  // The most cases that are kept of each kind.
  static constexpr std::size_t kKept = 2000;
  // Cases with longer texts are counted only.
  static constexpr std::size_t kTextBytes = 20'000;

  struct Case {
    std::uint64_t number = 0;     // from 1
    std::string text;             // of the input
    std::string found;            // the answer; empty if there is none
    bool follows_longer = false;  // the case before has a longer text
    std::uint64_t rank = 0;       // random; the lower ones are kept
  };

  // The right cases, or the wrong ones.
  class Kind {
   public:
    // Counts a case, and keeps what make() returns if its text is short and its rank is low.
    template <class Make>
    void add(std::size_t text_bytes, Make&& make) {
      const std::uint64_t rank = ++count_ * 0x9E3779B97F4A7C15;  // 2^64 divided by the golden ratio
      if (rank > highest_ || text_bytes > kTextBytes) return;
      while (kept_.size() == kKept) {
        highest_ /= 2;
        std::erase_if(kept_, [this](const Case& each) { return each.rank > highest_; });
        if (rank > highest_) return;
      }
      kept_.push_back(make());
      kept_.back().rank = rank;
    }

    std::uint64_t count() const { return count_; }
    const std::vector<Case>& kept() const { return kept_; }

   private:
    std::uint64_t count_ = 0;
    std::uint64_t highest_ = UINT64_MAX;
    std::vector<Case> kept_;  // in the order of the input
  };

  Kind right;
  Kind wrong;
};

}  // namespace impartial
