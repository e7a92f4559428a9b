// The judges' texts of Chess: T, then for each case n and n lines. A line has m and the m cells
// of a row.
#include <array>

#include "core/text_reader.hpp"
#include "core/text_writer.hpp"
#include "games/chess_rows/chess_rows.hpp"

namespace impartial::chess_rows {
namespace {

constexpr Field kFields[]{{.role = &kCaseCount, .judge_maximum = 100},
                          {.role = &kRowCount, .judge_maximum = 1000},
                          {.role = &kPieceCount, .maximum = kWidth},
                          {.role = &kCellRole, .minimum = 1, .maximum = kWidth}};

// The cells from left to right, as bits from right to left.
constexpr std::array<std::uint16_t, detail::kHalves> make_mirrored() {
  std::array<std::uint16_t, detail::kHalves> mirrored{};
  for (std::size_t cells = 0; cells < detail::kHalves; ++cells) {
    for (unsigned i = 0; i < detail::kHalf; ++i)
      mirrored[cells] |= (cells >> i & 1) << (detail::kHalf - 1 - i);
  }
  return mirrored;
}
constexpr std::array<std::uint16_t, detail::kHalves> kMirrored = make_mirrored();

// `cells`: bit i is cell i.
Row row_of(std::uint32_t cells) {
  const Row left = kMirrored[cells >> 1 & (detail::kHalves - 1)];
  return left << detail::kHalf | kMirrored[cells >> (detail::kHalf + 1)];
}

}  // namespace

constexpr DialectInfo Hdu5724::kInfo{
    .id = "hdu5724",
    .envelope = Envelope::counted,
    .sample = "2\n1\n2 19 20\n2\n1 19\n1 18\n",
    .fields = kFields,
    .answer = {.openings = "YES NO", .win = "YES", .loss = "NO"},
    .layout = "#\n(#(#)\n)",
};

bool Hdu5724::read_case(TextReader& reader, Rows& rows) {
  std::uint64_t count = 0;
  if (!reader.number(kFields[1], count)) return false;
  rows.clear();
  for (std::uint64_t i = 0; i < count; ++i) {
    std::uint64_t pieces = 0;
    if (!reader.number<kFields, 2>(pieces)) return false;
    const char* const from = reader.at();
    TextReader::Listed cells;
    if (!reader.rest_of_line(kFields[3], pieces, cells)) return false;
    if (cells.repeated) {
      // Only this case gets no answer.
      const std::uint64_t cell = reader.first_repeated(from);
      reader.refuse_case(kSharedCell, {{"witness", std::to_string(cell)}}, from, cell, 2);
    }
    rows.push_back(row_of(cells.set));
  }
  return true;
}

void Hdu5724::write_answer(const Rows& rows, std::uint64_t, TextWriter& writer) {
  writer.text(grundy(rows) != 0 ? "YES\n" : "NO\n");
}

constexpr DialectInfo ChessMoves::kInfo{
    .id = "chess_moves",
    .envelope = Envelope::counted,
    .sample = "2\n1\n2 19 20\n2\n1 19\n1 18\n",
    .fields = kFields,
    .answer = {.any_order = true, .loss = "none"},
    .layout = "#\n(#(#)\n)",
};

void ChessMoves::write_answer(const Rows& rows, std::uint64_t, TextWriter& writer) {
  const std::vector<Move> moves = winning_moves(rows);
  if (moves.empty()) writer.text("none");
  for (const Move& move : moves) {
    if (move != moves.front()) writer.text(" ");
    writer.number(move.row).text(":").number(move.from).text(">").number(move.to);
  }
  writer.text("\n");
}

}  // namespace impartial::chess_rows
