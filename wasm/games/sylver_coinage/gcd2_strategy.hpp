// A winning strategy above an even position, for a certificate (certificate.hpp).
//
// A certificate needs only the P-positions to which the strategy leads, and claims about even
// positions. A set that repeats (check_certificate.mjs) is finite here: positions are in its first
// period, and answers must last in the next one.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <queue>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "games/sylver_coinage/gcd2_positions.hpp"

namespace impartial::sylver_coinage {

class Gcd2Strategy {
 private:
  struct Hash {
    std::size_t operator()(const Gcd2Shape& shape) const {
      std::uint64_t hash = shape.n;
      for (const SetOfNumbers& set : {shape.b, shape.m}) {
        for (const std::uint64_t word : set.word) {
          hash = (hash ^ word) * 0x9E3779B97F4A7C15;
          hash ^= hash >> 32;
        }
      }
      return static_cast<std::size_t>(hash);
    }
  };

 public:
  using Numbers = std::vector<std::uint32_t>;

  // What is proved of an N-position: all its winning moves, or one. A P-position has no moves to
  // prove.
  enum class Extent : std::uint8_t { all_moves, one_move };

  // The sets repeat after this many periods of the search: more, if answers do not last otherwise.
  // Domain: the search covers the position, and knows its winning moves or, if the gcd is 2, its
  // outcome.
  Gcd2Strategy(std::shared_ptr<const Gcd2Positions> search, const Semigroup& position,
               Extent extent, std::uint64_t most_positions, std::uint32_t periods);

  // Answers at most `replies` further replies. Returns whether there is nothing left to answer.
  bool step(std::uint64_t replies);
  std::uint64_t positions() const { return set_.size(); }
  // That were answered so far.
  std::uint64_t replies() const { return replies_; }

  // Why there is no strategy.
  enum class Failure {
    open,       // the search left open what the strategy needs
    periodic,   // with more periods there may be one
    too_large,  // it has more than `most_positions`
  };
  std::optional<Failure> failure() const { return failure_; }

  // The strategy, once step() has returned true without a failure.
  bool is_p() const { return is_p_; }
  const Numbers& winning() const { return winning_; }
  // Whether no other move wins.
  bool only() const { return only_; }
  // `even` and `repeat`.
  const std::string& even_lines() const { return even_lines_; }
  const auto& set() const { return set_; }

 private:
  // A position 2B.
  struct Even {
    Semigroup position;
    SetOfNumbers b;
    Gcd2Answer known;
    std::uint32_t largest_gap = 0;  // of 2B, or 0
    // If its columns repeat: from the odd number `from` on, for all larger B too.
    std::uint32_t from = 0;
    std::uint32_t period = 0;
    bool is_repeated = false;       // by a line of the certificate
    std::vector<Gcd2Shape> late;    // if not: the positions of the set that would repeat
    std::optional<bool> is_proved;  // its outcome
    std::uint32_t reply = 0;        // the proof that it is N
    bool is_written = false;        // the line of its outcome
    std::uint32_t answered = 3;     // the odd replies below
  };
  // Replies that wait for an answer, the last first.
  struct Task {
    const Even* even;                // of the even numbers
    std::optional<Gcd2Shape> shape;  // with the odd ones, if there are any
    Numbers replies{};
    const Even* lasts_for = nullptr;  // the answers must last there
    std::set<std::uint32_t> answered{};
  };
  struct Open {
    std::uint32_t gaps;
    Gcd2Shape position;
    bool operator<(const Open& other) const { return gaps < other.gaps; }
  };

  void begin_finite(const Semigroup& position, Extent extent);
  void begin_even(Even& even, Extent extent);
  Even& even_of(const SetOfNumbers& b);
  Even& even_after(const Even& even, std::uint32_t n);
  void find_repeat(Even& even);
  bool prove(Even& even);
  bool replies_lose(Even& even, const Numbers& winning);
  void write(Even& even);
  void write_option(const Even& even, std::uint32_t n);
  void answer_all(Even& even, const Numbers& winning);
  void answer_odd(Even& even, const Numbers& winning);
  void repeat(Even& even);
  void add(const Gcd2Shape& position);
  Gcd2Shape in_first_period(const Gcd2Shape& position);
  bool is_in_set(const Gcd2Shape& position);
  bool lasts(const Gcd2Shape& before, std::uint32_t m, const Gcd2Shape& after, const Even& even);
  void add_near(Task& task);
  void begin_next();
  void answer(Task& task, std::uint32_t n);

  std::shared_ptr<const Gcd2Positions> search_;
  std::uint64_t most_positions_;
  std::uint32_t periods_;
  std::uint64_t replies_ = 0;
  std::optional<Failure> failure_;
  bool is_p_ = false;
  Numbers winning_;
  bool only_ = false;
  std::unordered_map<GapKey, Even> gcd2_;
  std::string even_lines_;
  bool has_repeats_ = false;
  std::vector<Task> lasting_;  // they come first, as they show what repeats
  std::vector<Task> tasks_;
  std::unordered_set<Gcd2Shape, Hash> set_;
  std::priority_queue<Open> open_;            // of the set: not yet answered
  std::map<std::uint32_t, Numbers> answers_;  // to a number, the last first
};

}  // namespace impartial::sylver_coinage
