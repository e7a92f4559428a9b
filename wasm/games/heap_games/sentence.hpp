// A rule as a sentence, `n -> a, b : a+b=n-2, 0<a | n-1`: a heap of n becomes the heaps a and b for
// all a and b that satisfy the conditions, or n-1.
//
// The letters other than the head run over all whole numbers from 0 to n or to the largest number
// in the text, whichever is larger. An option with a part below 0 does not exist.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "games/heap_games/expression.hpp"

namespace impartial::heap_games {

// No move leaves more heaps.
inline constexpr std::size_t kMostParts = 8;

struct Alternative {
  std::vector<Expression> parts;
  std::vector<Condition> conditions;
  std::size_t letters = 1;  // with the head, which is letter 0

  // Made from these: what bounds the loops, and which conditions are left to look at once the
  // values of a letter are known.
  std::vector<Linear> at_most_zero;
  std::vector<std::vector<std::size_t>> conditions_of;  // by letter
};

struct Sentence {
  char head = 'n';
  std::vector<Alternative> alternatives;
  std::int64_t largest_number = 0;
};

// Reads a sentence; its letter and arrow too.
bool read_sentence(Scanner& scanner, Sentence& sentence);
std::string write_sentence(const Sentence& sentence);

// The options of a heap.
class SentenceOptions {
 public:
  explicit SentenceOptions(const Sentence& sentence) : sentence_(sentence) {}

  struct Lane {
    const Block& block;
    std::size_t lane;
    std::size_t parts;
    std::uint64_t part(std::size_t i) const {
      return static_cast<std::uint64_t>(block.value(i, lane));
    }
  };
  enum class End {
    all,          // all options have been visited
    comes_again,  // a part is not smaller than the heap
    too_many,     // the work was not enough
    too_large,    // numbers of a condition are
  };

  // Calls visit(Lane) for every option of a heap of n; equal ones may come several times.
  // `work`: how many values the loops may try; what is left remains.
  template <class Visit>
  End for_each(std::uint64_t n, std::uint64_t& work, Visit&& visit) {
    return blocks(n, work, [&](std::size_t parts) {
      for (std::size_t lane = 0; lane < block_.lanes(); ++lane) {
        if (!block_.is_open(lane)) continue;
        bool exists = true;
        for (std::size_t i = 0; i < parts; ++i) {
          const std::int64_t part = block_.value(i, lane);
          exists = exists && part >= 0;
        }
        if (!exists) continue;
        for (std::size_t i = 0; i < parts; ++i) {
          if (static_cast<std::uint64_t>(block_.value(i, lane)) < n) continue;
          again_ = static_cast<std::uint64_t>(block_.value(i, lane));
          return false;
        }
        visit(Lane{block_, lane, parts});
      }
      return true;
    });
  }
  // The part that is not smaller. Domain: for_each has returned comes_again.
  std::uint64_t again() const { return again_; }

 private:
  // Visits the blocks of options until visit(number of parts) returns false.
  End blocks(std::uint64_t n, std::uint64_t& work, const std::function<bool(std::size_t)>& visit);
  End loop(const Alternative& alternative, std::size_t letter, std::uint64_t& work,
           const std::function<bool(std::size_t)>& visit);

  const Sentence& sentence_;
  Block block_;
  LetterValues values_{};
  std::int64_t largest_ = 0;  // that a letter can be
  std::uint64_t again_ = 0;
};

}  // namespace impartial::heap_games
