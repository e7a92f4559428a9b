// One file, because the steps of judging a case share the windows of both texts. The comparison
// with other programs is in known_programs.cpp, the report in check_report.cpp.
#include "core/check_session.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/domain.hpp"

namespace impartial {
namespace {

// How many answers are compared to find where an output continues after a difference.
constexpr std::size_t kAhead = 64;
// The most answers in a row that are taken to be missing or extra.
constexpr std::size_t kLongestShift = 8;
// Answers that must fit after a shift, unless both texts end before.
constexpr std::size_t kSureAnswers = 12;
// The most bytes of a text that are read ahead.
constexpr std::uint64_t kAheadBytes = KnownPrograms::kMostBytes;
// The most bytes of one answer of which only the next one tells the end: a game of
// wythoff_strategy.
constexpr std::uint64_t kAnswerBytes = std::uint64_t{1} << 26;
// The most that a report quotes of a text.
constexpr std::size_t kQuotedBytes = 2000;

std::string quoted(std::string_view text) {
  text = without_space_behind(text);
  const bool is_long = text.size() > kQuotedBytes;
  if (is_long) text = text.substr(0, kQuotedBytes);
  std::string quote;
  quote.reserve(text.size());
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    // Invalid UTF-8 must not reach the page, and answers are ASCII.
    if (byte >= 0x7F || (byte < 0x20 && !is_space(c))) {
      quote += '?';
    } else if (c != '\r') {
      quote += c;
    }
  }
  if (is_long) quote += "...";
  return quote;
}

// The moves in an answer, which begin with a digit. A sentence may end with one.
std::vector<std::string_view> moves_in(std::string_view answer) {
  std::vector<std::string_view> moves;
  for (std::string_view word : sorted_words(answer)) {
    if (word.front() < '0' || word.front() > '9') continue;
    if (word.back() == '.') word.remove_suffix(1);
    moves.push_back(word);
  }
  std::sort(moves.begin(), moves.end());
  return moves;
}

std::vector<std::string> moves_only_in(std::string_view answer, std::string_view other) {
  const std::vector<std::string_view> mine = moves_in(answer);
  const std::vector<std::string_view> theirs = moves_in(other);
  std::vector<std::string_view> only;
  std::set_difference(mine.begin(), mine.end(), theirs.begin(), theirs.end(),
                      std::back_inserter(only));
  return {only.begin(), only.end()};
}

}  // namespace

CheckSession::CheckSession(std::unique_ptr<CaseSource> source)
    : source_(std::move(source)), known_programs_(source_->others()) {}

void CheckSession::feed_input(std::size_t bytes, bool last) {
  IMPARTIAL_DOMAIN(wants_ == Wants::input);
  input_is_last_ = last;
  take(source_->feed(bytes, last));
  advance();
}

void CheckSession::feed_output(std::size_t bytes, bool last) {
  IMPARTIAL_DOMAIN(wants_ == Wants::output);
  output_.append(bytes, last);
  advance();
}

void CheckSession::take(const Report& report) {
  report_.cases = report.cases;
  report_.suppressed = report.suppressed;
  for (const Notice& notice : report.notices) {
    refused_ = refused_ || ends_text(notice.code);
    report_.notices.push_back(notice);
  }
  has_more_ = report.more;
  input_ended_ = report.done;
  take_cases();
  if (!input_ended_) return;
  source_->finish_others();
  take_cases();
}

void CheckSession::take_cases() {
  std::size_t answered = 0;
  for (const CaseSource::Case& read : source_->new_cases()) {
    texts_.append(read.text);
    expected_.push_back({read.number, read.place, read.refused, texts_.end(),
                         answers_.end() + read.answer_end - answered});
    answers_.append(source_->answer().substr(answered, read.answer_end - answered));
    answered = read.answer_end;
  }
  source_->new_cases().clear();
  known_programs_.take();
}

void CheckSession::advance() {
  wants_ = Wants::nothing;
  while (!refused_) {
    while (expected_.empty() ? !input_ended_ && wait_for(Wants::input) : judge_next()) {
    }
    if (wants_ == Wants::nothing) finish();
    known_programs_.compare(output_, matcher_.place(), input_ended_);
    forget_used();
    // The answers of one feed are limited, so an input is often answered in several.
    if (wants_ != Wants::input || !has_more_) return;
    wants_ = Wants::nothing;
    take(source_->feed(0, input_is_last_));
  }
}

