// What is known about a position of Sylver Coinage: by theorems (theorems.hpp), by the
// sweeps that have been made, and by the searches of positions with the gcd 2.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "core/analysis.hpp"
#include "games/sylver_coinage/kept_gcd2.hpp"
#include "games/sylver_coinage/kept_sweeps.hpp"
#include "games/sylver_coinage/reason.hpp"
#include "games/sylver_coinage/theorems.hpp"

namespace impartial::sylver_coinage {

struct Answer {
  Outcome outcome = Outcome::unknown;
  Status status = Status::unknown;
  bool complete = false;               // `winning` has every winning move
  std::vector<std::uint32_t> winning;  // ascending
  std::vector<std::uint32_t> losing;   // known to lose, ascending; all others too if complete
  std::optional<Reason> reason;        // absent if the status says enough
  // False also if this was not checked (infinite position, or a large largest gap).
  bool is_ender = false;
  std::shared_ptr<const AnySweep> sweep;  // the one that was asked, if any
};

class KnownAnswers {
 public:
  explicit KnownAnswers(std::uint64_t most_entries);

  // Of the searches with the gcd 2.
  void use_threads(unsigned threads) { gcd2_.use_threads(threads); }

  // Whether all free numbers are so small that the outcome is known without a search.
  static bool is_small(const Semigroup& position);

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
  // Domain: Gcd2Positions::is_searchable(root).
  const Gcd2Positions& step_gcd2(const Semigroup& root, std::uint64_t shapes);
  // Drops the search from `root`; the answer that it settled stays.
  void drop_gcd2(const Semigroup& root) { gcd2_.drop(root); }
  const KeptGcd2& gcd2() const { return gcd2_; }
  // The figures of all sweeps and searches.
  std::uint64_t visited() const { return sweeps_.visited() + gcd2_.visited(); }
  std::uint64_t p_positions() const { return sweeps_.p_positions() + gcd2_.p_positions(); }
  std::uint64_t bytes() const { return sweeps_.bytes() + gcd2_.bytes(); }

  // Whether a search of an earlier position with the gcd 2 has decided all moves of a
  // finite position.
  bool is_known_by_gcd2(const Semigroup& position) const;

 private:
  Answer finite_answer(const Semigroup& position) const;
  Answer infinite_answer(const Semigroup& position);
  Answer gcd2_answer(const Semigroup& position) const;
  Outcome finite_outcome(const Semigroup& position) const;
  Outcome infinite_outcome(const Semigroup& position, unsigned& expansions);

  using Generators = std::vector<std::uint32_t>;

  std::shared_ptr<AnySweep> small_;  // of all small positions, solved
  KeptSweeps sweeps_;
  KeptGcd2 gcd2_;
  std::map<Generators, Outcome> infinite_outcomes_;  // forgotten when another sweep is solved
  std::map<Generators, Answer> settled_;
};

// How many infinite positions may be expanded for one answer, or in one step. Outcomes that are
// found are remembered; an expansion takes longer the larger the numbers are.
// Domain: !is_too_large(position), the position is infinite.
unsigned expansions_for(const Semigroup& position);
// Whether the numbers of an infinite position are so large that its replies are not examined.
bool is_too_large(const Semigroup& position);

}  // namespace impartial::sylver_coinage
