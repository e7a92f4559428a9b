// What the core has to say besides answers: errors and warnings, each with its place in the text.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

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
  // Warnings from here on: the answer stands.
  beyond_limit,
  list_truncated,
};

// What a number in the text stands for. A game defines the roles that its text has; a notice points
// to one, so roles live as long as the program.
struct Role {
  std::string_view name;    // the same in every language
  std::string_view noun;    // "expected ..."
  std::string_view plural;  // "... announced: 3"
};

// The T of a judge's text, which belongs to no single game.
inline constexpr Role kCaseCount{"case_count", "the number of cases", "cases"};

struct Notice;

// A rule that a position breaks. A game defines its own.
struct Rule {
  std::string_view name;  // the same in every language
  // How the position breaks it, in English, from the notice's parameters.
  std::string (*say)(const Notice& notice);
};

std::string_view name(Code code);
constexpr bool is_warning(Code code) { return code >= Code::beyond_limit; }

// Where a byte stands. Lines and columns count from 1, a column is a code point; offset counts
// bytes from 0.
struct Place {
  std::uint64_t line = 1;
  std::uint64_t column = 1;
  std::uint64_t offset = 0;
};

// The place of `end`, when `begin` stands at `place` and the text between is known.
Place advance(Place place, const char* begin, const char* end);

struct Param {
  std::string_view name;  // a literal
  std::string value;      // valid UTF-8
};

// Parameters as they are handed to a function that makes a notice.
struct ParamView {
  std::string_view name;
  std::string_view value;
};
using ParamViews = std::initializer_list<ParamView>;

struct Notice {
  Code code{};
  const Role* role = nullptr;  // what the number in question stands for
  const Rule* rule = nullptr;  // what an illegal position breaks
  std::vector<Param> params;
  Place place;
  std::uint64_t length = 0;       // bytes of the text it speaks of
  std::uint64_t case_number = 0;  // from 1; 0 where there is no case

  std::string_view param(std::string_view name) const;
};

// A notice without a place.
Notice make_notice(Code code, ParamViews params);

// The notice as one English sentence. Other languages are made from code and params by the page.
std::string message(const Notice& notice);

// The notice as a line for a terminal: `line:column: error: message [code]`.
std::string terminal_line(const Notice& notice);

void write_json(JsonWriter& json, const Notice& notice);

// At most `limit` code points of [begin, end), as valid UTF-8: "..." where it was cut, \xNN for
// bytes that are no text.
std::string quote(const char* begin, const char* end, unsigned limit = 24);

}  // namespace impartial
