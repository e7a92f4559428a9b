// Reads numbers from the judges' texts and from the notation of positions.
//
// The text is a window of the input whose numbers are whole: it is cut only behind a blank or at
// the input's end, so a number never runs off it. When the window ends within a case, the reader
// says `incomplete`, and the caller comes back with more text from the start of that case.
//
// Blanks are space, tab, carriage return, NBSP (U+00A0), ideographic space (U+3000) and the byte
// order mark (U+FEFF); in the notation of positions the commas , and U+FF0C too. Numbers are
// unsigned, decimal, ASCII, below 2^64; leading zeros are allowed. Everything else is refused with
// its place. Nothing is allocated by a count that the text announces.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <vector>

#include "core/field.hpp"
#include "core/notice.hpp"

namespace impartial {

// Whether a token begins with a word of a judge's answers. Answered from the list of games
// (boundary/judge_output.cpp), whatever game is read: people paste the output of another one, too.
bool is_judge_output(std::string_view token);

class TextReader {
 public:
  static constexpr std::uint64_t kListedNotices = 100;

  enum class State {
    reading,
    incomplete,  // the window ended within a case, and there is more input to come
    finished,    // the input said, or was found, to be at its end
    refused,     // an error after which the text cannot be trusted; it is among the notices
  };

  // Bytes behind the text that must be readable; the first must be '\0'.
  static constexpr std::size_t kPadding = 8;

  TextReader() = default;
  // A text in one piece. Domain: padded.
  TextReader(const char* begin, const char* end) { set_window(begin, end, true, {}); }

  // Goes on in another window of the same input; the notices so far stay. Domain: padded.
  // `last`: the input ends at `end`. `place`: where `begin` stands in the input.
  void set_window(const char* begin, const char* end, bool last, Place place);

  State state() const { return state_; }
  const char* at() const { return at_; }
  // How many bytes of the input stand before the reader.
  std::uint64_t offset() const { return place_.offset + static_cast<std::uint64_t>(at_ - begin_); }
  void take_commas_as_blanks() { commas_ = true; }

  // The notices since the last call, at most kListedNotices over the reader's life; the others are
  // only counted.
  std::vector<Notice> take_notices();
  std::uint64_t suppressed() const { return tally_.suppressed; }

  // --- Cases
  // -------------------------------------------------------------------------------------------------------

  // Steps to the next case and marks its start. Returns false where the window ends before it: then
  // the state is incomplete, or finished where the input ends too. With `expected`, an input that
  // ends has a case to begin: reading it is then refused.
  [[nodiscard]] bool begin_case(std::uint64_t case_number, bool expected);
  // Back to the start of the case, forgetting what was noticed since.
  void rewind_case();
  // True where the case begun last has an error of its meaning only: it gets no answer, the text
  // goes on.
  bool case_refused() const { return case_refused_; }
  void finish() { state_ = State::finished; }

  // --- Numbers: true and a value within the field's limits, or false
  // -------------------------------------------------

  // The next number, on this line or a later one. False: the state says why.
  [[nodiscard]] bool number(const Field& field, std::uint64_t& value);

  // Exactly `announced` numbers on the rest of this line, each handed to `sink`. False: the state
  // says why; where the line has another count, the place is that of the number read last, which is
  // taken to be the announcement.
  template <class Sink>
  [[nodiscard]] bool rest_of_line(const Field& field, std::uint64_t announced, Sink&& sink) {
    const char* const count = token_;
    std::uint64_t value = 0;
    std::uint64_t counted = 0;
    // Nearly all lines are read by this loop alone; the next takes over at whatever is unusual.
    const char* p = at_;
    for (; counted < announced; ++counted) {
      const char* const stop = small_number(p, field, value);
      if (stop == nullptr) break;
      p = stop;
      sink(value);
    }
    at_ = p;
    for (; counted < announced; ++counted) {
      if (!number_in_line(field, value)) return wrong_count(*field.role, count, announced, counted);
      sink(value);
    }
    return end_of_line(*field.role, count, announced);
  }

