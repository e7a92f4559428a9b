// The steps in the tree of all semigroups above a root: the children of S leave out one generator
// of S that is larger than all gaps of S. sweep.hpp says what that is good for, and proves it.
#pragma once

#include <cstddef>

#include "games/number_game/sylver/bits.hpp"

namespace impartial::number_game {

// Whether x is a minimal generator. Domain: x is an element.
template <std::size_t Words>
constexpr bool is_generator(const Bits<Words>& semigroup, unsigned x) {
  IMPARTIAL_DOMAIN(semigroup.has(x));
  Bits<Words> positive = semigroup;
  positive.remove(0);
  // Of a + b = x, a is in the lower half; most often in the first word.
  for (unsigned i = 0; 128 * i <= x; ++i) {
    if ((positive.word[i] & mirrored_word(positive, x, i)) != 0) return false;
  }
  return true;
}

// Of a child that lacks g: the generators above g that its parent has not, up to t. `multiplicity`
// is the parent's.
template <std::size_t Words>
constexpr Bits<Words> new_generators(const Bits<Words>& child, unsigned g, unsigned multiplicity,
                                     unsigned t) {
  Bits<Words> generators;
  const auto add = [&](unsigned x) {
    if (x <= t && is_generator(child, x)) generators.add(x);
  };
  if (g == multiplicity) {
    add(2 * g);
    add(2 * g + 1);
  } else {
    add(g + multiplicity);
  }
  return generators;
}

// Whether g = s + kz for an s of the semigroup less than g and a k.
template <std::size_t Words>
constexpr bool puts_back(const Bits<Words>& semigroup, unsigned z, unsigned g) {
  for (unsigned rest = g; rest >= z;) {
    rest -= z;
    if (semigroup.has(rest)) return true;
  }
  return false;
}

}  // namespace impartial::number_game
