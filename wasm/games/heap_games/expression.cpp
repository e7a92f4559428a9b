#include "games/heap_games/expression.hpp"

#include <algorithm>

#include "games/heap_games/roles.hpp"

namespace impartial::heap_games {

std::optional<std::size_t> Letters::find(char name) const {
  const std::size_t found = names_.find(name);
  return found == std::string::npos ? std::nullopt : std::optional(found);
}

std::optional<std::size_t> Letters::add(char name) {
  const auto found = find(name);
  if (found || closed_ || names_.size() == kMost) return found;
  names_ += name;
  return names_.size() - 1;
}

// --- Linear functions

namespace {

bool is_constant(const Linear& linear) {
  return std::all_of(linear.factors.begin(), linear.factors.end(),
                     [](std::int64_t factor) { return factor == 0; });
}

std::optional<Linear> combined(const Linear& a, const Linear& b, std::int64_t sign) {
  Linear sum;
  bool overflows = __builtin_add_overflow(a.constant, sign * b.constant, &sum.constant);
  for (std::size_t i = 0; i < Letters::kMost; ++i) {
    overflows |= __builtin_add_overflow(a.factors[i], sign * b.factors[i], &sum.factors[i]);
  }
  return overflows ? std::nullopt : std::optional(sum);
}

std::optional<Linear> scaled(const Linear& a, std::int64_t scale) {
  Linear product;
  bool overflows = __builtin_mul_overflow(a.constant, scale, &product.constant);
  for (std::size_t i = 0; i < Letters::kMost; ++i) {
    overflows |= __builtin_mul_overflow(a.factors[i], scale, &product.factors[i]);
  }
  return overflows ? std::nullopt : std::optional(product);
}

std::optional<Linear> combined(Operation::Kind kind, const std::optional<Linear>& left,
                               const std::optional<Linear>& right) {
  if (!left || !right) return {};
  switch (kind) {
    case Operation::Kind::add:
      return combined(*left, *right, 1);
    case Operation::Kind::subtract:
      return combined(*left, *right, -1);
    case Operation::Kind::multiply:
      if (is_constant(*right)) return scaled(*left, right->constant);
      if (is_constant(*left)) return scaled(*right, left->constant);
      return {};
    default:
      return {};
  }
}

// --- Reading

class ExpressionReader {
 public:
  ExpressionReader(Scanner& scanner, Letters& letters, Expression& expression)
      : scanner_(scanner), letters_(letters), expression_(expression) {}

  using Value = std::optional<Linear>;  // of what has been read, if it is linear

  bool sum(Value& value) {
    if (!product(value)) return false;
    for (;;) {
      if (!accept('+') && !accept('-')) return true;
      const bool adds = expression_.text.back() == '+';
      Value right;
      if (!product(right)) return false;
      push(adds ? Operation::Kind::add : Operation::Kind::subtract, value, right);
    }
  }

 private:
  bool accept(char sign) {
    if (!scanner_.accept(sign)) return false;
    expression_.text += sign;
    return true;
  }

  void push(Operation::Kind kind, Value& left, const Value& right) {
    expression_.operations.push_back({kind});
    left = combined(kind, left, right);
  }

  bool product(Value& value) {
    if (!factor(value)) return false;
    for (;;) {
      Operation::Kind kind{};
      if (accept('*')) {
        kind = Operation::Kind::multiply;
      } else if (accept('/')) {
        kind = Operation::Kind::divide;
      } else if (accept('%')) {
        kind = Operation::Kind::remainder;
      } else {
        return true;
      }
      Value right;
      if (!factor(right)) return false;
      push(kind, value, right);
    }
  }

  bool factor(Value& value) {
    const char next = scanner_.next();
    if (next == '-') {
      accept('-');
      number(0, value);
      Value right;
      if (!factor(right)) return false;
      push(Operation::Kind::subtract, value, right);
      return true;
    }
    if (next < '0' || next > '9') return letter_or_bracket(value);
    std::uint64_t read = 0;
    if (!scanner_.number(kNumber, read)) return false;
    expression_.text += std::to_string(read);
    number(static_cast<std::int64_t>(read), value);
    if (scanner_.next() != '(' && scanner_.look_word().empty()) return true;
    if (scanner_.look_word() == "in" || scanner_.look_word().starts_with("if")) return true;
    Value right;
    if (!letter_or_bracket(right)) return false;
    push(Operation::Kind::multiply, value, right);
    return true;
  }

