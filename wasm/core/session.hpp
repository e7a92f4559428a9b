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
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/dialect.hpp"
#include "core/feature.hpp"
#include "core/segment.hpp"
#include "core/text_reader.hpp"
#include "core/text_writer.hpp"

namespace impartial {

struct Report {
  // The cases read so far, including those without an answer.
  std::uint64_t cases = 0;
  // To bound memory, the answer stops at the end of a case; feed(0, last) continues it.
  bool more = false;
  // The input is finished or refused. Nothing after it is answered.
  bool done = false;
  // The place between those cases and the rest of the input, unless `done`. Before the first case
  // it may be before T or after it.
  Place next;
  // The notices since the last report, in the order of the text; only a line_mismatch may come
  // late.
  std::vector<Notice> notices;
  // The notices of the whole session that were counted but not listed.
  Suppressed suppressed;
};

std::string to_json(const Report& report);

// Where a case begins. A feed counts both from its own start, so they fit in 32 bits.
struct CaseStart {
  std::uint32_t input = 0;   // the bytes since the last report's `next`
  std::uint32_t answer = 0;  // the bytes of the answer before that of this case
};

class Session {
 public:
  virtual ~Session() = default;

  // The buffer for the next `bytes` bytes of input. Valid until the next call.
  std::span<char> room(std::size_t bytes);
  // Reads the first `bytes` bytes of the room. `last`: the input ends there.
  // Domain: the last call of room() was for at least `bytes` bytes.
  [[nodiscard]] Report feed(std::size_t bytes, bool last);
  // From now on each feed lists where its cases begin, up to `cases` cases in all.
  void list_starts(std::uint64_t cases) { starts_wanted_ = cases; }
  // The cases of the last feed. Valid until the next call.
  std::span<const CaseStart> starts() const { return starts_; }
  // The judge's bytes for the cases that the last feed answered. Valid until the next call.
  std::string_view answer() const { return answer_.view(); }

  // --- Segments of a long text. A session either answers one, or reads the text in order.

  // The cases read or followed so far.
  std::uint64_t cases() const { return cases_; }
  // How many numbers each case has, if the text said so before its first case; otherwise 0.
  std::uint64_t row_size() const { return reader_.row_size(); }
  // Forgets the last segment. Call it before room().
  void restart();
  // Looks for a segment in the first `bytes` bytes of the room and keeps only its text, for feed(0,
  // false). Domain: room() is the only call since restart().
  std::optional<SegmentRange> open_segment(std::size_t bytes, const SegmentSize& size,
                                           std::uint64_t row_size);
  // Says how many cases come before the segment. Domain: called before its first feed.
  void begin_segment(std::uint64_t cases_before);
  // What has been read of the segment. Domain: the last report was not `more`.
  Segment segment() const;
  // Lets the next feed read an incomplete case again, although little was fed since. Call it where
  // a segment begins.
  void retry() { retry_at_ = 0; }
  // Continues behind a segment that another session of this dialect and seed has answered.
  // Returns: false, without an effect, if this session might have answered differently.
  // Domain: the segment's text follows what was fed, and the last report was not `more`.
  [[nodiscard]] bool follow(const Segment& segment);

 protected:
  // Cold: compiled for size, since it runs once for each session.
  [[gnu::cold]] explicit Session(const DialectInfo& info);

  // Answers cases until the window ends, the text ends, or the answer has kAnswerBytes.
  virtual void answer_cases() = 0;
  // Reads the next case to its end and counts it. Returns false at the end of the window or of the
  // text, or if the answer has kAnswerBytes. Always inlined: of several copies of a function the
  // linker keeps one, which may be one that was compiled for size.
  template <class D, class Position>
  [[nodiscard, gnu::always_inline]] bool next_case(D& dialect, Position& position);
  // T; 0 if the text does not announce it.
  std::uint64_t announced() const { return announced_; }
  // Reads a text that begins after this many cases, at this place of the whole input.
  // Domain: without cases, the start of the input.
  void begin_behind(std::uint64_t cases, const Place& place);

  // A feed stops at the end of the case in which its answer reaches this size.
  static constexpr std::size_t kAnswerBytes = std::size_t{1} << 20;
  // Longer cases are refused. A case of this length has up to 2^26 numbers of 8 bytes. With its
  // text, its answer and what their growth leaves behind, it needs less than WebAssembly's 4 GiB.
  static constexpr std::size_t kCaseBytes = std::size_t{1} << 27;