std::string_view CheckSession::text(std::size_t i) const {
  return texts_.view(i == 0 ? text_begin_ : expected_[i - 1].text_end, expected_[i].text_end);
}

std::string_view CheckSession::answer(std::size_t i) const {
  return answers_.view(i == 0 ? answer_begin_ : expected_[i - 1].answer_end,
                       expected_[i].answer_end);
}

bool CheckSession::judge_next() {
  if (expected_.front().refused) return judge_refused();
  const OutputMatcher before = matcher_;
  const Match match = matcher_.match(output_, answer(0));
  if (match == Match::waits) return wait_for(Wants::output);
  if (match == Match::differs) return judge_other_answer();
  bool known = false;
  const bool goes_on = matcher_.line_goes_on(output_, known);
  if (!known) {
    matcher_ = before;
    return wait_for(Wants::output);
  }
  if (goes_on) {
    // The rest of the line belongs to this answer, unless it is the next one.
    OutputMatcher behind = matcher_;
    const bool has_next = expected_.size() > 1;
    const Match next = has_next ? behind.match(output_, answer(1)) : Match::differs;
    if ((!has_next && !input_ended_) || next == Match::waits) {
      matcher_ = before;
      return wait_for(has_next ? Wants::output : Wants::input);
    }
    if (next == Match::differs) {
      matcher_ = before;
      return judge_other_answer();
    }
  }
  if (match == Match::fits_but_space) {
    spacing_fault({skip_space(output_, before.place()), matcher_.place()});
  }
  pop(true);
  return true;
}

bool CheckSession::judge_other_answer() {
  if (!look_ahead()) return false;
  if (ahead_.empty()) {
    count_at_end(Fault::Kind::missing, skip_space(output_, matcher_.place()), {});
    pop(false);
    return true;
  }
  const Found next = ahead_.front();
  Objection objection;
  if (accepts(0, found(next), &objection)) {
    if (!matcher_.gap_fits(output_.view(matcher_.place(), next.begin))) spacing_fault(next);
    matcher_.move(next.end, answer(0));
    pop(true);
    return true;
  }
  const int moved = shift();
  if (moved > 0) {
    if (Fault* const fault = add_fault(Fault::Kind::missing, next.begin)) {
      fault->count = static_cast<std::uint64_t>(moved);
      fault->found = quoted(found(next));
    }
    for (int i = 0; i < moved; ++i) pop(false);
    return true;
  }
  if (moved < 0) {
    if (Fault* const fault = add_fault(Fault::Kind::extra, next.begin)) {
      fault->count = static_cast<std::uint64_t>(-moved);
      fault->found = quoted(found(next));
    }
    matcher_.skip(ahead_[static_cast<std::size_t>(-moved) - 1].end);
    return true;
  }
  const bool is_cut = output_.last() && skip_space(output_, next.end) == output_.end() &&
                      begins_with_but_space(answer(0), found(next));
  if (Fault* const fault = add_fault(Fault::Kind::wrong, next.begin)) {
    fault->found = quoted(found(next));
    fault->cut = is_cut;
    fault->reason = objection.reason;
    fault->output_line += objection.line;
    if (source_->shape().lists_moves) {
      fault->missing_moves = moves_only_in(answer(0), found(next));
      fault->wrong_moves = moves_only_in(found(next), answer(0));
    }
  }
  if (!is_cut) ++wrong_answers_;
  matcher_.move(next.end, answer(0));
  pop(false);
  return true;
}

// A refused case has no expected answer; the program may have given one or not.
bool CheckSession::judge_refused() {
  if (!look_ahead()) return false;
  ++report_.refused;
  const auto fitting = [&](std::size_t skipped) {
    std::size_t fit = 0;
    for (std::size_t i = 1; i < expected_.size() && i - 1 + skipped < ahead_.size(); ++i) {
      if (!fits(i, ahead_[i - 1 + skipped])) break;
      ++fit;
    }
    return fit;
  };
  const bool ends = input_ended_ && output_.last() && expected_.size() < kAhead;
  const bool has_answer = ends && fitting(0) == fitting(1) ? ahead_.size() >= expected_.size()
                                                           : fitting(1) > fitting(0);
  if (has_answer && !ahead_.empty()) matcher_.skip(ahead_.front().end);
  matcher_.accept_any_gap();
  pop(false);
  return true;
}