  bool letter_or_bracket(Value& value) {
    if (accept('(')) return sum(value) && close();
    const std::string_view word = scanner_.look_word();
    if (word == "max" || word == "min") {
      expression_.text += scanner_.word();
      Value right;
      if (!open() || !sum(value) || !comma() || !sum(right) || !close()) return false;
      push(word == "max" ? Operation::Kind::max : Operation::Kind::min, value, right);
      return true;
    }
    if (word.size() != 1 || word[0] < 'a') return scanner_.refuse(kExpression);
    if (letters_.looks_up(word[0]) && is_before_bracket(word)) {
      expression_.text += scanner_.word();
      if (!open() || !sum(value) || !close()) return false;
      expression_.operations.push_back({Operation::Kind::look_up});
      value.reset();
      return true;
    }
    const auto letter = letters_.add(word[0]);
    if (!letter) {
      if (letters_.count() < Letters::kMost) return scanner_.refuse(kExpression);
      return scanner_.refuse(kLetter, Letters::kMost + 1, 1, Letters::kMost);
    }
    expression_.text += scanner_.word();
    expression_.operations.push_back({Operation::Kind::letter, static_cast<std::int64_t>(*letter)});
    value.emplace();
    value->factors[*letter] = 1;
    return true;
  }

  bool is_before_bracket(std::string_view word) const {
    Scanner ahead = scanner_;
    return ahead.accept(word) && ahead.next() == '(';
  }

  void number(std::int64_t number, Value& value) {
    expression_.operations.push_back({Operation::Kind::number, number});
    value.emplace();
    value->constant = number;
  }

  bool open() { return accept('(') || scanner_.refuse(kBracket); }
  bool close() { return accept(')') || scanner_.refuse(kBracket); }
  bool comma() { return accept(',') || scanner_.refuse(kComma); }

