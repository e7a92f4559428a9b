// Finds answers in the output of a program.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/dialect.hpp"
#include "core/output_text.hpp"
#include "core/spacing.hpp"

namespace impartial {

// Whether two texts have the same characters, without white space, in the same order.
bool same_but_space(std::string_view left, std::string_view right);

// Whether `text` is the beginning of `whole`, white space aside.
bool begins_with_but_space(std::string_view whole, std::string_view text);

std::vector<std::string_view> sorted_words(std::string_view text);

// Whether two texts have the same words in any order.
bool same_words(std::string_view left, std::string_view right);

// The first offset at or after `from` that is not white space. If the output ends or has not
// arrived further, its end.
std::uint64_t skip_space(const OutputText& output, std::uint64_t from);

// The end of the answer that begins at `from`, without the white space after it: at the next
// opening, or after the shape's lines. Sets `known` to false if it may end later, as more output
// has to arrive.
std::uint64_t answer_end(const OutputText& output, std::uint64_t from, const AnswerShape& shape,
                         bool& known);

// A place in an output, which moves from answer to answer.
class OutputMatcher {
 public:
  enum class Match {
    fits,
    fits_but_space,  // same_but_space, but some gap is another
    differs,
    waits,  // more output has to arrive
  };

  // Matches the next answer. If it fits, moves to the end of its last character. Otherwise stays.
  // If it fits but for white space, `other` is set to the first gap that differs.
  Match match(const OutputText& output, std::string_view answer, OtherGap* other = nullptr);

  // Moves to `place`, the end of an answer that has been compared in another way. `answer` is the
  // one that was expected.
  void move(std::uint64_t place, std::string_view answer);

  // Moves over an answer that nothing was expected for.
  void skip(std::uint64_t place) { place_ = place; }
  // The next white space fits in any case.
  void accept_any_gap() { any_gap_ = true; }

  // The end of the last character that was matched.
  std::uint64_t place() const { return place_; }
  // Whether the white space after that character is the same in the output and in the answers.
  bool gap_fits(std::string_view found) const { return any_gap_ || same_gap(gap_, found); }
  // Whether the answers have a line end there.
  bool gap_ends_line() const { return gap_.find('\n') != std::string::npos; }
  // How that white space differs. `found`: the output from there to the end of the next answer,
  // which begins behind `gap` bytes; `answer` is the expected one.
  OtherGap gap_before(std::string_view answer, std::string_view found, std::size_t gap) const;
  // After a match: whether the line of the output continues, so that the answer may be longer. Sets
  // `known` to false if more output has to arrive.
  bool line_continues(const OutputText& output, bool& known) const;
  // Whether a line of the output ended in blanks that the answer does not have.
  bool had_blanks_at_line_ends() const { return had_blanks_at_line_ends_; }

 private:
  std::uint64_t place_ = 0;
  std::string gap_;  // of the answers, behind place_
  bool any_gap_ = false;
  bool had_blanks_at_line_ends_ = false;
};

}  // namespace impartial
