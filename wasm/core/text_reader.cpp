#include "core/text_reader.hpp"

#include <algorithm>
#include <cstring>
#include <string>
#include <utility>

#include "core/domain.hpp"

namespace impartial {
namespace {

unsigned byte_at(const char* p, std::size_t i = 0) { return static_cast<unsigned char>(p[i]); }

bool begins_with_superscript(std::string_view text) {
  for (const std::string_view digit : {"\u2070", "\u00B9", "\u00B2", "\u00B3", "\u2074", "\u2075",
                                       "\u2076", "\u2077", "\u2078", "\u2079"})
    if (text.substr(0, digit.size()) == digit) return true;
  return false;
}

Hint hint_of(std::string_view token) {
  if (is_judge_output(token)) return Hint::judge_output;
  const char* p = token.data();
  const auto starts = [token](std::string_view bytes) {
    return token.substr(0, bytes.size()) == bytes;
  };
  if (starts("-") || starts("+")) return Hint::sign;
  if (starts("{") || starts("[") || starts("\"")) return Hint::json;
  if (starts("0x") || starts("0X")) return Hint::hex;
  if (starts("\xE2\x88\x92") ||
      (starts("\xE2\x80") && token.size() > 2 && byte_at(p, 2) >= 0x90 && byte_at(p, 2) <= 0x95)) {
    return Hint::minus_sign;
  }
  if (starts("\xEF\xBC") && token.size() > 2 && byte_at(p, 2) >= 0x90 && byte_at(p, 2) <= 0x99)
    return Hint::full_width_digit;
  // Arabic-Indic, extended Arabic-Indic, Devanagari and Bengali digits.
  if ((starts("\xD9") && byte_at(p, 1) >= 0xA0 && byte_at(p, 1) <= 0xA9) ||
      (starts("\xDB") && byte_at(p, 1) >= 0xB0 && byte_at(p, 1) <= 0xB9) ||
      ((starts("\xE0\xA5") || starts("\xE0\xA7")) && byte_at(p, 2) >= 0xA6 &&
       byte_at(p, 2) <= 0xAF)) {
    return Hint::other_digit;
  }
  const std::size_t digits = std::min(token.find_first_not_of("0123456789"), token.size());
  if (digits == 0 || digits == token.size()) return Hint::none;
  const std::string_view rest = token.substr(digits);
  if (rest[0] == '.') return Hint::decimal;
  if (rest[0] == 'e' || rest[0] == 'E' || rest[0] == '^' || rest.substr(0, 2) == "**" ||
      begins_with_superscript(rest))
    return Hint::exponent;
  if (rest[0] == ',' || rest[0] == ';' || rest[0] == ':' || rest[0] == '/' ||
      rest.substr(0, 2) == "\xEF\xBC" || rest.substr(0, 2) == "\xE3\x80") {
    return Hint::separator;
  }
  return Hint::none;
}

}  // namespace

std::size_t TextReader::wide_blank(const char* p) const {
  // The byte after the window is '\0', so a sequence that the window cuts never matches.
  if (byte_at(p) == 0xC2 && byte_at(p, 1) == 0xA0) return 2;
  if (byte_at(p) == 0xE3 && byte_at(p, 1) == 0x80 && byte_at(p, 2) == 0x80) return 3;
  if (byte_at(p) == 0xEF && byte_at(p, 1) == 0xBB && byte_at(p, 2) == 0xBF) return 3;
  if (commas_ && byte_at(p) == 0xEF && byte_at(p, 1) == 0xBC && byte_at(p, 2) == 0x8C) return 3;
  return 0;
}

const char* TextReader::skip_blanks(const char* p) const {
  for (;;) {
    if (*p == ' ' || *p == '\t' || *p == '\r' || (commas_ && *p == ',')) {
      ++p;
    } else if (const std::size_t bytes = byte_at(p) >= 0x80 ? wide_blank(p) : 0; bytes != 0) {
      p += bytes;
    } else {
      return p;
    }
  }
}

const char* TextReader::skip_space(const char* p) const {
  for (p = skip_blanks(p); *p == '\n'; p = skip_blanks(p)) ++p;
  return p;
}

const char* TextReader::token_end(const char* p) const {
  while (p != end_ && byte_at(p) > ' ' && !(commas_ && *p == ',') &&
         (byte_at(p) < 0x80 || wide_blank(p) == 0))
    ++p;
  return p;
}

void TextReader::set_window(const char* begin, const char* end, bool last, Place place) {
  IMPARTIAL_DOMAIN(*end == '\0');
  at_ = case_start_ = begin_ = begin;
  token_ = nullptr;
  end_ = end;
  last_ = last;
  place_ = place;
  if (state_ == State::incomplete) state_ = State::reading;
}

void TextReader::rewind_case() {
  at_ = case_start_;
  token_ = nullptr;
  notices_.resize(notices_.size() -
                  static_cast<std::size_t>(tally_.listed() - case_tally_.listed()));
  tally_ = case_tally_;
  if (line_mismatch_ && line_mismatch_->case_number == case_number_) line_mismatch_.reset();
  if (lines_warned_at_ == case_number_) lines_warned_at_ = kNotWarned;
}

std::vector<Notice> TextReader::take_notices() {
  case_tally_ = tally_;
  return std::exchange(notices_, {});
}

std::uint32_t TextReader::noticed_once(std::span<const Field> fields) const {
  const Role* const* const end = warned_.data() + tally_.warned;
  std::uint32_t noticed = lines_warned() || line_mismatch_ ? std::uint32_t{1} << 31 : 0;
  for (std::size_t i = 0; i < fields.size(); ++i) {
    if (std::find(warned_.data(), end, fields[i].role) != end) noticed |= std::uint32_t{1} << i;
  }
  return noticed;
}

void TextReader::forget_notices() {
  notices_.clear();
  tally_ = case_tally_ = {};
  line_mismatch_.reset();
  lines_warned_at_ = kNotWarned;
}

bool TextReader::accept(char wanted) {
  at_ = skip_space(at_);
  if (at_ == end_ || *at_ != wanted) return false;
  ++at_;
  return true;
}

bool TextReader::at_end() {
  at_ = skip_space(at_);
  return at_ == end_;
}

bool TextReader::next_line() {
  at_ = skip_blanks(at_);
  if (*at_ == '\n') {
    ++at_;
    return true;
  }
  return at_ == end_ ? last_ || end_of_window(nullptr, end_) : refuse_rest();
}

bool TextReader::skip_blank_lines(const Role& role) {
  at_ = skip_space(at_);
  return at_ != end_ || end_of_window(&role, end_);
}

bool TextReader::refuse_rest() {
  if (*at_ == '\0') return refuse_nul(at_);
  return refuse_token({Code::trailing_input}, at_,
                      {{"found", quote(at_, std::max(token_end(at_), at_ + 1))}});
}

bool TextReader::number(const Field& field, std::uint64_t& value) {
  const char* const p = skip_space(at_);
  return digit_of(*p) <= 9 ? any_number(p, field, value) : no_number(p, field);
}

bool TextReader::number_in_line(const Field& field, std::uint64_t& value) {
  const char* const p = skip_blanks(at_);
  if (digit_of(*p) <= 9) return any_number(p, field, value);
  if (*p != '\n' && (*p != '\0' || p != end_)) return no_number(p, field);
  at_ = p;
  return false;
}

bool TextReader::any_number(const char* start, const Field& field, std::uint64_t& value) {
  IMPARTIAL_DOMAIN(field.role != nullptr);
  token_ = start;
  const char* stop = start;
  while (digit_of(*stop) <= 9) ++stop;
  const bool separated =
      stop == end_ || byte_at(stop) <= ' ' || wide_blank(stop) != 0 ||
      (commas_ && (*stop == ',' || *stop == '/' || *stop == '>' || *stop == ':'));
  if (!separated) return no_number(start, field);
  at_ = stop;
  const char* p = start;
  while (stop - p > 1 && *p == '0') ++p;
  std::uint64_t sum = 0;
  for (; p != stop; ++p) {
    const unsigned digit = digit_of(*p);
    if (sum > (kMaxNumber - digit) / 10) return out_of_range(field, quote(start, stop));
    sum = sum * 10 + digit;
  }
  if (sum < field.minimum || sum > field.maximum) return out_of_range(field, {});
  if (sum < field.judge_minimum || sum > field.judge_maximum) warn_beyond(field, sum);
  value = sum;
  return true;
}

bool TextReader::no_number(const char* p, const Field& field) {
  if (p == end_) {
    at_ = p;
    return end_of_window(field.role, field.is_second ? token_ : end_);
  }
  if (*p == '\0') return refuse_nul(p);
  const char* stop = std::max(token_end(p), p + 1);
  const std::string_view token(p, static_cast<std::size_t>(stop - p));
  return refuse_token({Code::not_a_number, field.role}, p,
                      {{"found", quote(p, stop)}, {"hint", name(hint_of(token))}});
}

bool TextReader::refuse_nul(const char* p) {
  return refuse_token({Code::not_text}, p, {{"found", name(ForeignFormat::nul)}});
}

bool TextReader::out_of_range(const Field& field, std::string digits) {
  if (digits.empty()) digits = quote(token_, at_);
  return refuse(Subject{Code::out_of_range, field.role},
                {{"found", digits},
                 {"minimum", std::to_string(field.minimum)},
                 {"maximum", std::to_string(field.maximum)}});
}

bool TextReader::rest_of_line_slowly(const Field& field, std::uint64_t announced, Listed& listed) {
  const char* const count = token_;
  listed = {};
  std::uint64_t value = 0;
  for (std::uint64_t counted = 0; counted < announced; ++counted) {
    if (!number_in_line(field, value)) return wrong_count(*field.role, count, announced, counted);
    listed.repeated = listed.repeated || (listed.set >> value & 1) != 0;
    listed.set |= std::uint32_t{1} << value;
  }
  return end_of_line(*field.role, count, announced);
}

// The reader has read `counted` numbers, and either the line ends or more than the
// announced ones follow.
bool TextReader::wrong_count(const Role& role, const char* count, std::uint64_t announced,
                             std::uint64_t counted) {
  if (state_ != State::reading) return false;
  const char* p = skip_blanks(at_);
  for (; p != end_ && *p != '\n'; p = skip_blanks(p)) {
    const char* const stop = std::max(token_end(p), p + 1);
    const bool is_number = std::all_of(p, stop, [](char c) { return digit_of(c) <= 9; });
    // Anything but a number is the more likely mistake, so it is reported instead.
    if (!is_number) return no_number(p, Field{&role});
    ++counted;
    p = stop;
  }
  if (p == end_ && !last_) return end_of_window(nullptr, end_);  // the line continues
  return refuse_token(
      {Code::wrong_count, &role}, count,
      {{"announced", std::to_string(announced)}, {"counted", std::to_string(counted)}});
}

bool TextReader::end_of_window(const Role* role, const char* place) {
  if (!last_) {
    state_ = State::incomplete;
    return false;
  }
  return refuse_token({Code::unexpected_end, role}, place, {});
}

bool TextReader::refuse_token(const Subject& subject, const char* p, ParamViews params) {
  if (subject.code == Code::unexpected_end || subject.code == Code::trailing_input) warn_of_lines();
  add(subject, params, p, token_end(p));
  state_ = State::refused;
  return false;
}

bool TextReader::refuse(const Subject& subject, ParamViews params) {
  return refuse_token(subject, token_ != nullptr ? token_ : at_, params);
}

bool TextReader::refuse(const Rule& rule, ParamViews params) {
  return refuse(Subject{Code::illegal_position, nullptr, &rule}, params);
}

template <class Use>
void TextReader::find_number(const char* from, Use&& use) const {
  TextReader again(from, end_);
  again.commas_ = commas_;
  for (std::uint64_t value = 0; again.at_ < at_ && again.number(Field{&kCaseCount}, value);) {
    if (use(value, again.token_)) return;
  }
}

std::uint64_t TextReader::first_repeated(const char* from) const {
  std::uint64_t repeated = 0;
  std::uint64_t seen = 0;
  bool found = false;
  find_number(from, [&](std::uint64_t value, const char*) {
    IMPARTIAL_DOMAIN(value < 64);
    repeated = value;
    found = (seen >> value & 1) != 0;
    seen |= std::uint64_t{1} << value;
    return found;
  });
  IMPARTIAL_DOMAIN(found);
  return repeated;
}

void TextReader::refuse_case(const Rule& rule, ParamViews params, const char* from,
                             std::uint64_t value, unsigned occurrence) {
  const char* place = from;
  find_number(from, [&](std::uint64_t found, const char* p) {
    if (found != value || --occurrence != 0) return false;
    place = p;
    return true;
  });
  add({Code::illegal_position, nullptr, &rule}, params, place, token_end(place));
  case_refused_ = true;
}

void TextReader::warn_beyond(const Field& field, std::uint64_t value) {
  const Role** const end = warned_.data() + tally_.warned;
  if (std::find(warned_.data(), end, field.role) != end) return;
  if (tally_.warned < warned_.size()) warned_[tally_.warned++] = field.role;
  add({Code::beyond_limit, field.role},
      {{"found", std::to_string(value)},
       {"minimum", std::to_string(field.judge_minimum)},
       {"maximum", std::to_string(field.judge_maximum)}},
      token_, token_end(token_));
}

bool TextReader::check_lines_slowly(const Role& role, const char* count, const char* first,
                                    std::uint64_t announced) {
  const bool ended = state_ == State::refused && notices_.back().code == Code::unexpected_end;
  if (state_ != State::reading && !ended) return false;
  const auto line_end = [](const char* from, const char* to) {
    const void* const found = std::memchr(from, '\n', static_cast<std::size_t>(to - from));
    return found != nullptr ? static_cast<const char*>(found) : to;
  };
  const bool is_below = line_end(count, first) != first;
  if (lines_warned() || (count != first && !is_below)) return !ended;
  const char* line = line_end(first, at_);
  const bool is_split = line != at_;
  const char* p = skip_blanks(at_);
  if (p == end_ && !last_) return end_of_window(nullptr, end_);
  const bool more_follow = digit_of(*p) <= 9 && (is_split || is_below);
  if (!is_split && !more_follow) return !ended;
  // The line of the first number ends after at_ if more follow there.
  while (!is_split && digit_of(*p) <= 9) p = skip_blanks(line = token_end(p));
  if (p == end_ && !last_) return end_of_window(nullptr, end_);
  std::uint64_t counted = 0;
  for (p = first; p < line; p = skip_blanks(token_end(p))) ++counted;
  if (counted == 1 && !more_follow) return !ended;
  if (!line_mismatch_) {
    line_mismatch_ =
        notice_at({Code::line_mismatch, &role},
                  {{"announced", std::to_string(announced)}, {"counted", std::to_string(counted)}},
                  count, token_end(count));
  }
  if (more_follow || ended) warn_of_lines();
  // The warning comes before the error in the text.
  if (ended) std::rotate(notices_.rbegin(), notices_.rbegin() + 1, notices_.rbegin() + 2);
  return !ended;
}

void TextReader::warn_of_lines() {
  if (!line_mismatch_ || lines_warned()) return;
  lines_warned_at_ = case_number_;
  list(*line_mismatch_);
}

void TextReader::warn_truncated(const Role& role, ParamViews params) {
  add({Code::list_truncated, &role}, params, case_start_, token_end(case_start_));
}

void TextReader::add(const Subject& subject, ParamViews params, const char* p, const char* stop) {
  // An error that ends the text is always listed.
  const bool warns = is_warning(subject.code);
  const std::uint64_t listed = warns ? tally_.warnings : tally_.errors;
  if (!ends_text(subject.code) && listed >= kListedNotices) {
    ++(warns ? tally_.suppressed.warnings : tally_.suppressed.errors);
  } else {
    list(notice_at(subject, params, p, stop));
  }
}

void TextReader::list(Notice notice) {
  ++(is_warning(notice.code) ? tally_.warnings : tally_.errors);
  notices_.push_back(std::move(notice));
}

Notice TextReader::notice_at(const Subject& subject, ParamViews params, const char* p,
                             const char* stop) const {
  Notice notice = make_notice(subject.code, params);
  notice.role = subject.role;
  notice.rule = subject.rule;
  notice.place = place_of(p);
  notice.length = static_cast<std::uint64_t>(stop - p);
  notice.case_number = case_number_;
  return notice;
}

}  // namespace impartial
