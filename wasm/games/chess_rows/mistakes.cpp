// Known mistakes at Chess.
#include <algorithm>
#include <bit>
#include <functional>

#include "core/nimber.hpp"
#include "core/wrong_answers.hpp"
#include "games/chess_rows/chess_rows.hpp"

namespace impartial::chess_rows {
namespace {

using Read = ReadCase<Rows>;

bool has_piece(Row row, std::uint64_t cell) { return (row & cell_bit(cell)) != 0; }

// Calls use(pieces, empty) for each group of a row whose first cell has the lowest bit: the pieces
// between two empty cells, and how many empty cells are before them.
template <class Use>
void for_each_group(Row row, unsigned width, Use&& use) {
  unsigned pieces = 0;
  unsigned empty = 0;
  for (unsigned bit = 0; bit < width; ++bit) {
    if ((row >> bit & 1) != 0) {
      ++pieces;
      continue;
    }
    use(pieces, empty++);
    pieces = 0;
  }
  use(pieces, empty);
}

// The nim-sum of the groups before which the number of empty cells has this parity.
unsigned staircase(Row row, unsigned width, unsigned parity) {
  unsigned value = 0;
  for_each_group(row, width, [&](unsigned pieces, unsigned empty) {
    if (empty % 2 == parity) value ^= pieces;
  });
  return value;
}

Row mirrored(Row row) {
  Row other = 0;
  for (unsigned bit = 0; bit < kWidth; ++bit) other |= (row >> bit & 1) << (kWidth - 1 - bit);
  return other;
}

// How many empty cells are right of a piece, summed over the pieces.
unsigned steps(Row row) {
  unsigned sum = 0;
  for_each_group(row, kWidth, [&](unsigned pieces, unsigned empty) { sum += pieces * empty; });
  return sum;
}

// --- Wrong values of a row

// The Grundy value if a piece moves to any empty cell on its right. M. Sato (1970; also Conway, "On
// Numbers and Games", chapter 13): the xor of all distances, and of x ^ (x - 1) for the distance x
// of each two pieces.
unsigned welter(Row row) {
  unsigned value = 0;
  for (Row first = row; first != 0; first &= first - 1) {
    const auto bit = static_cast<unsigned>(std::countr_zero(first));
    value ^= bit;
    for (Row second = first & (first - 1); second != 0; second &= second - 1) {
      const unsigned apart = static_cast<unsigned>(std::countr_zero(second)) - bit;
      value ^= apart ^ (apart - 1);
    }
  }
  return value;
}

struct WrongValue {
  std::string_view id;
  std::string_view sentence;
  unsigned (*value)(Row row);
  // The pieces that a move jumps over, at most.
  unsigned jump = kWidth;
};

constexpr WrongValue kValues[]{
    {"even_groups",
     "The staircase starts at the wrong stair: every other group, but the wrong ones.",
     [](Row row) { return staircase(row, kWidth, 0); }},
    {"nim_of_distances", "Each piece is a heap of Nim: the number of empty cells on its right.",
     [](Row row) {
       unsigned value = 0;
       for_each_group(row, kWidth, [&](unsigned pieces, unsigned empty) {
         if (pieces % 2 == 1) value ^= empty;
       });
       return value;
     }},
    {"distances_to_20", "Each piece is a heap of Nim: its distance to cell 20, pieces included.",
     [](Row row) {
       unsigned value = 0;
       for (Row rest = row; rest != 0; rest &= rest - 1) {
         value ^= static_cast<unsigned>(std::countr_zero(rest));
       }
       return value;
     }},
    // Every play has steps(row) moves.
    {"no_jump", "A piece with another on its right is taken to be stuck: there is no jump.",
     [](Row row) { return steps(row) % 2; }, 0},
    {"any_empty_cell",
     "A piece is taken to move to any empty cell on its right, not to the nearest one.", welter},
    {"max_plus_one", "The Grundy value is the largest value of an option and 1, not the mex.",
     steps},
    {"options_counted", "The Grundy value is the number of options, not the mex of their values.",
     [](Row row) {
       unsigned value = 0;
       for_each_group(row, kWidth, [&](unsigned pieces, unsigned empty) {
         if (empty != 0) value += pieces;
       });
       return value;
     }},
    {"piece_parity", "The parity of the number of pieces is taken to decide.",
     [](Row row) { return static_cast<unsigned>(std::popcount(row)) % 2; }},
    {"mex_from_1", "The mex is looked for from 1 on, so no row has the value 0.",
     [](Row row) { return grundy(row) + 1; }},
    {"leftmost_only", "A row is taken for a heap of Nim: the empty cells right of its first piece.",
     [](Row row) {
       const auto first = static_cast<unsigned>(std::bit_width(row));
       return row == 0 ? 0 : first - static_cast<unsigned>(std::popcount(row));
     }},
    {"movable_rows",
     "A row counts 1 if a piece can move: the table of Grundy values is made in the wrong order.",
     [](Row row) { return steps(row) == 0 ? 0U : 1U; }},
    {"outcomes_xored", "The rows that win alone are counted, in place of the xor of Grundy values.",
     [](Row row) { return grundy(row) == 0 ? 0U : 1U; }},
    {"19_cells", "The row is taken to have 19 cells; cell 20 is left out.",
     [](Row row) { return staircase(row >> 1, kWidth - 1, 1); }},
    {"cell_1_left_out", "Cell 1 is left out.", [](Row row) { return grundy(row & ~cell_bit(1)); }},
};

// The mex rule for pieces that jump over one piece at most. Rows are looked at when they are
// needed, once for all programs.
class JumpsOne {
 public:
  unsigned operator()(Row row) {
    thread_local std::vector<std::uint8_t> values(std::size_t{1} << kWidth, kUnknown);
    if (values[row] != kUnknown) return values[row];
    std::uint64_t options = 0;
    for (std::uint64_t from = 1; from < kWidth; ++from) {
      if (!has_piece(row, from)) continue;
      std::uint64_t to = from + 1;
      if (has_piece(row, to) && to < kWidth) ++to;
      if (!has_piece(row, to)) options |= std::uint64_t{1} << (*this)(move_piece(row, from, to));
    }
    values[row] = static_cast<std::uint8_t>(mex(options));
    return values[row];
  }

