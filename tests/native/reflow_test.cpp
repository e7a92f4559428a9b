// Line breaks: any text of the corpus that lost its own gets them back, and means the same again.
#include <gtest/gtest.h>

#include "native/process.hpp"
#include "native/support.hpp"

namespace impartial_tests {
namespace {

std::string with_line_breaks(std::string_view text, char instead) {
  bool blank = true;
  std::string changed;
  for (const char c : text) {
    const bool is_blank = static_cast<unsigned char>(c) <= ' ';
    if (!is_blank) changed += c;
    if (is_blank && !blank) changed += instead;
    blank = is_blank;
  }
  return changed;
}

TEST(Reflow, TheCorpusWithoutItsLineBreaks) {
  std::size_t reflowed = 0;
  for (const JudgeCase& each : judge_cases()) {
    SCOPED_TRACE(each.title());
    const std::string& dialect = each.dialect;
    const std::string& text = each.input;
    const Solved solved = solve(dialect, text);
    // The errors of a case stand at another place then.
    if (solved.notices.find("error:") != std::string::npos) continue;
    for (const char instead : {' ', '\n', '\t'}) {
      const auto lines = impartial::reflow(dialect, with_line_breaks(text, instead));
      ASSERT_TRUE(lines.has_value()) << text_of(lines);
      const Solved again = solve(dialect, *lines);
      EXPECT_EQ(again.answer, solved.answer);
      EXPECT_EQ(again.cases, solved.cases);
      EXPECT_EQ(text_of(impartial::reflow(dialect, *lines)), *lines);
      ++reflowed;
    }
  }
  EXPECT_GT(reflowed, 100U);
}

TEST(Reflow, TheSamplesHaveTheJudgesLines) {
  std::size_t samples = 0;
  for (const JudgeCase& each : judge_cases()) {
    if (each.name != "sample") continue;
    const std::string& text = each.input;
    EXPECT_EQ(text_of(impartial::reflow(each.dialect, with_line_breaks(text, ' '))), text);
    ++samples;
  }
  EXPECT_EQ(samples, dialects().size());
}

TEST(Reflow, KeepsNumbersAsTheyAreWritten) {
  EXPECT_EQ(text_of(impartial::reflow("poj1143", "2 05 2 1 6")), "2 05 2\n1 6\n");
  EXPECT_EQ(text_of(impartial::reflow("poj1143", "2 2 5 0")), "2 2 5\n0\n");
  EXPECT_EQ(text_of(impartial::reflow("tud2001", "2 0 1 2")), "2\n0\n\n1\n2\n");
  EXPECT_EQ(text_of(impartial::reflow("hdu5724", "1 3 1 19 0 2 4 5")), "1\n3\n1 19\n0\n2 4 5\n");
  EXPECT_EQ(text_of(impartial::reflow("hdu1527",
                                      "1 2\xE3\x80\x80"
                                      "3\n4")),
            "1 2\n3 4\n");
}

TEST(Reflow, RefusesWhatDoesNotFit) {
  const auto code = [](std::string_view dialect, std::string_view text) {
    const std::string reply = text_of(impartial::reflow(dialect, text));
    const std::size_t at = reply.find("\"code\":\"") + 8;
    return reply.substr(at, reply.find('"', at) - at);
  };
  EXPECT_EQ(code("hdu1527", "1 2 3"), "unexpected_end");
  EXPECT_EQ(code("hdu5724", "1 1 1 19 7"), "trailing_input");
  EXPECT_EQ(code("hdu5724", "1 1 1 21"), "out_of_range");
  EXPECT_EQ(code("poj1143", "2 2 x"), "not_a_number");
  EXPECT_EQ(code("poj1143", "0 1"), "trailing_input");
  EXPECT_EQ(code("poj9", "1"), "unknown_dialect");
}

TEST(Reflow, InTheTerminal) {
  const UnnamedFile input("2\n1\n2\n19\n20\n2\n1\n19\n1\n18\n");
  const Ran plain = run({IMPARTIAL_CLI, "solve", "hdu5724"}, input.path());
  EXPECT_NE(plain.status, 0);
  const Ran reflowed = run({IMPARTIAL_CLI, "solve", "hdu5724", "--reflow"}, input.path());
  EXPECT_EQ(reflowed.output, "NO\nYES\n");
  EXPECT_EQ(reflowed.status, 0) << reflowed.errors;
}

}  // namespace
}  // namespace impartial_tests
