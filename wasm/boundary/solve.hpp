// Answers a long text on several threads, in segments (core/segment.hpp). Not in WebAssembly: there
// the page deals the segments out to workers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string_view>

#include "core/segment.hpp"
#include "core/session.hpp"

namespace impartial {

// A text that can be read at any place, by several threads at the same time.
struct LongText {
  std::uint64_t bytes = 0;
  // Reads from the offset on. Returns: the number of bytes, 0 only at the end of the text; negative
  // for an error.
  std::function<std::ptrdiff_t(std::uint64_t offset, std::span<char> room)> read;
};

struct Threads {
  unsigned count = 1;
  // What a thread reads and writes for one segment should stay in the cache of its core. The
  // longest case within the judges' limits has 54 kB: 1,000 rows of Chess with 20 numbers.
  SegmentSize size{.bytes = std::size_t{1} << 19, .look = std::size_t{1} << 16};
};

// Takes what was answered, in the order of the text. Returns false to stop.
using TakeAnswer = std::function<bool(std::string_view answer, std::span<const Notice> notices)>;

struct [[nodiscard]] ThreadedSolution {
  enum class End { done, unreadable, stopped } end = End::done;
  std::uint64_t cases = 0;
  Suppressed suppressed;
  std::uint64_t followed = 0;  // the segments that were answered by other threads
};

// Gives exactly the answers and notices of one session that reads the whole text.
// Domain: there is such a dialect.
ThreadedSolution solve(std::string_view dialect, std::uint32_t seed, const LongText& text,
                       const Threads& threads, const TakeAnswer& take);

}  // namespace impartial
