#include "games/number_game/sylver/sylver_search.hpp"

#include <algorithm>
#include <iterator>
#include <numeric>

namespace impartial::number_game {
namespace {

// Looking for an ender takes the square of the largest gap.
constexpr std::int64_t kMostGapOfEnder = 2'000;
// Replies to positions with larger numbers are not looked at.
constexpr std::uint32_t kLargestLookedAt = 250;
// Infinite positions looked into for one position, in all.
constexpr unsigned kMostLooks = 200'000;

bool is_finite(const Semigroup& position) { return position.gcd() == 1; }

// The least prime factor above 3; 1: there is none.
std::uint32_t large_prime_factor(std::uint32_t n) {
  for (const std::uint32_t small : {2U, 3U}) {
    while (n > 0 && n % small == 0) n /= small;
  }
  for (std::uint32_t p = 5; p * p <= n; p += 2) {
    if (n % p == 0) return p;
  }
  return n;
}

bool is_too_large(const Semigroup& position) {
  return position.gcd() > 1 && position.generators().back() > kLargestLookedAt;
}

// For one answer, and for one step: what is found is remembered. A look takes longer the larger the
// numbers are. Domain: not too large.
unsigned looks_into(const Semigroup& position) {
  IMPARTIAL_DOMAIN(!is_too_large(position));
  constexpr unsigned kWork = 4'000;
  return kWork / position.generators().back();
}

// Sweeps that had to go are not counted.
std::uint64_t since(std::uint64_t before, std::uint64_t now) {
  return now > before ? now - before : 0;
}

bool is_prime_of_hutchings(const Semigroup& position) {
  const std::uint32_t g = position.gcd();
  return position.generators().size() == 1 && g >= 5 && large_prime_factor(g) == g;
}

bool is_cited_p(const Semigroup& position) {
  const std::vector<std::uint32_t>& numbers = position.generators();
  if (numbers == std::vector<std::uint32_t>{8, 12} ||
      numbers == std::vector<std::uint32_t>{8, 10, 22}) {
    return true;
  }
  if (numbers.size() != 4 || !position.has(8) || !position.has(12)) return false;
  std::vector<std::uint32_t> others;
  for (const std::uint32_t n : numbers) {
    if (n != 8 && n != 12) others.push_back(n);
  }
  return others.size() == 2 && others[0] % 8 == 2 && others[1] == others[0] + 4;
}

// The quiet end leaves finitely many replies.
bool is_quiet(const Semigroup& position) {
  return (position.gcd() == 2 || position.gcd() == 3) && position.is_symmetric() &&
         position.largest_gap() <= SylverSearch::most_tried(position);
}

// For a position gA: whether a number is in A.
bool is_in_quotient(const Semigroup& position, std::uint32_t n) {
  return position.has(std::uint64_t{position.gcd()} * n);
}

// Calls use(n) for the replies n up to most_tried() that are prime to the gcd, but for those that a
// quiet end shows to lose. Until it returns false.
template <class Use>
void for_each_finite_reply(const Semigroup& position, Use&& use) {
  const std::uint32_t g = position.gcd();
  const bool quiet = is_quiet(position);
  for (std::uint32_t n = 2; n <= SylverSearch::most_tried(position); ++n) {
    const bool makes_2_3 = n == 5 - g && position.has(g);
    const bool loses = quiet && is_in_quotient(position, n) && !makes_2_3;
    if (std::gcd(n, g) == 1 && !loses && !use(n)) return;
  }
}

// Calls use(n) for the replies n up to most_tried() that are not prime to the gcd. Until it returns
// false.
template <class Use>
void for_each_infinite_reply(const Semigroup& position, Use&& use) {
  for (std::uint32_t n = 2; n <= SylverSearch::most_tried(position); ++n) {
    if (std::gcd(n, position.gcd()) != 1 && !position.has(n) && !use(n)) return;
  }
}

}  // namespace

bool is_in_table(const Semigroup& position) {
  return is_finite(position) && position.largest_gap() <= std::int64_t{kLargest};
}

Numbers free_numbers(const Semigroup& position) {
  IMPARTIAL_DOMAIN(is_in_table(position));
  Numbers free = 0;
  for (unsigned n = kSmallest; n <= kLargest; ++n) {
    if (!position.has(n)) free |= bit(n);
  }
  return free;
}

std::uint32_t SylverSearch::most_tried(const Semigroup& position) {
  constexpr std::int64_t kAtLeast = 120;
  constexpr std::int64_t kAtMost = 1'000;
  if (position.generators().empty()) return kAtLeast;
  const std::int64_t most =
      std::max(position.largest_gap(), std::int64_t{2} * position.generators().back());
  return static_cast<std::uint32_t>(std::clamp(most, kAtLeast, kAtMost));
}

Answer SylverSearch::answer(const Semigroup& position) {
  IMPARTIAL_DOMAIN(!is_in_table(position));
  return is_finite(position) ? finite_answer(position) : infinite_answer(position);
}

Answer SylverSearch::finite_answer(const Semigroup& position) const {
  Answer answer;
  const std::int64_t t = position.largest_gap();
  answer.is_ender = t <= kMostGapOfEnder ? position.is_ender() : position.is_symmetric();
  for (const AnySweep* const sweep : sweeps_.covering(position)) {
    if (answer.sweep == nullptr) answer.sweep = sweep;
    const bool is_p = sweep->is_p(position);
    if (is_p || sweep->solved()) {
      answer.winning = sweep->winning_moves(position);
      answer.outcome = outcome_if(!is_p);
      answer.status = Status::solved;
      answer.complete = true;
      answer.reason = "search";
      return answer;
    }
    // Each may know other ones.
    std::vector<std::uint32_t> known;
    const std::vector<std::uint32_t> more = sweep->winning_moves(position);
    std::set_union(answer.winning.begin(), answer.winning.end(), more.begin(), more.end(),
                   std::back_inserter(known));
    answer.winning.swap(known);
  }
  const bool is_pair = position.generators().size() == 2;
  if (is_pair || answer.is_ender) {
    answer.outcome = Outcome::N;
    answer.status = Status::theorem;
    answer.reason = is_pair ? "hutchings_pair" : "ender";
  } else if (t > AnySweep::kMostGap) {
    answer.reason = "too_long";
  } else {
    if (!answer.winning.empty()) answer.outcome = Outcome::N;
    answer.status = Status::budget_exhausted;
  }
  return answer;
}

Answer SylverSearch::infinite_answer(const Semigroup& position) {
  Answer answer;
  answer.status = Status::theorem;
  if (is_prime_of_hutchings(position) || is_cited_p(position)) {
    answer.outcome = Outcome::P;
    answer.complete = true;
    answer.reason = is_cited_p(position) ? "blok_sicherman" : "hutchings_prime";
    return answer;
  }
  const std::uint32_t g = position.gcd();
  if (large_prime_factor(g) != 1) {
    answer.outcome = Outcome::N;
    answer.reason = g == 0 ? "hutchings_opening" : "hutchings_gcd";
    for (std::uint32_t p = 5; p <= std::max(g, most_tried(position)); ++p) {
      if (g % p == 0 && large_prime_factor(p) == p) answer.winning.push_back(p);
    }
    return answer;
  }
  if (const auto done = done_.find(position.generators()); done != done_.end()) return done->second;
  answer.status = Status::unknown;
  answer.reason = "too_long";
  if (is_too_large(position)) return answer;
  unsigned looks = looks_into(position);
  answer = answer_of_replies(position, looks);
  if (!answer.complete) {
    answer.status = Status::budget_exhausted;
    answer.reason = {};
  }
  return answer;
}

Answer SylverSearch::answer_of_replies(const Semigroup& position, unsigned& looks) {
  Answer answer;
  bool all_known = is_quiet(position);
  for (std::uint32_t n = 2; n <= most_tried(position); ++n) {
    if (position.has(n)) continue;
    const Outcome found = outcome(position.with(n), looks);
    if (found == Outcome::P) answer.winning.push_back(n);
    if (found == Outcome::N) answer.losing.push_back(n);
    all_known = all_known && found != Outcome::unknown;
  }
  const bool found = !answer.winning.empty();
  answer.complete = all_known;
  if (found || answer.complete) answer.outcome = outcome_if(found);
  answer.status = answer.complete ? Status::solved : found ? Status::partial : Status::unknown;
  answer.reason = answer.complete ? "quiet_end" : found ? "reply" : "no_theorem";
  return answer;
}

Outcome SylverSearch::outcome(const Semigroup& position, unsigned& looks) {
  return is_finite(position) ? finite_outcome(position) : infinite_outcome(position, looks);
}

Outcome SylverSearch::finite_outcome(const Semigroup& position) const {
  if (is_in_table(position)) {
    const Universe& universe = Universe::get();
    const Solved& solved = universe.positions()[universe.find(free_numbers(position))];
    return outcome_if(solved.winning != 0);
  }
  if (position.generators().size() == 2 || position.is_symmetric()) return Outcome::N;
  for (const AnySweep* const sweep : sweeps_.covering(position)) {
    if (sweep->is_p(position)) return Outcome::P;
    if (sweep->solved()) return Outcome::N;
  }
  return Outcome::unknown;
}

// N with the first reply that is P. P where the quiet end leaves no reply that is not N.
Outcome SylverSearch::infinite_outcome(const Semigroup& position, unsigned& looks) {
  if (is_prime_of_hutchings(position) || is_cited_p(position)) return Outcome::P;
  if (large_prime_factor(position.gcd()) != 1) return Outcome::N;
  const auto known = infinite_outcomes_.find(position.generators());
  if (known != infinite_outcomes_.end()) return known->second;
  if (looks == 0) return Outcome::unknown;
  --looks;

  bool all_lose = is_quiet(position);
  bool wins = false;
  const auto look_at = [&](std::uint32_t n) {
    const Outcome found = outcome(position.with(n), looks);
    wins = found == Outcome::P;
    all_lose = all_lose && found == Outcome::N;
    return !wins;
  };
  for_each_finite_reply(position, look_at);
  if (!wins) for_each_infinite_reply(position, look_at);
  const Outcome found = wins ? Outcome::N : all_lose ? Outcome::P : Outcome::unknown;
  // With more looks it might be known.
  if (found != Outcome::unknown || looks > 0) {
    infinite_outcomes_.emplace(position.generators(), found);
  }
  return found;
}

// --- Going on

SearchReport SylverSearch::step(const Semigroup& position, std::uint64_t positions) {
  IMPARTIAL_DOMAIN(!is_in_table(position));
  if (!is_finite(position)) return step_plan(position, positions);
  const auto reported = [](const AnySweep& sweep, bool solved) -> SearchReport {
    return {solved, sweep.done(), sweep.visited(), sweep.p_positions(), sweep.bytes()};
  };
  const auto covering = sweeps_.covering(position);
  for (const AnySweep* const sweep : covering) {
    const bool has_values = sweep->values() == AnySweep::Values::found;
    if (has_values || (sweep->done() && sweep->root() == position)) return reported(*sweep, true);
  }
  if (position.largest_gap() > AnySweep::kMostGap) return {.solved = true, .done = true};
  // Where a larger search has solved the position, only values are left to be found: from it alone.
  const bool solved = std::any_of(covering.begin(), covering.end(), [&](const AnySweep* sweep) {
    return sweep->solved() || sweep->is_p(position);
  });
  const AnySweep& sweep = step_sweep(position, positions);
  return reported(sweep, solved || sweep.solved());
}

const AnySweep& SylverSearch::step_sweep(const Semigroup& root, std::uint64_t positions) {
  AnySweep& sweep = sweeps_.from(root);
  sweep.step(positions);
  // What was unknown may be known now.
  if (sweep.solved()) infinite_outcomes_.clear();
  return sweep;
}

SearchReport SylverSearch::step_plan(const Semigroup& position, std::uint64_t positions) {
  if (is_done(position)) return {.solved = true, .done = true};
  if (!plan_ || !(plan_->position == position)) begin_plan(position);
  Plan& plan = *plan_;
  if (plan.looked_at && !plan.to_solve.empty()) {
    if (step_sweep(plan.to_solve.back(), positions).solved()) {
      plan.to_solve.pop_back();
      plan.looked_at = plan.to_solve.size() > plan.spare;
    }
  } else {
    unsigned looks = looks_into(position);
    Answer answer = answer_of_replies(position, looks);
    const bool decided = is_quiet(position) ? answer.complete : answer.outcome == Outcome::N;
    // What was looked at is remembered, so the next step comes further.
    if (!decided && looks == 0 && plan.looks < kMostLooks) {
      plan.looks += looks_into(position);
    } else {
      plan.looked_at = true;
      if (!decided && plan.to_solve.empty()) go_on_from_next_base(plan);
      // What had to go was known once, and would be again with more memory.
      if (!decided && plan.gone != sweeps_.gone()) answer.status = Status::budget_exhausted;
      if (decided || plan.to_solve.empty()) done_.emplace(position.generators(), answer);
    }
  }
  const bool done = is_done(position);
  return {done,
          done,
          since(plan.visited, sweeps_.visited()),
          since(plan.p_positions, sweeps_.p_positions()),
          since(plan.bytes, sweeps_.bytes()),
          plan.total - plan.to_solve.size(),
          plan.total};
}

void SylverSearch::begin_plan(const Semigroup& position) {
  plan_ = Plan{};
  plan_->position = position;
  plan_->visited = sweeps_.visited();
  plan_->p_positions = sweeps_.p_positions();
  plan_->bytes = sweeps_.bytes();
  plan_->gone = sweeps_.gone();
  for (std::uint32_t n = most_tried(position); n >= 2; --n) {
    const std::uint32_t common = std::gcd(n, position.gcd());
    if (common != 1 && common != position.gcd()) plan_->bases.push_back(position.with(n));
  }
  list_to_solve(*plan_, position);
}

// A reply that leaves an infinite position with a smaller gcd is decided by replies of its own.
void SylverSearch::go_on_from_next_base(Plan& plan) {
  while (plan.to_solve.empty() && !plan.bases.empty()) {
    unsigned looks = looks_into(plan.position);
    const Semigroup base = std::move(plan.bases.back());
    plan.bases.pop_back();
    if (outcome(base, looks) == Outcome::unknown) list_to_solve(plan, base);
  }
}

// All infinite positions above a base with its gcd have no other finite replies than the base has,
// so sweeps from the base and one of these answer for all of them. What is needed for certain, that
// are the replies not in A, comes first.
void SylverSearch::list_to_solve(Plan& plan, const Semigroup& base) {
  std::vector<Semigroup> spare;
  for (std::uint32_t n = most_tried(base); n >= 2; --n) {
    if (std::gcd(n, base.gcd()) != 1) continue;
    Semigroup root = base.with(n);
    const std::int64_t t = root.largest_gap();
    if (t <= std::int64_t{kLargest} || t > AnySweep::kMostGap || is_solved(root)) continue;
    (is_in_quotient(base, n) ? spare : plan.to_solve).push_back(std::move(root));
  }
  plan.spare = spare.size();
  plan.to_solve.insert(plan.to_solve.begin(), spare.begin(), spare.end());
  plan.total = plan.to_solve.size();
}

bool SylverSearch::is_solved(const Semigroup& position) const {
  const auto covering = sweeps_.covering(position);
  return !covering.empty() && covering.front()->solved();
}

bool SylverSearch::is_done(const Semigroup& position) const {
  return position.gcd() == 0 || large_prime_factor(position.gcd()) != 1 || is_cited_p(position) ||
         is_too_large(position) || done_.contains(position.generators());
}

}  // namespace impartial::number_game
