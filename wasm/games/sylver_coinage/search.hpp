// What is known about a position of Sylver Coinage, and the search that finds out more: one sweep
// for a finite position (sweep.hpp), the recurrence if the gcd is 2 (gcd2_positions.hpp), a plan
// for any other infinite position (reply_plan.hpp).
#pragma once

#include <cstdint>
#include <optional>

#include "core/search_report.hpp"
#include "games/sylver_coinage/certificate.hpp"
#include "games/sylver_coinage/known_answers.hpp"
#include "games/sylver_coinage/reply_plan.hpp"

namespace impartial::sylver_coinage {

class Search {
 public:
  // most_entries: of one sweep; a search that needs more ends as budget_exhausted.
  explicit Search(std::uint64_t most_entries = PSet::kMostEntries) : known_(most_entries) {}

  // The threads of each search with the gcd 2 that begins from now on.
  void use_threads(unsigned threads) { known_.use_threads(threads); }

  Answer answer(const Semigroup& position) { return known_.answer(position); }
  // Continues the search for about `positions` positions. What is found answers for every position
  // that can follow.
  SearchReport step(const Semigroup& position, std::uint64_t positions);

  const KeptSweeps& sweeps() const { return known_.sweeps(); }
  // The certificate of an answer that the searches so far have given. Each call writes about `work`
  // positions of it.
  Certificate certificate(const Semigroup& position, std::uint64_t work);

 private:
  SearchReport step_sweep(const Semigroup& position, std::uint64_t positions);
  SearchReport step_gcd2(const Semigroup& position, std::uint64_t shapes);
  SearchReport step_plan(const Semigroup& position, std::uint64_t positions);

  KnownAnswers known_;
  std::optional<ReplyPlan> plan_;  // for the infinite position searched last
  std::optional<CertificateWriter> writer_;
};

}  // namespace impartial::sylver_coinage
