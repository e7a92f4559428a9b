#include "core/alignment.hpp"

#include <algorithm>

#include "core/output_matcher.hpp"

namespace impartial {
namespace {

// How many answers are compared to find where an output continues after a difference.
constexpr std::size_t kAhead = 64;
// The most answers in a row that are taken to be missing or extra.
constexpr std::size_t kLongestShift = 8;
// Answers that must fit after a shift, unless both texts end before.
constexpr std::size_t kSureAnswers = 24;
// A shift must leave so many wrong answers fewer, and so small a part of them, as some shift of an
// output with many wrong answers always fits a little better.
constexpr std::size_t kPlainlyBetter = 3;
constexpr std::size_t kPlainlyFewer = 4;
// The most bytes of one answer of which only the next one tells the end: a game of
// wythoff_strategy.
constexpr std::uint64_t kAnswerBytes = std::uint64_t{1} << 26;

}  // namespace

Wants Alignment::look_ahead(std::uint64_t from, bool input_ended) {
  input_ended_ = input_ended;
  if (cases_.size() <= kAhead && !input_ended && cases_.bytes() < kAheadBytes) return Wants::input;
  ahead_.clear();
  from = skip_space(output_, from);
  const std::uint64_t first = from;
  while (ahead_.size() < kAhead) {
    if (from == output_.end()) return output_.last() ? Wants::nothing : Wants::output;
    bool known = false;
    const std::uint64_t end = answer_end(output_, from, source_.shape(), known);
    if (!known) {
      // A line without an end is taken as it is; so is a longer game.
      const bool is_open = ahead_.empty() && source_.shape().lines == 0;
      if (output_.end() - first < (is_open ? kAnswerBytes : kAheadBytes)) return Wants::output;
      ahead_.push_back({from, end});
      return Wants::nothing;
    }
    ahead_.push_back({from, end});
    from = skip_space(output_, end);
  }
  return Wants::nothing;
}

bool Alignment::accepts(std::size_t i, const Found& found, Objection* objection) const {
  if (source_.shape().any_order) return same_words(cases_.answer(i), text(found));
  return source_.accepts(cases_.text(i), text(found), objection);
}

bool Alignment::fits(std::size_t i, const Found& found) const {
  return cases_.is_refused(i) || same_but_space(cases_.answer(i), text(found)) ||
         accepts(i, found, nullptr);
}

bool Alignment::Score::is_sure() const { return fitting_first >= kSureAnswers; }

Alignment::Score Alignment::score(std::span<const std::size_t> cases,
                                  std::span<const Found> found) const {
  Score score;
  for (; score.compared < std::min(cases.size(), found.size()); ++score.compared) {
    if (!fits(cases[score.compared], found[score.compared])) continue;
    if (score.fitting == score.compared) ++score.fitting_first;
    ++score.fitting;
  }
  return score;
}

std::vector<std::size_t> Alignment::visible_cases() const {
  std::vector<std::size_t> visible;
  for (std::size_t i = 0; i < cases_.size() && visible.size() < kAhead; ++i) {
    const bool is_blank = !cases_.is_refused(i) && without_space_behind(cases_.answer(i)).empty();
    if (!is_blank) visible.push_back(i);
  }
  return visible;
}

bool Alignment::has_answer_behind() const {
  const AnswerShape& shape = source_.shape();
  return shape.numbered && ahead_.size() > 1 && !text(ahead_[0]).starts_with(shape.openings) &&
         fits(0, ahead_[1]);
}

int Alignment::shift(std::uint64_t judged) {
  // Trying costs time, and an output with very many wrong answers is not out of step.
  if (attempts_ > kAhead + judged / kAhead) return 0;
  const std::vector<std::size_t> visible = visible_cases();
  const std::span<const std::size_t> cases(visible);
  const std::span<const Found> found(ahead_);
  const Score wrong = score(cases.subspan(std::min<std::size_t>(1, cases.size())),
                            found.subspan(std::min<std::size_t>(1, found.size())));
  if (wrong.is_sure()) return 0;
  ++attempts_;
  const bool ends_in_reach = ends() && cases.size() < kAhead && found.size() < kAhead;
  for (std::size_t by = 1; by <= kLongestShift; ++by) {
    for (const bool missing : {true, false}) {
      const std::size_t cases_over = missing ? by : 0;
      const std::size_t found_over = missing ? 0 : by;
      if (cases_over > cases.size() || found_over > found.size()) continue;
      const auto cases_left = cases.subspan(cases_over);
      const auto found_left = found.subspan(found_over);
      const Score moved = score(cases_left, found_left);
      const bool fits_to_the_end = ends_in_reach && moved.compared != 0 &&
                                   moved.fitting == moved.compared &&
                                   cases_left.size() == found_left.size();
      // Where most answers are the same word, they fit after many a shift. So they must not fit
      // nearly as well without one, behind some answers that are wrong.
      const auto behind = std::min({by, cases.size(), found.size()});
      const Score in_place = score(cases.subspan(behind), found.subspan(behind));
      const bool is_better = in_place.misses() >= moved.misses() + kPlainlyBetter &&
                             in_place.misses() >= moved.misses() * kPlainlyFewer;
      if (!(moved.is_sure() && is_better) && !fits_to_the_end) continue;
      if (wrong.compared != 0 && !wrong.is_below(moved)) continue;
      return missing ? static_cast<int>(cases[by]) : -static_cast<int>(by);
    }
  }
  return 0;
}

bool Alignment::has_answer_to_refused() const {
  const auto fitting = [this](std::size_t skipped) {
    std::size_t fit = 0;
    for (std::size_t i = 1; i < cases_.size() && i - 1 + skipped < ahead_.size(); ++i) {
      if (!fits(i, ahead_[i - 1 + skipped])) break;
      ++fit;
    }
    return fit;
  };
  if (ahead_.empty()) return false;
  const bool ends_in_reach = ends() && cases_.size() < kAhead;
  const std::size_t without = fitting(0);
  const std::size_t with = fitting(1);
  return ends_in_reach && without == with ? ahead_.size() >= cases_.size() : with > without;
}

}  // namespace impartial
