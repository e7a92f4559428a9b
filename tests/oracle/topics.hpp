// The questions that the page "Check it yourself" (web/verify) puts to the solver, with the answers
// of the oracles.
//
// A topic is a list of positions. Its question is either judge text, whose answer is the judge's
// output, or the board, whose answer is a line for each position: outcome, Grundy value (- if there
// is none in misere play) and all winning moves, separated by spaces.
#ifndef IMPARTIAL_TESTS_ORACLE_TOPICS_HPP
#define IMPARTIAL_TESTS_ORACLE_TOPICS_HPP

#include <algorithm>
#include <cstddef>
#include <functional>
#include <random>
#include <string>
#include <vector>

#include "oracle/chess_rows.hpp"
#include "oracle/misere_nim.hpp"
#include "oracle/number_game.hpp"
#include "oracle/wythoff.hpp"

namespace impartial_oracle {

struct Question {
  std::string position;  // in the game's notation
  std::string judge;     // as a case of judge text
};

struct Topic {
  std::string id;
  std::string dialect;  // empty if the board is asked
  bool counted;         // the text begins with the number of its cases
  std::size_t positions;
  std::function<Question(std::size_t)> question;
  // A line for each position; if there is none, the oracle of the dialect answers the text.
  std::function<std::string(std::size_t)> answer;
};

// Some positions of a topic, one after the other.
struct Slice {
  std::string positions;  // a line each
  std::string input;      // judge text; empty if the board is asked
  std::string answers;    // the judge's output, or a line for each position
};

inline std::string text(int move) { return std::to_string(move); }

inline std::string joined(const std::vector<int>& numbers) {
  std::string line;
  for (int number : numbers) line += (line.empty() ? "" : " ") + std::to_string(number);
  return line;
}

// The line of an answer on the board.
template <typename Moves>
std::string board_answer(bool wins, const std::string& value, const Moves& winning) {
  std::string line = (wins ? "N " : "P ") + value;
  for (const auto& move : winning) line += " " + text(move);
  return line;
}

// --- Number Game: every position that can occur

namespace number_game {

inline const Position& position_of(std::size_t index) {
  static const std::vector<Position> all = all_positions();
  return all[index];
}

inline Question question(std::size_t index) {
  const std::vector<int> free = moves(position_of(index));
  return {joined(free), std::to_string(free.size()) + "\n" + joined(free)};
}

inline std::string on_board(std::size_t index) {
  const Position& position = position_of(index);
  return board_answer(first_player_wins(position), std::to_string(grundy(position)),
                      winning_moves(position));
}

}  // namespace number_game

// --- Chess: a row of fewer cells is a row of 20 whose left cells are empty

namespace chess_rows {

constexpr int kNarrow = 12;
constexpr int kTiny = 6;

inline std::vector<int> cells_of(Row row) {
  std::vector<int> cells;
  for (int cell = 1; cell <= kWidth; ++cell) {
    if (has_piece(row, cell)) cells.push_back(cell);
  }
  return cells;
}

inline Question question_of(const Board& board) {
  Question question{"", std::to_string(board.size())};
  for (const Row row : board) {
    const std::vector<int> cells = cells_of(row);
    if (!question.position.empty()) question.position += " / ";
    question.position += cells.empty() ? "-" : joined(cells);
    question.judge += "\n" + std::to_string(cells.size()) + " " + joined(cells);
  }
  return question;
}

inline Board one_row(std::size_t index) { return {static_cast<Row>(index) << (kWidth - kNarrow)}; }

inline std::string on_board(const Board& board) {
  return board_answer(first_player_wins(board, kWidth), std::to_string(grundy(board, kWidth)),
                      winning_moves(board, kWidth));
}

// Two rows of 6 cells.
inline Board tiny_board(std::size_t index) {
  const Row both = static_cast<Row>(index);
  return {both >> kTiny, both & ((1U << kTiny) - 1)};
}

inline Question tiny_question(std::size_t index) {
  Board board = tiny_board(index);
  for (Row& row : board) row <<= kWidth - kTiny;
  return question_of(board);
}

// The outcome by a search of the whole game, without xor.
inline std::string tiny_answer(std::size_t index) {
  return first_player_wins_by_search(tiny_board(index), kTiny) ? "YES" : "NO";
}

// A board of one to four rows, sparse or full; the same for the same index.
inline Board sample_board(std::size_t index) {
  std::mt19937 random(static_cast<std::mt19937::result_type>(index));
  Board board(1 + index % 4);
  for (Row& row : board) {
    row = static_cast<Row>(random());
    if (index / 4 % 2 == 0) row &= static_cast<Row>(random());
    row &= (Row{1} << kWidth) - 1;
  }
  return board;
}

}  // namespace chess_rows

// --- Wythoff's game: all pairs of heaps up to a bound

namespace wythoff {

constexpr int kOutcomes = 1000;
constexpr int kMoves = 150;
constexpr int kValues = 60;

inline std::size_t pairs(int bound) {
  const auto heaps = static_cast<std::size_t>(bound) + 1;
  return heaps * heaps;
}

inline Question question_of(std::size_t index, int bound) {
  const auto heaps = static_cast<std::size_t>(bound) + 1;
  const std::string pair = std::to_string(index / heaps) + " " + std::to_string(index % heaps);
  return {pair, pair};
}

inline std::string on_board(std::size_t index) {
  static const Outcomes outcomes(kValues);
  static const GrundyValues values(kValues);
  const int a = static_cast<int>(index) / (kValues + 1);
  const int b = static_cast<int>(index) % (kValues + 1);
  return board_answer(outcomes.first_player_wins(a, b), std::to_string(values.grundy(a, b)),
                      outcomes.winning_moves(a, b));
}

}  // namespace wythoff

// --- Misere Nim: up to six heaps of up to eight stones

namespace misere_nim {

constexpr std::size_t kHeaps = 6;
constexpr int kStones = 8;

// The order of the heaps makes no difference to the rules, so each position comes once, sorted.
inline const std::vector<Position>& positions() {
  static const std::vector<Position> all = [] {
    std::vector<Position> found = {{}};
    for (std::size_t next = 0; next < found.size(); ++next) {
      const Position shorter = found[next];
      if (shorter.size() == kHeaps) continue;
      for (int heap = shorter.empty() ? 1 : shorter.back(); heap <= kStones; ++heap) {
        found.push_back(shorter);
        found.back().push_back(heap);
      }
    }
    return found;
  }();
  return all;
}

inline Question question(std::size_t index) {
  const Position& heaps = positions()[index];
  return {joined(heaps), std::to_string(heaps.size()) + "\n" + joined(heaps)};
}

inline std::string on_board(std::size_t index) {
  const Position& heaps = positions()[index];
  return board_answer(first_player_wins(heaps), "-", winning_moves(heaps));
}

}  // namespace misere_nim

inline const std::vector<Topic>& topics() {
  static const std::vector<Topic> all = [] {
    const std::size_t numbers = number_game::all_positions().size();
    const std::size_t rows = std::size_t{1} << chess_rows::kNarrow;
    const std::size_t tiny = std::size_t{1} << (2 * chess_rows::kTiny);
    const std::size_t heaps = misere_nim::positions().size();
    const auto row = [](std::size_t i) { return chess_rows::question_of(chess_rows::one_row(i)); };
    const auto pair_up_to = [](int bound) {
      return [bound](std::size_t i) { return wythoff::question_of(i, bound); };
    };
    return std::vector<Topic>{
        {"number_game_text", "tud2001", true, numbers, number_game::question, {}},
        {"number_game_board", "", false, numbers, number_game::question, number_game::on_board},
        {"chess_rows_text", "chess_moves", true, rows, row, {}},
        {"chess_rows_board", "", false, rows, row,
         [](std::size_t i) { return chess_rows::on_board(chess_rows::one_row(i)); }},
        {"chess_rows_samples",
         "chess_moves",
         true,
         20'000,
         [](std::size_t i) { return chess_rows::question_of(chess_rows::sample_board(i)); },
         {}},
        {"chess_rows_sums", "hdu5724", true, tiny, chess_rows::tiny_question,
         chess_rows::tiny_answer},
        {"wythoff_outcomes",
         "hdu1527",
         false,
         wythoff::pairs(wythoff::kOutcomes),
         pair_up_to(wythoff::kOutcomes),
         {}},
        {"wythoff_text",
         "wythoff_moves",
         false,
         wythoff::pairs(wythoff::kMoves),
         pair_up_to(wythoff::kMoves),
         {}},
        {"wythoff_board", "", false, wythoff::pairs(wythoff::kValues), pair_up_to(wythoff::kValues),
         wythoff::on_board},
        {"misere_nim_text", "misere_moves", true, heaps, misere_nim::question, {}},
        {"misere_nim_board", "", false, heaps, misere_nim::question, misere_nim::on_board},
    };
  }();
  return all;
}

}  // namespace impartial_oracle

#endif  // IMPARTIAL_TESTS_ORACLE_TOPICS_HPP
