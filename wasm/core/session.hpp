// Judge text in, judge text out, in pieces: memory depends on the largest case, not on the input's
// length.
//
//   do { write up to n bytes to room(n); report = feed(bytes, last); use answer(); } while (!last);
// with feed(0, last) again for as long as report.more.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/dialect.hpp"

namespace impartial {

struct Report {
  std::uint64_t cases = 0;  // read so far, with those that got no answer
  bool more = false;  // the answer was cut at a case's end to bound memory: feed(0, last) goes on
  bool done = false;  // the input is finished or refused: nothing that follows is answered
  std::vector<Notice> notices;   // new ones, in the order of the text
  std::uint64_t suppressed = 0;  // notices of the session that were counted but not listed
};

std::string to_json(const Report& report);

class Session {
 public:
  virtual ~Session() = default;

  // Where the next `bytes` bytes of the input go. Valid until the next call.
  std::span<char> room(std::size_t bytes);
  // The first `bytes` bytes of the room are input. Domain: the room asked for last has so many.
  Report feed(std::size_t bytes, bool last);
  // The judge's bytes for the cases that the last feed answered. Valid until the next call.
  std::string_view answer() const { return answer_.view(); }

 protected:
  [[gnu::cold]] explicit Session(const DialectInfo& info);

  // Answers cases until the window ends, the text ends, or the answer is large.
  virtual void answer_cases() = 0;
  bool begin_case();

  // An answer is handed on when it has reached this size, and a case larger than the other is
  // refused.
  static constexpr std::size_t kAnswerBytes = std::size_t{1} << 20;
  static constexpr std::size_t kCaseBytes = std::size_t{1} << 28;

  TextReader reader_;
  TextWriter answer_;
  std::uint64_t cases_ = 0;

 private:
  // Reads T where it was not read yet. False: the state says why, finished where all T cases were
  // read.
  bool read_case_count();
  void solve_window(std::size_t window_end, bool last);
  bool is_text();

  DialectInfo info_;
  std::unique_ptr<char[]> input_;  // [begin_, end_) is waiting, begin_ stands at place_
  std::size_t begin_ = 0;
  std::size_t end_ = 0;
  std::size_t capacity_ = 0;
  std::size_t retry_at_ =
      0;  // waiting bytes below which another try of the same case is not worth while
  Place place_;
  bool checked_ = false;  // the first bytes were seen to be text
  bool case_count_known_ = false;
  std::uint64_t announced_ = 0;  // T
};

inline bool Session::begin_case() {
  if (answer_.size() >= kAnswerBytes) return false;
  const bool counted = info_.envelope == Envelope::counted;
  if (counted && cases_ == announced_ && !read_case_count()) return false;
  return reader_.begin_case(cases_ + 1, counted);
}

// Reads cases without answering them, up to the one in which (or before which) a byte of the input
// stands.
class CaseFinder : public Session {
 public:
  // The case came, whole: number() and position() are its own, unless it was refused.
  bool found() const { return found_; }
  bool case_refused() const { return reader_.case_refused(); }
  std::uint64_t number() const { return cases_; }
  // In the game's notation.
  virtual std::string position() const = 0;

 protected:
  CaseFinder(const DialectInfo& info, std::uint64_t offset) : Session(info), offset_(offset) {}
  virtual bool read_case() = 0;

 private:
  void answer_cases() final;

  std::uint64_t offset_;
  bool found_ = false;
};

template <class G, class D>
class DialectCaseFinder final : public CaseFinder {
 public:
  explicit DialectCaseFinder(std::uint64_t offset)
      : CaseFinder(D::kInfo, offset), dialect_(kDefaultSeed) {}
  std::string position() const override { return G::write_position(position_); }

 private:
  bool read_case() override { return dialect_.read_case(reader_, position_); }

  D dialect_;
  typename G::Position position_{};
};

template <class D, class Position>
requires DialectOf<D, Position>
class DialectSession final : public Session {
 public:
  explicit DialectSession(std::uint32_t seed) : Session(D::kInfo), dialect_(seed) {}

 private:
  void answer_cases() override {
    while (begin_case()) {
      if (!dialect_.read_case(reader_, position_)) return;
      ++cases_;
      if (!reader_.case_refused()) dialect_.write_answer(position_, cases_, answer_);
    }
  }

  D dialect_;
  Position position_{};  // one for all cases, so that its memory is reused
};

}  // namespace impartial
