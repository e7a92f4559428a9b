// Generated inputs: they keep the judges' limits and catch the known mistakes.
#include <gtest/gtest.h>

#include <set>

#include "boundary/game_list.hpp"
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

// The dialects that have mistakes and can be generated.
std::vector<std::string> practised_dialects() {
  std::vector<std::string> practised;
  for (const std::string& dialect : dialects()) {
    in_dialect(dialect, [&]<class G, class D>(std::type_identity<G>, std::type_identity<D>) {
      using Position = typename impartial::CaseOf<G>::Type;
      if (impartial::Generates<D, Position> &&
          !impartial::mistakes_of<D, Position>().single.empty())
        practised.push_back(dialect);
    });
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

// Calls use(table) with the mistakes of the dialect after they have answered the input.
template <class Use>
void with_table(const std::string& dialect, const std::string& input, Use&& use) {
  in_dialect(dialect, [&]<class G, class D>(std::type_identity<G>, std::type_identity<D>) {
    impartial::MistakeTable<D, typename impartial::CaseOf<G>::Type> table;
    run_mistakes(input, table);
    use(table);
  });
}

TEST_P(Generator, CatchesEachMistakeAndTellsThemApart) {
  for (const std::uint32_t seed : {1U, 2U, 3U}) {
    const std::string input = generated(GetParam(), InputKind::adversarial, seed);
    with_table(GetParam(), input, [&](const auto& table) {
      ASSERT_GT(table.count(), 0U);
      for (std::size_t i = 0; i < table.count(); ++i) {
        const auto& mistake = table.mistake(i);
        EXPECT_EQ(table.tally(i).wrong != 0, !mistake.beyond) << mistake.id;
        for (std::size_t j = 0; j < i; ++j) {
          const auto& other = table.mistake(j);
          const bool are_twins = mistake.twin == other.id || other.twin == mistake.id;
          EXPECT_EQ(table.are_alike(i, j), are_twins) << mistake.id << " and " << other.id;
        }
      }
    });
    if (HasFailure()) FAIL() << input << to_json(*impartial::kill_matrix(GetParam(), input));
  }
}

// The mistakes that only show beyond the judge's limits show there.
TEST_P(Generator, NoMistakeIsRightEverywhere) {
  std::set<std::string> unseen;
  with_table(GetParam(), "", [&](const auto& table) {
    for (std::size_t i = 0; i < table.count(); ++i) {
      if (table.mistake(i).beyond) unseen.emplace(table.mistake(i).id);
    }
  });
  for (const JudgeCase& each : judge_cases()) {
    if (each.dialect != GetParam()) continue;
    with_table(GetParam(), each.input, [&](const auto& table) {
      for (std::size_t i = 0; i < table.count(); ++i) {
        if (table.tally(i).wrong != 0) unseen.erase(std::string(table.mistake(i).id));
      }
    });
  }
  EXPECT_EQ(unseen, std::set<std::string>{});
}

TEST_P(Generator, FindsTheSmallestInputThatCatchesAMistake) {
  with_table(GetParam(), "", [&](const auto& empty) {
    for (std::size_t i = 0; i < empty.count(); ++i) {
      const auto& mistake = empty.mistake(i);
      const auto witness = *impartial::witness(GetParam(), mistake.id);
      EXPECT_NE(witness.has_value(), mistake.beyond) << mistake.id;
      if (!witness) continue;
      const std::string& input = witness->input;
      EXPECT_EQ(solve(GetParam(), input).notices, "");
      with_table(GetParam(), input, [&](const auto& table) {
        EXPECT_GT(table.tally(i).wrong, 0U) << mistake.id << "\n" << input;
        EXPECT_LE(table.cases(), 2U);
      });
    }
  });
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
