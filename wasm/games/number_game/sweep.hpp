// Every P-position above a position of Sylver Coinage, by the lazy sweep.
//
// A position is a numerical semigroup S: everything that is taken, and 0. Its moves are its gaps
// but 1; taking z leads to S + z, the semigroup that S and z generate. F(S) is the largest gap.
//
// The positions above a root R, all semigroups that contain R, are a tree: the parent of S is S
// with F(S), the children of S leave out a minimal generator g > F(S) that is not in R. The sweep
// walks it and keeps the P-positions, nothing else. What follows is proved; S' is the child S
// \ {g}.
//
// 1. Order. Children come by descending g. Then every T that contains S comes before S, so S + z is
//    decided before S: the gaps of T are some of those of S, so where their ascending lists first
//    differ T has the larger one or none.
// 2. Inheritance. S' + g = S, so g wins in S' exactly if S is P. Any other z either puts g into
//    S' + z; then S' + z = S + z, with the same verdict. Or not; then, if z wins in S, taking g
//    from S' + z leads to S + z, which is P: so z loses in S'. Else nothing is known: z is open.
// 3. Laziness. With one move known to win, S' is N and nothing is looked up. Else its open moves
//    are, until one wins; if none does, S' is P. A verdict of a z that puts g into S' + z is one of
//    S, too, which its other children inherit.
// 4. Pruning. Descendants of S keep what S has up to F(S), and R: floor(S), which these generate.
//    If z wins in S and floor(S) + z has everything above F(S), then D + z = S + z for each
//    descendant D: all are N, and none is visited.
// 5. Generators above F(S') = g are those of S above g, and perhaps g + m, m the least positive
//    element; all others are sums of a generator and m already. (From {0, m, m + 1, ...}, whose m
//    is left out, come 2m and 2m + 1.)
// 6. In the end the set has every P-position above R. So the winning moves of R, those of all later
//    positions of the same game and all refutations are look-ups, one for each gap.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "games/number_game/bits.hpp"
#include "games/number_game/p_set.hpp"

namespace impartial::number_game {

template <std::size_t Words>
class Sweep {
 public:
  // Elements up to t; everything above belongs to each semigroup here.
  using Semigroup = Bits<Words>;

  // t: the root's largest gap. Domain: 1 <= t < 64 * Words.
  Sweep(const Semigroup& root, unsigned t)
      : t_(t), all_(Semigroup::below(t + 1)), root_(root & all_) {
    Node top;
    top.semigroup = all_;
    top.semigroup.remove(1);
    top.floor = root_;
    top.generators = (Semigroup::below(4) - Semigroup::below(2)) & all_;
    top.to_leave_out = top.generators - root_;
    top.frobenius = 1;
    top.multiplicity = 2;
    top.is_p = true;  // no move is left
    p_positions_.add(top.semigroup);
    visited_ = 1;
    path_.push_back(top);
  }

  // Visits at most `budget` further positions. Returns whether the sweep is done.
  bool step(std::uint64_t budget) {
    const std::uint64_t until = visited_ + budget;
    while (!path_.empty() && visited_ < until) {
      Node& node = path_.back();
      if (node.to_leave_out.empty()) {
        path_.pop_back();
        continue;
      }
      const unsigned g = node.to_leave_out.highest();
      node.to_leave_out.remove(g);
      visit(node, g);
    }
    return path_.empty();
  }

  bool done() const { return path_.empty(); }
  std::uint64_t visited() const { return visited_; }
  std::uint64_t p_positions() const { return p_positions_.size(); }
  std::uint64_t bytes() const { return p_positions_.bytes(); }

  // Whether a semigroup above the root is P. Before the sweep is done, false means nothing.
  bool is_p(const Semigroup& semigroup) const { return p_positions_.has(semigroup); }

  Semigroup with(const Semigroup& semigroup, unsigned z) const {
    return with_multiples(semigroup, z) & all_;
  }

  // Ascending. Before the sweep is done: those that are known; they are proved.
  std::vector<unsigned> winning_moves(const Semigroup& semigroup) const {
    std::vector<unsigned> moves;
    for (unsigned z = 2; z <= t_; ++z) {
      if (!semigroup.has(z) && is_p(with(semigroup, z))) moves.push_back(z);
    }
    return moves;
  }

