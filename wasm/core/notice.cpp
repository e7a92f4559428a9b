#include "core/notice.hpp"

#include <algorithm>

#include "core/field.hpp"
#include "core/json.hpp"
#include "core/words.hpp"

namespace impartial {
namespace {

std::string_view sentence(Hint hint) {
  switch (hint) {
    case Hint::none:
      return "";
    case Hint::full_width_digit:
      return "; use the digits 0 to 9, not full-width ones";
    case Hint::other_digit:
      return "; only the digits 0 to 9 are read";
    case Hint::minus_sign:
      return "; this is a typographic minus or dash";
    case Hint::decimal:
      return "; only whole numbers are read";
    case Hint::exponent:
      return "; write the number out, without an exponent";
    case Hint::hex:
      return "; only decimal numbers are read";
    case Hint::sign:
      return "; numbers have no sign here";
    case Hint::judge_output:
      return "; this looks like a judge's output, not its input";
    case Hint::json:
      return "; this looks like JSON";
    case Hint::separator:
      return "; separate numbers with spaces";
  }
  return {};
}

// Of digits; the minimum has no leading zeros.
bool is_below(std::string_view found, std::string_view minimum) {
  found.remove_prefix(std::min(found.find_first_not_of('0'), found.size()));
  return found.size() != minimum.size() ? found.size() < minimum.size() : found < minimum;
}

std::string_view sentence(ForeignFormat format) {
  switch (format) {
    case ForeignFormat::utf_16:
      return "this is UTF-16; save it as UTF-8 and try again";
    case ForeignFormat::png:
      return "this is a PNG picture, not text";
    case ForeignFormat::zip:
      return "this is a ZIP archive, not text";
    case ForeignFormat::gzip:
      return "this is compressed with gzip, not text";
    case ForeignFormat::pdf:
      return "this is a PDF, not text";
    case ForeignFormat::nul:
      return "this is not text: it has a NUL byte";
  }
  return {};
}

}  // namespace

std::string_view name(Code code) {
  switch (code) {
    case Code::not_a_number:
      return "not_a_number";
    case Code::not_text:
      return "not_text";
    case Code::out_of_range:
      return "out_of_range";
    case Code::wrong_count:
      return "wrong_count";
    case Code::unexpected_end:
      return "unexpected_end";
    case Code::trailing_input:
      return "trailing_input";
    case Code::illegal_position:
      return "illegal_position";
    case Code::illegal_move:
      return "illegal_move";
    case Code::unknown_game:
      return "unknown_game";
    case Code::unknown_dialect:
      return "unknown_dialect";
    case Code::too_large:
      return "too_large";
    case Code::beyond_limit:
      return "beyond_limit";
    case Code::list_truncated:
      return "list_truncated";
    case Code::line_mismatch:
      return "line_mismatch";
  }
  return {};
}

std::string_view name(Severity severity) {
  switch (severity) {
    case Severity::error:
      return "error";
    case Severity::warning:
      return "warning";
  }
  return {};
}

std::string_view name(Hint hint) {
  switch (hint) {
    case Hint::none:
      return "none";
    case Hint::full_width_digit:
      return "full_width_digit";
    case Hint::other_digit:
      return "other_digit";
    case Hint::minus_sign:
      return "minus_sign";
    case Hint::decimal:
      return "decimal";
    case Hint::exponent:
      return "exponent";
    case Hint::hex:
      return "hex";
    case Hint::sign:
      return "sign";
    case Hint::judge_output:
      return "judge_output";
    case Hint::json:
      return "json";
    case Hint::separator:
      return "separator";
  }
  return {};
}

std::string_view name(ForeignFormat format) {
  switch (format) {
    case ForeignFormat::utf_16:
      return "utf-16";
    case ForeignFormat::png:
      return "png";
    case ForeignFormat::zip:
      return "zip";
    case ForeignFormat::gzip:
      return "gzip";
    case ForeignFormat::pdf:
      return "pdf";
    case ForeignFormat::nul:
      return "nul";
  }
  return {};
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

std::string joined(Parts parts) {
  std::string text;
  for (const std::string_view part : parts) text += part;
  return text;
}

std::string message(const Notice& notice) {
  std::string text;
  const auto add = [&text](Parts parts) { text += joined(parts); };
  const auto param = [&notice](std::string_view wanted) { return notice.param(wanted); };
  const Role& role = notice.role != nullptr ? *notice.role : kCaseCount;
  switch (notice.code) {
    case Code::not_a_number:
      add({"expected ", role.noun, ", found \"", param("found"), "\"",
           sentence(word_named<Hint>(param("hint")).value_or(Hint::none))});
      break;
    case Code::not_text:
      add({sentence(word_named<ForeignFormat>(param("found")).value_or(ForeignFormat::nul))});
      break;
    case Code::out_of_range:
      add({role.noun, " is ", param("found")});
      if (param("maximum") == std::to_string(kMaxNumber)) {
        if (is_below(param("found"), param("minimum"))) {
          add({", but must be at least ", param("minimum")});
        } else {
          add({", but must be below 2^64"});
        }
      } else {
        add({", but must be from ", param("minimum"), " to ", param("maximum")});
      }
      break;
    case Code::wrong_count:
      add({role.plural, " announced: ", param("announced"), ", on the line: ", param("counted")});
      break;
    case Code::unexpected_end:
      add({"the input ends where ", role.noun, " should follow"});
      break;
    case Code::trailing_input:
      add({"nothing more is expected here, found \"", param("found"), "\""});
      break;
    case Code::illegal_position:
      add({"this position cannot occur: "});
      if (notice.rule != nullptr) text += notice.rule->say(notice);
      break;
    case Code::illegal_move:
      add({"\"", param("found"), "\" is not a legal move here"});
      break;
    case Code::unknown_game:
      add({"there is no game \"", param("found"), "\""});
      break;
    case Code::unknown_dialect:
      add({"there is no dialect \"", param("found"), "\""});
      break;
    case Code::too_large:
      add({"too large: the limit is ", param("maximum"), "; ", param("game"), " has none"});
      break;
    case Code::beyond_limit:
      add({role.noun, " is ", param("found"), ", but the judge allows "});
      if (param("minimum") == "0") {
        add({"at most "});
      } else {
        add({param("minimum"), " to "});
      }
      add({param("maximum"), "; answered anyway"});
      break;
    case Code::list_truncated:
      add({"the list of ", role.plural, " shows the first ", param("shown"), " of ",
           param("total")});
      break;
    case Code::line_mismatch:
      add({role.plural, " in this case: ", param("announced"), ", on the line: ", param("counted"),
           "; line ends are skipped, as the judges' programs do"});
      break;
  }
  return text;
}

std::string terminal_line(const Notice& notice) {
  std::string line = std::to_string(notice.place.line) + ":" + std::to_string(notice.place.column);
  line.append(": ").append(name(severity(notice.code))).append(": ");
  line += message(notice);
  line += " [";
  line += name(notice.code);
  line += "]\n";
  return line;
}

std::string terminal_line(const Suppressed& suppressed) {
  std::string lines;
  const auto add = [&lines](std::uint64_t count, std::string_view of) {
    if (count == 0) return;
    lines += "and " + std::to_string(count) + " more ";
    lines += of;
    lines += count == 1 ? "\n" : "s\n";
  };
  add(suppressed.errors, "error");
  add(suppressed.warnings, "warning");
  return lines;
}

void write_json(JsonWriter& json, const Notice& notice) {
  json.begin_object();
  json.key("severity").string(name(severity(notice.code)));
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

void write_json(JsonWriter& json, const Suppressed& suppressed) {
  json.begin_object().key("errors").integer(suppressed.errors);
  json.key("warnings").integer(suppressed.warnings).end_object();
}

}  // namespace impartial
