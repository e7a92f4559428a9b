// Numerical semigroups of any size, and multiples of them.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/domain.hpp"

namespace impartial::number_game {

// What is taken, and 0: all sums of some generators. With gcd g it is g times a numerical
// semigroup, and for g = 1 only finitely many numbers, its gaps, are missing.
class Semigroup {
 public:
  // {0}: nothing is taken.
  Semigroup() = default;
  // Of the numbers, in any order. Domain: all above 0; the smallest one is a number of bytes and
  // more that is affordable.
  // Complexity: for each minimal generator as many steps as the smallest of them is large (Boecker
  // and Liptak's "round robin").
  explicit Semigroup(std::vector<std::uint32_t> numbers);

  bool operator==(const Semigroup& other) const { return generators_ == other.generators_; }

  // Minimal, ascending.
  const std::vector<std::uint32_t>& generators() const { return generators_; }
  // Domain: not {0}, for this one and all below.
  std::uint32_t multiplicity() const {
    IMPARTIAL_DOMAIN(!generators_.empty());
    return generators_.front();
  }
  std::uint32_t gcd() const { return gcd_; }

  bool has(std::uint64_t n) const {
    return apery_.empty() ? n == 0 : apery_[n % apery_.size()] <= n;
  }
  bool has_all(const std::vector<std::uint32_t>& numbers) const;
  Semigroup with(std::uint32_t n) const;
  Semigroup without(std::uint32_t generator) const;

  // The largest multiple of the gcd that is a gap (the Frobenius number where the gcd is 1), and
  // how many there are. Without a gap they are -gcd and 0.
  std::int64_t largest_gap() const;
  std::uint64_t gaps() const;

  // Whether exactly one of x and F - x belongs to it, for each multiple x of the gcd; F is the
  // largest gap. Without a gap it is so.
  bool is_symmetric() const;
  // Whether every gap but 1 and the largest one F puts F in when it is taken. Domain: the gcd is 1.
  // Complexity: the square of F at most.
  bool is_ender() const;

 private:
  static constexpr std::uint64_t kNever = UINT64_MAX;

  void add(std::uint32_t n);

  std::vector<std::uint32_t> generators_;
  std::uint32_t gcd_ = 0;
  std::vector<std::uint64_t> apery_;  // the least element of each class modulo the multiplicity
};

// "<16 17>".
std::string write_generators(const Semigroup& semigroup);

}  // namespace impartial::number_game