  // Ends this line, on which nothing more may stand. False: the state says why.
  [[nodiscard]] bool next_line();
  // Steps over blank lines to one that has `role`. False: the state says why.
  [[nodiscard]] bool skip_blank_lines(const Role& role);

  // The next number of a line. False at the line's end too, with the state still reading.
  [[nodiscard]] bool number_in_line(const Field& field, std::uint64_t& value);

  // --- Other characters of the notation
  // ------------------------------------------------------------------------------

  // Steps over blanks, then over `wanted` if it comes next.
  bool accept(char wanted);
  // True where only blanks and line ends remain.
  bool at_end();
  // Refuses whatever comes next.
  bool refuse_rest();

  // --- Notices
  // -------------------------------------------------------------------------------------------------------

  // Refuses the text at the number read last, or at the end of what was read. Always false.
  bool refuse(Code code, ParamViews params) { return refuse(Subject{code}, params); }
  // The same for a position that breaks a rule.
  bool refuse(const Rule& rule, ParamViews params);
  // Refuses only this case, whose position breaks a rule: it gets no answer and the text goes on.
  // The place is where `value` stands for the `occurrence`-th time between `from` and the reader,
  // or `from` itself.
  void refuse_case(const Rule& rule, ParamViews params, const char* from, std::uint64_t value,
                   unsigned occurrence = 1);
  // The first number between `from` and the reader that stands there twice. Domain: there is one,
  // and all numbers there are below 64.
  std::uint64_t first_repeated(const char* from) const;
  // A warning at the number read last; once for each role.
  void warn_beyond(const Field& field, std::uint64_t value);
  // A warning at the start of the case: of its list of `role`, the answer has the first only.
  void warn_truncated(const Role& role, ParamViews params);

 private:
  // What a notice is about.
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

  // Reads eight digits at once; returns their end. Anything else: returns p, and the value is left
  // alone.
  static const char* eight_digits(const char* p, std::uint64_t& value);
  // Reads one blank and a number of one or two digits within the judge's limits; returns its end.
  // Null: anything else.
  static const char* small_number(const char* p, const Field& field, std::uint64_t& value);
  bool finish_number(const char* start, const char* stop, std::uint64_t value, const Field& field,
                     std::uint64_t& out);
  bool unusual_number(const char* start, const Field& field, std::uint64_t& out);
  bool no_number(const char* p, const Field& field);
  bool out_of_range(const Field& field, std::string digits);
  bool wrong_count(const Role& role, const char* count, std::uint64_t announced,
                   std::uint64_t counted);
  bool end_of_line(const Role& role, const char* count, std::uint64_t announced);
  bool end_of_window(const Role* role);
  bool refuse(const Subject& subject, ParamViews params);
  bool refuse_token(const Subject& subject, const char* p, ParamViews params);
  void add(const Subject& subject, ParamViews params, const char* p, const char* stop);
  // Calls use(value, place) for the numbers from `from` to the reader until it returns true.
  template <class Use>
  void find_number(const char* from, Use&& use) const;

  // What was noticed so far; a copy is kept of the start of a case, to go back to.
  struct Tally {
    std::uint64_t listed = 0;
    std::uint64_t suppressed = 0;
    std::size_t warned = 0;  // how many of warned_
  };

  const char* at_ = nullptr;
  const char* token_ = nullptr;  // the number read last
  const char* begin_ = nullptr;
  const char* end_ = nullptr;
  bool last_ = false;
  bool commas_ = false;
  State state_ = State::reading;

  const char* case_start_ = nullptr;
  std::uint64_t case_number_ = 0;
  bool case_refused_ = false;

