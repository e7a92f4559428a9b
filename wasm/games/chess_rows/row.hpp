// A row of Chess: its cells, its moves and its Grundy value.
//
// Statement: a row is staircase Nim, so its Grundy value is s_1 xor s_3 xor s_5 xor ..., where s_k
// is the size of group k. Count the empty cells from the right end. Group 0 is the pieces right of
// the first empty cell, group k the pieces between the k-th and the next empty cell; the last group
// reaches to the left end.
// Proof: a piece of group k > 0 moves to the k-th empty cell, over the pieces between. It and these
// pieces then belong to group k - 1, so a move takes 1 to s_k pieces from group k to group k - 1.
// No piece of group 0 can move. These are the moves of staircase Nim, whose theorem (folklore;
// proved) gives the value.
// Test: Oracle.ChessRowsOfAllWidths compares all rows with mex.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "core/domain.hpp"

namespace impartial::chess_rows {

inline constexpr unsigned kWidth = 20;

// A set of cells. Bit 0 is cell 20, at the right end; bit 19 is cell 1.
using Row = std::uint32_t;

constexpr Row cell_bit(std::uint64_t cell) { return Row{1} << (kWidth - cell); }

// The cell that the piece on `cell` can move to, or 0 if every cell on its right has a piece.
// Domain: `cell` is from 1 to kWidth and has a piece.
constexpr std::uint64_t landing_cell(Row row, std::uint64_t cell) {
  IMPARTIAL_DOMAIN(cell - 1 < kWidth && (row & cell_bit(cell)) != 0);
  const Row right_of_it = cell_bit(cell) - 1;
  const Row empty = ~row & right_of_it;
  return empty == 0 ? 0 : kWidth + 1 - static_cast<unsigned>(std::bit_width(empty));
}

constexpr Row move_piece(Row row, std::uint64_t from, std::uint64_t to) {
  return row ^ cell_bit(from) ^ cell_bit(to);
}

namespace detail {

inline constexpr unsigned kHalf = kWidth / 2;
inline constexpr std::size_t kHalves = std::size_t{1} << kHalf;

// A half of a row, read from right to left.
struct HalfRow {
  // The pieces before the first empty cell; all pieces if there is none.
  std::uint8_t lead = 0;
  // The pieces after the last empty cell; all pieces if there is none.
  std::uint8_t last = 0;
  // The parity of the number of empty cells.
  std::uint8_t odd_empty = 0;
  // The xor of the odd groups between two empty cells of this half, if an even (index 0) or odd (1)
  // number of empty cells is right of the half.
  std::uint8_t inner[2] = {};
  // The same with the group after the last empty cell, for the left half.
  std::uint8_t behind[2] = {};
};

// Made when the program starts: written into a module, it would be a twentieth of its download.
extern const std::array<HalfRow, kHalves> kHalfRows;

}  // namespace detail

// The Grundy value of a row.
inline unsigned grundy(Row row) {
  const detail::HalfRow& right = detail::kHalfRows[row & (detail::kHalves - 1)];
  const detail::HalfRow& left = detail::kHalfRows[row >> detail::kHalf];
  const unsigned odd = right.odd_empty;
  const unsigned across = right.last + left.lead;  // the group across the middle of the row
  return right.inner[0] ^ (odd * across) ^ left.behind[odd];
}

}  // namespace impartial::chess_rows
