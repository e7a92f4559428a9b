#include "games/sylver_coinage/certificate.hpp"

#include <algorithm>
#include <iterator>

namespace impartial::sylver_coinage {
namespace {

using Extent = Gcd2Strategy::Extent;

// In a browser about 20 MB, and minutes for the checker; a terminal has more room.
constexpr std::uint64_t kMostPositions = sizeof(void*) == 4 ? 1'000'000 : 10'000'000;
// If more replies must be answered to prove all winning moves of an even position, one move is
// proved to win. They take half a minute at most.
constexpr std::uint64_t kMostForAllMoves = 7'000'000;
// More periods than this are not tried.
constexpr std::uint32_t kMostPeriods = 64;

std::string list(const std::vector<std::uint32_t>& numbers) {
  std::string text;
  for (const std::uint32_t n : numbers) text.append(" ").append(std::to_string(n));
  return text;
}

// An order in which gap lists that begin alike are neighbours.
bool is_before(const Gcd2Shape& a, const Gcd2Shape& b) {
  return !(a == b) && a.has(a.first_difference(b));
}

}  // namespace

// --- The lines of the set

void SetLines::add(const std::vector<std::uint32_t>& gaps) {
  const auto [mine, last] = std::mismatch(gaps.begin(), gaps.end(), last_.begin(), last_.end());
  add(static_cast<std::uint64_t>(mine - gaps.begin()), {mine, gaps.end()});
  last_ = gaps;
}

void SetLines::add(std::uint64_t kept, const std::vector<std::uint32_t>& gaps) {
  text_ += std::to_string(kept) + list(gaps) + "\n";
  for (const std::uint32_t gap : gaps) {
    if (gap % 2 == 0) largest_even_ = std::max(largest_even_, gap);
  }
  ++count_;
}

std::string SetLines::take() {
  return "set " + std::to_string(largest_even_) + "\n" + std::move(text_) + "end " +
         std::to_string(count_) + "\n";
}

// --- What is known

CertificateWriter::CertificateWriter(const Semigroup& position, const Answer& answer,
                                     const KeptSweeps& sweeps, const KeptGcd2& gcd2)
    : position_(position), obstacle_(Obstacle::unsolved) {
  if (position.gcd() <= 2) {
    add_sources(position, 0, sweeps, gcd2);
  } else {
    if (answer.outcome != Outcome::unknown) obstacle_ = Obstacle::gcd;
    for (const std::uint32_t n : answer.winning) {
      const Semigroup option = position.with(n);
      if (option.gcd() <= 2) add_sources(option, n, sweeps, gcd2);
    }
  }
  if (sources_.empty() && answer.status == Status::theorem) obstacle_ = Obstacle::theorem;
}

void CertificateWriter::add_sources(const Semigroup& position, std::uint32_t reply,
                                    const KeptSweeps& sweeps, const KeptGcd2& gcd2) {
  if (position.gcd() == 1) {
    if (KnownAnswers::is_small(position)) {
      const auto sweep = AnySweep::make(position, PSet::kMostEntries);
      while (!sweep->solved()) sweep->step(kMostPositions);
      sources_.push_back({reply, position, sweep, {}});
      return;
    }
    const auto covering = sweeps.covering(position);
    for (const bool partly : {false, true}) {
      for (const auto& sweep : covering) {
        const bool knows = sweep->is_p(position) || sweep->solved();
        const bool knows_partly = !knows && !sweep->winning_moves(position).empty();
        if (partly ? knows_partly : knows) sources_.push_back({reply, position, sweep, {}});
      }
    }
  }
  for (const auto& search : gcd2.covering(position)) {
    const bool knows = position.gcd() == 1 ? search->winning_moves(position).has_value()
                                           : search->answer(position).outcome != Outcome::unknown;
    if (!knows) continue;
    const bool is_n = search->outcome(position) == Outcome::N;
    if (is_n) sources_.push_back({reply, position, {}, search, Extent::all_moves});
    sources_.push_back({reply, position, {}, search, Extent::one_move});
  }
}

// --- Steps

bool CertificateWriter::step(std::uint64_t work) {
  if (is_done_ || sources_.empty()) return true;
  if (sources_.front().sweep) {
    step_sweep(work);
  } else {
    step_gcd2(work);
  }
  return is_done_ || sources_.empty();
}

void CertificateWriter::give_up(Obstacle obstacle) {
  obstacle_ = obstacle;
  sources_.erase(sources_.begin());
  place_ = 0;
  periods_ = 1;
  replies_ = 0;
  strategy_.reset();
  sorted_.reset();
  last_.reset();
  lines_ = {};
}

// The set is what the sweep has found: it is closed, as a sweep visits a position after all that
// contain it.
void CertificateWriter::step_sweep(std::uint64_t work) {
  const auto& [reply, position, sweep, even, extent] = sources_.front();
  const bool is_p = sweep->is_p(position);
  const bool solved = sweep->solved();
  if (place_ == 0) winning_ = sweep->winning_moves(position);
  const auto place = sweep->for_each_p_above(position, place_, work, [&](const Numbers& gaps) {
    const auto is_after = [&gaps](std::uint32_t n) {
      return !std::binary_search(gaps.begin(), gaps.end(), n);
    };
    // If other moves may win too, only what follows the winning ones is needed.
    if (is_p || solved || std::any_of(winning_.begin(), winning_.end(), is_after)) {
      lines_.add(gaps);
    }
  });
  if (lines_.count() > kMostPositions) return give_up(Obstacle::too_large);
  if (place) {
    place_ = *place;
  } else {
    finish(is_p, solved, {});
  }
}

void CertificateWriter::step_gcd2(std::uint64_t work) {
  const auto& [reply, position, sweep, even, extent] = sources_.front();
  if (!strategy_) {
    strategy_.emplace(even, position, extent, kMostPositions, periods_);
  }
  if (!sorted_) {
    const std::uint64_t left =
        extent == Extent::all_moves ? kMostForAllMoves - replies_ : UINT64_MAX;
    const std::uint64_t before = strategy_->replies();
    const bool is_done = strategy_->step(std::min(work, left));
    replies_ += strategy_->replies() - before;
    if (!is_done) {
      if (strategy_->replies() - before == left) give_up(Obstacle::too_large);
      return;
    }
    if (const auto failure = strategy_->failure()) {
      using Failure = Gcd2Strategy::Failure;
      if (failure == Failure::too_large) return give_up(Obstacle::too_large);
      if (failure == Failure::open || periods_ >= kMostPeriods) return give_up(Obstacle::open);
      periods_ *= 2;
      strategy_.reset();
      return;
    }
    sorted_.emplace(strategy_->set().begin(), strategy_->set().end());
    std::make_heap(sorted_->begin(), sorted_->end(), is_before);
  }
  for (; work > 0 && !sorted_->empty(); --work) {
    std::pop_heap(sorted_->begin(), sorted_->end(), is_before);
    const Gcd2Shape& next = sorted_->back();
    const std::uint32_t from = last_ ? next.first_difference(*last_) : 2;
    Numbers gaps;
    for (std::uint32_t n = from; n <= next.largest_free(); ++n) {
      if (!next.has(n)) gaps.push_back(n);
    }
    lines_.add(last_ ? next.gaps_below(from) : 0, gaps);
    last_ = next;
    sorted_->pop_back();
  }
  if (!sorted_->empty()) return;
  winning_ = strategy_->winning();
  finish(strategy_->is_p(), strategy_->only(), strategy_->even_lines());
}

void CertificateWriter::finish(bool is_p, bool only, std::string_view even_lines) {
  if (const std::uint32_t reply = sources_.front().reply; reply != 0) {
    if (!is_p) return give_up(Obstacle::gcd);
    is_p = only = false;
    winning_ = {reply};
  }
  is_done_ = true;
  outcome_ = is_p ? "P" : "N" + list(winning_) + (only ? " only" : "");
  even_lines_ = even_lines;
  strategy_.reset();
}

std::uint64_t CertificateWriter::positions() const {
  return strategy_ && !sorted_ ? strategy_->positions() : lines_.count();
}

Certificate CertificateWriter::take() {
  IMPARTIAL_DOMAIN(is_done_ || sources_.empty());
  if (!is_done_) return Certificate::none(obstacle_);
  return Certificate::written("sylver certificate 1\nposition" + list(position_.generators()) +
                              "\noutcome " + outcome_ + "\n" + even_lines_ + lines_.take());
}

}  // namespace impartial::sylver_coinage
