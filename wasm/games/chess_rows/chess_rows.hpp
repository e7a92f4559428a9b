// Chess (HDU 5724).
//
// Rules
// - The board has rows of 20 cells. A cell is empty or has one piece.
// - A move takes one piece to the first empty cell on its right, over any pieces between.
// - The player who cannot move loses.
//
// Theory: the position is the disjunctive sum of its rows, and each row is staircase Nim (row.hpp).
//
// Example: a row with pieces on 19 and 20 has no move. The rows 19 / 18 have the Grundy values 1
// and 0, so the position is N; 1:19>20 wins.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/case_list.hpp"
#include "core/feature.hpp"
#include "core/game.hpp"
#include "core/mistake.hpp"
#include "core/remoteness.hpp"
#include "games/chess_rows/row.hpp"

namespace impartial::chess_rows {

// The meanings of the numbers in the text.
inline constexpr Role kRoles[]{
    {"row_count", "the number of rows", "rows"},
    {"row", "a row", "rows"},
    {"piece_count", "the count of pieces", "pieces"},
    {"cell", "a cell", "pieces"},
};
inline constexpr const Role& kRowCount = kRoles[0];
inline constexpr const Role& kRowRole = kRoles[1];
inline constexpr const Role& kPieceCount = kRoles[2];
inline constexpr const Role& kCellRole = kRoles[3];

// The rules that a position can break.
inline constexpr Rule kRules[]{
    {"shared_cell",
     [](const Notice& notice) {
       return joined({"two pieces on cell ", notice.param("witness")});
     }},
};
inline constexpr const Rule& kSharedCell = kRules[0];

using Rows = std::vector<Row>;

// Moves a piece of a row. Rows and cells count from 1.
struct Move {
  std::uint64_t row = 0;
  std::uint64_t from = 0;
  std::uint64_t to = 0;
  auto operator<=>(const Move&) const = default;
};

// The Grundy value of the position.
std::uint64_t grundy(const Rows& rows);

// Every winning move. Order: by row, then by `from`.
std::vector<Move> winning_moves(const Rows& rows);

// Answers `YES` if the first player wins, otherwise `NO`.
class Hdu5724 {
 public:
  static const DialectInfo kInfo;
  static constexpr std::string_view kOutputWords = "YES NO";
  explicit Hdu5724(std::uint32_t) {}
  bool read_case(TextReader& reader, Rows& rows);
  void write_answer(const Rows& rows, std::uint64_t case_number, TextWriter& writer);
  static KnownMistakes<Rows> mistakes();
  static void write_case(const Rows& rows, TextWriter& writer);
  static CaseList<Rows> case_list();
  static Rows random_position(Random& random, unsigned size);
};

// Answers with a line of every winning move as `row:from>to`, or `none`. The cases are those of
// HDU.
class ChessMoves : public Hdu5724 {
 public:
  static const DialectInfo kInfo;
  static constexpr std::string_view kOutputWords = "none";
  using Hdu5724::Hdu5724;
  void write_answer(const Rows& rows, std::uint64_t case_number, TextWriter& writer);
  static KnownMistakes<Rows> mistakes();
};

// The numbers for the explanation.
enum class FactKey { rows };
std::string_view name(FactKey key);

struct ChessRows {
  static constexpr GameInfo kInfo{
      .id = "chess_rows", .play = Play::normal, .example = "3 5 6 11 / 2 14 15 18 / 7 9 16"};
  static constexpr std::span<const Role> kRoles = chess_rows::kRoles;
  static constexpr std::span<const Rule> kRules = chess_rows::kRules;
  using Position = Rows;
  using Move = chess_rows::Move;
  using FactKey = chess_rows::FactKey;
  using Dialects = impartial::Dialects<Hdu5724, ChessMoves>;

  // Rows are separated by `/`, cells by blanks. `-` is an empty row; the empty text has no row.
  static Expected<Rows> read_position(std::string_view text);
  static std::string write_position(const Rows& rows);
  static Expected<Move> read_move(std::string_view text);
  static std::string write_move(const Move& move);
  // The components are the rows.
  static Analysis<Move> analyse(const Rows& rows);
  static Expected<Rows> play(const Rows& rows, const Move& move);
  // Keeps the rows with a move, sorted, without the pieces that cannot move.
  static void make_canonical(Rows& rows);
  // {"width": 20, "rows": ["18>19=1 20", ...]}. Each row is a text, because a board draws few rows
  // of a thousand. Each piece of it is written as the cell, `>`, the cell that it can move to, `=`
  // and the position's Grundy value after that move; a piece that cannot move is the cell alone.
  static void write_view(const Rows& rows, JsonWriter& json);
  static std::span<const Feature<Rows>> features();
};

}  // namespace impartial::chess_rows
