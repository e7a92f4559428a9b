#include "core/output_text.hpp"

#include <algorithm>

#include "core/domain.hpp"

namespace impartial {
namespace {

std::uint64_t count_lines(std::string_view text) {
  return static_cast<std::uint64_t>(std::count(text.begin(), text.end(), '\n'));
}

}  // namespace

std::span<char> OutputText::room(std::size_t bytes) {
  waiting_.resize(filled_ + bytes);
  return {waiting_.data() + filled_, bytes};
}

void OutputText::append(std::size_t bytes, bool last) {
  IMPARTIAL_DOMAIN(filled_ + bytes <= waiting_.size() || bytes == 0);
  waiting_.resize(filled_ += bytes);
  last_ = last;
  const std::uint64_t arrived = end();
  constexpr std::size_t kLongestMark = 3;
  std::size_t at = 0;
  if (encoding_ == Encoding::unknown) {
    if (waiting_.size() < kLongestMark && !last) return;
    at = find_encoding();
  }
  if (was_utf_16()) {
    const std::size_t high = encoding_ == Encoding::utf_16_le ? 1 : 0;
    for (; at + 1 < waiting_.size(); at += 2) {
      const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(waiting_[at + i]); };
      append_unit(byte(high) * 256U + byte(1 - high));
    }
    waiting_.erase(0, at);
  } else {
    window_.append(std::string_view(waiting_).substr(at));
    waiting_.clear();
  }
  filled_ = waiting_.size();
  had_carriage_returns_ = had_carriage_returns_ || from(arrived).find('\r') != std::string::npos;
}

void OutputText::forget(std::uint64_t offset) {
  line_ += count_lines(view(begin(), offset));
  window_.forget(offset);
}

std::uint64_t OutputText::line(std::uint64_t offset) const {
  return line_ + count_lines(view(begin(), offset));
}

std::size_t OutputText::find_encoding() {
  struct Mark {
    std::string_view bytes;
    Encoding encoding;
  };
  constexpr Mark kMarks[]{{"\xEF\xBB\xBF", Encoding::marked_utf_8},
                          {"\xFF\xFE", Encoding::utf_16_le},
                          {"\xFE\xFF", Encoding::utf_16_be}};
  encoding_ = Encoding::utf_8;
  for (const Mark& mark : kMarks) {
    if (waiting_.compare(0, mark.bytes.size(), mark.bytes) != 0) continue;
    encoding_ = mark.encoding;
    return mark.bytes.size();
  }
  return 0;
}

void OutputText::append_unit(unsigned unit) {
  char bytes[3];
  std::size_t size = 0;
  const auto put = [&](unsigned byte) { bytes[size++] = static_cast<char>(byte); };
  if (unit < 0x80) {
    put(unit);
  } else if (unit < 0x800) {
    put(0xC0 | unit >> 6);
    put(0x80 | (unit & 0x3F));
  } else {
    put(0xE0 | unit >> 12);
    put(0x80 | (unit >> 6 & 0x3F));
    put(0x80 | (unit & 0x3F));
  }
  window_.append({bytes, size});
}

}  // namespace impartial
