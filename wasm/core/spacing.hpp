// White space as judges compare it, and in what way two texts differ in it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace impartial {

// White space between two words, as a judge compares it: the blanks at the ends of lines do not
// count, nor does the kind of the line ends.
bool same_gap(std::string_view left, std::string_view right);

// Whether `space`, which is the same gap as `expected`, has more blanks.
bool has_blanks_at_line_end(std::string_view expected, std::string_view space);

// How the white space before a word is another than the expected one. An answer may differ at more
// places behind it.
struct Spacing {
  enum class Kind {
    lines_joined,  // a line end is missing
    line_broken,   // a line ends where it should go on
    line_end,      // the same, in place of blanks
    blank_lines,   // more or fewer of them
    blanks,        // within a line: more or fewer of them
    other_blank,   // as many, but of another kind: a tab
  };
  Kind kind{};
  bool inside = false;         // of the answer; otherwise before it
  std::uint64_t expected = 0;  // the number of what the kind says
  std::uint64_t found = 0;
};
std::string_view name(Spacing::Kind kind);

// Two gaps that differ, and the text around each.
struct OtherGap {
  struct Side {
    std::string before;  // of the same answer; empty if the gap stands before it
    std::string gap;
    std::string behind;  // of the same answer
    // On one line, with signs for white space.
    std::string drawn() const;
  };
  Side expected;
  Side found;
  std::uint64_t at = 0;   // the place in the output behind the gap
  bool at_start = false;  // of the output

  Spacing spacing() const;
};

// text[begin, end), and the text on both sides, as much as is drawn.
OtherGap::Side around(std::string_view text, std::size_t begin, std::size_t end);

}  // namespace impartial
