// The known mistakes of the dialects.
#include <gtest/gtest.h>

#include "boundary/game_list.hpp"
#include "boundary/practice.hpp"
#include "core/mistake.hpp"
#include "native/process.hpp"
#include "native/support.hpp"

namespace impartial_tests {
namespace {

// The ids of a dialect's mistakes.
std::vector<std::string> mistakes_of(const std::string& dialect) {
  std::vector<std::string> ids;
  in_dialect(dialect, [&](auto, const auto& of) {
    for (const auto& mistake : of.mistakes().single) ids.emplace_back(mistake.id);
  });
  return ids;
}

// What a program that makes a known mistake prints for an input; nothing if the dialect has no such
// mistake.
std::string wrong_output(std::string_view dialect, std::string_view id, std::string_view input) {
  std::string text;
  in_dialect(dialect, [&](auto, auto& of) {
    impartial::Answers answers;
    for (const auto& mistake : of.mistakes().single) {
      if (mistake.id != id) continue;
      const auto program = mistake.start();
      bool runs = true;
      const auto answer = [&](const auto& read) { runs = runs && program->answer(read, answers); };
      for (const auto& notice : impartial::read_cases(of, input, answer).notices)
        EXPECT_FALSE(ends_text(notice.code)) << message(notice);
      if (runs) program->finish(answers);
    }
    for (std::size_t i = 0; i < answers.count(); ++i) text += answers[i];
  });
  return text;
}

// tests/wrong/lightoj1253_normal_nim.cpp is the mistake normal_nim of lightoj1253.
struct WrongProgram {
  std::string dialect;
  std::string mistake;
  fs::path source;
};

std::vector<WrongProgram> wrong_programs() {
  std::vector<WrongProgram> programs;
  for (const auto& file : fs::directory_iterator(fs::path(IMPARTIAL_TESTS_DIR) / "wrong")) {
    const std::string name = file.path().stem().string();
    for (const std::string& dialect : dialects()) {
      if (file.path().extension() == ".cpp" && name.starts_with(dialect + "_") &&
          !mistakes_of(dialect).empty())
        programs.push_back({dialect, name.substr(dialect.size() + 1), file.path()});
    }
  }
  if (programs.empty()) throw std::runtime_error("no wrong solutions");
  return programs;
}

// The programs read only well-formed input: numbers, spaces and line ends.
bool is_well_formed(const JudgeCase& each) {
  return !each.has_error() && each.input.find_first_not_of("0123456789 \n") == std::string::npos;
}

// Such a program breaks off at numbers that it has no room for.
bool is_bounded(const fs::path& source) {
  return read_file(source).find("kBound = ") != std::string::npos;
}

class WrongProgramOf : public testing::TestWithParam<WrongProgram> {};

TEST_P(WrongProgramOf, PrintsWhatItsMistakePrints) {
  const std::string& dialect = GetParam().dialect;
  const std::string& mistake = GetParam().mistake;
  const fs::path& source = GetParam().source;
  const std::string program = (fs::path(IMPARTIAL_PROGRAMS_DIR) / "wrong" / source.stem()).string();
  const auto compare = [&](const std::string& input, bool may_break_off) {
    const std::string expected = wrong_output(dialect, mistake, input);
    const Ran ran = run({program}, UnnamedFile(input).path());
    ASSERT_EQ(ran.status, 0);
    EXPECT_EQ(ran.output, may_break_off ? expected.substr(0, ran.output.size()) : expected);
  };
  std::size_t compared = 0;
  for (const JudgeCase& each : judge_cases()) {
    if (each.dialect != dialect || !is_well_formed(each)) continue;
    SCOPED_TRACE(each.title());
    compare(each.input, is_bounded(source) || !each.notices.empty());
    ++compared;
  }
  EXPECT_GT(compared, 0U);
  compare(*impartial::generate(dialect, impartial::InputKind::adversarial, 1), is_bounded(source));
}

INSTANTIATE_TEST_SUITE_P(Mistakes, WrongProgramOf, testing::ValuesIn(wrong_programs()),
                         [](const auto& test) { return test_name(test.param.source.stem()); });

TEST(Mistakes, AreCaughtByTheCorpus) {
  // Most mistakes show in a small case.
  std::vector<JudgeCase> cases = judge_cases();
  std::stable_sort(cases.begin(), cases.end(), [](const JudgeCase& left, const JudgeCase& right) {
    return left.input.size() < right.input.size();
  });
  std::size_t caught = 0;
  for (const std::string& dialect : dialects()) {
    for (const std::string& id : mistakes_of(dialect)) {
      const bool is_caught = std::any_of(cases.begin(), cases.end(), [&](const JudgeCase& each) {
        if (each.dialect != dialect || each.has_error()) return false;
        const std::string output = wrong_output(dialect, id, each.input);
        return output != each.answer &&
               check(dialect, each.input, output).verdict == impartial::Verdict::wrong_answer;
      });
      EXPECT_TRUE(is_caught) << dialect << " " << id;
      ++caught;
    }
  }
  EXPECT_GT(caught, 100U);
}

TEST(Mistakes, HaveIdsOfTheirOwn) {
  for (const std::string& dialect : dialects()) {
    std::vector<std::string> ids = mistakes_of(dialect);
    std::sort(ids.begin(), ids.end());
    EXPECT_EQ(std::adjacent_find(ids.begin(), ids.end()), ids.end()) << dialect;
  }
}

}  // namespace
}  // namespace impartial_tests
