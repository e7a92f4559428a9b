#include "games/sylver_coinage/known_answers.hpp"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <optional>
#include <utility>

namespace impartial::sylver_coinage {
namespace {

// There are 3,515 positions with no larger free number. They are solved at once, in less than a
// millisecond, as they decide many replies to the others.
constexpr std::uint32_t kLargestSmall = 20;

// All larger numbers are taken.
Semigroup all_small() {
  std::vector<std::uint32_t> generators(kLargestSmall + 1);
  std::iota(generators.begin(), generators.end(), kLargestSmall + 1);
  return Semigroup(std::move(generators));
}

// Calls visit(n) for the replies n up to reply_bound() that are prime to the gcd, except those that
// the quiet end shows to lose, until it returns false.
template <class Visit>
void for_each_finite_reply(const Semigroup& position, Visit&& visit) {
  const bool quiet = has_quiet_end(position);
  for (std::uint32_t n = 2; n <= reply_bound(position); ++n) {
    const bool loses = quiet && loses_by_quiet_end(position, n);
    if (std::gcd(n, position.gcd()) == 1 && !loses && !visit(n)) return;
  }
}

// Calls visit(n) for the replies n up to reply_bound() that are not prime to the gcd, until
// it returns false.
template <class Visit>
void for_each_infinite_reply(const Semigroup& position, Visit&& visit) {
  for (std::uint32_t n = 2; n <= reply_bound(position); ++n) {
    if (std::gcd(n, position.gcd()) != 1 && !position.has(n) && !visit(n)) return;
  }
}

// The outcome of a position that is finite or has the gcd 2, if a search knows it.
Outcome outcome_by_gcd2(const KeptGcd2& gcd2, const Semigroup& position) {
  for (const auto& search : gcd2.covering(position)) {
    const Outcome found = search->outcome(position);
    if (found != Outcome::unknown) return found;
  }
  return Outcome::unknown;
}

// The winning moves of a finite position, if a search of an earlier one knows them all.
std::optional<std::vector<std::uint32_t>> winning_by_gcd2(const KeptGcd2& gcd2,
                                                          const Semigroup& position) {
  for (const auto& search : gcd2.covering(position)) {
    if (auto winning = search->winning_moves(position)) return winning;
  }
  return {};
}

}  // namespace

bool is_too_large(const Semigroup& position) {
  constexpr std::uint32_t kLargestExpanded = 250;
  return position.gcd() > 1 && position.generators().back() > kLargestExpanded;
}

unsigned expansions_for(const Semigroup& position) {
  IMPARTIAL_DOMAIN(!is_finite(position) && !is_too_large(position));
  constexpr unsigned kWork = 4'000;
  return kWork / position.generators().back();
}

KnownAnswers::KnownAnswers(std::uint64_t most_entries)
    : small_(AnySweep::make(all_small(), PSet::kMostEntries)),
      sweeps_(most_entries),
      gcd2_(most_entries * sizeof(PSet::Entry)) {
  while (!small_->solved()) small_->step(UINT32_MAX);
}

bool KnownAnswers::is_small(const Semigroup& position) {
  return is_finite(position) && position.largest_gap() <= kLargestSmall;
}

Answer KnownAnswers::answer(const Semigroup& position) {
  return is_finite(position) ? finite_answer(position) : infinite_answer(position);
}

Answer KnownAnswers::finite_answer(const Semigroup& position) const {
  Answer answer;
  answer.is_ender = is_known_ender(position);
  for (const auto& sweep : sweeps_.covering(position)) {
    if (answer.sweep == nullptr) answer.sweep = sweep;
    const bool is_p = sweep->is_p(position);
    if (is_p || sweep->solved()) {
      answer.winning = sweep->winning_moves(position);
      answer.outcome = outcome_if(!is_p);
      answer.status = Status::solved;
      answer.complete = true;
      answer.reason = Reason::search;
      return answer;
    }
    // Each sweep may know other winning moves.
    std::vector<std::uint32_t> known;
    const std::vector<std::uint32_t> more = sweep->winning_moves(position);
    std::set_union(answer.winning.begin(), answer.winning.end(), more.begin(), more.end(),
                   std::back_inserter(known));
    answer.winning.swap(known);
  }
  if (const auto winning = winning_by_gcd2(gcd2_, position)) {
    answer.winning = *winning;
    answer.outcome = outcome_if(!winning->empty());
    answer.status = Status::solved;
    answer.complete = true;
    answer.reason = Reason::odd_recurrence;
  } else if (is_pair(position) || answer.is_ender) {
    answer.outcome = Outcome::N;
    answer.status = Status::theorem;
    answer.reason = is_pair(position) ? Reason::hutchings_pair : Reason::ender;
  } else if (position.largest_gap() > AnySweep::kMostGap) {
    answer.reason = Reason::too_long;
  } else {
    if (!answer.winning.empty()) answer.outcome = Outcome::N;
    answer.status = Status::budget_exhausted;
  }
  return answer;
}

Answer KnownAnswers::infinite_answer(const Semigroup& position) {
  Answer answer;
  answer.status = Status::theorem;
  if (is_hutchings_prime(position) || is_blok_sicherman(position)) {
    answer.outcome = Outcome::P;
    answer.complete = true;
    answer.reason = is_blok_sicherman(position) ? Reason::blok_sicherman : Reason::hutchings_prime;
    return answer;
  }
  if (has_hutchings_reply(position)) {
    answer.outcome = Outcome::N;
    answer.reason = position.gcd() == 0 ? Reason::hutchings_opening : Reason::hutchings_gcd;
    answer.winning = hutchings_replies(position);
    return answer;
  }
  if (const auto settled = settled_.find(position.generators()); settled != settled_.end()) {
    return settled->second;
  }
  if (Gcd2Positions::is_searchable(position)) return gcd2_answer(position);
  answer.status = Status::unknown;
  answer.reason = Reason::too_long;
  if (is_too_large(position)) return answer;
  unsigned expansions = expansions_for(position);
  answer = answer_of_replies(position, expansions);
  if (!answer.complete) {
    answer.status = Status::budget_exhausted;
    answer.reason = {};
  }
  return answer;
}

// From the searches so far.
Answer KnownAnswers::gcd2_answer(const Semigroup& position) const {
  Answer answer;
  answer.status = Status::budget_exhausted;
  for (const auto& search : gcd2_.covering(position)) {
    const Gcd2Answer found = search->answer(position);
    const bool is_own = search->root() == position;
    if (!found.complete && !is_own && found.winning.size() <= answer.winning.size()) continue;
    answer.winning = found.winning;
    answer.outcome = found.outcome;
    answer.complete = found.complete;
    if (answer.complete) {
      answer.status = Status::solved;
      answer.reason = position.is_symmetric() ? Reason::quiet_end : Reason::odd_recurrence;
      break;
    }
    if (!is_own) continue;
    for (std::uint32_t n = 2; n <= reply_bound(position); ++n) {
      if (position.has(n)) continue;
      if (search->outcome(position.with(n)) == Outcome::N) answer.losing.push_back(n);
    }
    if (search->done() && !search->is_stuck()) {
      const bool is_n = answer.outcome == Outcome::N;
      answer.status = is_n ? Status::partial : Status::unknown;
      answer.reason = is_n ? Reason::reply : Reason::no_theorem;
    }
  }
  return answer;
}

Answer KnownAnswers::answer_of_replies(const Semigroup& position, unsigned& expansions) {
  Answer answer;
  bool all_known = has_quiet_end(position);
  for (std::uint32_t n = 2; n <= reply_bound(position); ++n) {
    if (position.has(n)) continue;
    const Outcome found = outcome(position.with(n), expansions);
    if (found == Outcome::P) answer.winning.push_back(n);
    if (found == Outcome::N) answer.losing.push_back(n);
    all_known = all_known && found != Outcome::unknown;
  }
  const bool found = !answer.winning.empty();
  answer.complete = all_known;
  if (found || answer.complete) answer.outcome = outcome_if(found);
  answer.status = answer.complete ? Status::solved : found ? Status::partial : Status::unknown;
  answer.reason = answer.complete ? Reason::quiet_end : found ? Reason::reply : Reason::no_theorem;
  return answer;
}

Outcome KnownAnswers::outcome(const Semigroup& position, unsigned& expansions) {
  return is_finite(position) ? finite_outcome(position) : infinite_outcome(position, expansions);
}

Outcome KnownAnswers::finite_outcome(const Semigroup& position) const {
  if (is_small(position)) return outcome_if(!small_->is_p(position));
  if (is_pair(position) || position.is_symmetric()) return Outcome::N;
  for (const auto& sweep : sweeps_.covering(position)) {
    if (sweep->is_p(position)) return Outcome::P;
    if (sweep->solved()) return Outcome::N;
  }
  return outcome_by_gcd2(gcd2_, position);
}

// N as soon as a reply is P. P if the quiet end applies and all other replies are N.
Outcome KnownAnswers::infinite_outcome(const Semigroup& position, unsigned& expansions) {
  if (is_hutchings_prime(position) || is_blok_sicherman(position)) return Outcome::P;
  if (has_hutchings_reply(position)) return Outcome::N;
  const auto settled = settled_.find(position.generators());
  if (settled != settled_.end()) return settled->second.outcome;
  if (position.gcd() == 2) {
    const Outcome found = outcome_by_gcd2(gcd2_, position);
    if (found != Outcome::unknown) return found;
  }
  const auto known = infinite_outcomes_.find(position.generators());
  if (known != infinite_outcomes_.end()) return known->second;
  if (expansions == 0) return Outcome::unknown;
  --expansions;

  bool all_lose = has_quiet_end(position);
  bool wins = false;
  const auto examine = [&](std::uint32_t n) {
    const Outcome found = outcome(position.with(n), expansions);
    wins = found == Outcome::P;
    all_lose = all_lose && found == Outcome::N;
    return !wins;
  };
  for_each_finite_reply(position, examine);
  if (!wins) for_each_infinite_reply(position, examine);
  const Outcome found = wins ? Outcome::N : all_lose ? Outcome::P : Outcome::unknown;
  // More expansions could decide it.
  if (found != Outcome::unknown || expansions > 0) {
    infinite_outcomes_.emplace(position.generators(), found);
  }
  return found;
}

bool KnownAnswers::is_settled(const Semigroup& position) const {
  if (is_hutchings_prime(position) || has_hutchings_reply(position) ||
      is_blok_sicherman(position) || settled_.contains(position.generators())) {
    return true;
  }
  return Gcd2Positions::is_searchable(position) ? gcd2_answer(position).complete
                                                : is_too_large(position);
}

bool KnownAnswers::is_known_by_gcd2(const Semigroup& position) const {
  return winning_by_gcd2(gcd2_, position).has_value();
}

void KnownAnswers::settle(const Semigroup& position, Answer answer) {
  settled_.emplace(position.generators(), std::move(answer));
}

const AnySweep& KnownAnswers::step_sweep(const Semigroup& root, std::uint64_t positions) {
  AnySweep& sweep = sweeps_.from(root);
  sweep.step(positions);
  // Unknown outcomes may be known now.
  if (sweep.solved()) infinite_outcomes_.clear();
  return sweep;
}

const Gcd2Positions& KnownAnswers::step_gcd2(const Semigroup& root, std::uint64_t shapes) {
  Gcd2Positions& search = gcd2_.from(root);
  search.step(shapes);
  if (search.done()) {
    settle(root, gcd2_answer(root));
    infinite_outcomes_.clear();
  }
  return search;
}

}  // namespace impartial::sylver_coinage
