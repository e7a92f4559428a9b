// The cold pairs, compared with the mex rule up to a million pairs, and with exact norms
// up to 2^64.
#include "games/wythoff/wythoff.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <random>
#include <utility>

namespace impartial::wythoff {
namespace {

__extension__ using Wide = unsigned __int128;
__extension__ using SignedWide = __int128;

// m < k phi exactly if m^2 - mk - k^2 < 0. Near k phi the norm is small, so arithmetic modulo 2^128
// keeps its sign.
SignedWide norm(Wide m, Wide k) { return static_cast<SignedWide>(m * m - m * k - k * k); }

void expect_exact(std::uint64_t n) {
  // m = floor(n / phi) exactly if m phi < n < (m + 1) phi.
  const std::uint64_t m = over_phi(n);
  EXPECT_GT(norm(n, m), 0) << n;
  EXPECT_LT(norm(n, Wide{m} + 1), 0) << n;
}

TEST(ColdPairs, MexRule) {
  // Wythoff's own rule: A_k is the least number that is in no earlier pair, and B_k = A_k + k.
  constexpr std::uint64_t kPairs = 1'000'000;
  std::vector<bool> used(3 * kPairs);
  std::uint64_t a = 0;
  for (std::uint64_t k = 0; k < kPairs; ++k) {
    while (used[a]) ++a;
    used[a] = used[a + k] = true;
    ASSERT_EQ(lower_of_pair(k), a);
    ASSERT_EQ(partner(a), a + k);
    ASSERT_EQ(partner(a + k), a);
    ASSERT_TRUE(is_cold(a + k, a));
  }
}

TEST(ColdPairs, ExactUpTo64Bits) {
  std::mt19937_64 random(1907);
  for (int i = 0; i < 1'000'000; ++i) expect_exact((random() >> random() % 64) | 1);
  // n / phi is nearest to a whole number if n is a Fibonacci number; neighbours are tested too.
  for (std::uint64_t f = 1, g = 1; g >= f; f = std::exchange(g, f + g)) {
    expect_exact(f);
    expect_exact(g);
    expect_exact(g - 1 + (g == 1));
    expect_exact(g + 1);
  }
  for (const std::uint64_t n :
       {std::uint64_t{1} << 31, (std::uint64_t{1} << 31) - 1, kMaxNumber, kMaxNumber - 1})
    expect_exact(n);
}

// Pairs that floating point gets wrong.
TEST(ColdPairs, WhereFloatingPointFails) {
  EXPECT_TRUE(is_cold(165580140, 267914295));
  EXPECT_FALSE(is_cold(165580141, 267914296));
  // All such differences up to B_k = 10^9, found by trying each.
  constexpr std::uint64_t kWrong[] = {102334155, 141422324, 180510493, 204668310, 219598662,
                                      243756479, 267914296, 282844648, 307002465, 321932817,
                                      336863169, 346090634, 361020986, 370248451};
  for (const std::uint64_t d : kWrong) {
    EXPECT_NE(static_cast<std::uint64_t>(static_cast<double>(d) * (1 + std::sqrt(5.0)) / 2),
              lower_of_pair(d))
        << d;
    EXPECT_LE(lower_of_pair(d) + d, 1'000'000'000U);
    expect_exact(d);
  }
}

TEST(ColdPairs, PartnersBeyond64Bits) {
  // The largest pair that fits in 64 bits, and numbers whose partner does not fit.
  const std::uint64_t a =
      partner(kMaxNumber) < kMaxNumber ? partner(kMaxNumber) : partner(kMaxNumber - 1);
  EXPECT_EQ(partner(partner(a)), a);
  for (const std::uint64_t n :
       {kMaxNumber, kMaxNumber - 1, kMaxNumber - 2, std::uint64_t{1} << 63}) {
    for (const Move& move : winning_moves({n, n})) {
      const auto next = Wythoff::play({n, n}, move);
      ASSERT_TRUE(next.has_value());
      EXPECT_EQ(outcome(*next), Outcome::P) << n;
    }
  }
}

TEST(Wythoff, OfManyMovesTheFirstAreListed) {
  for (const std::uint64_t second : {0U, 1U, 5U, 199U, 200U, 3000U}) {
    const auto analysis = impartial::wythoff::Wythoff::analyse({3000, second});
    EXPECT_EQ(analysis.options.size(), 200U) << second;
  }
}

}  // namespace
}  // namespace impartial::wythoff