  Scanner& scanner_;
  Letters& letters_;
  Expression& expression_;
};

std::optional<Comparison::Kind> read_comparison(Scanner& scanner) {
  using Kind = Comparison::Kind;
  // Longer signs before those that they begin with.
  constexpr std::pair<std::string_view, Kind> kSigns[]{
      {"<=", Kind::at_most}, {">=", Kind::at_least}, {"!=", Kind::unequal}, {"==", Kind::equal},
      {"<", Kind::less},     {">", Kind::greater},   {"=", Kind::equal}};
  for (const auto& [sign, kind] : kSigns) {
    if (scanner.accept(sign)) return kind;
  }
  return {};
}

std::string_view sign_of(Comparison::Kind kind) {
  switch (kind) {
    case Comparison::Kind::less:
      return "<";
    case Comparison::Kind::at_most:
      return "<=";
    case Comparison::Kind::equal:
      return "=";
    case Comparison::Kind::at_least:
      return ">=";
    case Comparison::Kind::greater:
      return ">";
    case Comparison::Kind::unequal:
      return "!=";
  }
  return {};
}

}  // namespace

bool read_expression(Scanner& scanner, Letters& letters, Expression& expression) {
  return ExpressionReader(scanner, letters, expression).sum(expression.linear);
}

bool read_condition(Scanner& scanner, Letters& letters, Condition& condition) {
  Expression left;
  if (!read_expression(scanner, letters, left)) return false;
  condition.text = left.text;
  if (scanner.look_word() == "in") {
    scanner.word();
    if (!read_set(scanner, 0, condition.set)) return false;
    condition.text += " in " + write_set(condition.set);
    condition.member = std::move(left);
    return true;
  }
  auto kind = read_comparison(scanner);
  if (!kind) return scanner.refuse(kComparison);
  for (; kind; kind = read_comparison(scanner)) {
    Expression right;
    if (!read_expression(scanner, letters, right)) return false;
    condition.text.append(sign_of(*kind)).append(right.text);
    condition.comparisons.push_back({*kind, std::move(left), right});
    left = std::move(right);
  }
  return true;
}

bool read_set(Scanner& scanner, std::uint64_t minimum, Intervals& set) {
  if (!scanner.expect('{', kSet)) return false;
  Intervals read;
  do {
    Interval interval;
    if (!scanner.number(kNumber, interval.first, minimum)) return false;
    interval.last = interval.first;
    if (scanner.accept("..") && !scanner.number(kNumber, interval.last, interval.first)) {
      return false;
    }
    read.push_back(interval);
  } while (scanner.accept(','));
  if (!scanner.expect('}', kBrace)) return false;
  std::sort(read.begin(), read.end(),
            [](const Interval& a, const Interval& b) { return a.first < b.first; });
  for (const Interval& interval : read) {
    if (!set.empty() && interval.first <= set.back().last + 1) {
      set.back().last = std::max(set.back().last, interval.last);
    } else {
      set.push_back(interval);
    }
  }
  return true;
}

std::string write_set(const Intervals& set) {
  std::string text = "{";
  for (const auto& [first, last] : set) {
    if (text.size() > 1) text += ',';
    text += std::to_string(first);
    // 1,2 is shorter than 1..2.
    if (last != first) text.append(last == first + 1 ? "," : "..").append(std::to_string(last));
  }
  return text + "}";
}

// --- Computing

void Block::begin(const LetterValues& values, std::size_t letter, std::int64_t first,
                  std::size_t lanes) {
  values_ = values;
  letter_ = letter;
  first_ = first;
  lanes_ = lanes;
  is_too_large_ = false;
  std::fill_n(open_.begin(), lanes, std::uint8_t{1});
}

void Block::compute(const Expression& expression, std::size_t row) {
  std::fill_n(is_wide_.begin(), lanes_, std::uint8_t{0});
  // Each operation takes its operands from the rows at the end, as from a stack.
  std::size_t top = row;
  for (const auto& [kind, argument] : expression.operations) {
    if (rows_.size() <= top) rows_.resize(top + 1);
    if (kind == Operation::Kind::number) {
      std::fill_n(rows_[top++].begin(), lanes_, argument);
    } else if (kind == Operation::Kind::letter) {
      Row& to = rows_[top++];
      for (std::size_t i = 0; i < lanes_; ++i) to[i] = letter(argument, i);
    } else if (kind == Operation::Kind::look_up) {
      look_up(rows_[top - 1]);
    } else {
      --top;
      apply(kind, rows_[top - 1], rows_[top]);
    }
  }
  for (std::size_t i = 0; i < lanes_; ++i) {
    if (is_wide_[i] != 0 && is_open(i)) rows_[row][i] = computed_widely(expression, i);
  }
}

std::int64_t Block::letter(std::int64_t letter, std::size_t lane) const {
  const auto at = static_cast<std::size_t>(letter);
  return at == letter_ ? first_ + static_cast<std::int64_t>(lane) : values_[at];
}

void Block::look_up(Row& row) {
  for (std::size_t i = 0; i < lanes_; ++i) {
    if (is_wide_[i] != 0) continue;
    const auto value = open_[i] != 0 ? table_(row[i]) : std::nullopt;
    keep_if(i, value.has_value());
    row[i] = value.value_or(0);
  }
}

namespace {

__extension__ using Wide = __int128;

enum class Flaw : std::uint8_t { none, undefined, too_large };

template <class Number>
Flaw divide(Number a, Number b, Number& quotient) {
  if (b == 0) return Flaw::undefined;
  // Only the least number has no opposite.
  if (b == -1)
    return __builtin_sub_overflow(Number{0}, a, &quotient) ? Flaw::too_large : Flaw::none;
  quotient = a / b - ((a % b != 0 && (a < 0) != (b < 0)) ? 1 : 0);
  return Flaw::none;
}

// Calls act(operate), where operate(a, b, result) computes an operation of two operands.
template <class Number, class Act>
void with_operation(Operation::Kind kind, Act&& act) {
  const auto flaw = [](bool overflows) { return overflows ? Flaw::too_large : Flaw::none; };
  switch (kind) {
    case Operation::Kind::add:
      return act([flaw](Number a, Number b, Number& result) {
        return flaw(__builtin_add_overflow(a, b, &result));
      });
    case Operation::Kind::subtract:
      return act([flaw](Number a, Number b, Number& result) {
        return flaw(__builtin_sub_overflow(a, b, &result));
      });
    case Operation::Kind::multiply:
      return act([flaw](Number a, Number b, Number& result) {
        return flaw(__builtin_mul_overflow(a, b, &result));
      });
    case Operation::Kind::divide:
      return act(divide<Number>);
    case Operation::Kind::remainder:
      return act([](Number a, Number b, Number& result) {
        Number quotient = 0;
        // What divides all numbers leaves nothing, also of one whose quotient is too large.
        const Flaw found = b == -1 ? Flaw::none : divide(a, b, quotient);
        result = b == -1 ? 0 : a - b * quotient;
        return found;
      });
    case Operation::Kind::max:
      return act([](Number a, Number b, Number& result) {
        result = std::max(a, b);
        return Flaw::none;
      });
    case Operation::Kind::min:
      return act([](Number a, Number b, Number& result) {
        result = std::min(a, b);
        return Flaw::none;
      });
    case Operation::Kind::number:
    case Operation::Kind::letter:
    case Operation::Kind::look_up:
      break;
  }
}

}  // namespace

void Block::apply(Operation::Kind kind, Row& left, const Row& right) {
  with_operation<std::int64_t>(kind, [&](auto&& operate) {
    for (std::size_t i = 0; i < lanes_; ++i) {
      std::int64_t result = 0;
      const Flaw flaw = operate(left[i], right[i], result);
      left[i] = result;
      is_wide_[i] |= static_cast<std::uint8_t>(flaw == Flaw::too_large);
      keep_if(i, flaw != Flaw::undefined || is_wide_[i] != 0);
    }
  });
}

std::int64_t Block::computed_widely(const Expression& expression, std::size_t lane) {
  std::vector<Wide> stack;
  Flaw flaw = Flaw::none;
  for (const auto& [kind, argument] : expression.operations) {
    if (kind == Operation::Kind::number) {
      stack.push_back(argument);
    } else if (kind == Operation::Kind::letter) {
      stack.push_back(letter(argument, lane));
    } else if (kind == Operation::Kind::look_up) {
      const Wide of = stack.back();
      const bool fits = of >= 0 && of < kBeyond;
      const auto value = fits ? table_(static_cast<std::int64_t>(of)) : std::nullopt;
      if (!value) flaw = Flaw::undefined;
      stack.back() = value.value_or(0);
    } else {
      const Wide right = stack.back();
      stack.pop_back();
      with_operation<Wide>(kind, [&](auto&& operate) {
        Wide result = 0;
        flaw = operate(stack.back(), right, result);
        stack.back() = result;
      });
    }
    if (flaw != Flaw::none) break;
  }
  is_too_large_ = is_too_large_ || flaw == Flaw::too_large;
  keep_if(lane, flaw == Flaw::none);
  return static_cast<std::int64_t>(std::clamp<Wide>(stack.back(), -kBeyond, kBeyond));
}

namespace {

bool holds(Comparison::Kind kind, std::int64_t left, std::int64_t right) {
  switch (kind) {
    case Comparison::Kind::less:
      return left < right;
    case Comparison::Kind::at_most:
      return left <= right;
    case Comparison::Kind::equal:
      return left == right;
    case Comparison::Kind::at_least:
      return left >= right;
    case Comparison::Kind::greater:
      return left > right;
    case Comparison::Kind::unequal:
      return left != right;
  }
  return false;
}

bool contains(const Intervals& set, std::int64_t value) {
  return value >= 0 && std::any_of(set.begin(), set.end(), [value](const Interval& interval) {
           const auto number = static_cast<std::uint64_t>(value);
           return interval.first <= number && number <= interval.last;
         });
}

}  // namespace

void Block::require(const Condition& condition) {
  if (condition.member) {
    compute(*condition.member, 0);
    for (std::size_t i = 0; i < lanes_; ++i) keep_if(i, contains(condition.set, rows_[0][i]));
  }
  for (const auto& [kind, left, right] : condition.comparisons) {
    compute(left, 0);
    compute(right, 1);
    for (std::size_t i = 0; i < lanes_; ++i) {
      const std::int64_t a = rows_[0][i];
      const std::int64_t b = rows_[1][i];
      is_too_large_ |= is_open(i) && a == b && (a == kBeyond || a == -kBeyond);
      keep_if(i, holds(kind, a, b));
    }
  }
}

}  // namespace impartial::heap_games
