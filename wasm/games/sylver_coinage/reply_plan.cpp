#include "games/sylver_coinage/reply_plan.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace impartial::sylver_coinage {
namespace {

// The increase; 0 if dropped sweeps make it negative.
std::uint64_t since(std::uint64_t before, std::uint64_t now) {
  return now > before ? now - before : 0;
}

// In any unit: a gap of A in a position 2A takes as long as four gaps of a finite position.
std::uint64_t expected_time(const Semigroup& root) {
  return (is_finite(root) ? 1 : 4) * root.gaps();
}

bool is_solved(const KeptSweeps& sweeps, const Semigroup& position) {
  const auto covering = sweeps.covering(position);
  return !covering.empty() && covering.front()->solved();
}

}  // namespace

ReplyPlan::ReplyPlan(const Semigroup& position, const KnownAnswers& known)
    : position_(position),
      visited_(known.visited()),
      p_positions_(known.p_positions()),
      bytes_(known.bytes()),
      dropped_(known.sweeps().dropped()) {
  IMPARTIAL_DOMAIN(!is_finite(position) && !known.is_settled(position));
  for (std::uint32_t n = reply_bound(position); n >= 2; --n) {
    const std::uint32_t common = std::gcd(n, position.gcd());
    if (common == 1 || common == position.gcd()) continue;
    Semigroup base = position.with(n);
    if (!Gcd2Positions::is_searchable(base)) bases_.push_back(std::move(base));
  }
  list_replies(position, known);
}

SearchReport ReplyPlan::step(KnownAnswers& known, std::uint64_t positions) {
  if (examined_ && !to_solve_.empty()) {
    solve_next(known, positions);
  } else {
    examine_replies(known);
  }
  const bool settled = known.is_settled(position_);
  return {.solved = settled,
          .valued = settled,
          .done = settled,
          .positions = since(visited_, known.visited()),
          .p_positions = since(p_positions_, known.p_positions()),
          .bytes = since(bytes_, known.bytes()),
          .replies_solved = total_ - to_solve_.size(),
          .replies_total = total_};
}

void ReplyPlan::solve_next(KnownAnswers& known, std::uint64_t positions) {
  const Semigroup root = to_solve_.back();
  if (is_finite(root)) {
    const AnySweep& sweep = known.step_sweep(root, positions);
    if (!sweep.solved() && !sweep.is_stuck()) return;
    stuck_ = stuck_ || sweep.is_stuck();
  } else {
    const Gcd2Positions& search = known.step_gcd2(root, positions);
    if (!search.done()) return;
    stuck_ = stuck_ || search.is_stuck();
    // Its outcome is settled, and nobody will play where the move loses.
    if (search.outcome(root) != Outcome::P) known.drop_gcd2(root);
  }
  to_solve_.pop_back();
  examined_ = to_solve_.size() > optional_;
}

void ReplyPlan::examine_replies(KnownAnswers& known) {
  constexpr unsigned kMostExpansions = 200'000;
  unsigned expansions = expansions_for(position_);
  Answer answer = known.answer_of_replies(position_, expansions);
  const bool is_quiet = has_quiet_end(position_);
  if (!is_quiet && answer.outcome == Outcome::N) keep_quick_even_replies();
  const bool decided =
      is_quiet ? answer.complete : answer.outcome == Outcome::N && to_solve_.empty();
  if (!decided && to_solve_.empty() && expansions == 0 && expansions_ < kMostExpansions) {
    // Outcomes are kept, so the next step examines further replies.
    expansions_ += expansions_for(position_);
    return;
  }
  examined_ = true;
  if (!decided && to_solve_.empty()) list_replies_of_next_base(known);
  // More memory could decide more.
  const bool was_short_of_memory = stuck_ || dropped_ != known.sweeps().dropped();
  if (!decided && was_short_of_memory) answer.status = Status::budget_exhausted;
  if (decided || to_solve_.empty()) known.settle(position_, std::move(answer));
}

// Once a reply is known to win, only those are still solved that take seconds at most.
void ReplyPlan::keep_quick_even_replies() {
  constexpr std::uint64_t kMostGaps = 24;
  total_ -= std::erase_if(
      to_solve_, [](const Semigroup& root) { return is_finite(root) || root.gaps() > kMostGaps; });
  bases_.clear();
  optional_ = 0;
}

// If the outcome of a base is unknown, the replies to the base decide it.
void ReplyPlan::list_replies_of_next_base(KnownAnswers& known) {
  while (to_solve_.empty() && !bases_.empty()) {
    unsigned expansions = expansions_for(position_);
    const Semigroup base = std::move(bases_.back());
    bases_.pop_back();
    if (known.outcome(base, expansions) == Outcome::unknown) list_replies(base, known);
  }
}

// An infinite position above a base, with the same gcd, has no finite replies that the base lacks.
// So the sweeps from the finite replies to the base answer for all these positions. The replies
// that are not in A, where the base is gA, are certainly needed, so they are solved first.
void ReplyPlan::list_replies(const Semigroup& base, const KnownAnswers& known) {
  std::vector<Semigroup> optional;
  for (std::uint32_t n = reply_bound(base); n >= 2; --n) {
    const std::uint32_t common = std::gcd(n, base.gcd());
    if (common > 2 || common == base.gcd()) continue;
    Semigroup root = base.with(n);
    if (common == 2) {
      const bool is_searchable = Gcd2Positions::is_searchable(root) && !known.is_settled(root);
      if (is_searchable) optional.push_back(std::move(root));
      continue;
    }
    const bool is_searchable =
        !KnownAnswers::is_small(root) && root.largest_gap() <= AnySweep::kMostGap;
    if (!is_searchable || is_solved(known.sweeps(), root)) continue;
    (is_in_quotient(base, n) ? optional : to_solve_).push_back(std::move(root));
  }
  std::stable_sort(optional.begin(), optional.end(), [](const Semigroup& a, const Semigroup& b) {
    return expected_time(a) > expected_time(b);
  });
  optional_ = optional.size();
  to_solve_.insert(to_solve_.begin(), optional.begin(), optional.end());
  total_ = to_solve_.size();
}

}  // namespace impartial::sylver_coinage
