// Answers judge text in pieces. Memory depends on the largest case, not on the length of the input.
//
//   do {
//     write at most n bytes of input to room(n);
//     report = feed(bytes, last); use answer();
//     while (report.more) { report = feed(0, last); use answer(); }
//   } while (!last);
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
  // The cases read so far, including those without an answer.
  std::uint64_t cases = 0;
  // To bound memory, the answer stops at the end of a case; feed(0, last) continues it.
  bool more = false;
  // The input is finished or refused. Nothing after it is answered.
  bool done = false;
  // The notices since the last report, in the order of the text.
  std::vector<Notice> notices;
  // The notices of the whole session that were counted but not listed.
  std::uint64_t suppressed = 0;
};

std::string to_json(const Report& report);

class Session {
 public:
  virtual ~Session() = default;

  // The buffer for the next `bytes` bytes of input. Valid until the next call.
  std::span<char> room(std::size_t bytes);
  // Reads the first `bytes` bytes of the room. `last`: the input ends there.
  // Domain: the last call of room() was for at least `bytes` bytes.
  Report feed(std::size_t bytes, bool last);
  // The judge's bytes for the cases that the last feed answered. Valid until the next call.
  std::string_view answer() const { return answer_.view(); }

 protected:
  // Cold: compiled for size, since it runs once for each session.
  [[gnu::cold]] explicit Session(const DialectInfo& info);

  // Answers cases until the window ends, the text ends, or the answer has kAnswerBytes.
  virtual void answer_cases() = 0;
  // Returns false at the end of the window or of the text, or if the answer has kAnswerBytes.
  bool begin_case();
  // T; 0 if the text does not announce it.
  std::uint64_t announced() const { return announced_; }

  // A feed stops at the end of the case in which its answer reaches this size.
  static constexpr std::size_t kAnswerBytes = std::size_t{1} << 20;
  // Larger cases are refused.
  static constexpr std::size_t kCaseBytes = std::size_t{1} << 28;

  TextReader reader_;
  TextWriter answer_;
  std::uint64_t cases_ = 0;

 private:
  // Reads T, or finishes the text if T is known already. Returns whether cases follow; otherwise
  // the reader's state says why.
  bool read_case_count();
  void solve_window(std::size_t window_end, bool last);
  bool is_text();

  DialectInfo info_;
  // The bytes [begin_, end_) are not answered yet; the first of them is at place_.
  std::unique_ptr<char[]> input_;
  std::size_t begin_ = 0;
  std::size_t end_ = 0;
  std::size_t capacity_ = 0;
  // After an incomplete case: how many bytes must wait before it is read again.
  std::size_t retry_at_ = 0;
  Place place_;
  bool checked_ = false;  // whether the first bytes were checked to be text
  bool case_count_known_ = false;
  std::uint64_t announced_ = 0;  // T
};

inline bool Session::begin_case() {
  if (answer_.size() >= kAnswerBytes) return false;
  const bool counted = info_.envelope == Envelope::counted;
  if (counted && cases_ == announced_ && !read_case_count()) return false;
  return reader_.begin_case(cases_ + 1, counted);
}

// Reads cases without answering them, up to the first that ends after a given byte.
class CaseFinder : public Session {
 public:
  // Whether the case was read to its end. Then number() is its number, and position() its position
  // unless the case was refused.
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