 private:
  static constexpr std::uint8_t kUnknown = 255;
};

// The same with all jumps, but with one set of marks for all depths of the recursion. So a value
// depends on the order of the pieces, and on the rows that were looked at before.
template <bool kFromLeft>
class SharedMarks {
 public:
  unsigned operator()(Row row) {
    // Only now, as it is large, and a program may be copied before it runs.
    if (values_.empty()) values_.assign(std::size_t{1} << kWidth, kUnknown);
    if (values_[row] != kUnknown) return values_[row];
    marks_ = 0;
    for (std::uint64_t i = 1; i < kWidth; ++i) {
      const std::uint64_t from = kFromLeft ? i : kWidth - i;
      if (!has_piece(row, from)) continue;
      const std::uint64_t to = landing_cell(row, from);
      if (to == 0) continue;
      const unsigned option = (*this)(move_piece(row, from, to));
      marks_ |= std::uint64_t{1} << option;
    }
    values_[row] = static_cast<std::uint8_t>(mex(marks_));
    return values_[row];
  }

 private:
  static constexpr std::uint8_t kUnknown = 255;
  std::uint64_t marks_ = 0;
  std::vector<std::uint8_t> values_;
};

template <class Value>
unsigned value_of(const Rows& rows, Value&& value) {
  unsigned sum = 0;
  for (const Row row : rows) sum ^= value(row);
  return sum;
}

// --- HDU 5724

void write_wins(bool wins, const Read&, TextWriter& writer) {
  writer.text(wins ? "YES\n" : "NO\n");
}

// A program that tells who wins, in the steps in which people write it. A mistake changes a step,
// so two of them are made together by a program that changes two.
struct Steps {
  // The row that it reads. `cells`: what is left of the row before.
  Row (*reads)(Row row, Row cells) = [](Row row, Row) { return row; };
  // Whether it looks at the i-th of n rows.
  bool (*looks_at)(std::size_t i, std::size_t n) = [](std::size_t, std::size_t) { return true; };
  std::function<unsigned(Row row)> value = [](Row row) { return grundy(row); };
  unsigned (*join)(unsigned left, unsigned right) = [](unsigned left, unsigned right) {
    return left ^ right;
  };
  bool swaps_answers = false;
  // What is not cleared before the next case.
  bool keeps_cells = false;
  bool keeps_value = false;
};

Row with_cells(Row row, Row cells) { return row | cells; }

struct WrongStep {
  std::string_view id;
  std::string_view sentence;
  void (*change)(Steps& steps);
  std::string_view twin{};
};

constexpr WrongStep kWrongSteps[]{
    {"wrong_end", "The staircase starts at the left end, as if the pieces moved to the left.",
     [](Steps& steps) { steps.reads = [](Row row, Row) { return mirrored(row); }; }},
    {"sum", "The Grundy values are added: a single row that wins is taken to win the game.",
     [](Steps& steps) { steps.join = [](unsigned left, unsigned right) { return left | right; }; }},
    {"first_row_only", "Only the first row is looked at.",
     [](Steps& steps) { steps.looks_at = [](std::size_t i, std::size_t) { return i == 0; }; }},
    {"last_row_only", "Only the last row is looked at: the value is set to 0 before each row.",
     [](Steps& steps) {
       steps.looks_at = [](std::size_t i, std::size_t n) { return i + 1 == n; };
     }},
    {"first_row_left_out", "The first row is left out.",
     [](Steps& steps) { steps.looks_at = [](std::size_t i, std::size_t) { return i != 0; }; }},
    {"last_row_left_out", "The last row is left out.",
     [](Steps& steps) {
       steps.looks_at = [](std::size_t i, std::size_t n) { return i + 1 != n; };
     }},
    {"cells_of_case_kept", "The cells are cleared once a case, not before each row.",
     [](Steps& steps) { steps.reads = with_cells; }},
    {"cells_kept", "The cells are not cleared before the next row.",
     [](Steps& steps) {
       steps.reads = with_cells;
       steps.keeps_cells = true;
     }},
    {"value_kept", "The value is not set to 0 before the next case.",
     [](Steps& steps) { steps.keeps_value = true; }},
    {"answers_swapped", "YES and NO are swapped.",
     [](Steps& steps) { steps.swaps_answers = true; }},
    {"cells_from_0", "The cells are counted from 0, so an empty cell seems to be behind cell 20.",
     [](Steps& steps) { steps.value = [](Row row) { return staircase(row << 1, kWidth + 1, 1); }; },
     "even_groups"},
    {"odd_value", "Only the last bit of the Grundy value is tested, which is that of their sum.",
     [](Steps& steps) { steps.value = [](Row row) { return grundy(row) & 1; }; }, "no_jump"},
    {"jumps_one", "A piece is taken to jump over one piece at most.",
     [](Steps& steps) { steps.value = JumpsOne(); }},
    {"shared_marks", "One set of marks serves all depths of the recursion, so options are lost.",
     [](Steps& steps) { steps.value = SharedMarks<false>(); }},
};

// The wrong cells of a wrong value, so that the value may be wrong in another way too.
constexpr WrongStep kWrongCells[]{
    {"19_cells", {}, [](Steps& steps) { steps.reads = [](Row row, Row) { return row >> 1; }; }},
    {"cell_1_left_out",
     {},
     [](Steps& steps) { steps.reads = [](Row row, Row) { return row & ~cell_bit(1); }; }},
};

// Another form of the same mistake.
constexpr WrongStep kOtherForms[]{
    {"shared_marks", {}, [](Steps& steps) { steps.value = SharedMarks<true>(); }},
};

class Follows final : public Program<Rows> {
 public:
  explicit Follows(Steps steps) : steps_(std::move(steps)) {}

