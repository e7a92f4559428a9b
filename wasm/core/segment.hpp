// Long texts are answered in segments at the same time, each by a session of its own, which has not
// read the text before it.
//
// A segment is a guess: the lines of the text tell where a case probably begins. One session reads
// the text in order and decides: Session::follow takes a segment only if it would have answered the
// same, and otherwise reads that part itself.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/dialect.hpp"

namespace impartial {

struct Segment {
  // Assumed; it matters for answers that have the number of their case.
  std::uint64_t cases_before = 0;
  std::uint64_t cases = 0;
  std::uint64_t lines = 0;
  std::uint64_t bytes = 0;
  // See TextReader::noticed_once().
  std::uint32_t noticed_once = 0;
  // It consists of whole cases and lines, and there is nothing else to notice.
  bool is_plain = false;
};

// Where a segment probably is in a part of the text.
struct SegmentRange {
  std::size_t begin = 0;
  std::size_t end = 0;
  // About how many cases it has, for answers that have the number of their case; 0 if the lines do
  // not tell.
  std::uint64_t cases = 0;
};

// A part of a text of at most `bytes + look` bytes is cut at the first likely start of a case in
// its first `look` bytes, and at the first in the `look` bytes behind `bytes`. So segments of parts
// that begin `bytes` apart join.
struct SegmentSize {
  std::size_t bytes = 0;
  std::size_t look = 0;
};

// Looks for a segment in a part of a text. `row_size`: see TextReader.
// Returns: nothing if there is no likely start of a case at one of the ends.
std::optional<SegmentRange> find_segment(const DialectInfo& info, std::uint64_t row_size,
                                         std::string_view part, const SegmentSize& size);

}  // namespace impartial
