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
#include <deque>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "core/byte_window.hpp"
#include "core/case_source.hpp"
#include "core/check_report.hpp"
#include "core/known_programs.hpp"
#include "core/output_matcher.hpp"
#include "core/output_text.hpp"

namespace impartial {

class CheckSession {
 public:
  enum class Wants { input, output, nothing };

  explicit CheckSession(std::unique_ptr<CaseSource> source);

  Wants wants() const { return wants_; }
  std::span<char> input_room(std::size_t bytes) { return source_->room(bytes); }
  std::span<char> output_room(std::size_t bytes) { return output_.room(bytes); }
  // Domain: wants() is that text, and the last room for it was for at least `bytes` bytes.
  void feed_input(std::size_t bytes, bool last);
  void feed_output(std::size_t bytes, bool last);

  // The number of cases judged so far.
  std::uint64_t judged() const { return judged_; }
  // Complete when wants() is nothing.
  CheckReport report() const;

 private:
  using Match = OutputMatcher::Match;

  // A case that is not judged yet. Its texts are ranges of texts_ and answers_.
  struct PendingCase {
    std::uint64_t number = 0;
    Place place;
    bool refused = false;
    std::uint64_t text_end = 0;
    std::uint64_t answer_end = 0;
  };
  // An answer in the output.
  struct Found {
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
  };
  void take(const Report& report);
  // Takes the cases that the source has read, and the answers of the other programs.
  void take_cases();
  void advance();
  // Judges the next case. Returns false if it must wait; wants_ says for what.
  bool judge_next();
  // The next answer is not the expected text.
  bool judge_other_answer();
  bool judge_refused();
  // Whether 'expected' and 'ahead_' reach far enough to tell what happened. Sets wants_ if not.
  bool look_ahead();
  // How many answers are missing (positive) or extra (negative) here, if that explains what follows
  // better than a wrong answer does; otherwise 0.
  int shift();
  // Counts the answers that the output has after the last expected one.
  void finish();

  void forget_used();

  bool wait_for(Wants what) {
    wants_ = what;
    return false;
  }
  std::string_view text(std::size_t i) const;
  std::string_view answer(std::size_t i) const;
  std::string_view found(const Found& found) const { return output_.view(found.begin, found.end); }
  bool fits(std::size_t expected, const Found& found);
  bool accepts(std::size_t expected, std::string_view found, Objection* objection);
  void pop(bool is_right);
  void spacing_fault(const Found& found);
  // `at`: where the output is wrong. Returns null if too many faults are listed.
  Fault* add_fault(Fault::Kind kind, std::uint64_t at);
  void count_at_end(Fault::Kind kind, std::uint64_t at, std::string_view found_text);

  std::unique_ptr<CaseSource> source_;
  Wants wants_ = Wants::input;
  bool input_is_last_ = false;  // the end of the input has been fed
  bool has_more_ = false;       // the source answers more of what has been fed
  bool input_ended_ = false;    // all cases have been read
  bool refused_ = false;

  std::deque<PendingCase> expected_;
  ByteWindow texts_;
  ByteWindow answers_;
  std::uint64_t text_begin_ = 0;    // of expected_.front()
  std::uint64_t answer_begin_ = 0;  // of expected_.front()

  OutputText output_;
  OutputMatcher matcher_;
  std::vector<Found> ahead_;
  KnownPrograms known_programs_;

  std::uint64_t judged_ = 0;
  std::uint64_t last_number_ = 0;  // of the case that was judged last
  Place last_place_;
  bool has_fault_at_end_ = false;
  Fault* fault_at_end_ = nullptr;    // null if too many faults are listed
  std::uint64_t attempts_ = 0;       // to find a shift
  std::uint64_t wrong_answers_ = 0;  // that were found, not missing or cut
  bool has_spacing_ = false;
  bool has_other_order_ = false;
  bool has_other_answer_ = false;
  bool end_differs_ = false;
  CheckReport report_;
};

}  // namespace impartial
