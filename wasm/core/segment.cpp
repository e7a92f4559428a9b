#include "core/segment.hpp"

#include <algorithm>

#include "core/utf8.hpp"

namespace impartial {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Compares lines of numbers with a dialect's layout.
class Lines {
 public:
  // `wraps`: repeated numbers may go on in the next line.
  Lines(std::string_view text, bool wraps) : text_(text), wraps_(wraps) {}

  bool at_end() const { return at_ == text_.size(); }

  bool skip_to_case() {
    skip_space();
    return !at_end();
  }

  // Returns false if the lines differ. At the end of the text they do not. `number`: the one read
  // last.
  bool match(std::string_view layout, std::uint64_t number, bool is_repeated = false) {
    for (std::size_t i = 0; i < layout.size() && !at_end(); ++i) {
      if (layout[i] == '#') {
        if (is_repeated && wraps_) skip_space();
        if (!read(number)) return false;
      } else if (layout[i] == '\n') {
        skip_blanks();
        if (!at_end() && text_[at_++] != '\n') return false;
      } else {
        const std::string_view rest = layout.substr(i + 1);
        const std::string_view repeated = rest.substr(0, repeated_length(rest));
        for (std::uint64_t k = 0; k < number && !at_end(); ++k) {
          if (!match(repeated, number, true)) return false;
        }
        i += repeated.size() + 1;
      }
    }
    return true;
  }

 private:
  bool is_blank() const { return text_[at_] == ' ' || text_[at_] == '\t' || text_[at_] == '\r'; }
  void skip_blanks() {
    while (!at_end() && is_blank()) ++at_;
  }
  void skip_space() {
    while (!at_end() && (is_blank() || text_[at_] == '\n')) ++at_;
  }
  bool read(std::uint64_t& number) {
    skip_blanks();
    if (at_end()) return true;
    const std::size_t begin = at_;
    number = 0;
    for (; !at_end() && is_digit(text_[at_]); ++at_)
      number = number * 10 + static_cast<std::uint64_t>(text_[at_] - '0');
    return at_ != begin;
  }

  std::string_view text_;
  bool wraps_;
  std::size_t at_ = 0;
};

// Whether the first cases, or a part of them, have the lines of the layout.
bool is_likely(std::string_view layout, std::uint64_t row_size, std::string_view text, bool wraps) {
  constexpr unsigned kCases = 16;
  constexpr std::size_t kBytes = 4096;
  Lines lines(text.substr(0, kBytes), wraps);
  for (unsigned i = 0; i < kCases && lines.skip_to_case(); ++i) {
    if (!lines.match(layout, row_size)) return false;
  }
  return true;
}

// Returns the size of the text if no line is likely to begin a case.
std::size_t likely_start(std::string_view layout, std::uint64_t row_size, std::string_view text) {
  for (const bool wraps : {false, true}) {
    for (std::size_t at = text.find('\n'); at < text.size(); at = text.find('\n', at)) {
      ++at;
      if (at < text.size() && is_digit(text[at]) &&
          is_likely(layout, row_size, text.substr(at), wraps))
        return at;
    }
  }
  return text.size();
}

// 0 if not all cases have the same number of lines.
std::uint64_t lines_of_case(std::string_view layout) {
  std::uint64_t lines = 0;
  unsigned open = 0;
  for (const char sign : layout) {
    if (sign == '(') ++open;
    if (sign == ')') --open;
    if (sign != '\n') continue;
    if (open != 0) return 0;
    ++lines;
  }
  return lines;
}

}  // namespace

std::optional<SegmentRange> find_segment(const DialectInfo& info, std::uint64_t row_size,
                                         std::string_view part, const SegmentSize& size) {
  if (info.layout.empty() || part.size() <= size.bytes) return std::nullopt;
  const auto start_in = [&](std::string_view window) {
    return likely_start(info.layout, row_size, window);
  };
  const std::string_view first = part.substr(0, size.look);
  const std::string_view behind = part.substr(size.bytes, size.look);
  const std::size_t begin = start_in(first);
  if (begin == first.size()) return std::nullopt;
  const std::size_t end = start_in(behind);
  if (end == behind.size()) return std::nullopt;
  SegmentRange range{begin, size.bytes + end, 0};
  const std::uint64_t lines = info.answer.numbered ? lines_of_case(info.layout) : 0;
  if (lines != 0) {
    const Place place = advance({}, part.data() + range.begin, part.data() + range.end);
    range.cases = (place.line - 1) / lines;
  }
  return range;
}

}  // namespace impartial
