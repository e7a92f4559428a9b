#include "core/utf8.hpp"

#include <cstring>
#include <string_view>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace impartial {
namespace {

// The length in bytes of the code point at p, or 0 if it is invalid. Overlong forms and
// surrogates are invalid.
std::size_t code_point_bytes(const unsigned char* p, const unsigned char* end) {
  const unsigned char c = *p;
  if (c < 0x80) return 1;
  const std::size_t bytes = c >= 0xC2 && c < 0xE0   ? 2
                            : c >= 0xE0 && c < 0xF0 ? 3
                            : c >= 0xF0 && c < 0xF5 ? 4
                                                    : 0;
  if (bytes == 0 || static_cast<std::size_t>(end - p) < bytes) return 0;
  for (std::size_t i = 1; i < bytes; ++i) {
    if ((p[i] & 0xC0) != 0x80) return 0;
  }
  if (c == 0xE0 && p[1] < 0xA0) return 0;
  if (c == 0xED && p[1] > 0x9F) return 0;
  if (c == 0xF0 && p[1] < 0x90) return 0;
  if (c == 0xF4 && p[1] > 0x8F) return 0;
  return bytes;
}

// Domain: `bytes` is code_point_bytes(p), and not 0.
unsigned code_point(const unsigned char* p, std::size_t bytes) {
  if (bytes == 1) return *p;
  unsigned code = *p & (0x7FU >> bytes);
  for (std::size_t i = 1; i < bytes; ++i) code = code << 6 | (p[i] & 63U);
  return code;
}

// Control characters, zero-width characters, direction marks, the byte order mark, variation
// selectors and tags, which a quotation must show.
bool is_invisible(unsigned code) {
  return code < 0x20 || (code >= 0x7F && code < 0xA0) || code == 0xAD || code == 0x61C ||
         (code >= 0x200B && code <= 0x200F) || (code >= 0x2028 && code <= 0x202E) ||
         (code >= 0x2060 && code <= 0x206F) || (code >= 0xFE00 && code <= 0xFE0F) ||
         code == 0xFEFF || (code >= 0xE0000 && code <= 0xE0FFF);
}

bool is_foreign_space(unsigned code) {
  return code == 0xA0 || (code >= 0x2000 && code <= 0x200A) || code == 0x202F || code == 0x205F ||
         code == 0x3000;
}

// U+2400 and the following are pictures of the control characters of ASCII.
void append_picture(unsigned control, std::string& text) {
  text += "\xE2\x90";
  text += static_cast<char>(0x80 + (control == 0x7F ? 0x21 : control));
}

void append_number(unsigned code, std::string& text) {
  constexpr std::string_view kHex = "0123456789ABCDEF";
  text += "<U+";
  for (int shift = code > 0xFFFF ? 16 : 12; shift >= 0; shift -= 4)
    text += kHex[code >> shift & 15];
  text += '>';
}

// Every byte of a long input passes through here once: eight at a time, or sixteen.
std::uint64_t count_newlines(const char* p, const char* end) {
  constexpr std::uint64_t kOnes = 0x0101010101010101;
  constexpr std::uint64_t kLow7 = 0x7F * kOnes;
  std::uint64_t count = 0;
#ifdef __SSE2__
  const __m128i zero = _mm_setzero_si128();
  while (end - p >= 16) {
    // As below.
    __m128i sums = zero;
    for (unsigned round = 0; round < 255 && end - p >= 16; ++round, p += 16) {
      const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i*>(p));
      sums = _mm_sub_epi8(sums, _mm_cmpeq_epi8(bytes, _mm_set1_epi8('\n')));
    }
    const __m128i halves = _mm_sad_epu8(sums, zero);
    count += static_cast<std::uint64_t>(_mm_cvtsi128_si64(halves)) +
             static_cast<std::uint64_t>(_mm_cvtsi128_si64(_mm_unpackhi_epi64(halves, halves)));
  }
#endif
  while (end - p >= 8) {
    // Byte i of `sums` counts the newlines at byte i of the words; 255 rounds cannot overflow it.
    std::uint64_t sums = 0;
    for (unsigned round = 0; round < 255 && end - p >= 8; ++round, p += 8) {
      std::uint64_t word = 0;
      std::memcpy(&word, p, 8);
      word ^= '\n' * kOnes;
      const std::uint64_t not_zero = ((word & kLow7) + kLow7) | word;
      sums += ~not_zero >> 7 & kOnes;
    }
    constexpr std::uint64_t kEven = 0x00FF00FF00FF00FF;
    const std::uint64_t pairs = (sums & kEven) + (sums >> 8 & kEven);
    count += pairs * 0x0001000100010001 >> 48;
  }
  for (; p != end; ++p) count += *p == '\n' ? 1 : 0;
  return count;
}

}  // namespace

Place advance(Place place, const char* begin, const char* end) {
  place.offset += static_cast<std::uint64_t>(end - begin);
  const std::uint64_t lines = count_newlines(begin, end);
  const char* line = begin;
  if (lines != 0) {
    place.line += lines;
    place.column = 1;
    for (line = end; line[-1] != '\n';) --line;
  }
  for (; line != end; ++line) {
    const bool continues = (static_cast<unsigned char>(*line) & 0xC0) == 0x80;
    if (!continues) ++place.column;
  }
  return place;
}

std::string quote(const char* begin, const char* end, unsigned limit) {
  constexpr std::string_view kHex = "0123456789abcdef";
  std::string text;
  const auto* p = reinterpret_cast<const unsigned char*>(begin);
  const auto* stop = reinterpret_cast<const unsigned char*>(end);
  for (unsigned shown = 0; p != stop; ++shown) {
    if (shown == limit) return text + "...";
    const std::size_t bytes = code_point_bytes(p, stop);
    if (bytes == 0 || is_invisible(code_point(p, bytes))) {
      text += "\\x";
      text += kHex[*p >> 4];
      text += kHex[*p & 15];
      ++p;
    } else {
      text.append(reinterpret_cast<const char*>(p), bytes);
      p += bytes;
    }
  }
  return text;
}

std::size_t invisible_bytes(std::string_view text) {
  const auto* const p = reinterpret_cast<const unsigned char*>(text.data());
  const std::size_t bytes = code_point_bytes(p, p + text.size());
  if (bytes < 2) return 0;
  const unsigned code = code_point(p, bytes);
  return is_invisible(code) || is_foreign_space(code) ? bytes : 0;
}

std::string visible(std::string_view text) {
  std::string shown;
  shown.reserve(text.size());
  const auto* p = reinterpret_cast<const unsigned char*>(text.data());
  const auto* const end = p + text.size();
  while (p != end) {
    const std::size_t bytes = code_point_bytes(p, end);
    if (bytes == 0) {
      shown += "\xEF\xBF\xBD";
      ++p;
      continue;
    }
    const unsigned code = code_point(p, bytes);
    if (code == '\r') {
      // Belongs to the line end, or is one.
      if (p + 1 == end || p[1] != '\n') shown += '\n';
    } else if (code != '\n' && code != '\t' && (code < 0x20 || code == 0x7F)) {
      append_picture(code, shown);
    } else if (invisible_bytes({reinterpret_cast<const char*>(p), bytes}) != 0) {
      append_number(code, shown);
    } else {
      shown.append(reinterpret_cast<const char*>(p), bytes);
    }
    p += bytes;
  }
  return shown;
}

}  // namespace impartial
