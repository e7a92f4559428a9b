// Random numbers from a seed, the same on every machine.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

#include "core/domain.hpp"

namespace impartial {

// SplitMix64 (G. Steele, D. Lea, C. Flood, "Fast Splittable Pseudorandom Number Generators", 2014).
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  // A random number from 0 to bound - 1. The modulo favours small numbers by less than
  // bound / 2^64.
  // Domain: bound > 0.
  std::uint64_t below(std::uint64_t bound) {
    IMPARTIAL_DOMAIN(bound > 0);
    std::uint64_t z = state_ += 0x9E3779B97F4A7C15;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
    return (z ^ (z >> 31)) % bound;
  }

 private:
  std::uint64_t state_;
};

// Puts a list into a random order.
template <class List>
void shuffle(List& list, Random& random) {
  for (std::size_t i = list.size(); i > 1; --i)
    std::swap(list[i - 1], list[static_cast<std::size_t>(random.below(i))]);
}

}  // namespace impartial
