#include <algorithm>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "boundary/judge_text.hpp"
#include "boundary/solve.hpp"
#include "core/domain.hpp"

namespace impartial {
namespace {

using End = ThreadedSolution::End;

constexpr std::size_t kChunkBytes = std::size_t{1} << 18;
// A longer answer is not kept: it is written while the text is read in order.
constexpr std::size_t kAnswerBytes = std::size_t{1} << 26;
// After so many segments in a row that cannot be followed, the text is read in order.
constexpr unsigned kPatience = 16;

// A part of the text, in which a segment is looked for.
struct Part {
  std::uint64_t offset = 0;
  bool is_opened = false;
  bool is_answered = false;
  std::optional<SegmentRange> range;
  Segment segment;
  std::string answer;
};

class ThreadedSolver {
 public:
  ThreadedSolver(std::string_view dialect, std::uint32_t seed, const LongText& text,
                 const Threads& threads, const TakeAnswer& take)
      : dialect_(dialect),
        seed_(seed),
        text_(text),
        threads_(threads),
        take_(take),
        session_(*solver(dialect, seed)) {}

  ThreadedSolution run() {
    // The text says before its first case what the segments must know.
    const std::uint64_t head = threads_.size.look;
    if (read_to(head)) {
      for (std::uint64_t at = head; at < text_.bytes; at += threads_.size.bytes) {
        parts_.emplace_back();
        parts_.back().offset = at;
      }
      row_size_ = session_->row_size();
      if (!parts_.empty()) answer_in_segments();
      read_to(UINT64_MAX);
    }
    solution_.cases = session_->cases();
    return solution_;
  }

 private:
  void answer_in_segments() {
    std::vector<std::jthread> others;
    try {
      while (others.size() < threads_.count) others.emplace_back([this] { answer_parts(); });
    } catch (const std::system_error&) {
      // The system refuses a thread: fewer do, and without any the text is read in order.
      if (others.empty()) return;
    }
    unsigned missed = 0;
    for (Part& part : parts_) {
      wait_until([&part] { return part.is_opened; });
      bool goes_on = !part.range || read_to(part.offset + part.range->begin);
      tell([&] { cases_joined_ = session_->cases(); });
      if (goes_on) {
        wait_until([&part] { return part.is_answered; });
        goes_on = join(part, missed) && missed < kPatience;
      }
      tell([&] {
        ++joined_;
        cases_joined_ = session_->cases();
        is_over_ = !goes_on;
      });
      if (!goes_on) break;
    }
  }

  template <class Condition>
  void wait_until(Condition&& condition) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, condition);
  }

  template <class Change>
  void tell(Change&& change) {
    const std::scoped_lock lock(mutex_);
    change();
    changed_.notify_all();
  }

  // Returns whether more text follows.
  bool join(Part& part, unsigned& missed) {
    ++missed;
    if (!part.range) return true;
    if (!session_->follow(part.segment)) return read_to(part.offset + part.range->end);
    missed = 0;
    at_ += part.segment.bytes;
    ++solution_.followed;
    std::string answer = std::exchange(part.answer, {});
    const bool goes_on = take_(answer, {}) || ends(End::stopped);
    answer.clear();
    const std::scoped_lock lock(mutex_);
    spare_.push_back(std::move(answer));
    return goes_on;
  }

  // Reads in order. Returns whether more text follows.
  bool read_to(std::uint64_t end) {
    while (at_ < end) {
      const auto room =
          session_->room(static_cast<std::size_t>(std::min<std::uint64_t>(kChunkBytes, end - at_)));
      const std::ptrdiff_t got = text_.read(at_, room);
      if (got < 0) return ends(End::unreadable);
      at_ += static_cast<std::uint64_t>(got);
      if (at_ == end) session_->retry();
      if (!feed(static_cast<std::size_t>(got))) return false;
    }
    return true;
  }

