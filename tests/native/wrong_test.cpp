// Classic wrong solutions, kept in tests/wrong: the corpus must catch every one of them.
#include <gtest/gtest.h>

#include <cstdlib>

#include "native/support.hpp"

namespace impartial_tests {
namespace {

std::vector<fs::path> wrong_solutions() {
  std::vector<fs::path> sources;
  for (const auto& file : fs::directory_iterator(fs::path(IMPARTIAL_TESTS_DIR) / "wrong")) {
    if (file.path().extension() == ".cpp") sources.push_back(file.path());
  }
  if (sources.empty()) throw std::runtime_error("no wrong solutions");
  std::sort(sources.begin(), sources.end());
  return sources;
}

// The answers of a program to an input; nothing where it fails or does not come to an end.
std::string output_of(const fs::path& program, const fs::path& input) {
  const fs::path out =
      fs::path(testing::TempDir()) / ("wrong_" + program.filename().string() + ".out");
  const std::string command = "timeout 5 '" + program.string() + "' <'" + input.string() + "' >'" +
                              out.string() + "' 2>/dev/null";
  const int status = std::system(command.c_str());
  std::string text = status == 0 ? read_file(out) : "";
  fs::remove(out);
  return text;
}

class Wrong : public testing::TestWithParam<fs::path> {};

TEST_P(Wrong, IsCaughtByTheFileItNames) {
  const fs::path program = fs::path(IMPARTIAL_PROGRAMS_DIR) / "wrong" / GetParam().stem();
  const std::string source = read_file(GetParam());
  const std::string mark = "caught by: ";
  const std::size_t at = source.find(mark);
  ASSERT_NE(at, std::string::npos) << "the source must name a file that catches it";
  const std::size_t begin = at + mark.size();
  const fs::path named = fs::path(IMPARTIAL_TESTS_DIR) / "games" /
                         source.substr(begin, source.find_first_of(" \n", begin) - begin);
  const fs::path input = named.string() + ".in";
  ASSERT_EQ(GetParam().stem().string().rfind(dialect_of(input), 0), 0U)
      << "named after another dialect";
  const std::string notices = read_file_or_nothing(named.string() + ".err");
  ASSERT_EQ(notices.find(": error: "), std::string::npos)
      << "bad input proves nothing about a solution";
  EXPECT_NE(output_of(program, input), read_file(named.string() + ".ans"));
}

// A program that is wrong about everything catches no test's mistake: it must be right somewhere,
// the sample at best.
TEST_P(Wrong, RunsAtAll) {
  const fs::path program = fs::path(IMPARTIAL_PROGRAMS_DIR) / "wrong" / GetParam().stem();
  std::size_t outputs = 0;
  for (const fs::path& input : corpus("judge", ".in")) {
    if (input.filename().string().find(".sample.in") == std::string::npos) continue;
    if (GetParam().stem().string().rfind(dialect_of(input) + "_", 0) != 0) continue;
    if (!output_of(program, input).empty()) ++outputs;
  }
  EXPECT_GE(outputs, 1U);
}

INSTANTIATE_TEST_SUITE_P(Solutions, Wrong, testing::ValuesIn(wrong_solutions()),
                         [](const auto& test) { return test_name(test.param); });

}  // namespace
}  // namespace impartial_tests
