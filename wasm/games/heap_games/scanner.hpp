// Reads the text of a rule: signs, words and numbers, with blanks between them. The first error
// ends the reading; it says what was expected at its place.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/notice.hpp"

namespace impartial::heap_games {

// No number in a rule is larger, so that sums and differences of two products fit 64 bits.
inline constexpr std::uint64_t kMaxRuleNumber = 1'000'000'000;

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }

class Scanner {
 public:
  // Reads the bytes [begin, end) of a text.
  Scanner(std::string_view text, std::size_t begin, std::size_t end)
      : text_(text), at_(begin), end_(end) {}

  // These skip blanks first.
  bool at_end();
  char next();  // '\0' at the end
  bool accept(char sign);
  bool accept(std::string_view signs);
  // Letters; empty if there is none. `look`: without reading them.
  std::string_view look_word();
  std::string_view word();

  // These refuse what they do not find.
  bool expect(char sign, const Role& role);
  bool number(const Role& role, std::uint64_t& value, std::uint64_t minimum = 0,
              std::uint64_t maximum = kMaxRuleNumber);

  // Adds an error about what comes next. Returns false.
  bool refuse(const Role& expected);
  bool refuse(const Role& counted, std::uint64_t found, std::uint64_t minimum,
              std::uint64_t maximum);
  // The same for a position that breaks a rule, about the text from a place to here.
  bool refuse(const Rule& rule, ParamViews params, std::size_t from);

  std::size_t place() const { return at_; }
  const std::optional<Notice>& error() const { return error_; }

 private:
  void skip_blanks();
  // About the text [from, to).
  bool add(Notice notice, std::size_t from, std::size_t to);
  bool add_range(const Role& role, std::string_view found, std::uint64_t minimum,
                 std::uint64_t maximum, std::size_t from);

  std::string_view text_;
  std::size_t at_;
  std::size_t end_;
  std::optional<Notice> error_;
};

}  // namespace impartial::heap_games
