// Chess (HDU 5724).
//
// Rules
// - Rows of 20 cells, each cell empty or with one piece.
// - A move takes one piece to the first empty cell on its right in its row, past the pieces that
// stand between.
// - Who cannot move loses.
//
// Theory: the rows are a disjunctive sum, and each is staircase Nim: see row.hpp.
//
// Example: a row with pieces on 19 and 20 has no move. Rows 19 / 18 have Grundy values 1 and 0: N,
// and 1:19>20 wins.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.hpp"
#include "games/chess_rows/row.hpp"

namespace impartial::chess_rows {

inline constexpr Role kRowCount{"row_count", "the number of rows", "rows"};
inline constexpr Role kRowRole{"row", "a row", "rows"};
inline constexpr Role kPieceCount{"piece_count", "the count of pieces", "pieces"};
inline constexpr Role kCellRole{"cell", "a cell", "pieces"};
inline constexpr Rule kSharedCell{"shared_cell", [](const Notice& notice) {
                                    return "two pieces on cell " +
                                           std::string(notice.param("witness"));
                                  }};

using Rows = std::vector<Row>;

// Moves a piece of a row, all counted from 1.
struct Move {
  std::uint64_t row = 0;
  std::uint64_t from = 0;
  std::uint64_t to = 0;
  auto operator<=>(const Move&) const = default;
};

// The Grundy value of the sum.
std::uint64_t grundy(const Rows& rows);

// Every winning move, by row, then by the cell it leaves.
std::vector<Move> winning_moves(const Rows& rows);

// `YES` if the first player wins, else `NO`.
class Hdu5724 {
 public:
  static const DialectInfo kInfo;
  static constexpr std::string_view kOutputWords = "YES NO";
  explicit Hdu5724(std::uint32_t) {}
  bool read_case(TextReader& reader, Rows& rows);
  void write_answer(const Rows& rows, std::uint64_t case_number, TextWriter& writer);
};

// Every winning move `row:from>to` on a line, or `none`.
class ChessMoves {
 public:
  static const DialectInfo kInfo;
  static constexpr std::string_view kOutputWords = "none";
  explicit ChessMoves(std::uint32_t) {}
  bool read_case(TextReader& reader, Rows& rows);
  void write_answer(const Rows& rows, std::uint64_t case_number, TextWriter& writer);
};

struct ChessRows {
  static constexpr GameInfo kInfo{"chess_rows", Play::normal, "3 5 6 11 / 2 14 15 18 / 7 9 16"};
  using Position = Rows;
  using Move = chess_rows::Move;
  using Dialects = impartial::Dialects<Hdu5724, ChessMoves>;

  // Rows apart by `/`, cells by blanks; `-` is an empty row; the empty text has no row.
  static Expected<Rows> read_position(std::string_view text);
  static std::string write_position(const Rows& rows);
  static Expected<Move> read_move(std::string_view text);
  static std::string write_move(const Move& move);
  // Components are the rows.
  static Analysis<Move> analyse(const Rows& rows);
  static Expected<Rows> play(const Rows& rows, const Move& move);
  // {"width": 20, "rows": [{"pieces": [cells, ascending], "landing": [the cell each can move to, 0
  // for none], "values": [the position's Grundy value after that, null for none], "groups": [s0,
  // s1, ...], "grundy"}]}
  static void write_view(const Rows& rows, JsonWriter& json);
};

}  // namespace impartial::chess_rows