bool CheckSession::look_ahead() {
  if (expected_.size() <= kAhead && !input_ended_ && answers_.end() - answer_begin_ < kAheadBytes) {
    return wait_for(Wants::input);
  }
  ahead_.clear();
  std::uint64_t from = skip_space(output_, matcher_.place());
  const std::uint64_t first = from;
  while (ahead_.size() < kAhead) {
    if (from == output_.end()) return output_.last() || wait_for(Wants::output);
    bool known = false;
    const std::uint64_t end = answer_end(output_, from, source_->shape(), known);
    if (!known) {
      // A line without an end is taken as it is; so is a longer game.
      const bool is_open = ahead_.empty() && source_->shape().lines == 0;
      if (output_.end() - first < (is_open ? kAnswerBytes : kAheadBytes)) {
        return wait_for(Wants::output);
      }
      ahead_.push_back({from, end});
      return true;
    }
    ahead_.push_back({from, end});
    from = skip_space(output_, end);
  }
  return true;
}

bool CheckSession::fits(std::size_t expected, const Found& found_answer) {
  if (expected_[expected].refused) return true;
  const std::string_view text = found(found_answer);
  return same_but_space(answer(expected), text) || accepts(expected, text, nullptr);
}

bool CheckSession::accepts(std::size_t expected, std::string_view found_text,
                           Objection* objection) {
  if (source_->shape().any_order) {
    const bool same = same_words(answer(expected), found_text);
    has_other_order_ = has_other_order_ || (same && objection != nullptr);
    return same;
  }
  const bool right = source_->accepts(text(expected), found_text, objection);
  has_other_answer_ = has_other_answer_ || (right && objection != nullptr);
  return right;
}

int CheckSession::shift() {
  // Trying costs time, and an output with very many wrong answers is not out of step.
  if (attempts_ > kAhead + judged_ / kAhead) return 0;
  // Answers that are blank, as for a game that is over, are not among those found.
  std::vector<std::size_t> blank_free;
  for (std::size_t i = 0; i < expected_.size() && blank_free.size() < kAhead; ++i) {
    const bool is_blank = !expected_[i].refused && without_space_behind(answer(i)).empty();
    if (!is_blank) blank_free.push_back(i);
  }
  const bool ends_known =
      input_ended_ && output_.last() && blank_free.size() < kAhead && ahead_.size() < kAhead;
  struct Score {
    std::size_t fitting = 0;
    std::size_t compared = 0;
    // left.fitting / left.compared < right.fitting / right.compared
    bool is_below(const Score& right) const {
      return fitting * right.compared < right.fitting * compared;
    }
  };
  const auto score = [&](std::size_t skip_expected, std::size_t skip_found) {
    Score of;
    while (of.compared < kSureAnswers && skip_expected + of.compared < blank_free.size() &&
           skip_found + of.compared < ahead_.size()) {
      const std::size_t i = of.compared++;
      if (fits(blank_free[skip_expected + i], ahead_[skip_found + i])) ++of.fitting;
    }
    return of;
  };
  const Score wrong = score(1, 1);
  if (wrong.compared == kSureAnswers && wrong.fitting == kSureAnswers) return 0;
  ++attempts_;
  for (std::size_t by = 1; by <= kLongestShift; ++by) {
    for (const bool missing : {true, false}) {
      const Score moved = score(missing ? by : 0, missing ? 0 : by);
      const bool is_sure =
          moved.fitting == moved.compared &&
          (moved.compared == kSureAnswers ||
           (ends_known && moved.compared != 0 &&
            blank_free.size() - (missing ? by : 0) == ahead_.size() - (missing ? 0 : by)));
      if (!is_sure || (wrong.compared != 0 && !wrong.is_below(moved))) continue;
      return missing ? static_cast<int>(blank_free[by]) : -static_cast<int>(by);
    }
  }
  return 0;
}