  bool answer(const Read& read, Answers& answers) override {
    const Rows& rows = read.position;
    if (!steps_.keeps_value) value_ = 0;
    if (!steps_.keeps_cells) cells_ = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
      cells_ = steps_.reads(rows[i], cells_);
      if (steps_.looks_at(i, rows.size())) value_ = steps_.join(value_, steps_.value(cells_));
    }
    write_wins((value_ != 0) != steps_.swaps_answers, read, answers.writer());
    answers.end();
    return true;
  }

 private:
  Steps steps_;
  Row cells_ = 0;
  unsigned value_ = 0;
};

constexpr std::size_t kChangeCount =
    std::size(kValues) + std::size(kWrongCells) + std::size(kWrongSteps) + std::size(kOtherForms);

const WrongStep& step_at(std::size_t i) {
  if (i < std::size(kWrongCells)) return kWrongCells[i];
  i -= std::size(kWrongCells);
  return i < std::size(kWrongSteps) ? kWrongSteps[i] : kOtherForms[i - std::size(kWrongSteps)];
}

// Of a wrong value or of a wrong step.
std::string_view id_at(std::size_t i) {
  return i < std::size(kValues) ? kValues[i].id : step_at(i - std::size(kValues)).id;
}
void change(std::size_t i, Steps& steps) {
  if (i < std::size(kValues)) {
    steps.value = kValues[i].value;
  } else {
    step_at(i - std::size(kValues)).change(steps);
  }
}

template <std::size_t i>
std::unique_ptr<Program<Rows>> start_with() {
  Steps steps;
  change(i, steps);
  return std::make_unique<Follows>(std::move(steps));
}

constexpr auto kHdu5724Mistakes =
    []<std::size_t... i, std::size_t... j>(std::index_sequence<i...>, std::index_sequence<j...>) {
  return std::array{
      Mistake<Rows>{
          .id = kValues[i].id, .sentence = kValues[i].sentence, .start = &start_with<i>}...,
      Mistake<Rows>{.id = kWrongSteps[j].id,
                    .sentence = kWrongSteps[j].sentence,
                    .start = &start_with<std::size(kValues) + std::size(kWrongCells) + j>,
                    .twin = kWrongSteps[j].twin}...};
}
(std::make_index_sequence<std::size(kValues)>(),
 std::make_index_sequence<std::size(kWrongSteps)>());

// The last two changes share their marks. Each program with them looks at thousands of rows anew,
// so they are in no pairs, and the last one, which is no mistake of its own, is tried alone.
constexpr std::size_t kPairs = pair_count(kChangeCount - 2);
ChangePair combined_at(std::size_t i) {
  return i < kPairs ? pair_at(i) : ChangePair{kChangeCount - 1, kChangeCount - 1};
}

constexpr Combinations<Rows> kCombinations{
    kPairs + 1,
    [](std::size_t i) -> Combinations<Rows>::Ids {
      return {id_at(combined_at(i).first), id_at(combined_at(i).second)};
    },
    [](std::size_t i) -> std::unique_ptr<Program<Rows>> {
      Steps steps;
      change(combined_at(i).first, steps);
      change(combined_at(i).second, steps);
      return std::make_unique<Follows>(std::move(steps));
    }};

// --- The winning moves

// Writes a line of moves.
void write_moves(const std::vector<Move>& moves, TextWriter& writer, std::uint64_t first_row = 1,
                 std::uint64_t first_cell = 1) {
  if (moves.empty()) writer.text("none");
  for (const Move& move : moves) {
    if (&move != moves.data()) writer.text(" ");
    writer.number(move.row - 1 + first_row).text(":").number(move.from - 1 + first_cell);
    writer.text(">").number(move.to - 1 + first_cell);
  }
  writer.text("\n");
}

// The moves over at most `jump` pieces for which wins(row before, row after).
template <class Wins>
std::vector<Move> moves_where(const Rows& rows, unsigned jump, Wins&& wins) {
  std::vector<Move> moves;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    for (std::uint64_t from = 1; from < kWidth; ++from) {
      if (!has_piece(rows[i], from)) continue;
      const std::uint64_t to = landing_cell(rows[i], from);
      if (to == 0 || to - from - 1 > jump) continue;
      if (wins(rows[i], move_piece(rows[i], from, to))) moves.push_back({i + 1, from, to});
    }
  }
  return moves;
}

