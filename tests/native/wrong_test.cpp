// tests/wrong has classic wrong solutions. The corpus must catch each of them.
#include <gtest/gtest.h>

#include <sstream>

#include "boundary/practice.hpp"
#include "boundary/trial.hpp"
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

Ran run_on(const fs::path& source, const std::string& input) {
  return run({(fs::path(IMPARTIAL_PROGRAMS_DIR) / "wrong" / source.stem()).string()},
             UnnamedFile(input).path());
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

// The case that a source says it is caught by. Throws if it names none.
const JudgeCase& catching_case(const fs::path& program) {
  const std::string source = read_file(program);
  const std::string mark = "caught by: ";
  const std::size_t at = source.find(mark);
  if (at == std::string::npos) throw std::runtime_error("the source must name a case");
  const std::size_t begin = at + mark.size();
  return judge_case(source.substr(begin, source.find_first_of(" \n", begin) - begin));
}

bool is_beyond(const std::string& dialect, const std::string& id) {
  const auto matrix = *impartial::kill_matrix(dialect, *impartial::generate(dialect, {}, 1));
  for (const impartial::KillRow& row : matrix.rows) {
    if (row.id == id) return row.beyond;
  }
  throw std::runtime_error(dialect + " has no mistake " + id);
}

class Wrong : public testing::TestWithParam<fs::path> {};

TEST_P(Wrong, IsCaughtByTheCaseItNames) {
  const JudgeCase& named = catching_case(GetParam());
  ASSERT_EQ(GetParam().stem().string().rfind(named.dialect, 0), 0U)
      << "named after another dialect";
  ASSERT_FALSE(named.has_error()) << "bad input proves nothing about a solution";
  const Ran ran = run_on(GetParam(), named.input);
  EXPECT_EQ(ran.status, 0) << "it must run to an end on the case that catches it";
  EXPECT_NE(ran.output, named.answer);
}

TEST_P(Wrong, IsRecognized) {
  const JudgeCase& caught = catching_case(GetParam());
  const std::string id = GetParam().stem().string().substr(caught.dialect.size() + 1);
  const auto report = check(caught.dialect, caught.input, run_on(GetParam(), caught.input).output);
  std::string named;
  for (const auto& mistake : report.mistakes) named += std::string(mistake.id) + " ";
  EXPECT_NE((" " + named).find(" " + id + " "), std::string::npos) << "named: " << named;
}

// With inputs that nobody chose for it.
TEST_P(Wrong, IsCaughtByATrial) {
  const JudgeCase& caught = catching_case(GetParam());
  const std::string& dialect = caught.dialect;
  const auto verdict =
      check(dialect, caught.input, run_on(GetParam(), caught.input).output).verdict;
  const std::string id = GetParam().stem().string().substr(dialect.size() + 1);
  const auto trial = *impartial::try_program(dialect, 1);
  while (const std::string* const input = trial->next()) {
    const Ran ran = run_on(GetParam(), *input);
    using impartial::Ending;
    trial->take({ran.status == 0 ? Ending::exited : Ending::crashed, ran.output});
  }
  const impartial::TrialReport report = trial->report();
  // Some mistakes are only in white space that no judge compares, or beyond the judge's limits.
  if (verdict == impartial::Verdict::accepted) return;
  if (!report.failure && is_beyond(dialect, id)) return;
  ASSERT_TRUE(report.failure);
  EXPECT_LE(report.failure->cases, 3U) << report.failure->input;
  std::string named;
  for (const auto& mistake : report.check.mistakes) named += std::string(mistake.id) + " ";
  EXPECT_NE((" " + named).find(" " + id + " "), std::string::npos) << "named: " << named;
}

// A program that is always wrong would be caught by any corpus.
TEST_P(Wrong, IsRightSomewhere) {
  bool is_right = false;
  for (const JudgeCase& each : judge_cases()) {
    const bool is_ours = GetParam().stem().string().rfind(each.dialect + "_", 0) == 0;
    if (!is_ours || each.has_error()) continue;
    const Ran ran = run_on(GetParam(), each.input);
    is_right = ran.status == 0 && has_line_in_common(ran.output, each.answer);
    if (is_right) break;
  }
  EXPECT_TRUE(is_right) << "no line is right in any case of its dialect";
}

INSTANTIATE_TEST_SUITE_P(Solutions, Wrong, testing::ValuesIn(wrong_solutions()),
                         [](const auto& test) { return test_name(test.param.stem()); });

}  // namespace
}  // namespace impartial_tests
