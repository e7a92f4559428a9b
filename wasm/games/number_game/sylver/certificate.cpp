#include "games/number_game/sylver/certificate.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "games/number_game/sylver/sylver_theorems.hpp"

namespace impartial::number_game {
namespace {

using Numbers32 = std::vector<std::uint32_t>;

// About 20 MB, and a minute for the checker in a browser.
constexpr std::uint64_t kMostPositions = 1'000'000;
// How many answers the search for a strategy may try: some seconds.
constexpr std::uint64_t kMostTries = 8'000'000;

std::string list(const Numbers32& numbers) {
  std::string text;
  for (const std::uint32_t n : numbers) text.append(" ").append(std::to_string(n));
  return text;
}

// The lines of the set.
class SetLines {
 public:
  bool add(const Numbers32& gaps) {
    const auto [mine, last] = std::mismatch(gaps.begin(), gaps.end(), last_.begin(), last_.end());
    text_ += std::to_string(mine - gaps.begin());
    text_.append(list({mine, gaps.end()})).append("\n");
    if (!gaps.empty()) largest_gap_ = std::max(largest_gap_, gaps.back());
    last_ = gaps;
    return ++count_ < kMostPositions;
  }
  bool is_full() const { return count_ >= kMostPositions; }
  std::string take() {
    return "set " + std::to_string(largest_gap_) + "\n" + std::move(text_) + "end " +
           std::to_string(count_) + "\n";
  }

 private:
  std::string text_;
  Numbers32 last_;
  std::uint32_t largest_gap_ = 0;
  std::uint64_t count_ = 0;
};

// What is proved of a position.
struct Proof {
  bool is_p = false;
  Numbers32 winning{};
  bool only = false;            // no other move wins
  std::string text{};           // the lines after that of the outcome
  std::string_view obstacle{};  // why there is no proof; empty if there is one
};

// The set is what the sweep has found: it is closed, as a sweep visits a position after all that
// contain it.
Proof prove(const Semigroup& position, const AnySweep& sweep) {
  SetLines lines;
  const bool is_p = sweep.is_p(position);
  const Numbers32 winning = sweep.winning_moves(position);
  sweep.for_each_p_above(position, [&](const Numbers32& gaps) {
    const auto is_after = [&gaps](std::uint32_t n) {
      return !std::binary_search(gaps.begin(), gaps.end(), n);
    };
    // If other moves may win too, only what follows the winning ones is needed.
    const bool is_needed =
        is_p || sweep.solved() || std::any_of(winning.begin(), winning.end(), is_after);
    return !is_needed || lines.add(gaps);
  });
  if (lines.is_full()) return {.obstacle = "too_large"};
  return {.is_p = is_p, .winning = winning, .only = sweep.solved(), .text = lines.take()};
}

// For positions above one with the gcd 2. The set has the positions that a strategy leads to.
class Strategy {
 public:
  explicit Strategy(const EvenPositions& search) : search_(search) {}

  Proof prove(const Semigroup& position);

 private:
  struct MoreGapsFirst {
    bool operator()(const Semigroup& a, const Semigroup& b) const {
      return a.gaps() != b.gaps() ? a.gaps() > b.gaps() : a.generators() < b.generators();
    }
  };
  struct Even {
    bool is_proved = false;
    std::uint32_t reply = 0;  // that wins; 0: P
  };

  bool prove_even(const Semigroup& position);
  bool replies_lose(const Semigroup& position, const Numbers32& winning);
  void write_even(const Semigroup& position);
  void add(const Semigroup& position);
  void add_option(const Semigroup& option);
  bool is_in_set(const Semigroup& position) const;
  std::uint32_t answer(const Semigroup& before, std::uint32_t n);
  void answer_even(const Semigroup& position, const Numbers32& winning);
  void answer_finite(const Semigroup& position, const Numbers32& winning);

