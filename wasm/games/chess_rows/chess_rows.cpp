#include "games/chess_rows/chess_rows.hpp"

#include <array>

#include "core/nimber.hpp"
#include "core/notation.hpp"

namespace impartial::chess_rows {
namespace {

constexpr Field kCell{.role = &kCellRole, .minimum = 1, .maximum = kWidth};

// The text of a row, or of a move's cells. A position of a thousand rows has ten thousand pieces:
// to append each number to a string would take most of the time of its analysis.
class RowText {
 public:
  RowText& put(char byte) {
    bytes_[size_++] = byte;
    return *this;
  }
  // Domain: a cell or a Grundy value, which are below 32.
  RowText& put_number(std::uint64_t number) {
    IMPARTIAL_DOMAIN(number < 32);
    if (number >= 10) put(static_cast<char>('0' + number / 10));
    return put(static_cast<char>('0' + number % 10));
  }
  std::string_view view() const { return {bytes_.data(), size_}; }

 private:
  // A piece of the view is written as "18>19=31 ".
  std::array<char, std::size_t{9} * kWidth> bytes_;
  std::size_t size_ = 0;
};

// Calls use(from, to) for each move of a row. Order: by `from`.
template <class Use>
void for_each_move(Row row, Use&& use) {
  for (std::uint64_t from = 1; from < kWidth; ++from) {
    if ((row & cell_bit(from)) == 0) continue;
    if (const std::uint64_t to = landing_cell(row, from); to != 0) use(from, to);
  }
}

bool read_row(TextReader& reader, Row& row, bool& more) {
  for (more = false; !reader.at_end();) {
    if (reader.accept('/')) {
      more = true;
      break;
    }
    if (row == 0 && reader.accept('-')) continue;
    std::uint64_t cell = 0;
    if (!reader.number(kCell, cell)) return false;
    if ((row & cell_bit(cell)) != 0) {
      return reader.refuse(kSharedCell, {{"witness", std::to_string(cell)}});
    }
    row |= cell_bit(cell);
  }
  return true;
}

}  // namespace

std::string_view name(FactKey key) {
  switch (key) {
    case FactKey::rows:
      return "rows";
  }
  return {};
}

std::uint64_t grundy(const Rows& rows) {
  std::uint64_t sum = 0;
  for (const Row row : rows) sum = nim_sum(sum, grundy(row));
  return sum;
}

std::vector<Move> winning_moves(const Rows& rows) {
  std::vector<Move> moves;
  const std::uint64_t sum = grundy(rows);
  if (sum == 0) return moves;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const std::uint64_t target = nim_sum(sum, grundy(rows[i]));
    for_each_move(rows[i], [&](std::uint64_t from, std::uint64_t to) {
      if (grundy(move_piece(rows[i], from, to)) == target) moves.push_back({i + 1, from, to});
    });
  }
  return moves;
}

Expected<Rows> ChessRows::read_position(std::string_view text) {
  return read_notation<Rows>(text, [](TextReader& reader, Rows& rows) {
    for (bool more = !reader.at_end(); more;) {
      Row row = 0;
      if (!read_row(reader, row, more)) return false;
      rows.push_back(row);
    }
    return true;
  });
}

std::string ChessRows::write_position(const Rows& rows) {
  std::string text;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (i != 0) text += " / ";
    if (rows[i] == 0) text += '-';
    RowText row;
    for (unsigned cell = 1; cell <= kWidth; ++cell) {
      if ((rows[i] & cell_bit(cell)) == 0) continue;
      if (!row.view().empty()) row.put(' ');
      row.put_number(cell);
    }
    text += row.view();
  }
  return text;
}

Expected<Move> ChessRows::read_move(std::string_view text) {
  return read_notation<Move>(text, [](TextReader& reader, Move& move) {
    return reader.number({.role = &kRowRole}, move.row) && reader.expect(':') &&
           reader.number(kCell, move.from) && reader.expect('>') && reader.number(kCell, move.to);
  });
}

std::string ChessRows::write_move(const Move& move) {
  std::string text = std::to_string(move.row);
  RowText cells;
  cells.put(':').put_number(move.from).put('>').put_number(move.to);
  return text += cells.view();
}

Analysis<Move> ChessRows::analyse(const Rows& rows) {
  Analysis<Move> analysis;
  const std::uint64_t sum = grundy(rows);
  analysis.outcome = outcome_if(sum != 0);
  analysis.grundy = sum;
  for (const Row row : rows) {
    analysis.components.push_back(grundy(row));
    for_each_move(row, [&](std::uint64_t, std::uint64_t) { ++analysis.option_count; });
  }
  analysis.winning = winning_moves(rows);
  const std::size_t listed = listed_options(analysis.option_count);
  for (std::size_t i = 0; i < rows.size() && analysis.options.size() < listed; ++i) {
    const std::uint64_t others = nim_sum(sum, analysis.components[i]);
    for_each_move(rows[i], [&](std::uint64_t from, std::uint64_t to) {
      if (analysis.options.size() == listed) return;
      const std::uint64_t value = nim_sum(others, grundy(move_piece(rows[i], from, to)));
      analysis.options.push_back({{i + 1, from, to}, outcome_if(value != 0), value});
    });
  }
  analysis.facts = {{FactKey::rows, rows.size()}};
  return analysis;
}

Expected<Rows> ChessRows::play(const Rows& rows, const Move& move) {
  const auto index = static_cast<std::size_t>(move.row - 1);
  if (move.row < 1 || move.row > rows.size() || (rows[index] & cell_bit(move.from)) == 0 ||
      landing_cell(rows[index], move.from) != move.to) {
    return illegal_move(write_move(move));
  }
  Rows next = rows;
  next[index] = move_piece(next[index], move.from, move.to);
  return next;
}

void ChessRows::make_canonical(Rows& rows) {
  for (Row& row : rows) row >>= std::countr_one(row);
  keep_nonzero_sorted(rows);
}

void ChessRows::write_view(const Rows& rows, JsonWriter& json) {
  const std::uint64_t sum = grundy(rows);
  json.begin_object().key("width").integer(kWidth).key("rows").begin_array();
  for (const Row row : rows) {
    const std::uint64_t others = nim_sum(sum, grundy(row));
    RowText text;
    for (unsigned cell = 1; cell <= kWidth; ++cell) {
      if ((row & cell_bit(cell)) == 0) continue;
      if (!text.view().empty()) text.put(' ');
      text.put_number(cell);
      const std::uint64_t to = landing_cell(row, cell);
      if (to == 0) continue;
      const std::uint64_t value = nim_sum(others, grundy(move_piece(row, cell, to)));
      text.put('>').put_number(to).put('=').put_number(value);
    }
    json.string(text.view());
  }
  json.end_array().end_object();
}

}  // namespace impartial::chess_rows
