// The verdict on the output of a program, and what is wrong with it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/diagnosis.hpp"
#include "core/explanation.hpp"
#include "core/near_answer.hpp"
#include "core/notice.hpp"
#include "core/spacing.hpp"

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
  std::uint64_t case_number = 0;   // from 1
  std::uint64_t line = 0;          // of the input, where the case begins
  std::uint64_t offset = 0;        // of the same place, in bytes
  std::uint64_t output_line = 0;   // of the output, where the answer begins
  std::uint64_t count = 1;         // of missing or extra answers
  bool cut = false;                // the output ends within the answer
  std::string position;            // in the game's notation; empty if it is very long
  std::string input;               // the text of the case
  std::string expected;            // without white space behind it; empty if no answer was expected
  std::string found;               // empty if there is none
  std::optional<Spacing> spacing;  // where only white space differs, which both texts show by signs
  std::string_view reason;         // why a dialect does not accept the answer (Objection)
  std::string_view sentence;       // the same in English, for the terminal
  // The moves that only the expected and only the found answer has, where answers are moves.
  std::vector<std::string> missing_moves;
  std::vector<std::string> wrong_moves;
};

// Of the program that repeats its input, in CheckReport::looks_like.
inline constexpr std::string_view kInputId = "input";

std::string_view name(Fault::Kind kind);

// What an output has that the judge's has not, although that is no fault.
enum class Remark {
  line_ends,  // carriage returns
  byte_order_mark,
  utf_16,
  blanks_at_line_ends,
  end_of_output,  // other blank lines
  order,          // of moves
  other_game,     // a dialect accepts other answers
  earlier_cases,  // the same case is right in one place and wrong in another
  end_answered,   // the end of the input is answered too, as if it were a case
  same_answer,    // all answers are the same
  white_space,    // differs too, in a wrong answer
};
std::string_view name(Remark remark);

struct CheckReport {
  static constexpr std::size_t kListedFaults = 1000;

  Verdict verdict = Verdict::not_judged;
  std::uint64_t cases = 0;  // of the input
  std::uint64_t right = 0;  // of them, with a right answer; white space aside
  std::uint64_t refused = 0;
  // The answers that are missing and those too many, in the whole output.
  std::uint64_t missing = 0;
  std::uint64_t extra = 0;
  bool output_is_empty = false;
  // The first kListedFaults faults, and the number of all.
  std::vector<Fault> faults;
  std::uint64_t fault_count = 0;
  // The last case of the input, if it has no answer. The faults have the first one without.
  std::optional<Fault> last_missing;
  std::vector<Remark> remarks;
  // The wrong answers that are nearly right, or in words that this judge does not know: those of
  // each kind, unless the whole output is that of another dialect.
  std::vector<NearAnswers> near;
  // The known mistakes that answer as this output does on every case.
  struct Agreeing {
    std::string_view id;
    std::string_view sentence;
    std::string_view twin;  // the mistake that answers as this one on every input
    std::uint64_t answers = 0;
  };
  std::vector<Agreeing> mistakes;
  // If none does, those that explain most of the wrong cases that the diagnosis has looked at.
  std::vector<Explanation> explanations;
  // By which rule cases are wrong; no rules if none was found.
  Diagnosis diagnosis;
  // The dialect whose answers these are, or kInputId if the output is the input.
  std::string_view looks_like;
  // Errors and warnings of the input.
  std::vector<Notice> notices;
  Suppressed suppressed;
};

std::string to_json(const CheckReport& report);

}  // namespace impartial
