#include "games/heap_games/scanner.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "core/utf8.hpp"

namespace impartial::heap_games {
namespace {

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

}  // namespace

void Scanner::skip_blanks() {
  while (at_ < end_ && is_blank(text_[at_])) ++at_;
}

bool Scanner::at_end() {
  skip_blanks();
  return at_ == end_;
}

char Scanner::next() { return at_end() ? '\0' : text_[at_]; }

bool Scanner::accept(char sign) {
  if (next() != sign) return false;
  ++at_;
  return true;
}

bool Scanner::accept(std::string_view signs) {
  skip_blanks();
  if (text_.substr(at_, std::min(signs.size(), end_ - at_)) != signs) return false;
  at_ += signs.size();
  return true;
}

std::string_view Scanner::look_word() {
  skip_blanks();
  std::size_t stop = at_;
  while (stop < end_ && is_letter(text_[stop])) ++stop;
  return text_.substr(at_, stop - at_);
}

std::string_view Scanner::word() {
  const std::string_view found = look_word();
  at_ += found.size();
  return found;
}

bool Scanner::expect(char sign, const Role& role) { return accept(sign) || refuse(role); }

bool Scanner::number(const Role& role, std::uint64_t& value, std::uint64_t minimum,
                     std::uint64_t maximum) {
  if (!is_digit(next())) return refuse(role);
  const std::size_t from = at_;
  value = 0;
  for (; at_ < end_ && is_digit(text_[at_]); ++at_) {
    value = std::min(10 * value + static_cast<std::uint64_t>(text_[at_] - '0'), maximum + 1);
  }
  if (value >= minimum && value <= maximum) return true;
  const std::string_view digits = text_.substr(from, at_ - from);
  return add_range(role, quote(digits.data(), digits.data() + digits.size()), minimum, maximum,
                   from);
}

bool Scanner::refuse(const Role& expected) {
  skip_blanks();
  Notice notice = make_notice(Code::unexpected_end, {});
  std::size_t stop = at_;
  if (at_ != text_.size()) {
    // A word, or one sign.
    const auto is_of_word = [](char c) { return is_digit(c) || is_letter(c) || (c & 0x80) != 0; };
    while (stop < text_.size() && is_of_word(text_[stop])) ++stop;
    stop = std::max(stop, at_ + 1);
    notice = make_notice(
        Code::not_a_number,
        {{"found", quote(text_.data() + at_, text_.data() + stop)}, {"hint", name(Hint::none)}});
  }
  notice.role = &expected;
  return add(std::move(notice), at_, stop);
}

bool Scanner::refuse(const Role& counted, std::uint64_t found, std::uint64_t minimum,
                     std::uint64_t maximum) {
  return add_range(counted, std::to_string(found), minimum, maximum, at_);
}

bool Scanner::refuse(const Rule& rule, ParamViews params, std::size_t from) {
  Notice notice = make_notice(Code::illegal_position, params);
  notice.rule = &rule;
  return add(std::move(notice), from, at_);
}

bool Scanner::add_range(const Role& role, std::string_view found, std::uint64_t minimum,
                        std::uint64_t maximum, std::size_t from) {
  Notice notice = make_notice(Code::out_of_range, {{"found", found},
                                                   {"minimum", std::to_string(minimum)},
                                                   {"maximum", std::to_string(maximum)}});
  notice.role = &role;
  return add(std::move(notice), from, at_);
}

bool Scanner::add(Notice notice, std::size_t from, std::size_t to) {
  if (error_) return false;
  notice.place = advance({}, text_.data(), text_.data() + from);
  notice.length = to - from;
  error_ = std::move(notice);
  return false;
}

}  // namespace impartial::heap_games
