#include "core/notice.hpp"

#include <array>
#include <cstring>

#include "core/field.hpp"
#include "core/json.hpp"

namespace impartial {
namespace {

constexpr std::array<std::string_view, 13> kCodes{
    "not_a_number",   "not_text",         "out_of_range",  "wrong_count",  "unexpected_end",
    "trailing_input", "illegal_position", "illegal_move",  "unknown_game", "unknown_dialect",
    "too_large",      "beyond_limit",     "list_truncated"};

std::string_view hint_text(std::string_view hint) {
  if (hint == "full_width_digit") return "; full-width digits are not read, write 0 to 9";
  if (hint == "other_digit") return "; only the digits 0 to 9 are read";
  if (hint == "minus_sign") return "; this is a typographic minus or dash";
  if (hint == "decimal") return "; only whole numbers are read";
  if (hint == "exponent") return "; write the number out, without an exponent";
  if (hint == "hex") return "; only decimal numbers are read";
  if (hint == "sign") return "; numbers have no sign here";
  if (hint == "judge_output") return "; this looks like a judge's output, not its input";
  if (hint == "json") return "; this looks like JSON";
  if (hint == "separator") return "; numbers stand apart by blanks";
  return "";
}

std::string_view not_text(std::string_view found) {
  if (found == "utf-16") return "this is UTF-16; save it as UTF-8 and try again";
  if (found == "png") return "this is a PNG picture, not text";
  if (found == "zip") return "this is a ZIP archive, not text";
  if (found == "gzip") return "this is compressed with gzip, not text";
  if (found == "pdf") return "this is a PDF, not text";
  return "this is not text: there is a NUL byte";
}

// Bytes of the UTF-8 code point at p, 0 where there is no valid one. Overlong forms and surrogates
// count as invalid.
std::size_t code_point_bytes(const unsigned char* p, const unsigned char* end) {
  const unsigned char c = *p;
  if (c < 0x80) return 1;
  const std::size_t bytes = c >= 0xC2 && c < 0xE0   ? 2
                            : c >= 0xE0 && c < 0xF0 ? 3
                            : c >= 0xF0 && c < 0xF5 ? 4
                                                    : 0;
  if (bytes == 0 || static_cast<std::size_t>(end - p) < bytes) return 0;
  for (std::size_t i = 1; i < bytes; ++i) {
    if ((p[i] & 0xC0) != 0x80) return 0;
  }
  if (c == 0xE0 && p[1] < 0xA0) return 0;
  if (c == 0xED && p[1] > 0x9F) return 0;
  if (c == 0xF0 && p[1] < 0x90) return 0;
  if (c == 0xF4 && p[1] > 0x8F) return 0;
  return bytes;
}

// Zero-width characters, marks of direction and the byte order mark: what is quoted must show them.
bool is_invisible(const unsigned char* p, std::size_t bytes) {
  if (bytes != 3) return false;
  const unsigned code = (p[0] & 15U) << 12 | (p[1] & 63U) << 6 | (p[2] & 63U);
  return (code >= 0x200B && code <= 0x200F) || (code >= 0x2028 && code <= 0x202E) ||
         (code >= 0x2060 && code <= 0x206F) || code == 0xFEFF;
}

// Eight bytes at a time: a long input is counted through once, piece by piece, though no error
// needs it.
std::uint64_t count_newlines(const char* p, const char* end) {
  constexpr std::uint64_t kOnes = 0x0101010101010101;
  constexpr std::uint64_t kLow7 = 0x7F * kOnes;
  std::uint64_t count = 0;
  while (end - p >= 8) {
    // Each byte of `sums` counts the newlines in its column; 255 rounds do not overflow it.
    std::uint64_t sums = 0;
    for (unsigned round = 0; round < 255 && end - p >= 8; ++round, p += 8) {
      std::uint64_t word = 0;
      std::memcpy(&word, p, 8);
      word ^= '\n' * kOnes;
      const std::uint64_t not_zero = ((word & kLow7) + kLow7) | word;
      sums += ~not_zero >> 7 & kOnes;
    }
    constexpr std::uint64_t kEven = 0x00FF00FF00FF00FF;
    const std::uint64_t pairs = (sums & kEven) + (sums >> 8 & kEven);
    count += pairs * 0x0001000100010001 >> 48;
  }
  for (; p != end; ++p) count += *p == '\n' ? 1 : 0;
  return count;
}

}  // namespace

std::string_view name(Code code) { return kCodes[static_cast<std::size_t>(code)]; }

Place advance(Place place, const char* begin, const char* end) {
  place.offset += static_cast<std::uint64_t>(end - begin);
  const std::uint64_t lines = count_newlines(begin, end);
  const char* line = begin;
  if (lines != 0) {
    place.line += lines;
    place.column = 1;
    for (line = end; line[-1] != '\n';) --line;
  }
  for (; line != end; ++line) {
    const bool continues = (static_cast<unsigned char>(*line) & 0xC0) == 0x80;
    if (!continues) ++place.column;
  }
  return place;
}

std::string_view Notice::param(std::string_view wanted) const {
  for (const Param& p : params) {
    if (p.name == wanted) return p.value;
  }
  return "";
}

Notice make_notice(Code code, ParamViews params) {
  Notice notice;
  notice.code = code;
  for (const ParamView& param : params) {
    notice.params.push_back({param.name, std::string(param.value)});
  }
  return notice;
}

std::string message(const Notice& notice) {
  std::string text;
  const auto add = [&text](auto... parts) { ((text += parts), ...); };
  const auto param = [&notice](std::string_view wanted) { return notice.param(wanted); };
  const Role& role = notice.role != nullptr ? *notice.role : kCaseCount;
  switch (notice.code) {
    case Code::not_a_number:
      add("expected ", role.noun, ", found `", param("found"), "`", hint_text(param("hint")));
      break;
    case Code::not_text:
      add(not_text(param("found")));
      break;
    case Code::out_of_range:
      add(role.noun, " is ", param("found"));
      if (param("maximum") == std::to_string(kMaxNumber)) {
        add(", it must be below 2^64");
      } else {
        add(", it must be from ", param("minimum"), " to ", param("maximum"));
      }
      break;
    case Code::wrong_count:
      add(role.plural, " announced: ", param("announced"), ", on the line: ", param("counted"));
      break;
    case Code::unexpected_end:
      add("the input ends where ", role.noun, " should follow");
      break;
    case Code::trailing_input:
      add("nothing more is expected here, found `", param("found"), "`");
      break;
    case Code::illegal_position:
      add("this position cannot occur: ");
      if (notice.rule != nullptr) text += notice.rule->say(notice);
      break;
    case Code::illegal_move:
      add("`", param("found"), "` is not a legal move here");
      break;
    case Code::unknown_game:
      add("there is no game `", param("found"), "`");
      break;
    case Code::unknown_dialect:
      add("there is no dialect `", param("found"), "`");
      break;
    case Code::too_large:
      add("too large: the limit is ", param("maximum"));
      break;
    case Code::beyond_limit:
      add(role.noun, " is ", param("found"), ", the judge promises ");
      if (param("minimum") == "0") {
        add("at most ");
      } else {
        add(param("minimum"), " to ");
      }
      add(param("maximum"), "; answered all the same");
      break;
    case Code::list_truncated:
      add("the list of ", role.plural, " shows the first ", param("shown"), " of ", param("total"));
      break;
  }
  return text;
}

std::string terminal_line(const Notice& notice) {
  std::string line = std::to_string(notice.place.line) + ":" + std::to_string(notice.place.column);
  line += is_warning(notice.code) ? ": warning: " : ": error: ";
  line += message(notice);
  line += " [";
  line += name(notice.code);
  line += "]\n";
  return line;
}

void write_json(JsonWriter& json, const Notice& notice) {
  json.begin_object();
  json.key("severity").string(is_warning(notice.code) ? "warning" : "error");
  json.key("code").string(name(notice.code));
  json.key("message").string(message(notice));
  json.key("case").integer(notice.case_number);
  json.key("line").integer(notice.place.line);
  json.key("column").integer(notice.place.column);
  json.key("offset").integer(notice.place.offset);
  json.key("length").integer(notice.length);
  if (notice.role != nullptr) json.key("role").string(notice.role->name);
  if (notice.rule != nullptr) json.key("rule").string(notice.rule->name);
  for (const Param& param : notice.params) json.key(param.name).string(param.value);
  json.end_object();
}

std::string quote(const char* begin, const char* end, unsigned limit) {
  constexpr std::string_view kHex = "0123456789abcdef";
  std::string text;
  const auto* p = reinterpret_cast<const unsigned char*>(begin);
  const auto* stop = reinterpret_cast<const unsigned char*>(end);
  for (unsigned shown = 0; p != stop; ++shown) {
    if (shown == limit) return text + "...";
    const std::size_t bytes = code_point_bytes(p, stop);
    if (bytes == 0 || *p < 0x20 || *p == 0x7F || is_invisible(p, bytes)) {
      text += "\\x";
      text += kHex[*p >> 4];
      text += kHex[*p & 15];
      ++p;
    } else {
      text.append(reinterpret_cast<const char*>(p), bytes);
      p += bytes;
    }
  }
  return text;
}

}  // namespace impartial