  TextReader reader_;
  TextWriter answer_;
  std::uint64_t cases_ = 0;
  // The bytes of other texts that this feed has made. They count as bytes of the answer do.
  std::size_t bytes_beside_ = 0;

 private:
  // Whether all that was fed are whole cases.
  bool is_between_cases() const {
    const auto state = reader_.state();
    return begin_ == end_ &&
           (state == TextReader::State::reading || state == TextReader::State::incomplete);
  }
  bool is_full() const { return answer_.size() + bytes_beside_ >= kAnswerBytes; }
  // Whether the last report was `more`.
  bool has_more() const { return reader_.state() == TextReader::State::reading && is_full(); }
  bool begin_case();
  void count_case();
  // Reads T and what comes before it, or finishes the text if T is known already. Returns whether
  // cases follow; otherwise the reader's state says why.
  bool read_case_count();
  void solve_window(std::size_t window_end, bool last);
  void refuse_large_case();
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
  std::uint64_t announced_ = 0;     // T
  std::uint64_t cases_before_ = 0;  // the segment
  std::vector<CaseStart> starts_;
  std::uint64_t starts_wanted_ = 0;
};

inline bool Session::begin_case() {
  if (is_full()) return false;
  const bool counted = info_.announces_cases();
  if (counted && cases_ == announced_ && !read_case_count()) return false;
  const bool is_single = info_.envelope == Envelope::single;
  if (is_single && cases_ == 1) {
    reader_.finish();
    return false;
  }
  return reader_.begin_case(cases_ + 1, counted || is_single);
}

inline void Session::count_case() {
  ++cases_;
  if (starts_wanted_ == 0) return;
  --starts_wanted_;
  starts_.push_back({static_cast<std::uint32_t>(reader_.case_start() - (input_.get() + begin_)),
                     static_cast<std::uint32_t>(answer_.size())});
}

template <class D, class Position>
inline bool Session::next_case(D& dialect, Position& position) {
  if (!begin_case() || !dialect.read_case(reader_, position)) return false;
  count_case();
  return true;
}

// The first case that ends at or after a byte of the input, or that has a number.
struct WantedCase {
  std::uint64_t offset = kMaxNumber;
  std::uint64_t number = kMaxNumber;
};

// Reads a text without answering it, up to the wanted case.
class CaseFinder : public Session {
 public:
  // Reads the text, which begins after `cases` cases at `place` of the whole input.
  // Returns: the error that ends the text before the wanted case, if there is one.
  [[nodiscard]] std::optional<Notice> find(std::string_view text, std::uint64_t cases,
                                           const Place& place);

  // Whether a case was read: the wanted one, or the last of the text if that does not come.
  bool has_case() const { return has_case_; }
  std::uint64_t number() const { return cases_; }
  // From its first number to its last.
  const Place& begin() const { return case_begin_; }
  const Place& end() const { return case_end_; }
  // Why the case has no answer.
  const std::optional<Notice>& refusal() const { return refusal_; }
  // In the game's notation; only if the case was not refused.
  virtual std::string position() const = 0;

 protected:
  CaseFinder(const DialectInfo& info, const WantedCase& wanted) : Session(info), wanted_(wanted) {}
  virtual bool read_next() = 0;

 private:
  void answer_cases() final;

  WantedCase wanted_;
  bool has_case_ = false;
  bool found_ = false;
  Place case_begin_;
  Place case_end_;
  std::optional<Notice> refusal_;
};

template <class G, class D>
class DialectCaseFinder final : public CaseFinder {
 public:
  explicit DialectCaseFinder(const WantedCase& wanted)
      : CaseFinder(D::kInfo, wanted), dialect_(kDefaultSeed) {}
  std::string position() const override { return position_of<G>(position_); }

 private:
  bool read_next() override { return next_case(dialect_, position_); }

  D dialect_;
  typename CaseOf<G>::Type position_{};
};

template <class D, class Position>
requires DialectOf<D, Position>
class DialectSession final : public Session {
 public:
  explicit DialectSession(std::uint32_t seed) : Session(D::kInfo), dialect_(seed) {}

 private:
  void answer_cases() override {
    while (next_case(dialect_, position_)) {
      if (!reader_.case_refused()) dialect_.write_answer(position_, cases_, answer_);
    }
  }

  D dialect_;
  Position position_{};  // one for all cases, so that its memory is reused
};

}  // namespace impartial
