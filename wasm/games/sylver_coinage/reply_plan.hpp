// The search of an infinite position that gcd2_positions.hpp does not search, as its gcd is not 2
// or its numbers are too large. The positions after its replies that are finite or have the gcd 2
// are solved one by one, then those after the replies to its bases. A base is a reply that leaves
// another position with a smaller gcd.
#pragma once

#include <cstdint>
#include <vector>

#include "core/search_report.hpp"
#include "games/sylver_coinage/known_answers.hpp"

namespace impartial::sylver_coinage {

class ReplyPlan {
 public:
  // Domain: the position is infinite, and not settled.
  ReplyPlan(const Semigroup& position, const KnownAnswers& known);

  const Semigroup& position() const { return position_; }
  // Continues the search for about `positions` positions of a sweep, or shapes. Settles the
  // position at its end.
  SearchReport step(KnownAnswers& known, std::uint64_t positions);

 private:
  void solve_next(KnownAnswers& known, std::uint64_t positions);
  void examine_replies(KnownAnswers& known);
  void keep_quick_even_replies();
  void list_replies_of_next_base(KnownAnswers& known);
  void list_replies(const Semigroup& base, const KnownAnswers& known);

  Semigroup position_;
  std::vector<Semigroup> bases_;     // the next one last
  std::vector<Semigroup> to_solve_;  // the next one last
  std::uint64_t optional_ = 0;       // of the roots listed last, those that may not be needed
  std::uint64_t total_ = 0;          // of the roots listed last
  unsigned expansions_ = 0;          // so far
  bool examined_ = false;            // with everything that was solved since
  bool stuck_ = false;               // a sweep could not be solved

  // The figures of all searches when the search began.
  std::uint64_t visited_;
  std::uint64_t p_positions_;
  std::uint64_t bytes_;
  std::uint64_t dropped_;
};

}  // namespace impartial::sylver_coinage
