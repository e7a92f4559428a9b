// The corpus in tests/games: through a native session, whole and in pieces, and
// through the program.
#include <gtest/gtest.h>

#include <regex>
#include <set>

#include "boundary/game_list.hpp"
#include "native/process.hpp"
#include "native/support.hpp"

namespace impartial_tests {
namespace {

class Corpus : public testing::TestWithParam<JudgeCase> {};

TEST_P(Corpus, SessionAnswersExactly) {
  const JudgeCase& each = GetParam();
  // Single bytes take one feed each, which is too slow for long files.
  for (const std::size_t chunk :
       {std::string_view::npos, std::size_t{4096}, std::size_t{61}, std::size_t{1}}) {
    if (chunk == 1 && each.input.size() > 20'000) continue;
    const Solved solved = solve(each.dialect, each.input, chunk);
    EXPECT_EQ(solved.answer, each.answer) << "in pieces of " << chunk;
    EXPECT_EQ(solved.notices, each.notices) << "in pieces of " << chunk;
    EXPECT_TRUE(solved.done);
  }
}

TEST_P(Corpus, ProgramAnswersExactly) {
  const JudgeCase& each = GetParam();
  const Ran ran = run({IMPARTIAL_CLI, "solve", each.dialect}, UnnamedFile(each.input).path());
  EXPECT_EQ(ran.output, each.answer);
  EXPECT_EQ(ran.errors, each.notices);
  EXPECT_EQ(ran.status, each.has_error() ? 1 : 0);
}

INSTANTIATE_TEST_SUITE_P(Judge, Corpus, testing::ValuesIn(judge_cases()),
                         [](const auto& test) { return test_name(test.param.title()); });

class AnalysisCorpus : public testing::TestWithParam<AnalysisCase> {};

TEST_P(AnalysisCorpus, AnalyseIsExactly) {
  EXPECT_EQ(text_of(analyse(GetParam().game, GetParam().position)), GetParam().analysis);
}

INSTANTIATE_TEST_SUITE_P(Analysis, AnalysisCorpus, testing::ValuesIn(analysis_cases()),
                         [](const auto& test) {
                           return test_name(test.param.game + "_" + test.param.name);
                         });

// The corpus under the names that a dialect has at other judges.
TEST(Aliases, AnswerAsTheirDialect) {
  const std::pair<std::string, std::string> aliases[]{{"poj1067", "hdu1527"},
                                                      {"poj3480", "hdu1907"},
                                                      {"bzoj1022", "hdu1907"},
                                                      {"luogu_p4279", "hdu1907"},
                                                      {"spoj_mmmgame", "hdu1907"}};
  for (const auto& [alias, dialect] : aliases) {
    std::size_t inputs = 0;
    for (const JudgeCase& each : judge_cases()) {
      if (each.dialect != dialect) continue;
      ++inputs;
      EXPECT_EQ(solve(alias, each.input).answer, each.answer);
    }
    EXPECT_GT(inputs, 1U) << alias;
  }
  const JudgeCase& sample = judge_case("hdu1907.sample");
  const UnnamedFile input(sample.input);
  const UnnamedFile answer(sample.answer);
  EXPECT_EQ(run({IMPARTIAL_CLI, "solve", "poj3480"}, input.path()).output, "John\nBrother\n");
  EXPECT_EQ(
      run({IMPARTIAL_CLI, "check", "poj3480", input.path(), answer.path()}, "/dev/null").output,
      "Accepted\n");
}

// Its version is that of package.json, which the page shows too.
TEST(Program, SaysItsVersion) {
  const std::string package = read_file(fs::path(IMPARTIAL_TESTS_DIR) / "../package.json");
  const std::regex of_package("\"version\": \"(.*?)\"");
  std::smatch version;
  ASSERT_TRUE(std::regex_search(package, version, of_package));
  const Ran ran = run({IMPARTIAL_CLI, "--version"}, "/dev/null");
  const std::regex line("impartial (.*?)( \\([0-9a-f]{7,}\\+?\\))?\n");
  std::smatch said;
  ASSERT_TRUE(std::regex_match(ran.output, said, line)) << ran.output;
  EXPECT_EQ(said[1], version[1]);
}

// No name means two dialects.
TEST(Aliases, AreNamesOfOneDialectOnly) {
  std::set<std::string_view> names;
  const auto add = [&](const impartial::DialectInfo& info) {
    EXPECT_TRUE(names.insert(info.id).second) << info.id;
    for (const std::string_view alias : info.aliases)
      EXPECT_TRUE(names.insert(alias).second) << alias;
  };
  for (const std::string& dialect : dialects()) {
    in_dialect(dialect, [&](auto, const auto& of) { add(of.info()); });
  }
  EXPECT_GT(names.size(), dialects().size());
}

// The corpus has the sample of every dialect's statement, and the page shows the same text.
TEST(CorpusCompleteness, EveryDialectHasItsSample) {
  const std::string games = impartial::games();
  std::size_t listed = 0;
  for (std::size_t at = games.find("\"envelope\""); at != std::string::npos;
       at = games.find("\"envelope\"", at + 1))
    ++listed;
  EXPECT_EQ(listed, dialects().size());
  for (const std::string& dialect : dialects()) {
    std::size_t samples = 0;
    for (const JudgeCase& each : judge_cases()) {
      if (each.title() != dialect + ".sample") continue;
      ++samples;
      impartial::JsonWriter json;
      json.string(each.input);
      EXPECT_NE(games.find("\"id\":\"" + dialect + "\""), std::string::npos);
      EXPECT_NE(games.find("\"sample\":" + json.take()), std::string::npos) << dialect;
    }
    EXPECT_EQ(samples, 1U) << dialect;
  }
}

}  // namespace
}  // namespace impartial_tests
