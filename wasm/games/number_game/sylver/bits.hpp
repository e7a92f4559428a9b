// Sets of natural numbers below 64 * Words, one bit for each.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/domain.hpp"

namespace impartial::number_game {

template <std::size_t Words>
struct Bits {
  static constexpr unsigned kSize = 64 * Words;

  std::array<std::uint64_t, Words> word{};

  bool operator==(const Bits&) const = default;

  // The numbers below n. Domain: n <= kSize.
  static constexpr Bits below(unsigned n) {
    IMPARTIAL_DOMAIN(n <= kSize);
    Bits set;
    for (unsigned i = 0; i < Words; ++i) {
      if (n >= 64 * (i + 1)) {
        set.word[i] = ~std::uint64_t{0};
      } else if (n > 64 * i) {
        set.word[i] = (std::uint64_t{1} << (n - 64 * i)) - 1;
      }
    }
    return set;
  }

  constexpr bool has(unsigned n) const { return (word[n / 64] >> (n % 64) & 1) != 0; }
  constexpr void add(unsigned n) { word[n / 64] |= std::uint64_t{1} << (n % 64); }
  constexpr void remove(unsigned n) { word[n / 64] &= ~(std::uint64_t{1} << (n % 64)); }

  constexpr bool empty() const {
    std::uint64_t all = 0;
    for (const std::uint64_t w : word) all |= w;
    return all == 0;
  }
  // 0 if there is none.
  constexpr unsigned highest() const { return highest_below(kSize); }
  // The highest below n; 0 if there is none. Domain: 0 < n <= kSize.
  constexpr unsigned highest_below(unsigned n) const {
    IMPARTIAL_DOMAIN(0 < n && n <= kSize);
    unsigned i = (n - 1) / 64;
    std::uint64_t w = word[i] & ~std::uint64_t{0} >> (63 - (n - 1) % 64);
    while (w == 0 && i > 0) w = word[--i];
    return w == 0 ? 0 : 64 * i + 63 - static_cast<unsigned>(std::countl_zero(w));
  }

  // The highest n for which holds(n); 0 if there is none.
  template <class Holds>
  constexpr unsigned highest_that(Holds&& holds) const {
    for (unsigned n = highest(); n > 0; n = highest_below(n)) {
      if (holds(n)) return n;
    }
    return 0;
  }

  friend constexpr Bits operator&(Bits a, const Bits& b) {
    for (unsigned i = 0; i < Words; ++i) a.word[i] &= b.word[i];
    return a;
  }
  friend constexpr Bits operator|(Bits a, const Bits& b) {
    for (unsigned i = 0; i < Words; ++i) a.word[i] |= b.word[i];
    return a;
  }
  // What is in a and not in b.
  friend constexpr Bits operator-(Bits a, const Bits& b) {
    for (unsigned i = 0; i < Words; ++i) a.word[i] &= ~b.word[i];
    return a;
  }
  // Every number raised by n; what leaves the range is lost. Domain: n < kSize.
  friend constexpr Bits operator<<(const Bits& a, unsigned n) {
    IMPARTIAL_DOMAIN(n < kSize);
    Bits set;
    const unsigned words = n / 64;
    const unsigned bits = n % 64;
    for (unsigned i = words; i < Words; ++i) {
      set.word[i] = a.word[i - words] << bits;
      if (bits != 0 && i > words) set.word[i] |= a.word[i - words - 1] >> (64 - bits);
    }
    return set;
  }
};

namespace bits_detail {

constexpr std::uint64_t reversed(std::uint64_t w) {
  w = (w >> 1 & 0x5555555555555555) | (w & 0x5555555555555555) << 1;
  w = (w >> 2 & 0x3333333333333333) | (w & 0x3333333333333333) << 2;
  w = (w >> 4 & 0x0F0F0F0F0F0F0F0F) | (w & 0x0F0F0F0F0F0F0F0F) << 4;
  w = (w >> 8 & 0x00FF00FF00FF00FF) | (w & 0x00FF00FF00FF00FF) << 8;
  w = (w >> 16 & 0x0000FFFF0000FFFF) | (w & 0x0000FFFF0000FFFF) << 16;
  return w >> 32 | w << 32;
}

}  // namespace bits_detail

// Word i of {n - x : x in a, x <= n}. Domain: 64 * i <= n < kSize.
template <std::size_t Words>
constexpr std::uint64_t mirrored_word(const Bits<Words>& a, unsigned n, unsigned i) {
  IMPARTIAL_DOMAIN(64 * i <= n && n < Bits<Words>::kSize);
  const unsigned first = n - 64 * i;  // its bit becomes the lowest
  const unsigned bits = (first + 1) % 64;
  std::uint64_t w = a.word[first / 64];
  if (bits != 0) {
    w <<= 64 - bits;
    if (first >= 64) w |= a.word[first / 64 - 1] >> bits;
  }
  return bits_detail::reversed(w);
}

// a + {0, x, 2x, 3x, ...}: for a semigroup the one that x and it generate, as far as there is room.
// Domain: 0 < x.
template <std::size_t Words>
constexpr Bits<Words> with_multiples(Bits<Words> a, unsigned x) {
  IMPARTIAL_DOMAIN(0 < x);
  for (unsigned shift = x; shift < Bits<Words>::kSize; shift *= 2) a = a | a << shift;
  return a;
}

}  // namespace impartial::number_game
