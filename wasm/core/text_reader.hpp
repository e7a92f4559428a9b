// Reads numbers from the judges' texts and from the notation of positions and moves.
//
// The text is a window of the input. A window ends after a blank or at the end of the input, so it
// never splits a number. If it ends within a case, the state becomes `incomplete`, and the caller
// sets a longer window that begins at the start of that case.
//
// Blanks are space, tab, carriage return, NBSP (U+00A0), ideographic space (U+3000) and the byte
// order mark (U+FEFF); in the notation also the commas , and U+FF0C. Numbers are unsigned, decimal,
// ASCII and below 2^64; leading zeros are allowed. Everything else is refused with its place. No
// memory is allocated for a count before its numbers are read.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/domain.hpp"
#include "core/field.hpp"
#include "core/notice.hpp"
#include "core/simd_number_set.hpp"

namespace impartial {

// Whether a token begins with a word of any dialect's answers, since people also paste the output
// of another game. Defined in boundary/judge_output.cpp, which knows the list of games.
bool is_judge_output(std::string_view token);

class TextReader {
 public:
  static constexpr std::uint64_t kListedNotices = 100;

  enum class State {
    reading,
    incomplete,  // the window ended within a case, and more input follows
    finished,    // the last case has been read
    refused,     // a notice tells the error; nothing after it can be read
  };

  // Every text needs this many readable bytes after its end, the first of them '\0'.
  static constexpr std::size_t kPadding = 8;

  TextReader() = default;
  // A text in one piece. Domain: kPadding.
  TextReader(const char* begin, const char* end) { set_window(begin, end, true, {}); }

  // Continues in another window of the same input and keeps the notices. `last`: the input ends at
  // `end`. `place`: the place of `begin` in the input.
  // Domain: kPadding.
  void set_window(const char* begin, const char* end, bool last, Place place);

  State state() const { return state_; }
  const char* at() const { return at_; }
  // The place in the input of a byte of the window, and its offset alone.
  // Domain: not before the case of the last case_place().
  Place place_of(const char* p) const {
    IMPARTIAL_DOMAIN(p >= begin_);
    return advance(place_, begin_, p);
  }
  std::uint64_t offset_of(const char* p) const {
    return place_.offset + static_cast<std::uint64_t>(p - begin_);
  }
  void take_commas_as_blanks() { commas_ = true; }
  // How many numbers each case has, if the text says so before its first case; otherwise 0.
  std::uint64_t row_size() const { return row_size_; }
  void set_row_size(std::uint64_t size) { row_size_ = size; }

  // The notices since the last call. All calls together return at most kListedNotices errors, as
  // many warnings, and the error that ends the text; further notices are only counted.
  std::vector<Notice> take_notices();
  const Suppressed& suppressed() const { return tally_.suppressed; }
  // The warnings that come once in a text, if they came. Bit i: a number was beyond the judge's
  // limits of field i. Bit 31: there is, or may yet be, a line_mismatch.
  std::uint32_t noticed_once(std::span<const Field> fields) const;
  // Whether nothing else was noticed.
  bool has_noticed_only(std::uint32_t once) const {
    const auto limits = static_cast<std::uint64_t>(std::popcount(once << 1));
    return tally_.errors == 0 && tally_.warnings == limits && tally_.warned == limits &&
           suppressed() == Suppressed{};
  }
  // The next notice is listed and counted as if it were the first.
  void forget_notices();

  // --- Cases

  // Moves to the start of the next case. Returns false if the window ends before it; then the state
  // is incomplete, or finished if the input ends too. `expected`: another case must follow, so at
  // the end of the input this returns true, and reading the case is refused.
  [[nodiscard]] bool begin_case(std::uint64_t case_number, bool expected);
  const char* case_start() const { return case_start_; }
  // Where the number read last begins.
  const char* number_start() const { return token_; }
  // Returns to the start of the case and forgets the notices since.
  void rewind_case();
  // The text of the case, up to at().
  std::string_view case_text() const {
    return {case_start_, static_cast<std::size_t>(at_ - case_start_)};
  }
  // The place of the case in the input. Counts the lines since the case of the last call.
  const Place& case_place() {
    place_ = place_of(case_start_);
    begin_ = case_start_;
    return place_;
  }
  // Whether refuse_case was called for this case: it gets no answer, but the text continues.
  bool case_refused() const { return case_refused_; }
  void finish() { state_ = State::finished; }

