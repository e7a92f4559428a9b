// The remoteness against brute force, and its laws on the positions of tests/games.
#include "core/remoteness.hpp"

#include <gtest/gtest.h>

#include <numeric>
#include <utility>

#include "native/support.hpp"
#include "oracle/chess_rows.hpp"
#include "oracle/misere_nim.hpp"
#include "oracle/number_game.hpp"
#include "oracle/remoteness.hpp"
#include "oracle/wythoff.hpp"

namespace {

namespace oracle = impartial_oracle;
using impartial::Outcome;
using impartial::Play;

template <class G>
std::optional<impartial::Remoteness> remoteness(const typename G::Position& position) {
  typename impartial::AnswererOf<G>::Type answerer;
  return impartial::remoteness_of<G>(answerer, position);
}

// Compares a position with the oracle: the number of moves, and each of the best ones.
template <class G, class Ends, class Position, class After>
void expect_end(Ends& ends, const Position& position, const std::string& notation, After&& after) {
  const auto read = G::read_position(notation);
  ASSERT_TRUE(read.has_value()) << notation;
  const auto found = remoteness<G>(*read);
  ASSERT_TRUE(found.has_value()) << notation;
  const oracle::End end = ends.end(position);
  EXPECT_EQ(found->moves, static_cast<std::uint32_t>(end.moves)) << notation;
  std::vector<std::string> best;
  for (const auto& [move, next] : after(position)) {
    const oracle::End then = ends.end(next);
    if (then.wins != end.wins && then.moves + 1 == end.moves) best.push_back(move);
  }
  EXPECT_EQ(found->best, best) << notation;
}

template <class Position>
using After = std::vector<std::pair<std::string, Position>>;

template <class Position>
auto options_by(After<Position> (*after)(const Position&)) {
  return [after](const Position& position) {
    std::vector<Position> options;
    for (auto& [move, next] : after(position)) options.push_back(next);
    return options;
  };
}

template <class Position>
auto ends_by(After<Position> (*after)(const Position&), bool last_mover_loses = false) {
  const auto options = options_by(after);
  return oracle::Ends<Position, decltype(options)>(options, last_mover_loses);
}

template <class Numbers>
std::string joined(const Numbers& numbers) {
  std::string text;
  for (const int number : numbers) text += std::to_string(number) + " ";
  return text;
}

TEST(Remoteness, NumberGameAllPositions) {
  using oracle::number_game::Position;
  After<Position> (*after)(const Position&) = [](const Position& position) {
    After<Position> all;
    for (const int move : oracle::number_game::moves(position))
      all.push_back({std::to_string(move), oracle::number_game::after(position, move)});
    return all;
  };
  auto ends = ends_by(after);
  std::vector<std::string> unknown;
  for (const Position& position : oracle::number_game::all_positions()) {
    using Game = impartial::number_game::NumberGame;
    const std::string notation = joined(position);
    const auto read = Game::read_position(notation);
    if (read.has_value() && !remoteness<Game>(*read)) {
      unknown.push_back(notation);
      continue;
    }
    expect_end<Game>(ends, position, notation, after);
  }
  // Only the start takes more options than the search reads.
  std::vector<int> start(19);
  std::iota(start.begin(), start.end(), 2);
  EXPECT_EQ(unknown, std::vector{joined(start)});
}

TEST(Remoteness, WythoffSmallHeaps) {
  using Position = std::pair<int, int>;
  After<Position> (*after)(const Position&) = [](const Position& position) {
    After<Position> all;
    const auto [a, b] = position;
    for (const auto& move : oracle::wythoff::moves(a, b))
      all.push_back({text(move), {a - move.from_first, b - move.from_second}});
    return all;
  };
  auto ends = ends_by(after);
  for (int a = 0; a <= 24; ++a) {
    for (int b = 0; b <= 24; ++b) {
      expect_end<impartial::wythoff::Wythoff>(ends, Position{a, b},
                                              std::to_string(a) + " " + std::to_string(b), after);
    }
  }
}

TEST(Remoteness, MisereNimSmallHeaps) {
  using oracle::misere_nim::Position;
  After<Position> (*after)(const Position&) = [](const Position& position) {
    After<Position> all;
    for (const auto& move : oracle::misere_nim::moves(position))
      all.push_back({text(move), oracle::misere_nim::after(position, move)});
    return all;
  };
  auto ends = ends_by(after, true);
  for (int a = 0; a <= 6; ++a) {
    for (int b = 0; b <= 6; ++b) {
      for (int c = 0; c <= 6; ++c) {
        const Position position = {a, b, c, (a + b) % 3};
        expect_end<impartial::misere_nim::MisereNim>(ends, position, joined(position), after);
      }
    }
  }
}

TEST(Remoteness, ChessRowsSmallBoards) {
  using oracle::chess_rows::Board;
  using oracle::chess_rows::Row;
  constexpr int kCells = 20;
  constexpr int kMovable = 6;  // the rows have pieces in their last cells only
  After<Board> (*after)(const Board&) = [](const Board& board) {
    After<Board> all;
    for (const auto& move : oracle::chess_rows::moves(board, kCells)) {
      const std::string name = std::to_string(move.row) + ":" + std::to_string(move.from) + ">" +
                               std::to_string(move.to);
      all.push_back({name, oracle::chess_rows::after(board, move)});
    }
    return all;
  };
  auto ends = ends_by(after);
  for (Row first = 0; first < (1U << kMovable); ++first) {
    for (Row second = 0; second < (1U << kMovable); second += 3) {
      const Board board = {first << (kCells - kMovable), second << (kCells - kMovable)};
      std::string notation;
      for (const Row row : board) {
        if (!notation.empty()) notation += "/ ";
        if (row == 0) notation += "- ";
        for (int cell = 1; cell <= kCells; ++cell)
          if (oracle::chess_rows::has_piece(row, cell)) notation += std::to_string(cell) + " ";
      }
      expect_end<impartial::chess_rows::ChessRows>(ends, board, notation, after);
    }
  }
}

// A position that is won like the end of the game has an even remoteness, any other an odd one. A
// best move leads to the other outcome, and to a remoteness that is smaller by one.
template <class G>
void expect_laws() {
  std::size_t found_count = 0;
  for (const std::string& text : impartial_tests::sample_positions(G::kInfo.id)) {
    const auto position = G::read_position(text);
    ASSERT_TRUE(position.has_value()) << text;
    const auto found = remoteness<G>(*position);
    if (!found) continue;
    ++found_count;
    typename impartial::AnswererOf<G>::Type answerer;
    const auto analysis = answerer.analyse(*position);
    const bool as_at_end =
        analysis.outcome ==
        (impartial::play_of<G>(*position) == Play::normal ? Outcome::P : Outcome::N);
    EXPECT_EQ(found->moves % 2 == 0, as_at_end) << text;
    EXPECT_EQ(found->best.empty(), analysis.option_count == 0) << text;
    EXPECT_EQ(found->moves == 0, analysis.option_count == 0) << text;
    for (const std::string& move : found->best) {
      const auto after = G::play(*position, *G::read_move(move));
      ASSERT_TRUE(after.has_value()) << text << ": " << move;
      EXPECT_NE(answerer.analyse(*after).outcome, analysis.outcome) << text << ": " << move;
      const auto then = remoteness<G>(*after);
      ASSERT_TRUE(then.has_value()) << text << ": " << move;
      EXPECT_EQ(then->moves + 1, found->moves) << text << ": " << move;
    }
  }
  EXPECT_GE(found_count, 2U) << G::kInfo.id;
}

template <class... Gs>
void expect_laws_of(impartial::GameList<Gs...>) {
  (expect_laws<Gs>(), ...);
}

TEST(Remoteness, LawsOfEveryGame) { expect_laws_of(impartial::Games{}); }

TEST(Remoteness, LargePositionsHaveNone) {
  impartial::Positions calls;
  EXPECT_EQ(impartial_tests::text_of(
                calls.remoteness("wythoff", "1000000000000000000 999999999999999999")),
            "null");
  EXPECT_EQ(
      impartial_tests::text_of(calls.remoteness("chess_rows", "1 2 3 4 5 6 7 8 / 1 2 3 4 5 6 7 8")),
      "null");
  EXPECT_EQ(impartial_tests::text_of(
                calls.remoteness("misere_nim", "1000000000000000000 1000000000000000000")),
            "null");
  // One heap: all but one stone, then the last one.
  EXPECT_EQ(impartial_tests::text_of(calls.remoteness("misere_nim", "1000000000000000000")),
            R"({"moves":2,"best":["1:999999999999999999"]})");
}

}  // namespace