  Place place_;
  Tally tally_;
  Tally case_tally_;
  // The roles for which there was a warning: the first tally_.warned. A text has fewer roles.
  std::array<const Role*, 8> warned_{};
  std::vector<Notice> notices_;
};

// The hot path: one blank, then digits. All else goes through the functions in the .cpp.
inline bool TextReader::number(const Field& field, std::uint64_t& value) {
  const char* p = at_;
  if (*p == ' ' || *p == '\n') ++p;
  if (digit_of(*p) > 9) {
    p = skip_space(p);
    if (digit_of(*p) > 9) return no_number(p, field);
  }
  const char* const start = p;
  std::uint64_t sum = 0;
  if (field.judge_maximum >= 10'000'000) p = eight_digits(p, sum);
  for (unsigned digit = digit_of(*p); digit <= 9; digit = digit_of(*++p)) sum = sum * 10 + digit;
  return finish_number(start, p, sum, field, value);
}

inline bool TextReader::number_in_line(const Field& field, std::uint64_t& value) {
  const char* p = at_;
  if (*p == ' ') ++p;
  if (digit_of(*p) > 9) {
    p = skip_blanks(p);
    if (*p == '\n' || (*p == '\0' && p == end_)) {
      at_ = p;
      return false;
    }
    if (digit_of(*p) > 9) return no_number(p, field);
  }
  const char* const start = p;
  std::uint64_t sum = digit_of(*p);
  for (unsigned digit = digit_of(*++p); digit <= 9; digit = digit_of(*++p)) sum = sum * 10 + digit;
  return finish_number(start, p, sum, field, value);
}

// Pairs of digits, then of pairs, then of fours are joined by a multiplication each, in one word.
inline const char* TextReader::eight_digits(const char* p, std::uint64_t& value) {
  static_assert(std::endian::native == std::endian::little);
  std::uint64_t word = 0;
  std::memcpy(&word, p, 8);
  constexpr std::uint64_t kHighHalves = 0xF0F0F0F0F0F0F0F0;
  constexpr std::uint64_t kZeros = 0x3030303030303030;
  // '0' to '9' are 0x30 to 0x39: the high half is 3, and still is with 6 added.
  if ((word & kHighHalves) != kZeros || ((word + 0x0606060606060606) & kHighHalves) != kZeros)
    return p;
  word = (word & 0x0F0F0F0F0F0F0F0F) * (1 + (10 << 8)) >> 8;
  word = (word & 0x00FF00FF00FF00FF) * (1 + (100 << 16)) >> 16;
  value = (word & 0x0000FFFF0000FFFF) * (1 + (std::uint64_t{10000} << 32)) >> 32;
  return p + 8;
}

inline bool TextReader::finish_number(const char* start, const char* stop, std::uint64_t sum,
                                      const Field& field, std::uint64_t& value) {
  // 19 digits cannot wrap; what follows a number is nearly always a blank or a line end.
  constexpr std::ptrdiff_t kSafeDigits = 19;
  token_ = start;
  if (stop - start > kSafeDigits || static_cast<unsigned char>(*stop) > ' ') {
    return unusual_number(start, field, value);
  }
  at_ = stop;
  if (sum - field.judge_minimum > field.judge_maximum - field.judge_minimum) {
    if (sum < field.minimum || sum > field.maximum) return out_of_range(field, {});
    warn_beyond(field, sum);
  }
  value = sum;
  return true;
}

// Whether a number has one digit or two is a coin toss that no branch predictor wins, so there is
// no branch on it.
inline const char* TextReader::small_number(const char* p, const Field& field,
                                            std::uint64_t& value) {
  if (*p != ' ') return nullptr;
  const unsigned first = digit_of(p[1]);
  if (first > 9) return nullptr;
  const unsigned second = digit_of(p[2]);
  const unsigned two_digits = second <= 9 ? 1 : 0;
  const char* const stop = p + 2 + two_digits;
  const unsigned sum = first + two_digits * (9 * first + second);
  if (static_cast<unsigned char>(*stop) > ' ' ||
      sum - field.judge_minimum > field.judge_maximum - field.judge_minimum) {
    return nullptr;
  }
  value = sum;
  return stop;
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