template <class Value>
std::vector<Move> moves_by_value(const Rows& rows, unsigned jump, Value&& value) {
  const unsigned sum = value_of(rows, value);
  return moves_where(
      rows, jump, [&](Row before, Row after) { return (sum ^ value(before) ^ value(after)) == 0; });
}

void write_moves_by_value(const WrongValue& wrong, const Read& read, TextWriter& writer) {
  write_moves(moves_by_value(read.position, wrong.jump, wrong.value), writer);
}

class MovesOfJumpsOne final : public Program<Rows> {
 public:
  bool answer(const Read& read, Answers& answers) override {
    write_moves(moves_by_value(read.position, 1, value_), answers.writer());
    answers.end();
    return true;
  }

 private:
  JumpsOne value_;
};

struct WrongMoves {
  std::string_view id;
  std::string_view sentence;
  std::vector<Move> (*moves)(const Rows& rows);
};

constexpr WrongMoves kWrongMoves[]{
    {"row_alone", "A move is taken to win if it leaves its own row with the Grundy value 0.",
     [](const Rows& rows) {
       return moves_where(rows, kWidth, [](Row, Row after) { return grundy(after) == 0; });
     }},
    {"all_moves", "Every legal move is listed.",
     [](const Rows& rows) { return moves_where(rows, kWidth, [](Row, Row) { return true; }); }},
    {"first_only", "Only the first winning move is listed.",
     [](const Rows& rows) {
       std::vector<Move> moves = winning_moves(rows);
       if (moves.size() > 1) moves.resize(1);
       return moves;
     }},
    {"next_cell", "A move is said to end on the next cell, even if it jumps.",
     [](const Rows& rows) {
       std::vector<Move> moves = winning_moves(rows);
       for (Move& move : moves) move.to = move.from + 1;
       return moves;
     }},
};

