// Errors and warnings, each with its place in the text.
#pragma once

#include <compare>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "core/utf8.hpp"

namespace impartial {

class JsonWriter;

enum class Code {
  not_a_number,
  not_text,
  out_of_range,
  wrong_count,
  unexpected_end,
  trailing_input,
  illegal_position,
  illegal_move,
  unknown_game,
  unknown_dialect,
  too_large,
  // The codes from here on are warnings: the answer is still right.
  beyond_limit,
  list_truncated,
  line_mismatch,
};

enum class Severity { error, warning };

// What a token resembles that is no number, so that the message can say how to correct it.
enum class Hint {
  none,
  full_width_digit,
  other_digit,
  minus_sign,
  decimal,
  exponent,
  hex,
  sign,
  judge_output,
  json,
  separator,
};

// What an input is that is no text. nul: a text with a NUL byte.
enum class ForeignFormat { utf_16, png, zip, gzip, pdf, nul };

// The meaning of a number in the text. Each game defines the roles of its numbers. Notices point to
// roles, so every role is a constant.
struct Role {
  std::string_view name;    // the same in every language
  std::string_view noun;    // "expected ..."
  std::string_view plural;  // "... announced: 3"
};

// T, the first number of many judges' texts. It belongs to no single game.
inline constexpr Role kCaseCount{"case_count", "the number of cases", "cases"};

// The parts of a sentence, and the sentence. A sum of strings would take several times the code.
using Parts = std::initializer_list<std::string_view>;
std::string joined(Parts parts);

struct Notice;

// A rule that a position can break. Each game defines its own rules, as constants.
struct Rule {
  std::string_view name;  // the same in every language
  // Says in English how the position breaks the rule, using the notice's parameters.
  std::string (*say)(const Notice& notice);
};

std::string_view name(Code code);
std::string_view name(Severity severity);
std::string_view name(Hint hint);
std::string_view name(ForeignFormat format);

constexpr bool is_warning(Code code) { return code >= Code::beyond_limit; }
constexpr Severity severity(Code code) {
  return is_warning(code) ? Severity::warning : Severity::error;
}
// Whether reading ends at this notice. After a position that breaks a rule, the next case is read.
constexpr bool ends_text(Code code) { return !is_warning(code) && code != Code::illegal_position; }

struct Param {
  std::string_view name;  // a literal
  std::string value;      // valid UTF-8
};

// A parameter for make_notice, which copies the value.
struct ParamView {
  std::string_view name;
  std::string_view value;
};
using ParamViews = std::initializer_list<ParamView>;

struct Notice {
  Code code{};
  const Role* role = nullptr;  // of the number that the notice is about
  const Rule* rule = nullptr;  // that an illegal position breaks
  std::vector<Param> params;
  Place place;
  std::uint64_t length = 0;       // of the text that the notice is about, in bytes
  std::uint64_t case_number = 0;  // from 1; 0 outside the cases

  // The value of a parameter; empty if the notice has no parameter of this name.
  std::string_view param(std::string_view name) const;
};

// How many notices were counted but not listed.
struct Suppressed {
  std::uint64_t errors = 0;
  std::uint64_t warnings = 0;
  auto operator<=>(const Suppressed&) const = default;
};

// A notice without a place.
Notice make_notice(Code code, ParamViews params);

// The notice as one English sentence. The page makes other languages from the code and parameters.
std::string message(const Notice& notice);

// The notice as a line for a terminal: `line:column: error: message [code]`.
std::string terminal_line(const Notice& notice);

// The same for the notices that are not listed: `and 50 more warnings`. Empty if all are listed.
std::string terminal_line(const Suppressed& suppressed);

void write_json(JsonWriter& json, const Notice& notice);
// {"errors": 0, "warnings": 50}
void write_json(JsonWriter& json, const Suppressed& suppressed);

}  // namespace impartial