  // --- Numbers
  // These functions set `value` to a number within the field's limits and return true. If they
  // return false, the state says why.

  // Reads the next number, on this line or a later one.
  [[nodiscard]] bool number(const Field& field, std::uint64_t& value);
  // The same, but compiled for this field, whose limits are then constants. This is for the numbers
  // that judge text has by the million: it reads one blank, then digits, and leaves the rest to the
  // other. Always inlined: LTO would take a copy that is compiled for size.
  template <const auto& kFields, std::size_t kIndex>
  [[nodiscard, gnu::always_inline]] bool number(std::uint64_t& value) {
    constexpr Field kField = kFields[kIndex];
    static_assert(kField.role != nullptr);
    const char* const start = at_ + (*at_ == ' ' || *at_ == '\n' ? 1 : 0);
    std::uint64_t sum = 0;
    const char* const stop = digits(start, kField, sum);
    if (!is_usual(start, stop, kField, sum)) return number(kFields[kIndex], value);
    token_ = start;
    at_ = stop;
    value = sum;
    return true;
  }

  // Reads numbers within the judge's limits that follow on the same line, with one space before
  // each, and passes them to `sink`, until `count` are read or something else comes. Returns how
  // many were read.
  template <class Sink>
  std::uint64_t numbers_beside(const Field& field, std::uint64_t count, Sink&& sink) {
    const char* p = at_;
    std::uint64_t read = 0;
    for (; read < count && *p == ' '; ++read) {
      const char* const start = p + 1;
      std::uint64_t value = 0;
      const char* const stop = digits(start, field, value);
      if (!is_usual(start, stop, field, value)) break;
      sink(value);
      token_ = start;
      p = stop;
    }
    at_ = p;
    return read;
  }

  // Numbers below kSetSize that come in a line.
  struct Listed {
    std::uint32_t set = 0;  // bit i is the number i
    bool repeated = false;  // whether some number comes twice
  };
  // Reads the rest of the line, which must have `announced` numbers.
  // Errors: wrong_count at the number read last before, which is taken to be the announced count.
  // Domain: the field's maximum is below kSetSize.
  [[nodiscard, gnu::always_inline]] bool rest_of_line(const Field& field, std::uint64_t announced,
                                                      Listed& listed) {
    IMPARTIAL_DOMAIN(field.maximum < kSetSize);
    const auto below = [](std::uint64_t number) { return (std::uint64_t{1} << number) - 1; };
    const NumberSet read = number_set_in_line(at_, end_, announced);
    if (read.end == nullptr ||
        (read.numbers & (below(field.judge_minimum) | ~below(field.judge_maximum + 1))) != 0)
      return rest_of_line_slowly(field, announced, listed);
    listed = {read.numbers, false};
    at_ = read.end;
    return end_of_line(*field.role, token_, announced);
  }

  // Moves to the next line. Errors: trailing_input if this line has anything but blanks left.
  [[nodiscard]] bool next_line();
  // Moves to the next line that is not blank, which must have a number of this role.
  [[nodiscard]] bool skip_blank_lines(const Role& role);

  // Reads the next number of this line. Also returns false at the end of the line; then the state
  // is still `reading`.
  [[nodiscard]] bool number_in_line(const Field& field, std::uint64_t& value);

  // --- Other characters of the notation

  // Skips blanks and line ends, then `wanted` if it comes next. Returns whether it did.
  bool accept(char wanted);
  // The same, but refuses anything else. At the end it leaves that to the number that should
  // follow.
  bool expect(char wanted) { return accept(wanted) || at_end() || refuse_rest(); }
  // Whether only blanks and line ends remain.
  bool at_end();
  // Refuses the next token. Returns false.
  bool refuse_rest();

  // --- Notices

