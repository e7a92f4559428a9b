// The comparison with other programs is in known_programs.cpp, the JSON in check_report.cpp.
#include "core/check_session.hpp"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <map>
#include <set>
#include <utility>

#include "core/domain.hpp"
#include "core/utf8.hpp"

namespace impartial {
namespace {

// The most that a report quotes of a text.
constexpr std::size_t kQuotedBytes = 2000;

// The most answers that are compared with a word before its first one is taken.
constexpr std::size_t kMostInAWord = 32;

// The most answers behind a word that are compared, to tell whether it is a number.
constexpr std::size_t kMostAlike = 4096;

// Whether a character of UTF-8 goes on with this byte.
bool continues(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }

// Any bytes may stand in an output, and only valid UTF-8 may reach the page.
std::string quoted(std::string_view text, std::size_t from = 0) {
  text = without_space_behind(text);
  from = std::min(from, text.size());
  while (from < text.size() && continues(text[from])) ++from;
  std::string quote = from == 0 ? "" : "...";
  text.remove_prefix(from);
  const bool is_long = text.size() > kQuotedBytes;
  if (is_long) {
    std::size_t end = kQuotedBytes;
    while (end > 0 && continues(text[end])) --end;
    text = text.substr(0, end);
  }
  quote += visible(text);
  if (is_long) quote += "...";
  return quote;
}

// Where the quotations of two texts begin, so that both have their first difference, white space
// aside.
std::pair<std::size_t, std::size_t> quoted_from(std::string_view left, std::string_view right) {
  std::size_t i = 0;
  std::size_t j = 0;
  for (;; ++i, ++j) {
    while (i < left.size() && is_space(left[i])) ++i;
    while (j < right.size() && is_space(right[j])) ++j;
    if (i == left.size() || j == right.size() || left[i] != right[j]) break;
  }
  if (std::max(i, j) < kQuotedBytes / 2) return {};
  constexpr std::size_t kBefore = kQuotedBytes / 20;
  return {i - std::min(i, kBefore), j - std::min(j, kBefore)};
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
    : source_(std::move(source)),
      alignment_(*source_, cases_, output_),
      known_programs_(source_->known_programs()) {}

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
  source_->finish_known_programs();
  take_cases();
}

void CheckSession::take_cases() {
  std::size_t answered = 0;
  for (const CaseSource::Case& read : source_->new_cases()) {
    cases_.add(read, source_->answer().substr(answered, read.answer_end - answered));
    answered = read.answer_end;
  }
  source_->new_cases().clear();
  known_programs_.take();
}

void CheckSession::advance() {
  wants_ = Wants::nothing;
  while (!refused_) {
    while (cases_.empty() ? !input_ended_ && wait_for(Wants::input) : judge_next()) {
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

bool CheckSession::judge_next() {
  using Match = OutputMatcher::Match;
  if (cases_.is_refused(0)) return judge_refused();
  const OutputMatcher before = matcher_;
  const Match match = matcher_.match(output_, cases_.answer(0));
  if (match == Match::waits) return wait_for(Wants::output);
  if (match == Match::differs) return judge_other_answer();
  bool more = false;
  Wants wanted = says_more(more);
  more = more || (wanted == Wants::nothing && begins_wrong_word(before.place()));
  if (wanted != Wants::nothing || more) {
    matcher_ = before;
    return wanted == Wants::nothing ? judge_other_answer() : wait_for(wanted);
  }
  if (match == Match::fits_but_space) {
    bool joins = false;
    wanted = joins_answers(before.place(), joins);
    if (wanted != Wants::nothing || joins) matcher_ = before;
    if (wanted != Wants::nothing) return wait_for(wanted);
    if (joins) return judge_other_answer();
  }
  take_match(match, before);
  return true;
}

Wants CheckSession::says_more(bool& more) const {
  using Match = OutputMatcher::Match;
  bool known = false;
  bool continues = matcher_.line_continues(output_, known);
  if (!known) return Wants::output;
  const auto in_word = [&](const OutputMatcher& matcher) {
    const std::string_view rest = output_.from(matcher.place());
    return !rest.empty() && !is_space(rest.front());
  };
  OutputMatcher behind = matcher_;
  std::size_t count = 1;  // of the answers up to behind
  for (; continues && count <= kMostInAWord; ++count) {
    if (cases_.size() == count && !input_ended_) return Wants::input;
    const Match next =
        cases_.size() > count ? behind.match(output_, cases_.answer(count)) : Match::differs;
    if (next == Match::waits) return Wants::output;
    more = next == Match::differs;
    if (more) return Wants::nothing;
    continues = in_word(behind);
  }
  // Of a word of so many answers, what is behind it is not looked at.
  if (continues || !in_word(matcher_)) return Wants::nothing;
  // 10 may be the answers 1 and 0. If the answers behind it are those behind 1, it is a number.
  std::uint64_t from = behind.place();
  for (std::size_t i = 0; i < kMostAlike && cases_.bytes() < kAheadBytes; ++i) {
    if (cases_.size() <= count + i && !input_ended_) return Wants::input;
    from = skip_space(output_, from);
    if (from == output_.end()) {
      if (!output_.last()) return Wants::output;
      // All are alike, so only their number tells.
      more = cases_.size() == 1 + i;
      return Wants::nothing;
    }
    const std::uint64_t end = answer_end(output_, from, source_->shape(), known);
    if (!known && output_.end() - from < kAheadBytes) return Wants::output;
    const auto fits = [&](std::size_t next) {
      return cases_.size() > next && same_but_space(cases_.answer(next), output_.view(from, end));
    };
    more = fits(1 + i) && !fits(count + i);
    if (more || !fits(1 + i)) return Wants::nothing;
    from = end;
  }
  return Wants::nothing;
}

bool CheckSession::begins_wrong_word(std::uint64_t from) const {
  const std::string_view rest = output_.from(matcher_.place());
  if (rest.empty() || is_space(rest.front())) return false;
  bool known = false;
  const std::uint64_t begin = skip_space(output_, from);
  const std::uint64_t end = answer_end(output_, begin, source_->shape(), known);
  const std::string_view word = output_.view(begin, end).substr(0, Evidence::kTextBytes);
  const std::vector<Evidence::Case>& wrong = evidence_.wrong.kept();
  return std::any_of(wrong.begin(), wrong.end(),
                     [&](const Evidence::Case& each) { return each.found == word; });
}

Wants CheckSession::joins_answers(std::uint64_t from, bool& joins) const {
  bool known = false;
  const auto end_of = [&](std::uint64_t begin) {
    return answer_end(output_, begin, source_->shape(), known);
  };
  const std::uint64_t end = end_of(skip_space(output_, from));
  if (!known || end >= matcher_.place()) return Wants::nothing;
  if (cases_.size() < 2) return input_ended_ ? Wants::nothing : Wants::input;
  const std::uint64_t next = skip_space(output_, end);
  const std::uint64_t next_end = end_of(next);
  const std::uint64_t behind = skip_space(output_, matcher_.place());
  const std::uint64_t behind_end = end_of(behind);
  if (!known) return output_.end() - from < kAheadBytes ? Wants::output : Wants::nothing;
  joins = same_but_space(cases_.answer(1), output_.view(next, next_end)) &&
          !same_but_space(cases_.answer(1), output_.view(behind, behind_end));
  return Wants::nothing;
}

void CheckSession::take_match(OutputMatcher::Match match, const OutputMatcher& before) {
  if (match == OutputMatcher::Match::fits_but_space) {
    faults_.add_spacing([&] {
      OutputMatcher again = before;
      OtherGap gap;
      again.match(output_, cases_.answer(0), &gap);
      return fault_at(gap);
    });
  }
  remember(evidence_.right, cases_.answer(0));
  pop(true);
}

bool CheckSession::judge_other_answer() {
  const Wants wanted = alignment_.look_ahead(matcher_.place(), input_ended_);
  if (wanted != Wants::nothing) return wait_for(wanted);
  const std::span<const Found> ahead = alignment_.ahead();
  // The line goes on with another answer, which is a wrong one.
  if (!ahead.empty() && same_but_space(cases_.answer(0), alignment_.text(ahead.front()))) {
    const OutputMatcher before = matcher_;
    take_match(matcher_.match(output_, cases_.answer(0)), before);
    return true;
  }
  if (ahead.empty()) {
    ++report_.missing;
    faults_.add_at_end(Fault::Kind::missing, [&] {
      const std::string_view rest = output_.from(matcher_.place());
      Fault fault = fault_at(output_.end(), {});
      // The last line of an output may have no end.
      if (matcher_.gap_ends_line() && rest.find('\n') == std::string_view::npos)
        ++fault.output_line;
      return fault;
    });
    if (input_ended_ && cases_.size() == 1) report_.last_missing = fault_at(output_.end(), {});
    pop(false);
    return true;
  }
  const Found next = ahead.front();
  Objection objection;
  if (alignment_.accepts(0, next, &objection)) {
    (source_->shape().any_order ? has_other_order_ : has_other_answer_) = true;
    if (!matcher_.gap_fits(output_.view(matcher_.place(), next.begin))) {
      faults_.add_spacing([&] {
        return fault_at(
            matcher_.gap_before(cases_.answer(0), output_.view(matcher_.place(), next.end),
                                static_cast<std::size_t>(next.begin - matcher_.place())));
      });
    }
    matcher_.move(next.end, cases_.answer(0));
    remember(evidence_.right, alignment_.text(next));
    pop(true);
    return true;
  }
  const std::string_view found = alignment_.text(next);
  std::optional<NearAnswer> near = source_->sense().compare(cases_.answer(0), found);
  const bool is_whole = near && near->kind == NearAnswer::Kind::punctuation;
  // A line that ends behind a word is whole.
  const bool is_line = source_->shape().lines == 1 && next.end != output_.end() &&
                       cases_.answer(0).size() > found.size() &&
                       cases_.answer(0).starts_with(found) &&
                       is_space(cases_.answer(0)[found.size()]);
  const bool is_cut = !is_whole && !is_line && output_.last() &&
                      skip_space(output_, next.end) == output_.end() &&
                      begins_with_but_space(cases_.answer(0), found);
  if (is_cut) near.reset();
  const bool is_right = near && near->is_right;
  // Another number may be that of a later case.
  const bool fits = is_right && near->kind != NearAnswer::Kind::case_number;
  const int moved = alignment_.has_answer_behind() ? -1 : fits ? 0 : alignment_.shift(judged_);
  if (moved != 0) {
    const auto count = static_cast<std::size_t>(std::abs(moved));
    (moved > 0 ? report_.missing : report_.extra) += count;
    faults_.add(moved > 0 ? Fault::Kind::missing : Fault::Kind::extra, [&] {
      Fault fault = fault_at(next);
      fault.count = count;
      return fault;
    });
    if (moved > 0) {
      for (std::size_t i = 0; i < count; ++i) pop(false);
    } else {
      matcher_.skip(ahead[count - 1].end);
      matcher_.accept_any_gap();
    }
    return true;
  }
  if (near) remember(*near, next);
  const std::string_view gap = output_.view(matcher_.place(), next.begin);
  if (is_right && !matcher_.gap_fits(gap)) {
    faults_.add_spacing([&] {
      return fault_at(matcher_.gap_before(cases_.answer(0),
                                          output_.view(matcher_.place(), next.end), gap.size()));
    });
  }
  faults_.add(Fault::Kind::wrong, [&] {
    Fault fault = fault_at(next);
    fault.cut = is_cut;
    fault.reason = objection.reason;
    fault.sentence = objection.sentence;
    fault.output_line += objection.line;
    if (source_->shape().lists_moves) {
      fault.missing_moves = moves_only_in(cases_.answer(0), found);
      fault.wrong_moves = moves_only_in(found, cases_.answer(0));
    }
    return fault;
  });
  if (is_right) {
    remember(evidence_.right, cases_.answer(0));
  } else if (!is_cut) {
    has_wrong_answers_ = true;
    remember(evidence_.wrong, found);
  }
  matcher_.move(next.end, cases_.answer(0));
  pop(false);
  return true;
}

// A refused case has no expected answer; the program may have given one or not.
bool CheckSession::judge_refused() {
  const Wants wanted = alignment_.look_ahead(matcher_.place(), input_ended_);
  if (wanted != Wants::nothing) return wait_for(wanted);
  ++report_.refused;
  if (alignment_.has_answer_to_refused()) matcher_.skip(alignment_.ahead().front().end);
  matcher_.accept_any_gap();
  pop(false);
  return true;
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
    ++report_.extra;
    const std::string_view found = output_.view(from, end);
    const AnswerShape& shape = source_->shape();
    ends_in_answer_ = shape.win.empty() || shape.loss.empty()
                          ? !AnswerSense::last_word(found).empty()
                          : source_->sense().is_answer(found);
    faults_.add_at_end(Fault::Kind::extra, [&] { return fault_at({from, end}); });
    matcher_.skip(end);
    known_programs_.compare(output_, matcher_.place(), input_ended_);
    forget_used();
  }
}

void CheckSession::forget_used() {
  output_.forget(known_programs_.used(matcher_.place()));
  cases_.forget_judged();
}

void CheckSession::remember(Evidence::Kind& kind, std::string_view found) {
  const std::string_view text = cases_.text(0);
  kind.add(text.size(), [&] {
    return Evidence::Case{cases_.number(), std::string(text),
                          std::string(found.substr(0, Evidence::kTextBytes)),
                          bytes_before_ > text.size()};
  });
}

void CheckSession::remember(const NearAnswer& near, const Found& found) {
  const auto is_same = [&near](const NearAnswers& other) {
    return other.first.kind == near.kind && other.first.dialect == near.dialect;
  };
  const auto known = std::find_if(near_.begin(), near_.end(), is_same);
  if (known != near_.end()) {
    ++known->count;
    return;
  }
  const Fault fault = fault_at(found);
  near_.push_back({near, 1, fault.output_line, fault.expected, fault.found});
}

void CheckSession::pop(bool is_right) {
  bytes_before_ = cases_.text(0).size();
  cases_.pop();
  ++judged_;
  if (is_right) ++report_.right;
}

Fault CheckSession::fault_at(const OtherGap& gap) const {
  Fault fault = fault_at(gap.at, {});
  fault.expected = gap.expected.drawn();
  fault.found = gap.found.drawn();
  fault.spacing = gap.spacing();
  return fault;
}

Fault CheckSession::fault_at(std::uint64_t at, std::string_view found) const {
  Fault fault;
  fault.case_number = cases_.number();
  fault.line = cases_.place().line;
  fault.offset = cases_.place().offset;
  fault.output_line = output_.line(at);
  if (cases_.empty()) {
    fault.found = quoted(found);
    return fault;
  }
  fault.position = source_->position(cases_.text(0));
  if (fault.position.size() > kQuotedBytes) fault.position.clear();
  fault.input = quoted(cases_.text(0));
  const auto [expected_from, found_from] = quoted_from(cases_.answer(0), found);
  fault.expected = quoted(cases_.answer(0), expected_from);
  fault.found = quoted(found, found_from);
  return fault;
}

CheckReport CheckSession::report(bool of_many_runs) const {
  CheckReport report = report_;
  if (refused_) {
    // What was compared before the end depends on the sizes of the pieces.
    report.verdict = Verdict::not_judged;
    report.right = report.missing = report.extra = 0;
    return report;
  }
  report.faults = faults_.faults();
  report.fault_count = faults_.count();
  report.verdict = faults_.has_wrong()     ? Verdict::wrong_answer
                   : faults_.has_spacing() ? Verdict::presentation_error
                                           : Verdict::accepted;
  report.output_is_empty = output_.end() == 0 || matcher_.place() == 0;
  const std::pair<bool, Remark> remarks[]{
      {output_.had_carriage_returns(), Remark::line_ends},
      {output_.had_byte_order_mark(), Remark::byte_order_mark},
      {output_.was_utf_16(), Remark::utf_16},
      {matcher_.had_blanks_at_line_ends(), Remark::blanks_at_line_ends},
      {end_differs_ && report.verdict != Verdict::wrong_answer, Remark::end_of_output},
      {has_other_order_, Remark::order},
      // Beside a wrong case it would seem to be said of that.
      {has_other_answer_ && report.verdict != Verdict::wrong_answer, Remark::other_game},
      {source_->has_open_end() && report.extra == 1 && report.missing == 0 &&
           faults_.has_extra_end() && ends_in_answer_,
       Remark::end_answered},
      {faults_.has_wrong() && faults_.has_spacing(), Remark::white_space}};
  for (const auto& [holds, remark] : remarks) {
    if (holds) report.remarks.push_back(remark);
  }
  known_programs_.add_to(report, evidence_.wrong.count());
  if (report.looks_like.empty()) report.near = near_;
  if (wants_ != Wants::nothing || !has_wrong_answers_) return report;
  const Evidence evidence = understood_evidence();
  report.diagnosis = diagnosis(evidence, !of_many_runs);
  // Where answers are missing or too many, the others may be those of other cases.
  if (report.missing + report.extra == 0 && earlier_cases_matter()) {
    report.remarks.push_back(Remark::earlier_cases);
    // The same position is right and wrong, so only a rule of the place can part them.
    std::erase_if(report.diagnosis.rules, [&](const WrongWhen& rule) {
      return !std::all_of(
          rule.conditions.begin(), rule.conditions.end(),
          [&](const Condition& each) { return report.diagnosis.is_of_place(each); });
    });
  }
  const std::size_t wrong = evidence.wrong.kept().size();
  // An output that always says the same agrees with many a program.
  if (says_the_same()) {
    report.remarks.push_back(Remark::same_answer);
    report.mistakes.clear();
  } else if (report.looks_like.empty()) {
    report.explanations = explain(source_->suspects(evidence, report_.cases), wrong,
                                  evidence.right.kept().size(), source_->shape().lists_moves);
    // Beside mistakes that agree with the whole output, only others that are no less likely, and
    // not those that are wrong as seldom.
    constexpr std::size_t kMany = 8;
    std::erase_if(report.explanations, [&](const Explanation& each) {
      const auto is_it = [&](const CheckReport::Agreeing& known) {
        return known.id == each.first.id;
      };
      return !report.mistakes.empty() &&
             (!each.second.id.empty() || each.explains != wrong || wrong < kMany ||
              std::any_of(report.mistakes.begin(), report.mistakes.end(), is_it));
    });
  }
  if (!of_many_runs) leave_rule_to_mistakes(report);
  return report;
}

void leave_rule_to_mistakes(CheckReport& report) {
  if (!report.mistakes.empty() ||
      (!report.explanations.empty() && report.explanations[0].explains == report.diagnosis.wrong))
    report.diagnosis.rules.clear();
}

bool CheckSession::says_the_same() const {
  // A few answers are often the same.
  constexpr std::size_t kMany = 10;
  const std::vector<Evidence::Case>& right = evidence_.right.kept();
  const std::vector<Evidence::Case>& wrong = evidence_.wrong.kept();
  const auto is_same = [&](const Evidence::Case& each) {
    return source_->sense().same(wrong.front().found, each.found);
  };
  return wrong.size() + right.size() >= kMany && std::all_of(wrong.begin(), wrong.end(), is_same) &&
         std::all_of(right.begin(), right.end(), is_same);
}

bool CheckSession::earlier_cases_matter() const {
  std::set<std::string_view> right;
  for (const Evidence::Case& each : evidence_.right.kept()) right.insert(each.text);
  const std::vector<Evidence::Case>& wrong = evidence_.wrong.kept();
  return std::any_of(wrong.begin(), wrong.end(),
                     [&](const Evidence::Case& each) { return right.contains(each.text); });
}

Evidence CheckSession::understood_evidence() const {
  const AnswerSense& sense = source_->sense();
  // The two words of the output, in small letters, and what they mean to this judge.
  std::map<std::string, std::optional<bool>> said;
  const auto word_of = [](const Evidence::Case& each) {
    std::string word;
    for (const char c : AnswerSense::last_word(each.found)) word += small(c);
    return word;
  };
  for (const Evidence::Kind* kind : {&evidence_.right, &evidence_.wrong}) {
    for (const Evidence::Case& each : kind->kept()) {
      const std::string word = word_of(each);
      if (!word.empty()) said.emplace(word, sense.wins(each.found));
      if (word.empty() || said.size() > 2) return evidence_;
    }
  }
  if (said.size() != 2 || source_->shape().win.empty() || source_->shape().loss.empty())
    return evidence_;
  const auto& [first, first_wins] = *said.begin();
  const auto& [second, second_wins] = *said.rbegin();
  if (first_wins && second_wins) return evidence_;
  if (first_wins || second_wins)
    return evidence_if(first, first_wins ? *first_wins : !*second_wins);
  // Most answers of a program are right.
  Evidence one = evidence_if(first, true);
  Evidence other = evidence_if(first, false);
  return one.right.count() < other.right.count() ? other : one;
}

Evidence CheckSession::evidence_if(std::string_view word, bool wins) const {
  const AnswerSense& sense = source_->sense();
  const AnswerShape& shape = source_->shape();
  Evidence evidence;
  for (const Evidence::Kind* kind : {&evidence_.right, &evidence_.wrong}) {
    for (Evidence::Case each : kind->kept()) {
      const std::string_view last = AnswerSense::last_word(each.found);
      const std::string_view meant = same_letters(last, word) == wins ? shape.win : shape.loss;
      each.found.replace(static_cast<std::size_t>(last.data() - each.found.data()), last.size(),
                         meant);
      const bool is_right = sense.same(each.found, source_->expected(each.text, each.number));
      (is_right ? evidence.right : evidence.wrong).add(each.text.size(), [&each] { return each; });
    }
  }
  return evidence;
}

Diagnosis CheckSession::diagnosis(const Evidence& evidence, bool places_matter) const {
  std::vector<FeatureInfo> features = source_->features();
  if (features.empty()) return {};
  for (const FeatureInfo& info : kPlaceFeatures) features.push_back(info);
  // Short cases come first, as they are the best examples.
  using Cases = std::vector<const Evidence::Case*>;
  const auto by_size = [](const Evidence::Kind& kind) {
    Cases cases;
    for (const Evidence::Case& each : kind.kept()) cases.push_back(&each);
    std::stable_sort(cases.begin(), cases.end(), [](const auto* left, const auto* right) {
      return left->text.size() < right->text.size();
    });
    return cases;
  };
  const Cases wrong = by_size(evidence.wrong);
  const Cases right = by_size(evidence.right);
  const auto table_of = [&](const Cases& cases) {
    FeatureTable table(features.size());
    std::vector<std::uint64_t> row;
    for (const Evidence::Case* each : cases) {
      row.clear();
      source_->read_features(each->text, row);
      row.push_back(places_matter ? each->number : 0);
      row.push_back(places_matter && each->number == report_.cases);
      row.push_back(places_matter && each->follows_longer);
      table.add(row);
    }
    return table;
  };
  Diagnosis found = diagnose(features, table_of(wrong), table_of(right));
  const auto name_example = [this](const Cases& cases, WrongWhen::Example& example) {
    const Evidence::Case& of = *cases[example.row];
    example.number = of.number;
    example.position = source_->position(of.text);
  };
  if (!found.rules.empty()) {
    std::size_t shortest = source_->position(wrong.front()->text).size();
    if (!right.empty())
      shortest = std::min(shortest, source_->position(right.front()->text).size());
    compare_on(source_->small_positions(), shortest, found);
  }
  for (WrongWhen& rule : found.rules) {
    name_example(wrong, rule.wrong_example);
    name_example(right, rule.right_example);
  }
  return found;
}

}  // namespace impartial