  const EvenPositions& search_;
  std::map<Numbers32, Even> evens_;
  std::set<Numbers32> written_;
  std::string even_lines_;
  std::set<Numbers32> set_;
  std::set<Semigroup, MoreGapsFirst> open_;     // of the set: not yet answered
  std::map<std::uint32_t, Numbers32> answers_;  // to a number, the last first
  std::uint64_t tries_ = 0;
  bool lacks_answer_ = false;
};

bool is_end(const Semigroup& position) { return position.largest_gap() <= 1; }

void Strategy::add(const Semigroup& position) {
  if (!is_end(position) && set_.insert(position.generators()).second) open_.insert(position);
}

void Strategy::add_option(const Semigroup& option) {
  if (option.gcd() == 2) {
    write_even(option);
  } else {
    add(option);
  }
}

bool Strategy::is_in_set(const Semigroup& position) const {
  return is_end(position) || set_.contains(position.generators());
}

// A number that answers n: it leads to the set, and one is added if that is necessary. Returns 0 if
// none is known.
std::uint32_t Strategy::answer(const Semigroup& before, std::uint32_t n) {
  const Semigroup position = before.with(n);
  // What answered n before may do so again.
  Numbers32& earlier = answers_[n];
  for (const std::uint32_t m : earlier) {
    if (!position.has(m) && is_in_set(position.with(m))) return m;
  }
  std::optional<Semigroup> found;
  std::uint32_t answer = 0;
  for (std::uint32_t m = 2; m <= position.largest_gap() && tries_ < kMostTries; ++m) {
    if (position.has(m)) continue;
    ++tries_;
    Semigroup option = position.with(m);
    const bool is_known = is_in_set(option);
    if (!is_known && (answer != 0 || search_.outcome(option) != Outcome::P)) continue;
    answer = m;
    found = std::move(option);
    if (is_known) break;
  }
  if (found) {
    add(*found);
    constexpr std::size_t kMostEarlier = 4;
    earlier.insert(earlier.begin(), answer);
    if (earlier.size() > kMostEarlier) earlier.pop_back();
  } else {
    lacks_answer_ = true;
  }
  return answer;
}

// Whether the end of 2B and the replies that do not win are proved. The proofs of even positions
// are found first, and only then written and answered, as they may not be needed.
bool Strategy::replies_lose(const Semigroup& position, const Numbers32& winning) {
  const bool has_odd = std::any_of(winning.begin(), winning.end(), [](auto n) { return n % 2; });
  if (!has_odd && !position.is_symmetric()) return false;
  for (std::uint32_t n = 2; n <= position.largest_gap(); n += 2) {
    const bool wins = std::binary_search(winning.begin(), winning.end(), n);
    if (!wins && !position.has(n) && !prove_even(position.with(n))) return false;
  }
  return true;
}

// Finds a proof of the outcome of a position with the gcd 2.
bool Strategy::prove_even(const Semigroup& position) {
  const auto known = evens_.find(position.generators());
  if (known != evens_.end()) return known->second.is_proved;
  const EvenAnswer found = search_.answer(position);
  Even even;
  if (found.outcome == Outcome::P) {
    even.is_proved = replies_lose(position, {});
  } else if (found.outcome == Outcome::N) {
    // An odd number first: it needs no other even position.
    Numbers32 winning = found.winning;
    std::stable_partition(winning.begin(), winning.end(), [](auto n) { return n % 2 == 1; });
    for (const std::uint32_t n : winning) {
      if (even.is_proved) break;
      even = {n % 2 == 1 || prove_even(position.with(n)), n};
    }
  }
  evens_.emplace(position.generators(), even);
  return even.is_proved;
}

// Writes a proof that was found.
void Strategy::write_even(const Semigroup& position) {
  if (!written_.insert(position.generators()).second) return;
  const std::uint32_t reply = evens_.at(position.generators()).reply;
  if (reply != 0) {
    add_option(position.with(reply));
  } else {
    answer_even(position, {});
  }
  even_lines_ += "even" + list(position.generators()) + ": " +
                 (reply == 0 ? "P" : std::to_string(reply)) + "\n";
}

// Answers the replies to 2B that do not win, up to where the theorem on its end begins.
void Strategy::answer_even(const Semigroup& position, const Numbers32& winning) {
  const auto wins = [&winning](std::uint32_t n) {
    return std::binary_search(winning.begin(), winning.end(), n);
  };
  const auto gap = static_cast<std::uint32_t>(std::max<std::int64_t>(position.largest_gap(), 0));
  for (std::uint32_t n = 2; n <= gap; n += 2) {
    if (!position.has(n) && !wins(n)) write_even(position.with(n));
  }
  const bool symmetric = position.is_symmetric();
  const auto odd = std::find_if(winning.begin(), winning.end(), [](auto n) { return n % 2 == 1; });
  const std::uint32_t last = symmetric ? gap / 2 : *odd + gap;
  for (std::uint32_t n = 3; n <= last && !lacks_answer_; n += 2) {
    const bool loses = symmetric && is_in_quotient(position, n);
    if (!wins(n) && !loses) (void)answer(position, n);
  }
}

void Strategy::answer_finite(const Semigroup& position, const Numbers32& winning) {
  std::set<std::uint32_t> answered(winning.begin(), winning.end());
  for (auto n = static_cast<std::uint32_t>(position.largest_gap()); n >= 2; --n) {
    if (lacks_answer_) return;
    if (!position.has(n) && !answered.contains(n)) answered.insert(answer(position, n));
  }
}

Proof Strategy::prove(const Semigroup& position) {
  Proof proof;
  if (position.gcd() == 2) {
    const EvenAnswer found = search_.answer(position);
    proof.is_p = found.outcome == Outcome::P;
    std::copy_if(found.winning.begin(), found.winning.end(), std::back_inserter(proof.winning),
                 [&](std::uint32_t n) { return n % 2 == 1 || prove_even(position.with(n)); });
    if (proof.is_p ? !prove_even(position) : proof.winning.empty()) return {.obstacle = "periodic"};
    proof.only = found.complete && proof.winning.size() == found.winning.size() &&
                 replies_lose(position, proof.winning);
    if (!proof.is_p && proof.only) answer_even(position, proof.winning);
  } else {
    proof.winning = *search_.winning_moves(position);
    proof.is_p = proof.winning.empty();
    proof.only = true;
    if (!proof.is_p) answer_finite(position, proof.winning);
  }
  if (proof.is_p) add_option(position);
  for (const std::uint32_t n : proof.winning) add_option(position.with(n));
  while (!open_.empty() && !lacks_answer_) {
    const Semigroup next = *open_.begin();
    open_.erase(open_.begin());
    answer_finite(next, {});
  }
  if (lacks_answer_) return {.obstacle = "too_large"};

  std::vector<Numbers32> set;
  for (const Numbers32& generators : set_) {
    const Semigroup each(generators);
    Numbers32& gaps = set.emplace_back();
    for (std::uint32_t n = 2; n <= each.largest_gap(); ++n) {
      if (!each.has(n)) gaps.push_back(n);
    }
  }
  std::sort(set.begin(), set.end());
  SetLines lines;
  for (const Numbers32& gaps : set) (void)lines.add(gaps);
  proof.text = even_lines_ + lines.take();
  return proof;
}

Proof prove_finite(const Semigroup& position, const KeptSweeps& sweeps, const KeptEvens& evens) {
  if (is_in_table(position)) {
    const auto sweep = AnySweep::make(position, PSet::kMostEntries);
    while (!sweep->solved()) sweep->step(kMostPositions);
    return prove(position, *sweep);
  }
  const auto covering = sweeps.covering(position);
  for (const bool partly : {false, true}) {
    for (const auto& sweep : covering) {
      const bool knows = sweep->is_p(position) || sweep->solved() ||
                         (partly && !sweep->winning_moves(position).empty());
      if (knows) return prove(position, *sweep);
    }
  }
  for (const auto& search : evens.covering(position)) {
    if (search->winning_moves(position)) return Strategy(*search).prove(position);
  }
  return {.obstacle = "unsolved"};
}

Proof prove_even(const Semigroup& position, const KeptEvens& evens) {
  Proof proof{.obstacle = "unsolved"};
  for (const auto& search : evens.covering(position)) {
    if (search->answer(position).outcome == Outcome::unknown) continue;
    proof = Strategy(*search).prove(position);
    if (proof.obstacle.empty()) break;
  }
  return proof;
}

// Of any position: N by one reply if the gcd is larger than 2.
Proof prove(const Semigroup& position, const Answer& answer, const KeptSweeps& sweeps,
            const KeptEvens& evens) {
  if (position.gcd() == 1) return prove_finite(position, sweeps, evens);
  if (position.gcd() == 2) return prove_even(position, evens);
  Proof proof{.obstacle = answer.outcome == Outcome::unknown ? "unsolved" : "gcd"};
  for (const std::uint32_t n : answer.winning) {
    const Semigroup option = position.with(n);
    if (option.gcd() > 2) continue;
    proof = option.gcd() == 1 ? prove_finite(option, sweeps, evens) : prove_even(option, evens);
    if (!proof.obstacle.empty()) continue;
    proof.is_p = proof.only = false;
    proof.winning = {n};
    break;
  }
  return proof;
}

}  // namespace

Certificate write_certificate(const Semigroup& position, const Answer& answer,
                              const KeptSweeps& sweeps, const KeptEvens& evens) {
  const Proof proof = prove(position, answer, sweeps, evens);
  if (!proof.obstacle.empty()) {
    const bool is_cited = proof.obstacle != "too_large" && answer.status == Status::theorem;
    return {{}, is_cited ? "theorem" : proof.obstacle};
  }
  const std::string outcome =
      proof.is_p ? "P" : "N" + list(proof.winning) + (proof.only ? " only" : "");
  return {"sylver certificate 1\nposition" + list(position.generators()) + "\noutcome " + outcome +
              "\n" + proof.text,
          {}};
}

}  // namespace impartial::number_game