  // Refuses the text at the number read last, or at at() if no number was read. Returns false.
  bool refuse(Code code, ParamViews params) { return refuse(Subject{code}, params); }
  // Refuses a value outside the field's limits, in the same way.
  bool refuse_value(const Field& field, std::uint64_t value) {
    return out_of_range(field, std::to_string(value));
  }
  // Refuses a position that breaks a rule, in the same way.
  bool refuse(const Rule& rule, ParamViews params);
  // Refuses only this case, as its position breaks a rule: it gets no answer, but the text
  // continues. The place is the `occurrence`-th `value` between `from` and at(), or `from` if
  // there is none.
  void refuse_case(const Rule& rule, ParamViews params, const char* from, std::uint64_t value,
                   unsigned occurrence = 1);
  // The first number between `from` and at() that repeats an earlier one.
  // Domain: there is one, and all numbers there are below 64.
  std::uint64_t first_repeated(const char* from) const;
  // Warns, once for each role, that the number read last is beyond the judge's limits.
  void warn_beyond(const Field& field, std::uint64_t value);
  // Judges' programs skip line ends, so a case with a wrong count takes numbers of other cases.
  // Finds such a case by its lines, after its numbers were read or the input ended. `count`: where
  // the case begins; `first`: the first of its `announced` numbers of this role.
  // - If its numbers begin below the count or go over a line end, and more follow the last one on
  //   its line, this warns of it, once in a text.
  // - If they go over a line end, and two or more are on the first line, this may be only how the
  //   text is written. The warning comes with the next that is certain: with a case as above, or
  //   with an error because the text is too short or too long.
  // So a text in one line, or with one number on each line, shows nothing.
  // Returns false if the window ends before this is known.
  [[nodiscard]] bool check_lines(const Role& role, const char* count, const char* first,
                                 std::uint64_t announced) {
    // Nearly all cases end with a line, on which all their numbers are.
    const auto size = static_cast<std::size_t>(at_ - first);
    const bool is_line = *at_ == '\n' && std::memchr(first, '\n', size) == nullptr;
    return (is_line && state_ == State::reading) ||
           check_lines_slowly(role, count, first, announced);
  }
  // Warns at the start of the case that the answer does not list everything of this role.
  void warn_truncated(const Role& role, ParamViews params);

 private:
  // The code, role and rule of a notice.
  struct Subject {
    Code code{};
    const Role* role = nullptr;
    const Rule* rule = nullptr;
  };

  static constexpr unsigned digit_of(char c) {
    return static_cast<unsigned char>(c) - unsigned{'0'};
  }

  const char* skip_blanks(const char* p) const;
  const char* skip_space(const char* p) const;
  const char* token_end(const char* p) const;
  std::size_t wide_blank(const char* p) const;

  // Reads eight digits at once. Returns their end. If there are fewer, returns p and
  // leaves `value` unchanged.
  [[gnu::always_inline]] static const char* eight_digits(const char* p, std::uint64_t& value);
  // Reads the digits at p; `value` is 0 before. Returns their end.
  [[gnu::always_inline]] static const char* digits(const char* p, const Field& field,
                                                   std::uint64_t& value);
  // Whether these digits are a number within the judge's limits, with a blank after it.
  [[gnu::always_inline]] static bool is_usual(const char* start, const char* stop,
                                              const Field& field, std::uint64_t value);
  // Reads the number that begins with the digit at `start`, without any domain.
  bool any_number(const char* start, const Field& field, std::uint64_t& value);
  bool no_number(const char* p, const Field& field);
  bool refuse_nul(const char* p);
  bool out_of_range(const Field& field, std::string digits);
  bool wrong_count(const Role& role, const char* count, std::uint64_t announced,
                   std::uint64_t counted);
  bool end_of_line(const Role& role, const char* count, std::uint64_t announced);
  bool rest_of_line_slowly(const Field& field, std::uint64_t announced, Listed& listed);
  bool check_lines_slowly(const Role& role, const char* count, const char* first,
                          std::uint64_t announced);
  bool end_of_window(const Role* role, const char* place);
  bool refuse(const Subject& subject, ParamViews params);
  bool refuse_token(const Subject& subject, const char* p, ParamViews params);
  void add(const Subject& subject, ParamViews params, const char* p, const char* stop);
  void list(Notice notice);
  Notice notice_at(const Subject& subject, ParamViews params, const char* p,
                   const char* stop) const;
  void warn_of_lines();
  // Calls use(value, start) for each number between `from` and at(), until a call returns true.
  template <class Use>
  void find_number(const char* from, Use&& use) const;

  // Counts of notices. A copy from the start of the case serves to rewind it.
  struct Tally {
    std::uint64_t errors = 0;  // listed
    std::uint64_t warnings = 0;
    Suppressed suppressed;
    std::uint64_t listed() const { return errors + warnings; }
    std::size_t warned = 0;  // how many entries of warned_ are used
  };