  const Semigroup& root() const { return root_; }

 private:
  struct Node {
    Semigroup semigroup;
    Semigroup floor;         // rule 4
    Semigroup generators;    // those above the Frobenius number
    Semigroup to_leave_out;  // of these, the ones that make children which are yet to be visited
    Semigroup winning;       // moves that are known to win
    Semigroup open;          // moves of which nothing is known; all others lose
    unsigned frobenius = 0;
    unsigned multiplicity = 0;
    bool is_p = false;
  };

  void visit(Node& parent, unsigned g) {
    ++visited_;
    Node node;
    node.semigroup = parent.semigroup;
    node.semigroup.remove(g);
    node.frobenius = g;
    node.multiplicity = g == parent.multiplicity ? g + 1 : parent.multiplicity;
    const Semigroup putting_back = moves_putting_back(node.semigroup, g);

    Semigroup losing = all_ - parent.semigroup - parent.winning - parent.open;
    losing.remove(1);
    node.winning = parent.winning & putting_back;
    node.open = parent.open | (losing - putting_back);
    if (parent.is_p) node.winning.add(g);
    if (node.winning.empty()) look_up(node, parent, putting_back);

    node.generators = parent.generators - Semigroup::below(g + 1);
    add_new_generators(node, parent, g);
    node.to_leave_out = node.generators - root_;
    if (node.to_leave_out.empty()) return;

    node.floor = parent.floor;
    for (unsigned x = parent.frobenius + 1; x < g; ++x) {
      if (!node.floor.has(x)) node.floor = with(node.floor, x);
    }
    if (!all_descendants_are_n(node)) path_.push_back(node);
  }

  // Rule 3. Domain: no move is known to win.
  void look_up(Node& node, Node& parent, const Semigroup& putting_back) {
    node.is_p = !Semigroup(node.open).any_of([&](unsigned z) {
      const bool wins = is_p(with(node.semigroup, z));
      node.open.remove(z);
      if (wins) node.winning.add(z);
      if (putting_back.has(z)) {
        parent.open.remove(z);
        if (wins) parent.winning.add(z);
      }
      return wins;
    });
    if (node.is_p) p_positions_.add(node.semigroup);
  }

  // The gaps z with g = s + kz for an s of the semigroup and a k >= 1.
  Semigroup moves_putting_back(const Semigroup& semigroup, unsigned g) const {
    const Semigroup rests = mirrored(semigroup, g);  // z does if one of its multiples is here
    const Semigroup gaps = all_ - semigroup;
    Semigroup moves = rests | halved(rests);
    // For k >= 3 only small z are left, and only those with 2z a gap: else g - 2z would be an
    // element, or g itself.
    Semigroup left = (gaps & halved(gaps) & Semigroup::below(g / 3 + 1)) - moves;
    left = left - Semigroup::below(2);
    left.any_of([&](unsigned z) {
      for (unsigned multiple = 3 * z; multiple <= g && !semigroup.has(multiple); multiple += z) {
        if (rests.has(multiple)) {
          moves.add(z);
          break;
        }
      }
      return false;
    });
    return moves & gaps;
  }

  // Rule 5.
  void add_new_generators(Node& node, const Node& parent, unsigned g) const {
    const auto add = [&](unsigned x) {
      if (x <= t_ && is_generator(node.semigroup, x)) node.generators.add(x);
    };
    if (g == parent.multiplicity) {
      add(2 * g);
      add(2 * g + 1);
    } else {
      add(g + node.multiplicity);
    }
  }

  // Domain: an element.
  static bool is_generator(const Semigroup& semigroup, unsigned x) {
    Semigroup positive = semigroup;
    positive.remove(0);
    return (positive & mirrored(positive, x)).empty();
  }

  // Rule 4.
  bool all_descendants_are_n(const Node& node) const {
    const Semigroup above = all_ - Semigroup::below(node.frobenius + 1);
    return node.winning.any_of([&](unsigned z) { return (above - with(node.floor, z)).empty(); });
  }

  unsigned t_;
  Semigroup all_;
  Semigroup root_;
  PSet<Words> p_positions_;
  std::vector<Node> path_;  // from the top to the position whose children are being visited
  std::uint64_t visited_ = 0;
};

}  // namespace impartial::number_game
