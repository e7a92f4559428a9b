// What is known about a position of Sylver Coinage: by theorems (sylver_theorems.hpp), by the
// sweeps that have been made, and by the searches of positions with the gcd 2.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string_view>
#include <vector>

#include "core/analysis.hpp"
#include "games/number_game/sylver/kept_evens.hpp"
#include "games/number_game/sylver/kept_sweeps.hpp"
#include "games/number_game/sylver/sylver_theorems.hpp"

namespace impartial::number_game {

struct Answer {
  Outcome outcome = Outcome::unknown;
  Status status = Status::unknown;
  bool complete = false;               // `winning` has every winning move
  std::vector<std::uint32_t> winning;  // ascending
  std::vector<std::uint32_t> losing;   // known to lose, ascending; all others too if complete
  std::string_view reason;             // a literal
  // False also if this was not checked (infinite position, or a large largest gap).
  bool is_ender = false;
  std::shared_ptr<const AnySweep> sweep;  // the one that was asked, if any
};

// Domain, for all positions that are answered: !is_in_table(position).
class KnownAnswers {
 public:
  explicit KnownAnswers(std::uint64_t most_entries)
      : sweeps_(most_entries), evens_(most_entries * sizeof(PSet::Entry)) {}

  // Of the searches with the gcd 2.
  void use_threads(unsigned threads) { evens_.use_threads(threads); }

  // Complexity: a few look-ups if the gcd is 1; otherwise up to thousands of positions
  // are looked up.
  Answer answer(const Semigroup& position);
  // The answer for an infinite position from the outcomes of its replies. `expansions`: how many
  // infinite positions may still be expanded into their replies; decreased by those expanded.
  Answer answer_of_replies(const Semigroup& position, unsigned& expansions);
  // Any position.
  Outcome outcome(const Semigroup& position, unsigned& expansions);

  // Whether no search can tell more about an infinite position.
  bool is_settled(const Semigroup& position) const;
  // Keeps the answer to an infinite position that was searched to the end. It stays when
  // sweeps are dropped.
  void settle(const Semigroup& position, Answer answer);

  // Continues the sweep from `root` for at most `positions` positions.
  const AnySweep& step_sweep(const Semigroup& root, std::uint64_t positions);
  const KeptSweeps& sweeps() const { return sweeps_; }
  // Continues the search from `root` for about `shapes` shapes, and settles it at its end.
  // Domain: EvenPositions::is_searchable(root).
  const EvenPositions& step_even(const Semigroup& root, std::uint64_t shapes);
  // Drops the search from `root`; the answer that it settled stays.
  void drop_even(const Semigroup& root) { evens_.drop(root); }
  const KeptEvens& evens() const { return evens_; }
  // The figures of all sweeps and searches.
  std::uint64_t visited() const { return sweeps_.visited() + evens_.visited(); }
  std::uint64_t p_positions() const { return sweeps_.p_positions() + evens_.p_positions(); }
  std::uint64_t bytes() const { return sweeps_.bytes() + evens_.bytes(); }

  // Whether a search of an earlier position with the gcd 2 has decided all moves of a
  // finite position.
  bool is_known_by_even(const Semigroup& position) const;

 private:
  Answer finite_answer(const Semigroup& position) const;
  Answer infinite_answer(const Semigroup& position);
  Answer even_answer(const Semigroup& position) const;
  Outcome finite_outcome(const Semigroup& position) const;
  Outcome infinite_outcome(const Semigroup& position, unsigned& expansions);

  using Generators = std::vector<std::uint32_t>;

  KeptSweeps sweeps_;
  KeptEvens evens_;
  std::map<Generators, Outcome> infinite_outcomes_;  // forgotten when another sweep is solved
  std::map<Generators, Answer> settled_;
};

// How many infinite positions may be expanded for one answer, or in one step. Outcomes that are
// found are remembered; an expansion takes longer the larger the numbers are.
// Domain: !is_too_large(position), the position is infinite.
unsigned expansions_for(const Semigroup& position);
// Whether the numbers of an infinite position are so large that its replies are not examined.
bool is_too_large(const Semigroup& position);

}  // namespace impartial::number_game
