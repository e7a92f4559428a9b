// Compares the solver with tests/oracle, which uses the rules alone, on all small positions.
#include <gtest/gtest.h>

#include <random>

#include "games/chess_rows/chess_rows.hpp"
#include "games/misere_nim/misere_nim.hpp"
#include "games/number_game/number_game.hpp"
#include "games/wythoff/wythoff.hpp"
#include "oracle/chess_rows.hpp"
#include "oracle/misere_nim.hpp"
#include "oracle/number_game.hpp"
#include "oracle/wythoff.hpp"

namespace {

namespace oracle = impartial_oracle;
using impartial::Outcome;

// The moves as text, separated by spaces.
template <class Game, class Moves>
std::string texts(const Moves& moves) {
  std::string text;
  for (const auto& move : moves) text += Game::write_move(move) + " ";
  return text;
}

template <class Moves>
std::string oracle_texts(const Moves& moves) {
  std::string result;
  for (const auto& move : moves) result += text(move) + " ";
  return result;
}

TEST(Oracle, NumberGameAllPositions) {
  using namespace impartial::number_game;
  const auto positions = oracle::number_game::all_positions();
  EXPECT_EQ(positions.size(), 3515U);
  EXPECT_EQ(Universe::get().positions().size(), 3515U);
  std::size_t losing = 0;
  for (const auto& position : positions) {
    std::string notation;
    for (const int number : position) notation += std::to_string(number) + " ";
    const auto read = NumberGame::read_position(notation);
    ASSERT_TRUE(read.has_value()) << notation;
    const auto analysis = NumberGame::analyse(*read);
    std::string winning;
    for (const int move : oracle::number_game::winning_moves(position))
      winning += std::to_string(move) + " ";
    EXPECT_EQ(texts<NumberGame>(analysis.winning), winning) << notation;
    EXPECT_EQ(analysis.grundy, static_cast<std::uint64_t>(oracle::number_game::grundy(position)))
        << notation;
    EXPECT_LE(analysis.grundy, 12U);
    EXPECT_LE(analysis.winning.size(), 8U);
    losing += analysis.outcome == Outcome::P ? 1 : 0;
  }
  EXPECT_EQ(losing, 623U);
}

// All 2^19 sets of numbers: the universe has those that can occur; every other set has
// a correct witness.
TEST(Oracle, NumberGameImpossiblePositions) {
  using namespace impartial::number_game;
  std::size_t possible = 0;
  for (Numbers set = 0; set < bit(kLargest - 1); ++set) {
    const Numbers free = set << kSmallest;
    const auto witness = violation(free);
    if (Universe::get().find(free) != Universe::kNone) {
      ++possible;
      EXPECT_FALSE(witness.has_value());
      continue;
    }
    ASSERT_TRUE(witness.has_value());
    EXPECT_EQ(witness->sum, witness->left + witness->right);
    EXPECT_NE(free & bit(witness->sum), 0U);
    EXPECT_EQ(free & (bit(witness->left) | bit(witness->right)), 0U);
    EXPECT_GE(witness->left, kSmallest);
  }
  EXPECT_EQ(possible, 3515U);
}

TEST(Oracle, ChessRowsOfAllWidths) {
  using namespace impartial::chess_rows;
  // A narrower row is a row of 20 cells whose left cells are empty.
  for (const int width : {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 20}) {
    const std::vector<int>& expected = oracle::chess_rows::grundy_table(width);
    for (oracle::chess_rows::Row cells = 0; cells < expected.size(); ++cells) {
      Row row = 0;
      for (int cell = 1; cell <= width; ++cell) {
        if (oracle::chess_rows::has_piece(cells, cell))
          row |= cell_bit(static_cast<std::uint64_t>(cell) + kWidth - static_cast<unsigned>(width));
      }
      ASSERT_EQ(grundy(row), static_cast<unsigned>(expected[cells]))
          << "width " << width << " cells " << cells;
    }
  }
}

TEST(Oracle, ChessMovesOnRandomBoards) {
  using namespace impartial::chess_rows;
  std::mt19937 random(5724);
  for (int i = 0; i < 2000; ++i) {
    oracle::chess_rows::Board board(random() % 6);
    Rows rows;
    for (auto& cells : board) {
      cells = (random() & random()) & ((1U << kWidth) - 1);
      Row row = 0;
      for (unsigned cell = 1; cell <= kWidth; ++cell) {
        if (oracle::chess_rows::has_piece(cells, static_cast<int>(cell))) row |= cell_bit(cell);
      }
      rows.push_back(row);
    }
    EXPECT_EQ(texts<ChessRows>(winning_moves(rows)),
              oracle_texts(oracle::chess_rows::winning_moves(board, kWidth)));
  }
}

// Checks the theorem that the rows' values add up by xor, with a search of the whole game.
TEST(Oracle, ChessSumsBySearch) {
  using namespace impartial::chess_rows;
  for (Row first = 0; first < 32; ++first) {
    for (Row second = 0; second < 32; ++second) {
      Rows rows;
      for (const Row cells : {first, second}) {
        Row row = 0;
        for (unsigned cell = 1; cell <= 5; ++cell) {
          if (oracle::chess_rows::has_piece(cells, static_cast<int>(cell)))
            row |= cell_bit(cell + kWidth - 5);
        }
        rows.push_back(row);
      }
      EXPECT_EQ(grundy(rows) != 0,
                oracle::chess_rows::first_player_wins_by_search({first, second}, 5));
    }
  }
}

TEST(Oracle, WythoffSmallHeaps) {
  using namespace impartial::wythoff;
  constexpr int kBound = 60;
  const oracle::wythoff::Outcomes outcomes(kBound);
  const oracle::wythoff::GrundyValues values(kBound);
  for (int a = 0; a <= kBound; ++a) {
    for (int b = 0; b <= kBound; ++b) {
      const Heaps heaps{static_cast<std::uint64_t>(a), static_cast<std::uint64_t>(b)};
      EXPECT_EQ(outcome(heaps) == Outcome::N, outcomes.first_player_wins(a, b)) << a << " " << b;
      EXPECT_EQ(texts<Wythoff>(winning_moves(heaps)), oracle_texts(outcomes.winning_moves(a, b)))
          << a << " " << b;
      EXPECT_EQ(grundy(heaps), static_cast<std::uint64_t>(values.grundy(a, b))) << a << " " << b;
    }
  }
}

TEST(Oracle, MisereNimSmallHeaps) {
  using namespace impartial::misere_nim;
  constexpr int kMaxHeap = 7;
  std::size_t positions = 0;
  const auto check = [&](const oracle::misere_nim::Position& position) {
    ++positions;
    const Heaps heaps(position.begin(), position.end());
    EXPECT_EQ(outcome(heaps) == Outcome::N, oracle::misere_nim::first_player_wins(position));
    EXPECT_EQ(texts<MisereNim>(winning_moves(heaps)),
              oracle_texts(oracle::misere_nim::winning_moves(position)));
  };
  check({});
  for (int a = 0; a <= kMaxHeap; ++a) {
    check({a});
    for (int b = 0; b <= kMaxHeap; ++b) {
      check({a, b});
      for (int c = 0; c <= kMaxHeap; ++c) {
        check({a, b, c});
        for (int d = 0; d <= kMaxHeap; ++d) check({a, b, c, d});
      }
    }
  }
  EXPECT_EQ(positions, 1U + 8 + 64 + 512 + 4096);
}

}  // namespace
