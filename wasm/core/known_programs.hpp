// Other programs, whose answers are compared with an output as it arrives: those that make known
// mistakes, those of other dialects, and one that repeats its input.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <vector>

#include "core/byte_window.hpp"
#include "core/case_source.hpp"
#include "core/check_report.hpp"
#include "core/output_matcher.hpp"
#include "core/output_text.hpp"

namespace impartial {

class KnownPrograms {
 public:
  // The programs must outlive this object.
  explicit KnownPrograms(std::vector<KnownProgram>& programs)
      : programs_(programs), progress_(programs.size()) {}

  // Takes the answers that the programs have given since the last call.
  void take();
  // Compares them with the output, which is judged up to `judged`. A program that is more than
  // kAheadBytes behind is given up.
  void compare(const OutputText& output, std::uint64_t judged, bool input_ended);
  // The place before which none of them needs the output; at most `judged`.
  std::uint64_t used(std::uint64_t judged) const;

  // Adds the programs that have answered as the output does on every case. Domain: the report has
  // its verdict. `wrong_answers`: those that were found, not missing or cut.
  void add_to(CheckReport& report, std::uint64_t wrong_answers) const;

 private:
  // The place of a program in the output.
  struct Progress {
    OutputMatcher matcher;
    ByteWindow text;
    std::deque<std::uint64_t> ends;  // of its answers in `text`
    std::uint64_t answers = 0;       // that agree
    bool broke_off = false;          // the output ends before its answers do
  };

  void compare_one(KnownProgram& program, Progress& progress, const OutputText& output,
                   std::uint64_t judged, bool input_ended);

  std::vector<KnownProgram>& programs_;
  std::vector<Progress> progress_;
};

}  // namespace impartial
