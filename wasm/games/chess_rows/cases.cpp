// Inputs of Chess: positions, and how the judges write them.
#include <algorithm>
#include <bit>

#include "games/chess_rows/chess_rows.hpp"

namespace impartial::chess_rows {
namespace {

constexpr Row kFullRow = (Row{1} << kWidth) - 1;

// A row with the Grundy value, which is below kWidth: so many pieces left of the last cell.
Row row_of_value(std::uint64_t value) { return ((Row{1} << value) - 1) << 1; }

}  // namespace

CaseList<Rows> Hdu5724::case_list() {
  CaseList<Rows> list;
  // A row with pieces on the last cells; two such rows.
  for (Row row = 0; row < 1U << 8; ++row) list.small.push_back({row});
  for (Row largest = 0; largest < 1U << 5; ++largest) {
    for (Row other = 0; other < largest; ++other) {
      list.small.push_back({other, largest});
      list.small.push_back({largest, other});
    }
    list.small.push_back({largest, largest});
  }
  // A row with pieces on the first cells, or with few empty ones.
  for (Row row = 1; row < 1U << 6; ++row) {
    list.special.push_back({row << (kWidth - 6)});
    list.special.push_back({kFullRow & ~(row << 2)});
    list.special.push_back({kFullRow & ~(row << (kWidth - 6))});
  }
  // A row without a move, alone and beside one with a move.
  list.special.push_back({kFullRow});
  list.special.push_back({2, kFullRow});
  list.special.push_back({kFullRow, 2});
  return list;
}

// Half of them have the Grundy value 0.
Rows Hdu5724::random_position(Random& random, unsigned size) {
  constexpr std::uint64_t kMostRows = 1000;
  const std::uint64_t most = std::min(kMostRows, std::uint64_t{1} << (size / 3));
  const std::uint64_t count = size == kSizes ? kMostRows : 1 + random.below(most);
  Rows rows;
  for (std::uint64_t i = 0; i < count; ++i)
    rows.push_back(static_cast<Row>(random.below(std::uint64_t{kFullRow} + 1)));
  if (random.below(2) == 0) {
    rows.back() = 0;
    const std::uint64_t value = grundy(rows);
    if (value < kWidth) rows.back() = row_of_value(value);
  }
  return rows;
}

void Hdu5724::write_case(const Rows& rows, TextWriter& writer) {
  writer.number(rows.size()).text("\n");
  for (const Row row : rows) {
    writer.number(static_cast<std::uint64_t>(std::popcount(row)));
    for (unsigned cell = 1; cell <= kWidth; ++cell) {
      if ((row & cell_bit(cell)) != 0) writer.text(" ").number(cell);
    }
    writer.text("\n");
  }
}

}  // namespace impartial::chess_rows
