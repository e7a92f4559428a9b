// Chess (rows of pieces) by its rules alone. The tests compare the solver with it.
//
// - A board has rows of cells, numbered from 1 at the left. A cell has at most one piece.
// - A move takes one piece to the first empty cell on its right, over any pieces between.
// - The player who cannot move loses.
//
// A row is a set of cells, as bits: cell c is bit c - 1. Grundy values are computed by their
// definition, as the smallest number that no option has. The outcome of a board is also computed by
// a search of the whole game, which tests that the values of the rows add up by xor.
//
// Example: a piece on 18, alone in a row of 20, can move to 19, and then to 20. So the
// second player wins.
#ifndef IMPARTIAL_TESTS_ORACLE_CHESS_ROWS_HPP
#define IMPARTIAL_TESTS_ORACLE_CHESS_ROWS_HPP

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "oracle/judge_text.hpp"

namespace impartial_oracle::chess_rows {

using Row = std::uint32_t;
using Board = std::vector<Row>;

// The judge's rows.
constexpr int kWidth = 20;

struct Move {
  std::size_t row;  // from 1
  int from;         // from 1
  int to;
};

inline Row cell_bit(int cell) { return Row{1} << (cell - 1); }

inline bool has_piece(Row row, int cell) { return (row & cell_bit(cell)) != 0; }

inline Row row_of(const std::vector<int>& cells) {
  Row row = 0;
  for (int cell : cells) row |= cell_bit(cell);
  return row;
}

// The legal moves of a row of w cells. `row_number`: the row in the moves. Order: by `from`.
inline std::vector<Move> row_moves(Row row, int w, std::size_t row_number = 1) {
  std::vector<Move> moves;
  for (int from = 1; from <= w; ++from) {
    if (!has_piece(row, from)) continue;
    int to = from + 1;
    while (to <= w && has_piece(row, to)) ++to;
    if (to <= w) moves.push_back({row_number, from, to});
  }
  return moves;
}

inline Row after(Row row, const Move& move) {
  return (row & ~cell_bit(move.from)) | cell_bit(move.to);
}

// The legal moves of a board whose rows have w cells. Order: by row, then by `from`.
inline std::vector<Move> moves(const Board& board, int w) {
  std::vector<Move> all;
  for (std::size_t r = 0; r < board.size(); ++r) {
    for (const Move& move : row_moves(board[r], w, r + 1)) all.push_back(move);
  }
  return all;
}

inline Board after(Board board, const Move& move) {
  board[move.row - 1] = after(board[move.row - 1], move);
  return board;
}

// The Grundy values of all rows of w cells, indexed by the bits of the row. A move increases the
// index, so the values are computed in descending order.
inline const std::vector<int>& grundy_table(int w) {
  static std::map<int, std::vector<int>> known;
  std::vector<int>& table = known[w];
  if (!table.empty()) return table;
  table.resize(std::size_t{1} << w);
  for (std::size_t row = table.size(); row-- > 0;) {
    std::vector<bool> options(static_cast<std::size_t>(w) + 1, false);
    for (const Move& move : row_moves(static_cast<Row>(row), w)) {
      const Row option = after(static_cast<Row>(row), move);
      options[static_cast<std::size_t>(table[option])] = true;
    }
    int value = 0;
    while (options[static_cast<std::size_t>(value)]) ++value;
    table[row] = value;
  }
  return table;
}

inline int grundy(Row row, int w) { return grundy_table(w)[row]; }

// The theorem of Sprague and Grundy: the value of a sum is the xor of the values.
inline int grundy(const Board& board, int w) {
  int value = 0;
  for (Row row : board) value ^= grundy(row, w);
  return value;
}

inline bool first_player_wins(const Board& board, int w) { return grundy(board, w) != 0; }

// Every winning move. Order: by row, then by `from`.
inline std::vector<Move> winning_moves(const Board& board, int w) {
  std::vector<Move> winning;
  const int value = grundy(board, w);
  for (const Move& move : moves(board, w)) {
    const Row row = board[move.row - 1];
    if ((value ^ grundy(row, w) ^ grundy(after(row, move), w)) == 0) winning.push_back(move);
  }
  return winning;
}

// The outcome without any theory, by a search of the whole game. Complexity: for tiny boards only.
inline bool first_player_wins_by_search(const Board& board, int w) {
  static std::map<std::pair<int, Board>, bool> known;
  const auto key = std::make_pair(w, board);
  const auto found = known.find(key);
  if (found != known.end()) return found->second;
  bool wins = false;
  for (const Move& move : moves(board, w)) {
    if (!first_player_wins_by_search(after(board, move), w)) wins = true;
  }
  known[key] = wins;
  return wins;
}

inline std::string text(const Move& move) {
  return std::to_string(move.row) + ":" + std::to_string(move.from) + ">" + std::to_string(move.to);
}

inline void answer_cases(JudgeText& judge, bool list_moves) {
  const int cases = judge.read_int();
  for (int number = 1; number <= cases; ++number) {
    Board board;
    const int rows = judge.read_int();
    for (int r = 0; r < rows; ++r) {
      std::vector<int> cells(static_cast<std::size_t>(judge.read_int()));
      for (int& cell : cells) cell = judge.read_int();
      board.push_back(row_of(cells));
    }
    if (list_moves) {
      judge.print_moves(winning_moves(board, kWidth), "none");
    } else {
      const bool wins = first_player_wins(board, kWidth);
      judge.print(wins ? "YES\n" : "NO\n");
    }
  }
}

// Answers the judge text. Returns false if this game lacks the dialect.
inline bool answer(const std::string& dialect, JudgeText& judge) {
  if (dialect == "hdu5724") {
    answer_cases(judge, false);
  } else if (dialect == "chess_moves") {
    answer_cases(judge, true);
  } else {
    return false;
  }
  return true;
}

}  // namespace impartial_oracle::chess_rows

#endif  // IMPARTIAL_TESTS_ORACLE_CHESS_ROWS_HPP
