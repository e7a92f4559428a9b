// Sets of natural numbers below 64 * Words, one bit for each.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace impartial::number_game {

template <std::size_t Words>
struct Bits {
  static constexpr unsigned kSize = 64 * Words;

  std::array<std::uint64_t, Words> word{};

  bool operator==(const Bits&) const = default;

  // The numbers below n. Domain: n <= kSize.
  static constexpr Bits below(unsigned n) {
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
  // Domain: not empty.
  constexpr unsigned highest() const {
    unsigned i = Words - 1;
    while (word[i] == 0) --i;
    return 64 * i + 63 - static_cast<unsigned>(std::countl_zero(word[i]));
  }

  // Calls use(n) for each number, from the highest, until it returns true; returns whether it did.
  template <class Use>
  constexpr bool any_of(Use&& use) const {
    for (unsigned i = Words; i-- > 0;) {
      for (std::uint64_t rest = word[i]; rest != 0;) {
        const unsigned bit = 63 - static_cast<unsigned>(std::countl_zero(rest));
        if (use(64 * i + bit)) return true;
        rest &= ~(std::uint64_t{1} << bit);
      }
    }
    return false;
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
  // Every number raised by n, and lowered; what leaves the range is lost. Domain: n < kSize.
  friend constexpr Bits operator<<(const Bits& a, unsigned n) {
    Bits set;
    const unsigned words = n / 64;
    const unsigned bits = n % 64;
    for (unsigned i = words; i < Words; ++i) {
      set.word[i] = a.word[i - words] << bits;
      if (bits != 0 && i > words) set.word[i] |= a.word[i - words - 1] >> (64 - bits);
    }
    return set;
  }
  friend constexpr Bits operator>>(const Bits& a, unsigned n) {
    Bits set;
    const unsigned words = n / 64;
    const unsigned bits = n % 64;
    for (unsigned i = 0; i + words < Words; ++i) {
      set.word[i] = a.word[i + words] >> bits;
      if (bits != 0 && i + words + 1 < Words) set.word[i] |= a.word[i + words + 1] << (64 - bits);
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

constexpr std::uint64_t even_bits(std::uint64_t w) {
  w &= 0x5555555555555555;
  w = (w | w >> 1) & 0x3333333333333333;
  w = (w | w >> 2) & 0x0F0F0F0F0F0F0F0F;
  w = (w | w >> 4) & 0x00FF00FF00FF00FF;
  w = (w | w >> 8) & 0x0000FFFF0000FFFF;
  return (w | w >> 16) & 0x00000000FFFFFFFF;
}

}  // namespace bits_detail

// {n - x : x in a, x <= n}. Domain: n < kSize.
template <std::size_t Words>
constexpr Bits<Words> mirrored(const Bits<Words>& a, unsigned n) {
  Bits<Words> set;
  for (unsigned i = 0; i < Words; ++i) {
    set.word[i] = bits_detail::reversed(a.word[Words - 1 - i]);
  }
  return set >> (Bits<Words>::kSize - 1 - n);
}

// {x : 2x in a}.
template <std::size_t Words>
constexpr Bits<Words> halved(const Bits<Words>& a) {
  Bits<Words> set;
  for (unsigned i = 0; i < Words; ++i) {
    set.word[i / 2] |= bits_detail::even_bits(a.word[i]) << (32 * (i % 2));
  }
  return set;
}

// a + {0, x, 2x, 3x, ...}: for a semigroup the one that x and it generate, as far as there is room.
// Domain: 0 < x.
template <std::size_t Words>
constexpr Bits<Words> with_multiples(Bits<Words> a, unsigned x) {
  for (unsigned shift = x; shift < Bits<Words>::kSize; shift *= 2) a = a | a << shift;
  return a;
}

}  // namespace impartial::number_game
