#include "games/sylver_coinage/gcd2_strategy.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "games/sylver_coinage/theorems.hpp"

namespace impartial::sylver_coinage {
namespace {

using Numbers = Gcd2Strategy::Numbers;

bool is_odd(std::uint32_t n) { return n % 2 == 1; }

bool has(const Numbers& ascending, std::uint32_t n) {
  return std::binary_search(ascending.begin(), ascending.end(), n);
}

std::uint32_t gap_or_0(const Semigroup& position) {
  return static_cast<std::uint32_t>(std::max<std::int64_t>(position.largest_gap(), 0));
}

// "even 8 10: P" without what follows the colon.
std::string line(std::string_view word, const Semigroup& even) {
  std::string text(word);
  for (const std::uint32_t n : even.generators()) text.append(" ").append(std::to_string(n));
  return text.append(": ");
}

}  // namespace

Gcd2Strategy::Gcd2Strategy(std::shared_ptr<const Gcd2Positions> search, const Semigroup& position,
                           Extent extent, std::uint64_t most_positions, std::uint32_t periods)
    : search_(std::move(search)), most_positions_(most_positions), periods_(periods) {
  IMPARTIAL_DOMAIN(search_->covers(position));
  if (position.gcd() == 1) {
    begin_finite(position, extent);
  } else {
    begin_even(even_of(half_of(position)), extent);
  }
}

void Gcd2Strategy::begin_finite(const Semigroup& position, Extent extent) {
  const Gcd2Shape shape = shape_of(position);
  auto winning = search_->winning_moves(position);
  IMPARTIAL_DOMAIN(winning.has_value());
  winning_ = *std::move(winning);
  is_p_ = winning_.empty();
  if (is_p_) return add(shape);
  only_ = extent == Extent::all_moves;
  if (only_) {
    tasks_.push_back({&even_of(shape.b), shape});
    for (std::uint32_t n = 2; n <= shape.largest_free(); ++n) {
      if (!shape.has(n) && !has(winning_, n)) tasks_.back().replies.push_back(n);
    }
  } else {
    winning_.erase(winning_.begin() + 1, winning_.end());
  }
  for (const std::uint32_t n : winning_) add(shape.with(n));
}

void Gcd2Strategy::begin_even(Even& even, Extent extent) {
  IMPARTIAL_DOMAIN(even.known.outcome != Outcome::unknown);
  is_p_ = even.known.outcome == Outcome::P;
  if (extent == Extent::one_move || is_p_) {
    if (!prove(even)) {
      failure_ = Failure::open;
    } else if (is_p_) {
      write(even);
    } else {
      winning_.push_back(even.reply);
      write_option(even, even.reply);
    }
    return;
  }
  for (const std::uint32_t n : even.known.winning) {
    if (is_odd(n) || prove(even_after(even, n))) winning_.push_back(n);
  }
  if (winning_.empty()) {
    failure_ = Failure::open;
    return;
  }
  only_ = even.known.complete && winning_.size() == even.known.winning.size() &&
          replies_lose(even, winning_);
  if (only_) answer_all(even, winning_);
  for (const std::uint32_t n : winning_) write_option(even, n);
}

// --- Even positions

Gcd2Strategy::Even& Gcd2Strategy::even_of(const SetOfNumbers& b) {
  const auto [entry, is_new] = gcd2_.try_emplace(search_->keys().key(b));
  Even& even = entry->second;
  if (!is_new) return even;
  // No minimal generator is larger than the largest gap and the least number together.
  const Semigroup& root = search_->root();
  Numbers numbers;
  for (std::uint32_t x = 1; 2 * x <= gap_or_0(root) + root.multiplicity(); ++x) {
    if (x >= SetOfNumbers::kSize || b.has(x)) numbers.push_back(2 * x);
  }
  even.position = Semigroup(std::move(numbers));
  even.b = b;
  even.known = search_->answer(even.position);
  even.largest_gap = gap_or_0(even.position);
  return even;
}

Gcd2Strategy::Even& Gcd2Strategy::even_after(const Even& even, std::uint32_t n) {
  return even_of(with_multiples(even.b, n / 2));
}

// The rows of larger B repeat too, or are empty, if those of B repeat.
void Gcd2Strategy::find_repeat(Even& even) {
  if (even.from > 0) return;
  even.from = std::max({even.known.end_from, even.largest_gap / 2 + 1, 3U}) | 1;
  if (even.known.end == Gcd2End::periodic) even.period = periods_ * even.known.period;
  for (std::uint32_t n = 2; n <= even.largest_gap; n += 2) {
    if (even.position.has(n)) continue;
    Even& larger = even_after(even, n);
    find_repeat(larger);
    even.from = std::max(even.from, larger.from);
  }
}

// Whether the end of 2B and the replies that do not win are proved. The proofs of even positions
// are found first, and only then written and answered, as they may not be needed.
bool Gcd2Strategy::replies_lose(Even& even, const Numbers& winning) {
  if (even.known.end == Gcd2End::open) return false;
  for (std::uint32_t n = 2; n <= even.largest_gap; n += 2) {
    if (even.position.has(n) || has(winning, n)) continue;
    if (!prove(even_after(even, n))) return false;
  }
  return true;
}

// Finds a proof of the outcome.
bool Gcd2Strategy::prove(Even& even) {
  if (even.is_proved) return *even.is_proved;
  bool is_proved = false;
  if (even.known.outcome == Outcome::P) {
    is_proved = replies_lose(even, {});
  } else if (even.known.outcome == Outcome::N) {
    // An odd number first: it needs no other even position.
    Numbers winning = even.known.winning;
    std::stable_partition(winning.begin(), winning.end(), is_odd);
    for (const std::uint32_t n : winning) {
      if (is_proved) break;
      even.reply = n;
      is_proved = is_odd(n) || prove(even_after(even, n));
    }
  }
  even.is_proved = is_proved;
  return is_proved;
}

// Writes a proof that was found.
void Gcd2Strategy::write(Even& even) {
  if (even.is_written) return;
  even.is_written = true;
  if (even.reply != 0) {
    write_option(even, even.reply);
  } else {
    answer_all(even, {});
  }
  even_lines_ +=
      line("even", even.position) + (even.reply == 0 ? "P" : std::to_string(even.reply)) + "\n";
}

void Gcd2Strategy::write_option(const Even& even, std::uint32_t n) {
  if (is_odd(n)) {
    add(Gcd2Shape{even.b, even.b, n}.generated());
  } else {
    write(even_after(even, n));
  }
}

// Answers the replies to 2B that do not win, up to where the theorem on its end begins.
void Gcd2Strategy::answer_all(Even& even, const Numbers& winning) {
  const Semigroup& position = even.position;
  for (std::uint32_t n = 2; n <= even.largest_gap; n += 2) {
    if (!position.has(n) && !has(winning, n)) write(even_after(even, n));
  }
  answer_odd(even, winning);
}

void Gcd2Strategy::answer_odd(Even& even, const Numbers& winning) {
  const Semigroup& position = even.position;
  const bool is_symmetric = position.is_symmetric();
  const auto odd = std::find_if(winning.begin(), winning.end(), is_odd);
  if (!is_symmetric && odd == winning.end()) return repeat(even);
  const std::uint32_t last = is_symmetric ? even.largest_gap / 2 : *odd + even.largest_gap;
  tasks_.push_back({&even, {}});
  for (std::uint32_t n = 3; n <= last; n += 2) {
    const bool loses = is_symmetric && is_in_quotient(position, n);
    if (!has(winning, n) && !loses) tasks_.back().replies.push_back(n);
  }
}

void Gcd2Strategy::repeat(Even& even) {
  if (even.is_repeated) return;
  find_repeat(even);
  even.is_repeated = has_repeats_ = true;
  even_lines_ += line("repeat", even.position) + std::to_string(even.from) + " " +
                 std::to_string(even.period) + "\n";
  if (even.position.is_symmetric()) {
    answer_odd(even, {});
  } else {
    tasks_.push_back({&even, {}});
    lasting_.push_back({.even = &even, .shape = {}, .lasts_for = &even});
    for (std::uint32_t n = 3; n < even.from + 2 * even.period; n += 2) {
      (n < even.from + even.period ? tasks_ : lasting_).back().replies.push_back(n);
    }
  }
  for (const Gcd2Shape& position : std::exchange(even.late, {})) {
    set_.erase(position);
    add(position);
  }
}

// --- The set

Gcd2Shape Gcd2Strategy::in_first_period(const Gcd2Shape& position) {
  if (!has_repeats_) return position;
  const Even& even = even_of(position.b);
  if (!even.is_repeated || position.n < even.from + even.period) return position;
  Gcd2Shape first = position;
  first.n -= (position.n - even.from) / even.period * even.period;
  return first;
}

bool Gcd2Strategy::is_in_set(const Gcd2Shape& position) {
  return position.is_end() || set_.contains(in_first_period(position));
}

void Gcd2Strategy::add(const Gcd2Shape& position) {
  const Gcd2Shape first = in_first_period(position);
  if (first.is_end() || !set_.insert(first).second) return;
  open_.push({first.gaps(), first});
  Even& even = even_of(first.b);
  if (even.known.end != Gcd2End::periodic) return;
  find_repeat(even);
  if (first.n < even.from) return;
  if (!even.is_repeated) {
    even.late.push_back(first);
    return;
  }
  Gcd2Shape grown = first;
  grown.n += even.period;
  Task task{.even = &even, .shape = grown, .lasts_for = &even};
  add_near(task);
  lasting_.push_back(std::move(task));
}

// --- Answers

// Adds the replies to a position, but the odd ones that take all other odd numbers.
void Gcd2Strategy::add_near(Task& task) {
  const std::uint32_t gap = task.even->largest_gap;
  const std::uint32_t n = task.shape->n;
  for (std::uint32_t m = 2; m <= gap; m += 2) {
    if (!task.shape->has(m)) task.replies.push_back(m);
  }
  for (std::uint32_t m = n < gap + 3 ? 3 : n - gap; m <= n + gap; m += 2) {
    if (!task.shape->has(m)) task.replies.push_back(m);
  }
  std::sort(task.replies.rbegin(), task.replies.rend());
}

// The replies to the position of the set that has the most gaps.
void Gcd2Strategy::begin_next() {
  const Gcd2Shape next = open_.top().position;
  open_.pop();
  if (!set_.contains(next)) return;
  Even& even = even_of(next.b);
  // A reply that takes all other odd numbers leads to what it leads to from 2B.
  Task far{.even = &even, .shape = {}};
  for (; even.answered + even.largest_gap < next.n; even.answered += 2) {
    far.replies.push_back(even.answered);
  }
  Task near{.even = &even, .shape = next};
  add_near(near);
  tasks_.push_back(std::move(far));
  tasks_.push_back(std::move(near));
}

bool Gcd2Strategy::step(std::uint64_t replies) {
  while (!failure_) {
    std::vector<Task>& tasks = lasting_.empty() ? tasks_ : lasting_;
    if (tasks.empty()) {
      if (open_.empty()) return true;
      begin_next();
    } else if (tasks.back().replies.empty()) {
      tasks.pop_back();
    } else {
      if (replies-- == 0) return false;
      ++replies_;
      // An answer may add tasks.
      Task task = std::move(tasks.back());
      tasks.pop_back();
      const std::uint32_t n = task.replies.back();
      task.replies.pop_back();
      answer(task, n);
      (task.lasts_for == nullptr ? tasks_ : lasting_).push_back(std::move(task));
      if (set_.size() >= most_positions_) failure_ = Failure::too_large;
    }
  }
  return true;
}

// Whether an answer m is one, too, after the odd numbers have grown by a period.
bool Gcd2Strategy::lasts(const Gcd2Shape& before, std::uint32_t m, const Gcd2Shape& after,
                         const Even& even) {
  if (is_odd(m) && m + even.largest_gap < before.n) return true;
  Even& larger = even_of(after.b);
  if (larger.known.end != Gcd2End::periodic) return false;
  find_repeat(larger);
  return even.period % larger.period == 0 && after.n >= larger.from &&
         2 * after.n > even.largest_gap;
}

// Finds a number that answers n: it leads to the set, and a position is added if that is necessary.
void Gcd2Strategy::answer(Task& task, std::uint32_t n) {
  if (task.answered.contains(n)) return;
  const Even& even = *task.even;
  const Gcd2Shape position =
      task.shape ? task.shape->with(n) : Gcd2Shape{even.b, even.b, n}.generated();
  const auto is_answer = [&](std::uint32_t m, const Gcd2Shape& after) {
    return task.lasts_for == nullptr || lasts(position, m, after, *task.lasts_for);
  };
  std::optional<Gcd2Shape> found;
  std::uint32_t answer = 0;
  bool is_known = false;
  // What answered n before may do so again.
  Numbers& earlier = answers_[n];
  for (const std::uint32_t m : earlier) {
    if (is_known || position.has(m)) continue;
    const Gcd2Shape after = position.with(m);
    is_known = is_in_set(after) && is_answer(m, after);
    if (is_known) {
      answer = m;
      found = after;
    }
  }
  const Even& larger = even_of(position.b);
  const auto consider = [&](std::uint32_t m) {
    if (is_known || position.has(m)) return;
    const Gcd2Shape after = position.with(m);
    if (!after.is_end() && search_->outcome(after) != Outcome::P) return;
    const bool is_in = is_in_set(after);
    if ((!is_in && found) || !is_answer(m, after)) return;
    is_known = is_in;
    answer = m;
    found = after;
  };
  const std::uint32_t gap = larger.largest_gap;
  const std::uint32_t near = position.n < gap + 3 ? 3 : position.n - gap;
  for (const std::uint32_t m : larger.known.winning) {
    if (is_odd(m) && m < near) consider(m);
  }
  for (std::uint32_t m = 2; m <= gap; m += 2) consider(m);
  for (std::uint32_t m = near; m <= position.n + gap; m += 2) consider(m);
  if (!found) {
    failure_ = task.lasts_for == nullptr ? Failure::open : Failure::periodic;
    return;
  }
  if (task.lasts_for == nullptr) {
    if (answer > n) task.answered.insert(answer);  // n answers it, as it is still free then
  } else if (!(is_odd(answer) && answer + task.lasts_for->largest_gap < position.n)) {
    repeat(even_of(found->b));
  }
  add(*found);
  constexpr std::size_t kMostEarlier = 4;
  std::erase(earlier, answer);
  earlier.insert(earlier.begin(), answer);
  if (earlier.size() > kMostEarlier) earlier.pop_back();
}

}  // namespace impartial::sylver_coinage
