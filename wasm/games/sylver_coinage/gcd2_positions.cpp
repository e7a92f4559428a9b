#include "games/sylver_coinage/gcd2_positions.hpp"

#include <algorithm>
#include <bit>

namespace impartial::sylver_coinage {
namespace {

// The x for which first + 2x is in a position.
SetOfNumbers half_from(std::uint64_t first, const Semigroup& position) {
  SetOfNumbers set;
  for (unsigned x = 0; x < SetOfNumbers::kSize; ++x) {
    if (position.has(first + 2 * std::uint64_t{x})) set.add(x);
  }
  return set;
}

}  // namespace

SetOfNumbers half_of(const Semigroup& position) { return half_from(0, position); }

Gcd2Shape shape_of(const Semigroup& position) {
  IMPARTIAL_DOMAIN(position.gcd() == 1);
  std::uint32_t n = 3;
  while (!position.has(n)) n += 2;
  return {half_of(position), half_from(n, position), n};
}

bool Gcd2Positions::is_searchable(const Semigroup& position) {
  return position.gcd() == 2 && position.largest_gap() <= 2 * std::int64_t{GapKeys::kMostGap} &&
         position.gaps() <= GapKeys::kMostGaps;
}

Gcd2Positions::Gcd2Positions(const Semigroup& root, std::uint64_t most_bytes,
                             std::uint32_t first_columns, unsigned threads)
    : root_(root),
      most_bytes_(most_bytes),
      threads_(threads),
      largest_gap_(static_cast<int>(root.largest_gap() / 2)),
      keys_(half_of(root)),
      columns_(first_columns) {
  IMPARTIAL_DOMAIN(is_searchable(root) && first_columns % 64 == 0);
  if (largest_gap_ > 0) tree_.emplace(half_of(root), static_cast<unsigned>(largest_gap_));
}

Gcd2Part* Gcd2Positions::add_part(const SetOfNumbers& elements) {
  auto part = std::make_unique<Gcd2Part>();
  part->elements = elements;
  part->key = keys_.key(elements);
  const SetOfNumbers gaps = SetOfNumbers::below(SetOfNumbers::kSize) - elements;
  part->largest_gap = largest_gap(elements);
  const int count = std::popcount(gaps.word[0]) + std::popcount(gaps.word[1]);
  part->symmetric = 2 * count == part->largest_gap + 1;
  index_.emplace(part->key, static_cast<std::uint32_t>(parts_.size()));
  return parts_.emplace_back(std::move(part)).get();
}

std::vector<const Gcd2Part*> Gcd2Positions::larger_parts(const Gcd2Part& part) const {
  std::vector<const Gcd2Part*> larger;
  for (const unsigned gap : keys_.gaps()) {
    if (part.elements.has(gap)) continue;
    const GapKey key = keys_.key(with_multiples(part.elements, gap));
    larger.push_back(parts_[index_.at(key)].get());
  }
  return larger;
}

// Whether the columns of a part can matter for an open reply.
bool Gcd2Positions::is_needed(const Gcd2Part& part) const {
  return std::any_of(open_.begin(), open_.end(),
                     [&part](GapKey open) { return (open & ~part.key) == 0; });
}

void Gcd2Positions::extend_by_period(Gcd2Part& part) {
  while (part.columns < columns_) {
    for (std::size_t j = 0; j < part.size(); ++j) {
      std::uint64_t word = 0;
      for (unsigned c = 0; c < 64; ++c) {
        word |= std::uint64_t{part.is_p(j, part.columns + c)} << c;
      }
      part.words.push_back(word);
    }
    part.columns += 64;
  }
}

// Nothing if the pass has no other part.
Gcd2Part* Gcd2Positions::next_part() {
  if (!is_first_pass_) return next_ == parts_.size() ? nullptr : parts_[next_++].get();
  const SetOfNumbers all = SetOfNumbers::below(SetOfNumbers::kSize);
  if (parts_.empty()) return add_part(all);
  if (!tree_) return nullptr;
  if (parts_.size() == 1) {
    path_.push_back(tree_->top());
  } else {
    unsigned g = 0;
    while (!path_.empty() && (g = tree_->next_left_out(path_.back())) == 0) path_.pop_back();
    if (path_.empty()) return nullptr;
    path_.back().left_out = g;
    path_.push_back(tree_->child(path_.back()));
  }
  return add_part(path_.back().semigroup | (all - SetOfNumbers::below(tree_->t() + 1)));
}

// Decides how the columns end, and the outcome.
void Gcd2Positions::finish_part(Gcd2Part& part, const std::vector<const Gcd2Part*>& larger) {
  if (part.end == Gcd2End::winner && part.outcome == Outcome::N) return;
  if (part.end == Gcd2End::open || part.end == Gcd2End::symmetric) {
    if (part.symmetric) {
      part.end = Gcd2End::symmetric;
      part.end_column = static_cast<std::uint32_t>(part.largest_gap) / 2 + 1;
    }
    const auto common = common_period(larger, part.columns);
    if (common) find_period(part, common->from, common->period);
  }
  const auto has = [&larger](Outcome outcome) {
    return std::any_of(larger.begin(), larger.end(),
                       [outcome](const Gcd2Part* each) { return each->outcome == outcome; });
  };
  if (part.end == Gcd2End::winner || has(Outcome::P)) {
    part.outcome = Outcome::N;
  } else if (part.end != Gcd2End::open && !has(Outcome::unknown)) {
    part.outcome = Outcome::P;
  }
}

void Gcd2Positions::begin_next_pass() {
  const Gcd2Part& root = *parts_.back();
  open_.clear();
  if (root.end == Gcd2End::open || (root.end == Gcd2End::winner && !root.is_over())) {
    open_.push_back(root.key);
  } else {
    for (const Gcd2Part* const reply : larger_parts(root)) {
      if (reply->outcome == Outcome::unknown) open_.push_back(reply->key);
    }
  }
  is_first_pass_ = false;
  next_ = 0;
  columns_ *= 2;
  std::uint64_t shapes = 0;
  for (const auto& part : parts_) {
    if (!part->is_over() && is_needed(*part)) shapes += part->size();
  }
  const std::uint32_t most = shapes * columns_ <= kMostWork ? kMostColumns : kUsualColumns;
  done_ = open_.empty() || columns_ > most;
}

void Gcd2Positions::count(const Gcd2Part& part) {
  bytes_ += part.bytes();
  p_positions_ += part.p_positions();
}

void Gcd2Positions::forget_count(const Gcd2Part& part) {
  bytes_ -= part.bytes();
  p_positions_ -= part.p_positions();
}

// Whether the pass computes columns of a part. Those that repeat are copied here.
bool Gcd2Positions::begins(Gcd2Part& part) {
  if (is_first_pass_) return true;
  if (part.is_over() || !is_needed(part)) return false;
  forget_count(part);
  if (part.end != Gcd2End::periodic) return true;
  extend_by_period(part);
  count(part);
  return false;
}

void Gcd2Positions::end_rows(Gcd2Part& part) {
  if (part.is_over()) part.drop_empty_blocks();
  part.words.shrink_to_fit();
  if (is_first_pass_) visited_ += part.size();
  count(part);
}

void Gcd2Positions::step(std::uint64_t shapes) {
#ifndef __EMSCRIPTEN__
  if (threads_ > 1) return step_on_threads(kSetup * shapes);
#endif
  step_alone(kSetup * shapes);
}

void Gcd2Positions::step_alone(std::uint64_t work) {
  std::uint64_t spent = 0;
  while (spent < work && !done()) {
    if (current_ == nullptr) {
      current_ = next_part();
      ++spent;
      if (current_ == nullptr) {
        begin_next_pass();
      } else if (begins(*current_)) {
        rows_.emplace(keys_, *current_, larger_parts(*current_));
        spent += kSetup * current_->size();
      }
    } else if (rows_ && current_->columns < columns_ && !current_->is_over()) {
      rows_->next_block();
      spent += current_->size();
    } else {
      if (rows_) end_rows(*current_);
      rows_.reset();
      finish_part(*current_, larger_parts(*current_));
      current_ = nullptr;
    }
    stuck_ = bytes() > most_bytes_;
  }
}

std::uint64_t Gcd2Positions::bytes() const {
  constexpr std::uint64_t kIndexEntry = 48;
  return bytes_ + index_.size() * kIndexEntry + (rows_ ? rows_->bytes() + current_->bytes() : 0);
}

const Gcd2Part* Gcd2Positions::part_of(const SetOfNumbers& b) const {
  const auto found = index_.find(keys_.key(b));
  if (found == index_.end() || parts_[found->second]->modules.empty()) return nullptr;
  return parts_[found->second].get();
}

Gcd2Answer Gcd2Positions::answer(const Semigroup& position) const {
  IMPARTIAL_DOMAIN(position.gcd() == 2 && covers(position));
  Gcd2Answer answer;
  const SetOfNumbers elements = half_of(position);
  const Gcd2Part* const part = part_of(elements);
  const bool is_whole = part != nullptr && part != current_;
  if (part != nullptr) {
    answer.winning = part->odd_winners();
    if (is_whole) {
      answer.outcome = part->outcome;
      const bool is_cut = part->end == Gcd2End::winner && !part->is_over();
      answer.end = is_cut ? Gcd2End::open : part->end;
      answer.end_from = 2 * part->end_column + 1;
      answer.period = 2 * part->period;
    }
  }
  for (const unsigned gap : keys_.gaps()) {
    if (elements.has(gap)) continue;
    const auto found = index_.find(keys_.key(with_multiples(elements, gap)));
    const Outcome outcome =
        found == index_.end() ? Outcome::unknown : parts_[found->second]->outcome;
    if (outcome == Outcome::P) answer.winning.push_back(2 * gap);
    if (outcome == Outcome::unknown) answer.undecided.push_back(2 * gap);
  }
  std::sort(answer.winning.begin(), answer.winning.end());
  if (!answer.winning.empty()) answer.outcome = Outcome::N;
  answer.complete = answer.end != Gcd2End::open && answer.undecided.empty();
  return answer;
}

Outcome Gcd2Positions::outcome(const Semigroup& position) const {
  IMPARTIAL_DOMAIN(covers(position));
  if (position.gcd() == 1) return outcome(shape_of(position));
  const Gcd2Part* const part = part_of(half_of(position));
  return part == nullptr ? Outcome::unknown : part->outcome;
}

Outcome Gcd2Positions::outcome(const Gcd2Shape& position) const {
  const Gcd2Part* const part = part_of(position.b);
  const std::uint32_t column = position.n / 2;
  if (part == nullptr || !part->knows(column)) return Outcome::unknown;
  return outcome_if(!part->is_p(part->index_of(keys_.key(position.m)), column));
}

std::optional<std::vector<std::uint32_t>> Gcd2Positions::winning_moves(
    const Semigroup& position) const {
  IMPARTIAL_DOMAIN(position.gcd() == 1 && covers(position));
  std::vector<std::uint32_t> winning;
  const Gcd2Shape shape = shape_of(position);
  for (std::uint32_t n = 2; n <= shape.largest_free(); ++n) {
    if (shape.has(n)) continue;
    const Gcd2Shape option = shape.with(n);
    const Outcome found = option.is_end() ? Outcome::P : outcome(option);
    if (found == Outcome::unknown) return {};
    if (found == Outcome::P) winning.push_back(n);
  }
  return winning;
}

}  // namespace impartial::sylver_coinage
