// One row of the Chess game: twenty cells, its moves and its Grundy value.
//
// A row is staircase Nim. Count the row's empty cells from the right end; group 0 are the pieces
// right of the 1st empty cell, group k the pieces between the k-th and the (k+1)-th, the last one
// reaching to the left end. A piece moves to the first empty cell on its right, past the pieces
// between: so a move takes 1 to s_k pieces from group k to group k - 1, and nothing leaves group 0.
// By the theorem of staircase Nim (folklore; proved) the Grundy value is s_1 xor s_3 xor s_5 ...
// Checked in the tests against mex over all rows.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "core/domain.hpp"

namespace impartial::chess_rows {

inline constexpr unsigned kWidth = 20;

// A set of cells: bit 0 is cell 20, at the right end; bit 19 is cell 1.
using Row = std::uint32_t;

constexpr Row cell_bit(std::uint64_t cell) { return Row{1} << (kWidth - cell); }

// The cell that the piece on `cell` moves to, 0 if every cell on its right is taken.
// Domain: a piece stands on `cell`, which is from 1 to kWidth.
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

// Half a row, read from its right end.
struct HalfRow {
  std::uint8_t lead = 0;       // pieces before the first empty cell
  std::uint8_t last = 0;       // pieces behind the last empty cell; all of them if there is none
  std::uint8_t odd_empty = 0;  // 1 if the empty cells are odd in number
  std::uint8_t inner[2] = {};  // xor of the odd groups that begin and end in this half, when an
                               // even (0) or odd (1) number of empty cells is right of it
  std::uint8_t behind[2] =
      {};  // the same with the group behind the last empty cell, for the half at the left end
};

constexpr std::array<HalfRow, kHalves> make_half_rows() {
  std::array<HalfRow, kHalves> table{};
  for (std::size_t cells = 0; cells < kHalves; ++cells) {
    HalfRow& half = table[cells];
    unsigned empty = 0;
    std::uint8_t group = 0;
    std::uint8_t by_parity[2] =
        {};  // xor of the groups behind an odd (0) or even (1) number of this half's empty cells
    for (unsigned i = 0; i < kHalf; ++i) {
      if ((cells >> i & 1) != 0) {
        ++group;
        continue;
      }
      if (empty == 0) {
        half.lead = group;
      } else {
        by_parity[(empty + 1) & 1] ^= group;
      }
      ++empty;
      group = 0;
    }
    half.last = group;
    if (empty == 0) half.lead = group;
    half.odd_empty = static_cast<std::uint8_t>(empty & 1);
    for (unsigned right = 0; right < 2; ++right) {
      half.inner[right] = by_parity[right];
      half.behind[right] = by_parity[right];
      if (empty != 0 && ((empty + right) & 1) != 0) half.behind[right] ^= group;
    }
  }
  return table;
}

inline constexpr std::array<HalfRow, kHalves> kHalfRows = make_half_rows();

}  // namespace detail

// The Grundy value of a row.
constexpr unsigned grundy(Row row) {
  const detail::HalfRow& right = detail::kHalfRows[row & (detail::kHalves - 1)];
  const detail::HalfRow& left = detail::kHalfRows[row >> detail::kHalf];
  const unsigned odd = right.odd_empty;
  const unsigned across = right.last + left.lead;  // the group that the middle of the row cuts
  return right.inner[0] ^ (odd * across) ^ left.behind[odd];
}

}  // namespace impartial::chess_rows
