// Reads a line of numbers of one or two digits as a set, all of its bytes at once where the
// compiler has SIMD.
//
// The specification is plain_number_set (number_set.hpp). What is no line of different numbers
// below 24 in less than 48 bytes is left to number_set. Test: NumberSet.
//
// The instructions are SSSE3; Emscripten translates them to WebAssembly's.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/domain.hpp"
#include "core/number_set.hpp"

#ifdef __SSSE3__

#include <tmmintrin.h>

#include <array>
#include <bit>

namespace impartial::detail {

inline constexpr std::size_t kLineBytes = 48;

// Ones and then zeros: from byte kLineBytes - n, the first n are ones.
constexpr std::array<std::uint8_t, 2 * kLineBytes> make_line_masks() {
  std::array<std::uint8_t, 2 * kLineBytes> masks{};
  for (std::size_t i = 0; i < kLineBytes; ++i) masks[i] = 0xFF;
  return masks;
}
inline constexpr std::array<std::uint8_t, 2 * kLineBytes> kLineMasks = make_line_masks();

// Returns the end nullptr for what it does not read. Reads kLineBytes bytes at p. No branch depends
// on the numbers.
[[gnu::always_inline]] inline NumberSet simd_number_set(const char* p, std::uint64_t count) {
  constexpr std::size_t kParts = kLineBytes / 16;
  constexpr std::size_t kSets = 3;
  const auto load = [](const void* from) {
    return _mm_loadu_si128(static_cast<const __m128i*>(from));
  };
  const auto all = [](int byte) { return _mm_set1_epi8(static_cast<char>(byte)); };
  const auto bits_of = [](__m128i bytes, std::size_t part) {
    return static_cast<std::uint64_t>(static_cast<unsigned>(_mm_movemask_epi8(bytes))) << 16 * part;
  };

  // Bit i tells of byte i.
  std::uint64_t digits = 0;
  std::uint64_t spaces = 0;
  __m128i digit[kParts];     // the digits' values; above 9 for other bytes
  __m128i is_digit[kParts];  // 0xFF or 0
  for (std::size_t i = 0; i < kParts; ++i) {
    const __m128i text = load(p + 16 * i);
    digit[i] = _mm_sub_epi8(text, all('0'));
    is_digit[i] = _mm_cmpeq_epi8(_mm_min_epu8(digit[i], all(9)), digit[i]);
    digits |= bits_of(is_digit[i], i);
    spaces |= bits_of(_mm_cmpeq_epi8(text, all(' ')), i);
  }
  const std::uint64_t behind = std::uint64_t{1} << kLineBytes;
  const auto size = static_cast<std::size_t>(std::countr_zero(~(digits | spaces) | behind));
  const std::uint64_t end = std::uint64_t{1} << size;
  digits &= end - 1;
  spaces &= end - 1;
  // A digit before the first space, three digits, or no end.
  const std::uint64_t wrong = (digits & 1) | (digits & digits << 1 & digits << 2) | (end & behind);

  // At the last digit of each number, its bit in one of three sets of eight numbers.
  const __m128i zero = _mm_setzero_si128();
  const __m128i tens = _mm_setr_epi8(0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 0, 0, 0, 0, 0, 0);
  const __m128i powers = _mm_setr_epi8(1, 2, 4, 8, 16, 32, 64, -128, 1, 2, 4, 8, 16, 32, 64, -128);
  __m128i sets[kSets] = {zero, zero, zero};
  for (std::size_t i = 0; i < kParts; ++i) {
    const __m128i next = _mm_alignr_epi8(i + 1 < kParts ? is_digit[i + 1] : zero, is_digit[i], 1);
    const __m128i previous = _mm_alignr_epi8(digit[i], i > 0 ? digit[i - 1] : zero, 15);
    const __m128i is_last = _mm_and_si128(_mm_andnot_si128(next, is_digit[i]),
                                          load(&kLineMasks[kLineBytes - size + 16 * i]));
    // A space as an index has its highest bit set, so its entry is 0.
    const __m128i number = _mm_add_epi8(digit[i], _mm_shuffle_epi8(tens, previous));
    const __m128i bit = _mm_and_si128(_mm_shuffle_epi8(powers, number), is_last);
    const __m128i eights = _mm_and_si128(number, all(~7));
    for (std::size_t k = 0; k < kSets; ++k) {
      const __m128i is_in_set = _mm_cmpeq_epi8(eights, all(8 * static_cast<int>(k)));
      sets[k] = _mm_or_si128(sets[k], _mm_and_si128(bit, is_in_set));
    }
  }
  // All bytes of a set are joined in one: first from 16 to 4, the sets side by side, and then these
  // four.
  const auto joined_4 = [](__m128i a, __m128i b) {
    return _mm_or_si128(_mm_unpacklo_epi32(a, b), _mm_unpackhi_epi32(a, b));
  };
  const auto joined_8 = [](__m128i a, __m128i b) {
    return _mm_or_si128(_mm_unpacklo_epi64(a, b), _mm_unpackhi_epi64(a, b));
  };
  __m128i joined = joined_8(joined_4(sets[0], sets[1]), joined_4(sets[2], zero));
  joined = _mm_or_si128(joined, _mm_srli_epi32(joined, 16));
  joined = _mm_or_si128(joined, _mm_srli_epi32(joined, 8));
  const __m128i firsts = _mm_setr_epi8(0, 4, 8, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1);
  const auto numbers =
      static_cast<std::uint32_t>(_mm_cvtsi128_si32(_mm_shuffle_epi8(joined, firsts)));

  // Numbers that are equal, or not below 24, have fewer bits together. So there is a number behind
  // each space.
  const bool read = wrong == 0 && static_cast<std::uint64_t>(std::popcount(spaces)) == count &&
                    static_cast<std::uint64_t>(std::popcount(numbers)) == count &&
                    is_blank_byte(p[size]);
  return read ? NumberSet{p + size, numbers} : NumberSet{};
}

}  // namespace impartial::detail

#endif

namespace impartial {

// Domain: the text ends at `text_end`, with a '\0'.
[[gnu::always_inline]] inline NumberSet number_set_in_line(const char* p,
                                                           [[maybe_unused]] const char* text_end,
                                                           std::uint64_t count) {
  IMPARTIAL_DOMAIN(p <= text_end && *text_end == '\0');
#ifdef __SSSE3__
  if (text_end - p >= std::ptrdiff_t{detail::kLineBytes}) {
    const NumberSet set = detail::simd_number_set(p, count);
    if (set.end != nullptr) return set;
  }
#endif
  return number_set(p, count);
}

}  // namespace impartial
