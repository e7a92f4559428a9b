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
// - Accepted: the same text. Line ends may be CR LF; blanks at the ends of lines, blank lines at the
//   end and a byte order mark do not count; UTF-16 is decoded. Where the order of moves is free
//   (AnswerShape), or a dialect accepts other answers (CaseSource::accepts), these are accepted too.
// - Presentation error: the same characters in the same order, but other white space.
// - Wrong answer: anything else.
// The verdict for the output is the worst of its cases.
#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/byte_window.hpp"
#include "core/mistake.hpp"
#include "core/output_matcher.hpp"
#include "core/output_text.hpp"
#include "core/session.hpp"

namespace impartial {

enum class Verdict { accepted, presentation_error, wrong_answer, not_judged };
std::string_view name(Verdict verdict);

// What is wrong with an output at one place.
struct Fault {
  enum class Kind {
    wrong,    // the answer is another
    spacing,  // the white space in or before the answer is another
    missing,  // answers are missing, from this case on
    extra,    // there are more answers than cases, before this case or behind the last one
  };
  Kind kind{};
  std::uint64_t case_number = 0;  // from 1
  std::uint64_t line = 0;         // of the input, where the case begins
  std::uint64_t offset = 0;       // of the same place, in bytes
  std::uint64_t output_line = 0;  // of the output, where the answer begins
  std::uint64_t count = 1;        // of missing or extra answers
  bool cut = false;               // the output ends within the answer
  std::string position;           // in the game's notation; empty if it is very long
  std::string input;              // the text of the case
  std::string expected;           // without white space behind it; empty if no answer was expected
  std::string found;              // empty if there is none
  std::string_view reason;        // why a dialect does not accept the answer
  // The moves that only the expected and only the found answer has, where answers are moves.
  std::vector<std::string> missing_moves;
  std::vector<std::string> wrong_moves;
};

struct CheckReport {
  static constexpr std::size_t kListedFaults = 1000;

  Verdict verdict = Verdict::not_judged;
  std::uint64_t cases = 0;  // of the input
  std::uint64_t right = 0;  // of them, with a right answer; white space aside
  std::uint64_t refused = 0;
  bool output_is_empty = false;
  // The first kListedFaults faults, and the number of all.
  std::vector<Fault> faults;
  std::uint64_t fault_count = 0;
  // line_ends, byte_order_mark, utf_16, blanks_at_line_ends, end_of_output, order, other_game.
  std::vector<std::string_view> remarks;
  // The known mistakes that answer as this output does on every case.
  struct Agreeing {
    std::string_view id;
    std::string_view sentence;
    std::string_view twin;  // the mistake that answers as this one on every input
    std::uint64_t answers = 0;
  };
  std::vector<Agreeing> mistakes;
  // The dialect whose answers these are, or "input" if the output is the input.
  std::string_view looks_like;
  // Errors and warnings of the input.
  std::vector<Notice> notices;
  Suppressed suppressed;
};

std::string to_json(const CheckReport& report);

// The cases of an input, with the answers that are expected and those of other programs.
class CaseSource : public Session {
 public:
  struct Case {
    std::uint64_t number = 0;
    Place place;
    bool refused = false;
    std::string_view text;
    std::size_t answer_end = 0;  // in answer()
  };
  // Another program, whose answers are compared with the output too.
  struct Other {
    enum class Kind { mistake, dialect, input };
    Kind kind{};
    std::string_view id;
    std::string_view sentence;
    std::string_view twin;
    bool exact = false;
    AnswerShape shape;
    Answers answers;       // since the last call of take_cases
    bool is_alive = true;  // its answers are still wanted
    bool has_ended = false;
  };

  const AnswerShape& shape() const { return shape_; }
  std::vector<Other>& others() { return others_; }
  // The cases of the last feed, in order. Valid until the next call of room() or feed().
  std::vector<Case>& new_cases() { return new_cases_; }
  // Lets the other programs answer what they still have to, as the input has ended.
  virtual void finish_others() = 0;

  // The position of a case, by its text.
  virtual std::string position(std::string_view text) = 0;
  // Whether another answer than the expected one is right. If `objection` is set, it says why not.
  virtual bool accepts(std::string_view text, std::string_view found, Objection* objection) = 0;

 protected:
  explicit CaseSource(const DialectInfo& info) : Session(info), shape_(info.answer) {}

  AnswerShape shape_;
  std::vector<Other> others_;
  std::vector<Case> new_cases_;
};

class CheckSession {
 public:
  enum class Wants { input, output, nothing };

  explicit CheckSession(std::unique_ptr<CaseSource> source);

  Wants wants() const { return wants_; }
  std::span<char> input_room(std::size_t bytes) { return source_->room(bytes); }
  std::span<char> output_room(std::size_t bytes) { return output_.room(bytes); }
  // Domain: wants() is that, and the room was for at least `bytes` bytes.
  void feed_input(std::size_t bytes, bool last);
  void feed_output(std::size_t bytes, bool last);

  // The number of cases judged so far.
  std::uint64_t judged() const { return judged_; }
  // Complete when wants() is nothing.
  CheckReport report() const;

 private:
  using Match = OutputMatcher::Match;

  // A case that is not judged yet. Its texts are ranges of texts_ and answers_.
  struct Expected {
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
  // Another program, and its place in the output.
  struct Rival {
    OutputMatcher matcher;
    ByteWindow text;
    std::deque<std::uint64_t> ends;  // of its answers in `text`
    std::uint64_t answers = 0;       // that agree
    bool broke_off = false;          // the output ends before its answers do
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

  void compare_rivals();
  void compare_rival(CaseSource::Other& other, Rival& rival);
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

  std::deque<Expected> expected_;
  ByteWindow texts_;
  ByteWindow answers_;
  std::uint64_t text_begin_ = 0;    // of expected_.front()
  std::uint64_t answer_begin_ = 0;  // of expected_.front()

  OutputText output_;
  OutputMatcher matcher_;
  std::vector<Found> ahead_;
  std::vector<Rival> rivals_;

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
