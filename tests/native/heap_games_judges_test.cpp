// The judges of heap games: their cases on the board, their theorems, and the known rules.
#include "oracle/heap_games_judges.hpp"

#include <gtest/gtest.h>

#include <set>

#include "games/heap_games/heap_games.hpp"
#include "games/heap_games/judge_values.hpp"
#include "native/support.hpp"

namespace impartial_tests {
namespace {

namespace heap_games = impartial::heap_games;
using heap_games::HeapGames;
using heap_games::JudgeCase;

// Calls use(case) for the small cases of each judge.
template <class Use>
void for_each_small_case(Use&& use) {
  [&]<class... Ds>(impartial::Dialects<Ds...>) {
    const auto of = [&](const auto& list) {
      for (const JudgeCase& each : list.small) use(each);
    };
    (of(Ds::case_list()), ...);
  }(heap_games::JudgeDialects{});
}

// The board has the judge's answer.
TEST(HeapGamesJudges, ACaseStandsOnTheBoard) {
  HeapGames::Answerer board;
  std::size_t solved = 0;
  std::size_t cases = 0;
  for_each_small_case([&](const JudgeCase& each) {
    if (++cases % 43 != 0) return;
    const std::string text = HeapGames::position_of(each);
    SCOPED_TRACE(text);
    const auto position = HeapGames::read_position(text);
    ASSERT_TRUE(position) << message(position.error());
    EXPECT_EQ(HeapGames::write_position(*position), text);
    const auto analysis = board.analyse(*position);
    if (analysis.outcome == impartial::Outcome::unknown) return;
    const bool wins = heap_games::CaseAnswers(each).wins(each.positions.front());
    EXPECT_EQ(analysis.outcome == impartial::Outcome::N, wins);
    ++solved;
  });
  EXPECT_GT(solved, 50U);
}

// The board knows the winning moves of Nim at once, whatever the size of the heaps.
TEST(HeapGamesJudges, TheBoardHasTheWinningMovesOfNim) {
  using Nim = heap_games::Judge<heap_games::JudgeId::poj2975>;
  HeapGames::Answerer board;
  const auto list = Nim::case_list();
  std::size_t large = 0;
  for (const auto* cases : {&list.small, &list.special}) {
    for (const JudgeCase& each : *cases) {
      const auto position = *HeapGames::read_position(HeapGames::position_of(each));
      const auto analysis = board.analyse(position);
      SCOPED_TRACE(HeapGames::write_position(position));
      EXPECT_EQ(analysis.status, impartial::Status::solved);
      EXPECT_TRUE(analysis.complete);
      EXPECT_EQ(analysis.winning.size(), heap_games::count_winning_moves(each.positions.front()));
      std::uint64_t stones = 0;
      for (const std::uint64_t heap : position.heaps) stones += heap;
      EXPECT_EQ(analysis.option_count, stones);
      EXPECT_EQ(analysis.outcome == impartial::Outcome::N, !analysis.winning.empty());
      for (const auto& move : analysis.winning) {
        const auto after = board.analyse(*HeapGames::play(position, move));
        EXPECT_EQ(after.grundy, 0U);
        if (position.heaps.size() > 100) break;
      }
      if (stones > 1'000'000) ++large;
    }
  }
  EXPECT_GT(large, 10U);
}

TEST(HeapGamesJudges, TheTheoremsHoldForSmallHeaps) {
  namespace oracle = impartial_oracle::heap_games;
  for (int p = 1; p <= 6; ++p) {
    for (int q = p; q <= 9; ++q) {
      oracle::JudgedGame game(oracle::rest_at_once(p, q), true);
      for (int n = 0; n <= 60; ++n) {
        EXPECT_EQ(heap_games::rest_at_once_wins(static_cast<unsigned>(n), static_cast<unsigned>(p),
                                                static_cast<unsigned>(q)),
                  game.first_player_wins({n}))
            << n << " " << p << " " << q;
      }
    }
  }
  for (int k = 3; k <= 20; ++k) {
    oracle::JudgedGame game(oracle::takes({1, 2, k}));
    for (int n = 0; n <= 100; ++n) {
      EXPECT_EQ(heap_games::one_two_k_wins(static_cast<unsigned>(n), static_cast<unsigned>(k)),
                game.first_player_wins({n}))
          << n << " " << k;
    }
  }
  // A heap of 2v has the value v, so a heap of the value v loses beside it.
  oracle::JudgedGame halves(oracle::at_most_half);
  for (int n = 1; n <= 40; ++n) {
    const auto value = static_cast<int>(heap_games::half_value(static_cast<unsigned>(n)));
    EXPECT_FALSE(halves.first_player_wins({n, 2 * value})) << n;
  }
  for (int n = 0; n <= 16; ++n)
    EXPECT_EQ(heap_games::ring_wins(static_cast<unsigned>(n)), oracle::ring_wins(n)) << n;
}

TEST(HeapGamesJudges, TheListOfGrundysGameIsThatOfItsValues) {
  constexpr std::uint64_t kLargest = 5'000;
  const heap_games::Table values = heap_games::split_table({}, kLargest);
  for (std::uint64_t n = 0; n <= kLargest; ++n)
    EXPECT_EQ(heap_games::grundy_wins(n), values[static_cast<std::size_t>(n)] != 0) << n;
}

// web/games/heap_games/known_rules.tsv: the solver reads each rule, in its own spelling.
TEST(HeapGamesJudges, TheKnownRulesAreRead) {
  std::istringstream file(
      read_file(fs::path(IMPARTIAL_TESTS_DIR) / "../web/games/heap_games/known_rules.tsv"));
  std::string line;
  std::getline(file, line);
  EXPECT_EQ(line, "id\trule\theaps\ten\tzh-Hans\talso\tjudges\tsource");
  std::set<std::string> ids;
  std::size_t rules = 0;
  for (; std::getline(file, line); ++rules) {
    std::vector<std::string> cells;
    std::istringstream row(line + "\t");
    for (std::string cell; std::getline(row, cell, '\t');) cells.push_back(cell);
    ASSERT_EQ(cells.size(), 8U) << line;
    EXPECT_TRUE(ids.insert(cells[0]).second) << cells[0];
    const std::string text = cells[1] + ": " + cells[2];
    const auto position = HeapGames::read_position(text);
    ASSERT_TRUE(position) << text << ": " << message(position.error());
    EXPECT_EQ(HeapGames::write_position(*position), text);
    EXPECT_FALSE(cells[3].empty() || cells[4].empty()) << line;
  }
  EXPECT_EQ(rules, 60U);
}

}  // namespace
}  // namespace impartial_tests