void write_wrong_moves(const WrongMoves& wrong, const Read& read, TextWriter& writer) {
  write_moves(wrong.moves(read.position), writer);
}

constexpr Mistake<Rows> kOtherMoves[]{
    {"jumps_one", "A piece is taken to jump over one piece at most.",
     &start<Rows, MovesOfJumpsOne>},
    {"rows_from_0", "The rows are counted from 0.",
     kWrites<Rows,
             [](const Read& read, TextWriter& writer) {
               write_moves(winning_moves(read.position), writer, 0);
             }>},
    {"cells_printed_from_0", "The cells of a move are counted from 0.",
     kWrites<Rows,
             [](const Read& read, TextWriter& writer) {
               write_moves(winning_moves(read.position), writer, 1, 0);
             }>},
};

constexpr auto kChessMovesMistakes =
    join(join(mistakes_by_rule<Rows, kValues, write_moves_by_value>(),
              mistakes_by_rule<Rows, kWrongMoves, write_wrong_moves>()),
         std::to_array(kOtherMoves));

}  // namespace

KnownMistakes<Rows> Hdu5724::mistakes() { return {kHdu5724Mistakes, kCombinations}; }
KnownMistakes<Rows> ChessMoves::mistakes() { return {kChessMovesMistakes}; }

}  // namespace impartial::chess_rows
