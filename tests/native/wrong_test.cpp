// tests/wrong has classic wrong solutions. The corpus must catch each of them.
#include <gtest/gtest.h>

#include <sstream>

#include "native/process.hpp"
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

Ran run_on(const fs::path& source, const fs::path& input) {
  return run({(fs::path(IMPARTIAL_PROGRAMS_DIR) / "wrong" / source.stem()).string()}, input);
}

bool has_error(const fs::path& input) {
  return read_file_or_nothing(with_ending(input, ".err")).find(": error: ") != std::string::npos;
}

bool has_line_in_common(const std::string& output, const std::string& answer) {
  std::istringstream ours(output);
  std::istringstream theirs(answer);
  std::string line;
  for (std::string other; std::getline(ours, line) && std::getline(theirs, other);) {
    if (!line.empty() && line == other) return true;
  }
  return false;
}

// The file that a source says it is caught by; nothing if it names none.
fs::path catching_input(const fs::path& program) {
  const std::string source = read_file(program);
  const std::string mark = "caught by: ";
  const std::size_t at = source.find(mark);
  if (at == std::string::npos) return {};
  const std::size_t begin = at + mark.size();
  return fs::path(IMPARTIAL_TESTS_DIR) / "games" /
         (source.substr(begin, source.find_first_of(" \n", begin) - begin) + ".in");
}

class Wrong : public testing::TestWithParam<fs::path> {};

TEST_P(Wrong, IsCaughtByTheFileItNames) {
  const fs::path input = catching_input(GetParam());
  ASSERT_FALSE(input.empty()) << "the source must name a file that catches it";
  ASSERT_EQ(GetParam().stem().string().rfind(dialect_of(input), 0), 0U)
      << "named after another dialect";
  ASSERT_FALSE(has_error(input)) << "bad input proves nothing about a solution";
  const Ran ran = run_on(GetParam(), input);
  EXPECT_EQ(ran.status, 0) << "it must run to an end on the file that catches it";
  EXPECT_NE(ran.output, read_file(with_ending(input, ".ans")));
}

TEST_P(Wrong, IsRecognized) {
  const fs::path input = catching_input(GetParam());
  const std::string dialect = dialect_of(input);
  const std::string id = GetParam().stem().string().substr(dialect.size() + 1);
  const auto report = check(dialect, read_file(input), run_on(GetParam(), input).output);
  std::string named;
  for (const auto& mistake : report.mistakes) named += std::string(mistake.id) + " ";
  EXPECT_NE((" " + named).find(" " + id + " "), std::string::npos) << "named: " << named;
}

// A program that is always wrong would be caught by any corpus.
TEST_P(Wrong, IsRightSomewhere) {
  bool is_right = false;
  for (const fs::path& input : corpus("judge", ".in")) {
    const bool is_ours = GetParam().stem().string().rfind(dialect_of(input) + "_", 0) == 0;
    if (!is_ours || has_error(input)) continue;
    const Ran ran = run_on(GetParam(), input);
    const std::string answer = read_file(with_ending(input, ".ans"));
    is_right = ran.status == 0 && has_line_in_common(ran.output, answer);
    if (is_right) break;
  }
  EXPECT_TRUE(is_right) << "no line is right on any file of its dialect";
}

INSTANTIATE_TEST_SUITE_P(Solutions, Wrong, testing::ValuesIn(wrong_solutions()),
                         [](const auto& test) { return test_name(test.param); });

}  // namespace
}  // namespace impartial_tests