  const char* at_ = nullptr;
  const char* token_ = nullptr;  // the number read last
  const char* begin_ = nullptr;  // of the window, or of the last case_place()
  const char* end_ = nullptr;
  bool last_ = false;
  bool commas_ = false;
  std::uint64_t row_size_ = 0;
  State state_ = State::reading;

  const char* case_start_ = nullptr;
  std::uint64_t case_number_ = 0;
  bool case_refused_ = false;

  Place place_;  // of begin_
  Tally tally_;
  Tally case_tally_;
  // The roles with a beyond_limit warning: the first tally_.warned. A text has fewer than 8 roles.
  std::array<const Role*, 8> warned_{};
  // A case of which check_lines may yet warn, or has warned while it read the other one.
  std::optional<Notice> line_mismatch_;
  static constexpr std::uint64_t kNotWarned = kMaxNumber;
  bool lines_warned() const { return lines_warned_at_ != kNotWarned; }
  std::uint64_t lines_warned_at_ = kNotWarned;
  std::vector<Notice> notices_;
};

inline const char* TextReader::digits(const char* p, const Field& field, std::uint64_t& value) {
  if (field.judge_maximum < 100) {
    // Whether a number has one digit or two is random, so a branch on it would often be guessed
    // wrong.
    const std::uint64_t first = digit_of(p[0]);
    const std::uint64_t second = digit_of(p[1]);
    if (first > 9) return p;
    const std::uint64_t two_digits = second <= 9 ? 1 : 0;
    value = first + two_digits * (9 * first + second);
    return p + 1 + two_digits;
  }
  if (field.judge_maximum >= 10'000'000) p = eight_digits(p, value);
  for (unsigned digit = digit_of(*p); digit <= 9; digit = digit_of(*++p))
    value = value * 10 + digit;
  return p;
}

inline bool TextReader::is_usual(const char* start, const char* stop, const Field& field,
                                 std::uint64_t value) {
  constexpr std::ptrdiff_t kSafeDigits = 19;  // never wrap
  return stop != start && stop - start <= kSafeDigits && static_cast<unsigned char>(*stop) <= ' ' &&
         value - field.judge_minimum <= field.judge_maximum - field.judge_minimum;
}

// All digits are in one word. Three multiplications join digits to pairs, pairs to groups of four,
// and these to the number.
inline const char* TextReader::eight_digits(const char* p, std::uint64_t& value) {
  static_assert(std::endian::native == std::endian::little);
  std::uint64_t word = 0;
  std::memcpy(&word, p, 8);
  constexpr std::uint64_t kHighHalves = 0xF0F0F0F0F0F0F0F0;
  constexpr std::uint64_t kZeros = 0x3030303030303030;
  // '0' to '9' are 0x30 to 0x39: the high half of the byte is 3, and stays 3 if 6 is added.
  if ((word & kHighHalves) != kZeros || ((word + 0x0606060606060606) & kHighHalves) != kZeros)
    return p;
  word = (word & 0x0F0F0F0F0F0F0F0F) * (1 + (10 << 8)) >> 8;
  word = (word & 0x00FF00FF00FF00FF) * (1 + (100 << 16)) >> 16;
  value = (word & 0x0000FFFF0000FFFF) * (1 + (std::uint64_t{10000} << 32)) >> 32;
  return p + 8;
}

inline bool TextReader::end_of_line(const Role& role, const char* count, std::uint64_t announced) {
  if (*at_ == '\n') {
    ++at_;
    return true;
  }
  at_ = skip_blanks(at_);
  if (*at_ == '\n') {
    ++at_;
    return true;
  }
  if (at_ == end_ && last_) return true;
  return wrong_count(role, count, announced, announced);
}

inline bool TextReader::begin_case(std::uint64_t case_number, bool expected) {
  if (*at_ == '\n') ++at_;
  if (digit_of(*at_) > 9) at_ = skip_space(at_);
  case_start_ = at_;
  case_number_ = case_number;
  case_tally_ = tally_;
  case_refused_ = false;
  if (at_ != end_ || (last_ && expected)) return true;
  state_ = last_ ? State::finished : State::incomplete;
  return false;
}

}  // namespace impartial
