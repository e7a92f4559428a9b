// The cold pairs of Wythoff's game in whole numbers, exact for all 64-bit heaps.
//
// Wythoff (1907; proved): the cold pairs, which are the P-positions, are (A_k, B_k) = (floor(k
// phi), floor(k phi^2)) with phi = (1 + sqrt 5) / 2, for k = 0, 1, 2, ... As phi^2 = phi + 1, B_k =
// A_k + k. Beatty (1926; proved): each whole number above 0 is in exactly one pair.
//
// floor(n / phi) is computed with 1 / phi as a fixed-point fraction that is cut off. That is exact
// for all n here: with m = floor(n / phi), the norm of n - m phi in Z[phi] is n^2 - nm - m^2, not
// 0, so |n / phi - m| > 1 / (sqrt(5) n), and the fraction's error times n stays below that.
// (Floating point is not exact: with 53 bits the first cold pair that goes wrong is (165580140,
// 267914295).)
#pragma once

#include <cstdint>

namespace impartial::wythoff {

// floor(n / phi).
constexpr std::uint64_t over_phi(std::uint64_t n) {
  // 1 / phi = 0.6180339887... in base 2^64: kHigh, kLow, then 0.0645: that small next digit is what
  // makes 128 bits enough for every n < 2^64, as 0.0645 n^2 / 2^128 < 1 / sqrt(5).
  constexpr std::uint64_t kHigh = 0x9E3779B97F4A7C15;
  constexpr std::uint64_t kLow = 0xF39CC0605CEDC834;
  if (n < std::uint64_t{1} << 31) {
    // Below 2^31 the first 64 bits do (0.952 n^2 / 2^64 < 1 / sqrt(5)), and the product fits when
    // taken in two halves.
    return (n * (kHigh >> 32) + (n * (kHigh & 0xFFFFFFFF) >> 32)) >> 32;
  }
  __extension__ using Wide = unsigned __int128;
  const Wide low = Wide{n} * kLow >> 64;
  return static_cast<std::uint64_t>((Wide{n} * kHigh + low) >> 64);
}

// A_k = floor(k phi) modulo 2^64, so exact for k <= over_phi(2^64 - 1).
constexpr std::uint64_t lower_of_pair(std::uint64_t k) { return k + over_phi(k); }

// The number that is paired with n. Returns 2^64 - 1 where it has more than 64 bits.
constexpr std::uint64_t partner(std::uint64_t n) {
  if (n == 0) return 0;
  const std::uint64_t below = over_phi(n);
  // Only A_(below + 1) and B_(n - below) can be n; in the second case A_(n - below) is `below`.
  const std::uint64_t k = below + 1;
  if (lower_of_pair(k) != n) return below;
  return n > UINT64_MAX - k ? UINT64_MAX : n + k;
}

constexpr bool is_cold(std::uint64_t a, std::uint64_t b) {
  const std::uint64_t smaller = a < b ? a : b;
  const std::uint64_t difference = a < b ? b - a : a - b;
  // A_k >= k, so a difference above the smaller heap is never right (and may wrap). No &&: which
  // heap is larger, and by how much, is random in a judge's file, and a branch on it would be
  // mispredicted half of the time.
  return (difference <= smaller) & (lower_of_pair(difference) == smaller);
}

}  // namespace impartial::wythoff
