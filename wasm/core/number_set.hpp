// Reads a list of numbers of one or two digits as a set. Most of the time of an answer in the
// Number Game and in Chess is spent here.
//
// Both functions do the same: they read `count` numbers at p, with one space before each, up to a
// blank byte after the last one. Anything else, and a number that comes twice, is left
// to the TextReader: they then return the end nullptr. Test: NumberSet.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

namespace impartial {

// The numbers are below this.
inline constexpr unsigned kSetSize = 31;

struct NumberSet {
  const char* end = nullptr;
  std::uint32_t numbers = 0;  // bit i is the number i
};

// Whether a number can end before this byte.
constexpr bool is_blank_byte(char byte) {
  constexpr std::uint64_t kBlanks =
      1U << '\0' | 1U << '\t' | 1U << '\n' | 1U << '\r' | std::uint64_t{1} << ' ';
  const auto code = static_cast<unsigned char>(byte);
  return code <= ' ' && (kBlanks >> code & 1) != 0;
}

// The specification.
inline NumberSet plain_number_set(const char* p, std::uint64_t count) {
  NumberSet set;
  for (std::uint64_t i = 0; i < count; ++i) {
    if (*p++ != ' ') return {};
    const char* const start = p;
    unsigned number = 0;
    for (; *p >= '0' && *p <= '9'; ++p) {
      if (p - start == 2) return {};
      number = 10 * number + static_cast<unsigned>(*p - '0');
    }
    if (p == start || number >= kSetSize || (set.numbers >> number & 1) != 0) return {};
    set.numbers |= std::uint32_t{1} << number;
  }
  if (!is_blank_byte(*p)) return {};
  set.end = p;
  return set;
}

namespace detail {

// A number is three bytes of a word: a space, a digit, and a second digit or what follows.
// The bit of the number, by the first digit and the low six bits of the byte after it; kNoNumber
// if the two are no number. A byte with bit 4 must be the second digit, so it tells the length.
inline constexpr std::uint32_t kNoNumber = std::uint32_t{1} << kSetSize;

constexpr std::array<std::uint32_t, 1024> make_number_bits() {
  std::array<std::uint32_t, 1024> bits{};
  bits.fill(kNoNumber);
  for (unsigned first = 0; first < 10; ++first) {
    const auto behind = [&bits, first ](unsigned byte) -> auto& { return bits[byte << 4 | first]; };
    for (unsigned second = 0; second < 10 && 10 * first + second < kSetSize; ++second)
      behind('0' + second) = std::uint32_t{1} << (10 * first + second);
    for (char byte = 0; byte <= ' '; ++byte) {
      if (is_blank_byte(byte)) behind(static_cast<unsigned>(byte)) = std::uint32_t{1} << first;
    }
  }
  return bits;
}

inline constexpr std::array<std::uint32_t, 1024> kNumberBits = make_number_bits();

}  // namespace detail

// No branch depends on the lengths of the numbers: they are random, and would be guessed wrong.
// Reads up to 8 bytes beyond the end of the text: every text has TextReader::kPadding.
[[gnu::always_inline]] inline NumberSet number_set(const char* p, std::uint64_t count) {
  static_assert(std::endian::native == std::endian::little);
  constexpr std::uint64_t kFixed = 0xC0F0FF;  // the bits that are the same for all numbers
  constexpr std::uint64_t kNumber = 0x003020;
  std::uint64_t sum = 0;
  std::uint32_t all = 0;
  if (count > kSetSize) return {};
  for (auto left = static_cast<unsigned>(count); left != 0;) {
    // A word has two numbers.
    std::uint64_t word = 0;
    std::memcpy(&word, p, 8);
    for (unsigned i = 0; i < 2 && left != 0; ++i, --left) {
      if ((word & kFixed) != kNumber) return {};
      const std::uint32_t bit = detail::kNumberBits[(word >> 8 & 0xF) | (word >> 12 & 0x3F0)];
      sum += bit;
      all |= bit;
      const std::uint64_t second_digit = word >> 20 & 1;
      p += 2 + second_digit;
      word = word >> 16 >> 8 * second_digit;
    }
  }
  // The sum of different bits is their union.
  if (!is_blank_byte(*p) || sum != all || all >= detail::kNoNumber) return {};
  return {p, all};
}

}  // namespace impartial
