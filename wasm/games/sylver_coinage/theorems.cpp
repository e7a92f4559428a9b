#include "games/sylver_coinage/theorems.hpp"

#include <algorithm>
#include <numeric>

namespace impartial::sylver_coinage {
namespace {

// The least prime factor above 3; 1 if there is none, 0 for 0.
std::uint32_t large_prime_factor(std::uint32_t n) {
  for (const std::uint32_t small : {2U, 3U}) {
    while (n > 0 && n % small == 0) n /= small;
  }
  for (std::uint32_t p = 5; p * p <= n; p += 2) {
    if (n % p == 0) return p;
  }
  return n;
}

bool is_large_prime(std::uint32_t n) { return n >= 5 && large_prime_factor(n) == n; }

}  // namespace

bool is_finite(const Semigroup& position) { return position.gcd() == 1; }

bool is_over(const Semigroup& position) {
  return is_finite(position) && position.largest_gap() == 1;
}

bool is_pair(const Semigroup& position) {
  IMPARTIAL_DOMAIN(is_finite(position));
  return position.generators().size() == 2 && !is_over(position);
}

bool is_known_ender(const Semigroup& position) {
  IMPARTIAL_DOMAIN(is_finite(position));
  if (is_over(position)) return false;
  // The check takes the square of the largest gap.
  constexpr std::int64_t kMostGap = 2'000;
  return position.largest_gap() <= kMostGap ? position.is_ender() : position.is_symmetric();
}

std::uint32_t reply_bound(const Semigroup& position) {
  constexpr std::int64_t kAtLeast = 120;
  constexpr std::int64_t kAtMost = 1'000;
  if (position.generators().empty()) return kAtLeast;
  const std::int64_t bound =
      std::max(position.largest_gap(), std::int64_t{2} * position.generators().back());
  return static_cast<std::uint32_t>(std::clamp(bound, kAtLeast, kAtMost));
}

bool is_hutchings_prime(const Semigroup& position) {
  return position.generators().size() == 1 && is_large_prime(position.gcd());
}

bool is_blok_sicherman(const Semigroup& position) {
  const std::vector<std::uint32_t>& numbers = position.generators();
  if (numbers == std::vector<std::uint32_t>{8, 12} ||
      numbers == std::vector<std::uint32_t>{8, 10, 22}) {
    return true;
  }
  if (numbers.size() != 4 || !position.has(8) || !position.has(12)) return false;
  std::vector<std::uint32_t> others;
  for (const std::uint32_t n : numbers) {
    if (n != 8 && n != 12) others.push_back(n);
  }
  return others.size() == 2 && others[0] % 8 == 2 && others[1] == others[0] + 4;
}

bool has_hutchings_reply(const Semigroup& position) {
  return large_prime_factor(position.gcd()) != 1 && !is_hutchings_prime(position);
}

std::vector<std::uint32_t> hutchings_replies(const Semigroup& position) {
  const std::uint32_t g = position.gcd();
  std::vector<std::uint32_t> replies;
  for (std::uint32_t p = 5; p <= std::max(g, reply_bound(position)); ++p) {
    if (g % p == 0 && is_large_prime(p)) replies.push_back(p);
  }
  return replies;
}

bool has_quiet_end(const Semigroup& position) {
  return (position.gcd() == 2 || position.gcd() == 3) && position.is_symmetric() &&
         position.largest_gap() <= reply_bound(position);
}

bool is_in_quotient(const Semigroup& position, std::uint32_t n) {
  return position.has(std::uint64_t{position.gcd()} * n);
}

bool loses_by_quiet_end(const Semigroup& position, std::uint32_t n) {
  IMPARTIAL_DOMAIN(has_quiet_end(position));
  const std::uint32_t g = position.gcd();
  const bool leaves_2_3 = n == 5 - g && position.has(g);
  return is_in_quotient(position, n) && !leaves_2_3;
}

}  // namespace impartial::sylver_coinage
