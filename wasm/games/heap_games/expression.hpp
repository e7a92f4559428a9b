// Expressions in letters and whole numbers, such as max(n-i-2,0), and conditions on them, such as
// 0<k<=n. They are read once and then computed for a block of values of one letter at a time, so
// that reading the program costs little beside computing it.
//
// `/` rounds down, and `%` has the sign of the divisor, so that n = k * (n/k) + n%k. A number
// written before a letter or a bracket multiplies it, and binds more tightly than `/`: n/2k is
// n/(2k). A value that is undefined satisfies no condition.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "games/heap_games/scanner.hpp"

namespace impartial::heap_games {

// The letters of a text, in the order in which they are first read.
class Letters {
 public:
  static constexpr std::size_t kMost = 8;
  std::size_t count() const { return names_.size(); }
  char name(std::size_t letter) const { return names_[letter]; }
  std::optional<std::size_t> find(char name) const;
  // Returns the number of the letter, a new one if necessary; nothing if there are too many.
  std::optional<std::size_t> add(char name);
  // No letter is added from now on.
  void close() { closed_ = true; }
  // The letter that looks a value up, g(n-7), if there is one.
  void look_up_by(char name) { table_ = name; }
  bool looks_up(char name) const { return table_ == name; }
  void forget_behind(std::size_t count) { names_.resize(count); }

 private:
  std::string names_;
  bool closed_ = false;
  char table_ = '\0';
};

using LetterValues = std::array<std::int64_t, Letters::kMost>;

// A constant and a multiple of each letter.
struct Linear {
  std::int64_t constant = 0;
  std::array<std::int64_t, Letters::kMost> factors{};
};

struct Operation {
  enum class Kind : std::uint8_t {
    number,
    letter,
    add,
    subtract,
    multiply,
    divide,
    remainder,
    max,
    min,
    look_up  // of one operand
  };
  Kind kind{};
  std::int64_t argument = 0;  // the number, or which letter
};

struct Expression {
  std::string text;                   // in the canonical spelling
  std::vector<Operation> operations;  // in the order of computing: operands before operators
  std::optional<Linear> linear;       // if it is a linear function
};

struct Comparison {
  enum class Kind : std::uint8_t { less, at_most, equal, at_least, greater, unequal };
  Kind kind{};
  Expression left;
  Expression right;
};

// Intervals of whole numbers, ascending, with a gap between each two.
struct Interval {
  std::uint64_t first = 0;
  std::uint64_t last = 0;
};
using Intervals = std::vector<Interval>;

// Comparisons that hold together, 0<k<=n, or an expression and the intervals that it is in.
struct Condition {
  std::string text;
  std::vector<Comparison> comparisons;
  std::optional<Expression> member;
  Intervals set;
};

// Reads {1,3,5..9}; the braces too. `minimum`: of its numbers.
bool read_set(Scanner& scanner, std::uint64_t minimum, Intervals& set);
std::string write_set(const Intervals& set);

bool read_expression(Scanner& scanner, Letters& letters, Expression& expression);
bool read_condition(Scanner& scanner, Letters& letters, Condition& condition);

// Computes expressions for a block of consecutive values of one letter, the others being fixed.
class Block {
 public:
  static constexpr std::size_t kMostLanes = 128;

  // Begins a block: letter number `letter` is first, first + 1, ... in `lanes` lanes.
  void begin(const LetterValues& values, std::size_t letter, std::int64_t first, std::size_t lanes);
  // The values of an expression in the lanes, in row number `row`. A lane in which it is undefined
  // is closed.
  void compute(const Expression& expression, std::size_t row);
  // Closes the lanes in which a condition does not hold.
  void require(const Condition& condition);
  // What is looked up from now on; a value that it has not is undefined.
  using Table = std::function<std::optional<std::int64_t>(std::int64_t)>;
  void look_up_in(Table table) { table_ = std::move(table); }

  // Whether a condition was met whose numbers do not fit 128 bits, or are both beyond 64: then
  // nobody knows which lanes are open.
  bool is_too_large() const { return is_too_large_; }
  std::size_t lanes() const { return lanes_; }
  bool is_open(std::size_t lane) const { return open_[lane] != 0; }
  // At most kBeyond either way.
  std::int64_t value(std::size_t row, std::size_t lane) const { return rows_[row][lane]; }

 private:
  // Stands for every larger number.
  static constexpr std::int64_t kBeyond = INT64_MAX;
  using Row = std::array<std::int64_t, kMostLanes>;
  void keep_if(std::size_t lane, bool keeps) {
    open_[lane] = static_cast<std::uint8_t>(open_[lane] & static_cast<unsigned>(keeps));
  }
  std::int64_t letter(std::int64_t letter, std::size_t lane) const;
  void apply(Operation::Kind kind, Row& left, const Row& right);
  void look_up(Row& row);
  // With 128 bits. Closes the lane if the value is undefined.
  std::int64_t computed_widely(const Expression& expression, std::size_t lane);

  LetterValues values_{};
  std::size_t letter_ = 0;
  std::int64_t first_ = 0;
  std::size_t lanes_ = 0;
  std::array<std::uint8_t, kMostLanes> open_{};
  std::array<std::uint8_t, kMostLanes> is_wide_{};  // a number does not fit 64 bits
  bool is_too_large_ = false;
  std::vector<Row> rows_;
  Table table_;
};

}  // namespace impartial::heap_games