  // Returns whether more text follows. Without bytes it ends.
  bool feed(std::size_t bytes) {
    const bool last = bytes == 0;
    Report report;
    do {
      report = session_->feed(std::exchange(bytes, 0), last);
      solution_.suppressed = report.suppressed;
      if (!take_(session_->answer(), report.notices)) return ends(End::stopped);
    } while (report.more);
    return !report.done;
  }

  bool ends(End end) {
    solution_.end = end;
    return false;
  }

  // --- On the other threads

  void answer_parts() {
    const std::unique_ptr<Session> session = *solver(dialect_, seed_);
    for (Part* part = next_part(); part != nullptr; part = next_part()) {
      if (open(*part, *session)) answer(*part, *session);
      tell([part] { part->is_opened = part->is_answered = true; });
    }
  }

  Part* next_part() {
    std::unique_lock lock(mutex_);
    const std::size_t ahead = std::size_t{2} * threads_.count;
    changed_.wait(lock, [&] { return is_over_ || next_ < joined_ + ahead; });
    return is_over_ || next_ == parts_.size() ? nullptr : &parts_[next_++];
  }

  bool open(Part& part, Session& session) {
    const SegmentSize& size = threads_.size;
    session.restart();
    const auto room = session.room(static_cast<std::size_t>(
        std::min<std::uint64_t>(size.bytes + size.look, text_.bytes - part.offset)));
    std::size_t bytes = 0;
    while (bytes < room.size()) {
      const std::ptrdiff_t got = text_.read(part.offset + bytes, room.subspan(bytes));
      // Reading in order will find the same.
      if (got <= 0) return false;
      bytes += static_cast<std::size_t>(got);
    }
    const auto range = session.open_segment(bytes, size, row_size_);
    tell([&] {
      part.range = range;
      part.is_opened = true;
    });
    return range.has_value();
  }

  void answer(Part& part, Session& session) {
    session.begin_segment(cases_before(part));
    part.answer = spare_text();
    Report report;
    do {
      report = session.feed(0, false);
      part.answer += session.answer();
    } while (report.more && part.answer.size() < kAnswerBytes);
    if (!report.more) part.segment = session.segment();
  }

  // New memory for each answer would cost more than the answer.
  std::string spare_text() {
    const std::scoped_lock lock(mutex_);
    if (spare_.empty()) return {};
    std::string text = std::move(spare_.back());
    spare_.pop_back();
    return text;
  }

  // As far as the parts tell that are not joined yet.
  std::uint64_t cases_before(const Part& part) {
    std::unique_lock lock(mutex_);
    const auto index = static_cast<std::size_t>(&part - parts_.data());
    const auto are_opened = [&] {
      return std::all_of(parts_.begin() + static_cast<std::ptrdiff_t>(std::min(joined_, index)),
                         parts_.begin() + static_cast<std::ptrdiff_t>(index),
                         [](const Part& other) { return other.is_opened; });
    };
    changed_.wait(lock, [&] { return is_over_ || (cases_joined_ && are_opened()); });
    std::uint64_t cases = cases_joined_.value_or(0);
    for (std::size_t i = joined_; i < index; ++i) {
      if (parts_[i].range) cases += parts_[i].range->cases;
    }
    return cases;
  }

  const std::string_view dialect_;
  const std::uint32_t seed_;
  const LongText& text_;
  const Threads& threads_;
  const TakeAnswer& take_;

  // The session that reads in order, and its place.
  std::unique_ptr<Session> session_;
  std::uint64_t at_ = 0;
  std::uint64_t row_size_ = 0;
  ThreadedSolution solution_;

  std::mutex mutex_;  // for everything below, but for the part that a thread answers
  std::condition_variable changed_;
  std::vector<Part> parts_;
  std::size_t next_ = 0;
  std::size_t joined_ = 0;
  std::optional<std::uint64_t> cases_joined_;  // the cases before the part `joined_`
  bool is_over_ = false;
  std::vector<std::string> spare_;
};

}  // namespace

ThreadedSolution solve(std::string_view dialect, std::uint32_t seed, const LongText& text,
                       const Threads& threads, const TakeAnswer& take) {
  return ThreadedSolver(dialect, seed, text, threads, take).run();
}

}  // namespace impartial