void CheckSession::finish() {
  for (;;) {
    const std::uint64_t from = skip_space(output_, matcher_.place());
    if (from == output_.end()) {
      if (!output_.last()) wants_ = Wants::output;
      end_differs_ = !matcher_.gap_fits(output_.from(matcher_.place()));
      return;
    }
    bool known = false;
    const std::uint64_t end = answer_end(output_, from, source_->shape(), known);
    if (!known && output_.end() - from < kAheadBytes) {
      wants_ = Wants::output;
      return;
    }
    count_at_end(Fault::Kind::extra, from, output_.view(from, end));
    matcher_.skip(end);
    known_programs_.compare(output_, matcher_.place(), input_ended_);
    forget_used();
  }
}

void CheckSession::forget_used() {
  output_.forget(known_programs_.used(matcher_.place()));
  texts_.forget(text_begin_);
  answers_.forget(answer_begin_);
}

// Answers that are missing or left at the end are one fault.
void CheckSession::count_at_end(Fault::Kind kind, std::uint64_t at, std::string_view found_text) {
  if (!has_fault_at_end_) {
    has_fault_at_end_ = true;
    fault_at_end_ = add_fault(kind, at);
    if (fault_at_end_ != nullptr) fault_at_end_->found = quoted(found_text);
  } else if (fault_at_end_ != nullptr) {
    ++fault_at_end_->count;
  }
}

void CheckSession::pop(bool is_right) {
  const PendingCase& judged = expected_.front();
  text_begin_ = judged.text_end;
  answer_begin_ = judged.answer_end;
  last_number_ = judged.number;
  last_place_ = judged.place;
  expected_.pop_front();
  ++judged_;
  if (is_right) ++report_.right;
}

void CheckSession::spacing_fault(const Found& at) {
  if (!has_spacing_) {
    // The first one is listed, as the others usually repeat it.
    if (Fault* const fault = add_fault(Fault::Kind::spacing, at.begin)) {
      fault->found = quoted(found(at));
    }
  }
  has_spacing_ = true;
}

Fault* CheckSession::add_fault(Fault::Kind kind, std::uint64_t at) {
  if (kind != Fault::Kind::spacing) report_.verdict = Verdict::wrong_answer;
  if (report_.fault_count++ >= CheckReport::kListedFaults) return nullptr;
  Fault& fault = report_.faults.emplace_back();
  fault.kind = kind;
  fault.output_line = output_.line(at);
  // Behind the last case, its number tells the place.
  const bool has_case = !expected_.empty();
  const Place place = has_case ? expected_.front().place : last_place_;
  fault.case_number = has_case ? expected_.front().number : last_number_;
  fault.line = place.line;
  fault.offset = place.offset;
  if (has_case) {
    fault.position = source_->position(text(0));
    if (fault.position.size() > kQuotedBytes) fault.position.clear();
    fault.input = quoted(text(0));
    fault.expected = quoted(answer(0));
  }
  return &fault;
}

CheckReport CheckSession::report() const {
  CheckReport report = report_;
  if (refused_) {
    // What was compared before the end depends on the sizes of the pieces.
    report.verdict = Verdict::not_judged;
    report.right = 0;
    report.faults.clear();
    report.fault_count = 0;
    return report;
  }
  if (report.verdict != Verdict::wrong_answer) {
    report.verdict = has_spacing_ ? Verdict::presentation_error : Verdict::accepted;
  }
  report.output_is_empty = output_.end() == 0 || matcher_.place() == 0;
  const std::pair<bool, std::string_view> remarks[]{
      {output_.had_carriage_returns(), "line_ends"},
      {output_.had_byte_order_mark(), "byte_order_mark"},
      {output_.was_utf_16(), "utf_16"},
      {matcher_.had_blanks_at_line_ends(), "blanks_at_line_ends"},
      {end_differs_ && report.verdict != Verdict::wrong_answer, "end_of_output"},
      {has_other_order_, "order"},
      {has_other_answer_, "other_game"}};
  for (const auto& [holds, remark] : remarks) {
    if (holds) report.remarks.push_back(remark);
  }
  known_programs_.add_to(report, wrong_answers_ != 0, has_spacing_);
  return report;
}

}  // namespace impartial
