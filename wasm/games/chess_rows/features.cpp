// What can be said about a position of Chess, to find the rule by which a program is wrong.
#include <algorithm>
#include <bit>

#include "games/chess_rows/chess_rows.hpp"

namespace impartial::chess_rows {
namespace {

std::uint64_t pieces(Row row) { return static_cast<std::uint64_t>(std::popcount(row)); }

// The pieces that can move: those left of the first empty cell from the right.
Row movable(Row row) { return row & (row + 1); }

// Whether a piece jumps: it has another on its right, and behind that an empty cell.
bool has_jump(Row row) { return (movable(row) & movable(row) << 1) != 0; }

template <auto kCount>
std::uint64_t most(const Rows& rows) {
  std::uint64_t most = 0;
  for (const Row row : rows) most = std::max<std::uint64_t>(most, kCount(row));
  return most;
}

constexpr Feature<Rows> kFeatures[]{
    {{"rows", "the number of rows"}, [](const Rows& rows) -> std::uint64_t { return rows.size(); }},
    {{"loses", "the player to move loses", "the player to move wins"},
     [](const Rows& rows) -> std::uint64_t { return grundy(rows) == 0; }},
    {{"jump", "a piece can jump over another", "no piece can jump over another"},
     [](const Rows& rows) -> std::uint64_t {
       return std::any_of(rows.begin(), rows.end(), has_jump);
     }},
    {{"no_move", "no piece can move", "a piece can move"},
     [](const Rows& rows) -> std::uint64_t {
       return std::all_of(rows.begin(), rows.end(), [](Row row) { return movable(row) == 0; });
     }},
    {{"empty_row", "a row is empty", "no row is empty"},
     [](const Rows& rows) -> std::uint64_t {
       return std::find(rows.begin(), rows.end(), Row{0}) != rows.end();
     }},
    {{"full_row", "a row is full", "no row is full"},
     [](const Rows& rows) -> std::uint64_t {
       return std::find(rows.begin(), rows.end(), (Row{1} << kWidth) - 1) != rows.end();
     }},
    {{"equal_rows", "two rows are equal", "no two rows are equal"},
     [](const Rows& rows) -> std::uint64_t {
       Rows sorted = rows;
       std::sort(sorted.begin(), sorted.end());
       return std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end();
     }},
    {{"last_cell", "a piece is on cell 20", "no piece is on cell 20"},
     [](const Rows& rows) -> std::uint64_t {
       return std::any_of(rows.begin(), rows.end(), [](Row row) { return (row & 1) != 0; });
     }},
    {{"first_cell", "a piece is on cell 1", "no piece is on cell 1"},
     [](const Rows& rows) -> std::uint64_t {
       return std::any_of(rows.begin(), rows.end(),
                          [](Row row) { return (row & cell_bit(1)) != 0; });
     }},
    {{"most_pieces", "the largest number of pieces in a row"}, most<pieces>},
    {{"largest_value", "the largest Grundy value of a row"},
     most<static_cast<unsigned (*)(Row)>(grundy)>},
    {{"value", "the Grundy value"}, [](const Rows& rows) { return grundy(rows); }},
};

}  // namespace

std::span<const Feature<Rows>> ChessRows::features() { return kFeatures; }

}  // namespace impartial::chess_rows
