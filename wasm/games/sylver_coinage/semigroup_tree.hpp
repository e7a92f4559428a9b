// The tree of all semigroups that contain a root R, the smallest of them.
//
// A semigroup is given by its elements up to t, the largest gap of R; every number above t is an
// element. F(S) is the largest gap of S. The parent of S is S with F(S); the children of S are the
// sets S \ {g} for the minimal generators g > F(S) of S that are not in R. The top of the tree is
// {0, 2, 3, ...}: 1 is a gap of every position. Children are visited by descending g.
//
// 1. Order. Statement: if T contains S and T != S, then T is visited before S. So is every
//    descendant of T that lacks, besides gaps of T, only numbers above F(S).
//    Proof: a path from the top to a semigroup is its list of gaps in ascending order. Where two
//    lists first differ, the one with the larger gap is visited first, and a list that has ended
//    is visited before a longer one. The list in question has a proper subset of the gaps of
//    S, then only gaps above F(S). At the first gap of S that it lacks, it has a larger gap or has
//    ended.
//    Test: SemigroupTree.VisitsEachSemigroupAfterAllThatContainIt.
//
// 2. Generators. Let S' = S \ {g} be a child of S, and m the least positive element of S.
//    Statement: the minimal generators of S' above F(S') = g are those of S above g and perhaps
//    g + m. If m = g, then they are those of S above g, 2m and 2m + 1.
//    Proof: a minimal generator of S stays one in a smaller semigroup. A new one is y = g + s for a
//    positive s in S, as all other sums of elements of S that give y are left in S'. If m < g and
//    s > m, then y = m + (y - m), and y - m > g is in S'. If m = g, then S = {0, m, m + 1, ...},
//    and for s > m + 1, y = (m + 1) + (s - 1) with both terms in S'.
//    Test: SemigroupTree.VisitsEachSemigroupAfterAllThatContainIt, which counts them.
#pragma once

#include <cstddef>

#include "games/sylver_coinage/bits.hpp"

namespace impartial::sylver_coinage {

// Whether x is a minimal generator. Domain: x is an element.
template <std::size_t Words>
constexpr bool is_generator(const Bits<Words>& semigroup, unsigned x) {
  IMPARTIAL_DOMAIN(semigroup.has(x));
  Bits<Words> positive = semigroup;
  positive.remove(0);
  // If a + b = x, one of the two is at most x / 2; most often it is in the first word.
  for (unsigned i = 0; 128 * i <= x; ++i) {
    if ((positive.word[i] & mirrored_word(positive, x, i)) != 0) return false;
  }
  return true;
}

// Whether taking z takes g too: g = s + kz for an element s and some k > 0.
template <std::size_t Words>
constexpr bool puts_back(const Bits<Words>& semigroup, unsigned z, unsigned g) {
  for (unsigned rest = g; rest >= z;) {
    rest -= z;
    if (semigroup.has(rest)) return true;
  }
  return false;
}

template <std::size_t Words>
class SemigroupTree {
 public:
  using Elements = Bits<Words>;

  // A semigroup, and which of its children was visited last.
  struct Node {
    Elements semigroup;
    Elements generators;        // those above the largest gap that are not in the root
    unsigned left_out = 0;      // by the child visited last; at first t + 1
    unsigned multiplicity = 0;  // the least positive element
  };

  // Domain: 1 <= t < 64 * Words.
  SemigroupTree(const Elements& root, unsigned t)
      : t_(t), all_(Elements::below(t + 1)), root_(root & all_) {
    IMPARTIAL_DOMAIN(1 <= t && t < Elements::kSize);
  }

  unsigned t() const { return t_; }
  const Elements& root() const { return root_; }

  Elements top_semigroup() const {
    Elements semigroup = all_;
    semigroup.remove(1);
    return semigroup;
  }
  Node top() const {
    const Elements two_and_three = Elements::below(4) - Elements::below(2);
    return {top_semigroup(), two_and_three & (all_ - root_), t_ + 1, 2};
  }

  // The generator that the next child leaves out; 0: there is no other child.
  static unsigned next_left_out(const Node& node) {
    return node.generators.highest_below(node.left_out);
  }

  // The child of a node that lacks `left_out` (statement 2).
  Node child(const Node& parent) const {
    const unsigned g = parent.left_out;
    const unsigned m = parent.multiplicity;
    Node node;
    node.semigroup = parent.semigroup;
    node.semigroup.remove(g);
    Elements added;
    const auto add = [&](unsigned x) {
      if (x <= t_ && is_generator(node.semigroup, x)) added.add(x);
    };
    if (g == m) {
      add(2 * m);
      add(2 * m + 1);
    } else {
      add(g + m);
    }
    node.generators = (parent.generators - Elements::below(g + 1)) | (added - root_);
    node.left_out = t_ + 1;
    node.multiplicity = g == m ? g + 1 : m;
    return node;
  }

 private:
  unsigned t_;
  Elements all_;
  Elements root_;
};

}  // namespace impartial::sylver_coinage
