// Judges the output of a program: reads the input and the output in pieces, side by side. Memory
// depends on the largest case, not on the length of the two.
//
//   while (session.wants() != Wants::nothing) {
//     write at most n bytes of the input (output) to input_room(n) (output_room(n));
//     feed_input(bytes, last) (feed_output(bytes, last));
//   }
//   session.report()
//
// The verdict for a case
// - Accepted: the same text. Line ends may be CR LF; blanks at the ends of lines, blank lines at
//   the end and a byte order mark do not count; UTF-16 is decoded. Where the order of moves is free
//   (AnswerShape), or a dialect accepts other answers (CaseSource::accepts), these are accepted.
// - Presentation error: the same characters in the same order, but other white space.
// - Wrong answer: anything else.
// The verdict for the output is the worst of its cases.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "core/alignment.hpp"
#include "core/case_source.hpp"
#include "core/check_report.hpp"
#include "core/evidence.hpp"
#include "core/fault_list.hpp"
#include "core/known_programs.hpp"
#include "core/near_answer.hpp"
#include "core/output_matcher.hpp"
#include "core/output_text.hpp"
#include "core/pending_cases.hpp"

namespace impartial {

class CheckSession {
 public:
  using Wants = impartial::Wants;

  explicit CheckSession(std::unique_ptr<CaseSource> source);
  // Its members refer to each other.
  CheckSession(const CheckSession&) = delete;
  CheckSession& operator=(const CheckSession&) = delete;

  Wants wants() const { return wants_; }
  std::span<char> input_room(std::size_t bytes) { return source_->room(bytes); }
  std::span<char> output_room(std::size_t bytes) { return output_.room(bytes); }
  // Domain: wants() is that text, and the last room for it was for at least `bytes` bytes.
  void feed_input(std::size_t bytes, bool last);
  void feed_output(std::size_t bytes, bool last);

  // The number of cases judged so far.
  std::uint64_t judged() const { return judged_; }
  // Complete when wants() is nothing.
  // `of_many_runs`: the input and the output are those of several runs. Then no rule says at which
  // places of the input cases are wrong, and rules stand beside mistakes that explain all.
  CheckReport report(bool of_many_runs = false) const;

 private:
  Diagnosis diagnosis(const Evidence& evidence, bool places_matter) const;
  // The evidence as it would be if the program used this judge's words, where it uses two: one that
  // the judge does not know stands for the answer that the other does not give.
  Evidence understood_evidence() const;
  // The same if `word` says that the player to move wins, or loses, and the other one the opposite.
  Evidence evidence_if(std::string_view word, bool wins) const;
  // Whether all answers are the same, and they are many.
  bool says_the_same() const;
  // Whether the same case is right in one place and wrong in another.
  bool earlier_cases_matter() const;
  using Found = Alignment::Found;

  // Takes what the source has read: its cases, and the answers of the known programs.
  void take(const Report& report);
  void take_cases();
  // Judges as many cases as can be.
  void advance();
  // Judges the next case. Returns false if it must wait; wants_ says for what.
  bool judge_next();
  // The same for a case whose next answer is not the expected text.
  bool judge_other_answer();
  bool judge_refused();
  // Whether the line of the matched answer says more than this answer, and not the next ones.
  // Returns what must be fed before that is known.
  Wants says_more(bool& more) const;
  // Whether the matched answer only begins a word that was a wrong answer before, as 00 is.
  bool begins_wrong_word(std::uint64_t from) const;
  // Whether a match from `from` on joins an answer that is too short and the next one: a line that
  // ends, and one that the next case expects. Returns what must be fed before that is known.
  Wants joins_answers(std::uint64_t from, bool& joins) const;
  // Counts the answers that the output has after the last expected one.
  void finish();
  void forget_used();

  bool wait_for(Wants what) {
    wants_ = what;
    return false;
  }
  // The first case is judged.
  void pop(bool is_right);
  // Keeps it for the diagnosis. `found`: its answer.
  void remember(Evidence::Kind& kind, std::string_view found);
  void remember(const NearAnswer& near, const Found& found);
  // The same for its answer, which the matcher has passed from `before`.
  void take_match(OutputMatcher::Match match, const OutputMatcher& before);
  // A fault of the first case. `at`: where the output is wrong; `found`: what it has there.
  Fault fault_at(std::uint64_t at, std::string_view found) const;
  Fault fault_at(const OtherGap& gap) const;
  Fault fault_at(const Found& found) const { return fault_at(found.begin, alignment_.text(found)); }

  std::unique_ptr<CaseSource> source_;
  Wants wants_ = Wants::input;
  bool input_is_last_ = false;  // the end of the input has been fed
  bool has_more_ = false;       // the source answers more of what has been fed
  bool input_ended_ = false;    // all cases have been read
  bool refused_ = false;        // the input has an error that ends it

  PendingCases cases_;
  OutputText output_;
  OutputMatcher matcher_;
  Alignment alignment_;
  KnownPrograms known_programs_;

  FaultList faults_;
  Evidence evidence_;
  std::size_t bytes_before_ = 0;  // of the text of the case before
  std::uint64_t judged_ = 0;
  std::vector<NearAnswers> near_;
  // Answers that were found, not missing or cut, and that say something wrong.
  bool has_wrong_answers_ = false;
  bool has_other_order_ = false;
  bool has_other_answer_ = false;
  bool end_differs_ = false;
  bool ends_in_answer_ = false;  // what follows the last expected answer is one of this judge
  CheckReport report_;           // what is not in the members above
};

// Mistakes that explain all wrong cases are the rule by which they are wrong.
void leave_rule_to_mistakes(CheckReport& report);

}  // namespace impartial
