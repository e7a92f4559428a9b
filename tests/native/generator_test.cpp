// Generated inputs: they keep the judges' limits and catch the known mistakes.
#include <gtest/gtest.h>

#include <set>

#include "boundary/case_texts.hpp"
#include "boundary/practice.hpp"
#include "core/words.hpp"
#include "native/process.hpp"
#include "native/support.hpp"

namespace impartial_tests {
namespace {

using impartial::InputKind;

std::string generated(const std::string& dialect, InputKind kind, std::uint32_t seed,
                      std::optional<std::uint64_t> cases = {}) {
  const auto input = impartial::generate(dialect, kind, seed, cases);
  if (!input) throw std::runtime_error(message(input.error()));
  return *input;
}

// The known mistakes of a dialect, and how they fare on an input.
impartial::KillMatrix mistakes(const std::string& dialect, const std::string& input) {
  const auto matrix = impartial::kill_matrix(dialect, input);
  if (!matrix) throw std::runtime_error(message(matrix.error()));
  return *matrix;
}

impartial::KillMatrix mistakes(const std::string& dialect) {
  return mistakes(dialect, generated(dialect, InputKind::sample, 1));
}

// The dialects that have mistakes and can be generated.
std::vector<std::string> practised_dialects() {
  std::vector<std::string> practised;
  for (const std::string& dialect : dialects()) {
    const bool is_generated =
        generated(dialect, InputKind::small, 1) != generated(dialect, InputKind::sample, 1);
    if (is_generated && !mistakes(dialect).rows.empty()) practised.push_back(dialect);
  }
  if (practised.empty()) throw std::runtime_error("no dialect has mistakes");
  return practised;
}

class Generator : public testing::TestWithParam<std::string> {};

TEST_P(Generator, KeepsTheJudgesLimits) {
  for (const InputKind kind : impartial::all_words<InputKind>()) {
    for (const std::uint32_t seed : {0U, 1U, 0xFFFFFFFFU}) {
      const Solved solved = solve(GetParam(), generated(GetParam(), kind, seed));
      EXPECT_EQ(solved.notices, "") << name(kind) << ", seed " << seed;
      EXPECT_TRUE(solved.done);
      EXPECT_GT(solved.cases, 0U);
    }
  }
}

TEST_P(Generator, HasAtMostTheWantedCases) {
  for (const InputKind kind :
       {InputKind::adversarial, InputKind::random, InputKind::limits, InputKind::small}) {
    for (const std::uint64_t cases : {std::uint64_t{1}, std::uint64_t{7}}) {
      const Solved solved = solve(GetParam(), generated(GetParam(), kind, 1, cases));
      EXPECT_LE(solved.cases, cases) << name(kind);
      EXPECT_GT(solved.cases, 0U) << name(kind);
    }
    EXPECT_EQ(solve(GetParam(), generated(GetParam(), kind, 1, 0)).cases, 0U) << name(kind);
  }
}

TEST_P(Generator, DependsOnTheSeedOnly) {
  for (const InputKind kind : {InputKind::adversarial, InputKind::random, InputKind::limits}) {
    EXPECT_EQ(generated(GetParam(), kind, 5), generated(GetParam(), kind, 5));
    EXPECT_NE(generated(GetParam(), kind, 5), generated(GetParam(), kind, 6)) << name(kind);
  }
}

TEST_P(Generator, CatchesEachMistakeAndTellsThemApart) {
  std::set<std::string_view> own;
  for (const impartial::KillRow& row : mistakes(GetParam()).rows) own.insert(row.id);
  ASSERT_FALSE(own.empty());
  // Where an input has one case, many together do.
  const std::string several(impartial::several_of(GetParam()));
  const bool is_one_by_one = !several.empty() && several != GetParam();
  for (const std::uint32_t seed : {1U, 2U, 3U}) {
    std::string input = generated(GetParam(), InputKind::adversarial, seed);
    for (std::uint32_t more = 1; is_one_by_one && more < 60; ++more)
      input += generated(GetParam(), InputKind::adversarial, 1000 * seed + more);
    const impartial::KillMatrix matrix = mistakes(is_one_by_one ? several : GetParam(), input);
    std::size_t seen = 0;
    for (const impartial::KillRow& row : matrix.rows) {
      if (!own.contains(row.id)) continue;
      ++seen;
      EXPECT_EQ(row.wrong != 0, !row.beyond) << row.id;
      std::set<std::string_view> twins;
      for (const impartial::KillRow& other : matrix.rows) {
        if (row.twin == other.id || other.twin == row.id) twins.insert(other.id);
      }
      std::set alike(row.alike.begin(), row.alike.end());
      std::erase_if(alike, [&](std::string_view id) { return !own.contains(id); });
      EXPECT_EQ(alike, twins) << row.id;
    }
    EXPECT_EQ(seen, own.size());
    if (HasFailure()) FAIL() << input << to_json(matrix);
  }
}

// The mistakes that only show beyond the judge's limits show there.
TEST_P(Generator, NoMistakeIsRightEverywhere) {
  std::set<std::string_view> unseen;
  for (const impartial::KillRow& row : mistakes(GetParam()).rows) {
    if (row.beyond) unseen.insert(row.id);
  }
  for (const JudgeCase& each : judge_cases()) {
    if (each.dialect != GetParam() || unseen.empty()) continue;
    const auto matrix = impartial::kill_matrix(GetParam(), each.input);
    if (!matrix) continue;
    for (const impartial::KillRow& row : matrix->rows) {
      if (row.wrong != 0) unseen.erase(row.id);
    }
  }
  EXPECT_EQ(unseen, std::set<std::string_view>{});
}

TEST_P(Generator, FindsTheSmallestInputThatCatchesAMistake) {
  for (const impartial::KillRow& mistake : mistakes(GetParam()).rows) {
    const auto witness = *impartial::witness(GetParam(), mistake.id);
    EXPECT_NE(witness.has_value(), mistake.beyond) << mistake.id;
    if (!witness) continue;
    EXPECT_EQ(solve(GetParam(), witness->input).notices, "");
    const impartial::KillMatrix matrix = mistakes(GetParam(), witness->input);
    EXPECT_LE(matrix.cases, 2U);
    const auto row =
        std::find_if(matrix.rows.begin(), matrix.rows.end(),
                     [&](const impartial::KillRow& each) { return each.id == mistake.id; });
    ASSERT_NE(row, matrix.rows.end());
    EXPECT_GT(row->wrong, 0U) << mistake.id << "\n" << witness->input;
  }
}

INSTANTIATE_TEST_SUITE_P(Dialects, Generator, testing::ValuesIn(practised_dialects()),
                         [](const auto& test) { return test.param; });

// Each line: dialect, kind, seed, FNV-1a of the bytes. The wasm tests read the same file, so both
// make the same bytes. After a change of the mistakes or the generator, take the figures printed.
TEST(GeneratedBytes, AreTheSameEverywhere) {
  std::istringstream lines(read_file(fs::path(IMPARTIAL_TESTS_DIR) / "generated.tsv"));
  std::string dialect;
  std::string kind;
  std::uint32_t seed = 0;
  std::string hash;
  std::set<std::string> dialects;
  while (lines >> dialect >> kind >> seed >> hash) {
    ASSERT_TRUE(impartial::word_named<InputKind>(kind)) << kind;
    std::uint64_t sum = 0xCBF29CE484222325;
    for (const char c : generated(dialect, *impartial::word_named<InputKind>(kind), seed))
      sum = (sum ^ static_cast<unsigned char>(c)) * 0x100000001B3;
    EXPECT_EQ(std::to_string(sum), hash) << dialect << " " << kind << " " << seed;
    dialects.insert(dialect);
  }
  EXPECT_TRUE(lines.eof());
  const std::vector<std::string> practised = practised_dialects();
  EXPECT_EQ(dialects, std::set<std::string>(practised.begin(), practised.end()));
}

}  // namespace
}  // namespace impartial_tests
