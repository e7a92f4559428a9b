// Every P-position above a position of Sylver Coinage, by a sweep without look-ups.
//
// A position is a numerical semigroup S: everything that is taken, and 0. Its moves are its gaps
// but 1; taking z leads to S + z, the semigroup that S and z generate. F(S) is the largest gap.
//
// The positions above a root R, all semigroups that contain R, are a tree: the parent of S is S
// with F(S), the children of S leave out a minimal generator g > F(S) that is not in R. The sweep
// walks it and keeps the part that leads to P-positions, nothing else. What follows is proved; S'
// is the child S \ {g}.
//
// 1. Order. Children come by descending g. So positions come in the order of their ascending lists
//    of gaps: where two first differ, the larger gap comes first, and none before any. Then every
//    other T that contains S comes before S, as its gaps are some of those of S; and so does what
//    lacks, beside these, only numbers above F(S).
// 2. Options. S' + g = S. For any other z, either S' + z has g; then it is S + z. Or not; then it
//    is S + z without g, a child of S + z: everything above g is in S' + z, so with g it is a
//    semigroup, too, and the least that has S and z.
// 3. Live moves. So as the walk goes down from S, S + z stays where it is or goes down as well, by
//    the same g. A move z of S is live if S + z is P, or P-positions are below it by gaps above
//    F(S); all these come before S. The other moves win neither in S nor in any descendant. With
//    each live move goes the place of S + z among the P-positions, so nothing is ever looked up:
//    S is P exactly if none of these places is a P-position's.
// 4. Pruning. Let z win in S and put back all generators above x that may be left out: each is an
//    s + kz with a lesser s of S and k > 0. Then D + z = S + z for each descendant D that has what
//    S has up to x: all these are N, and only children that lack x or less are visited. For let y
//    be the least element of S + z that is not in D + z. As D has R, and S up to F(S), y is one of
//    these generators or the sum of two lesser elements of S. They, or s, are in D + z: so is y.
// 5. Generators above F(S') = g are those of S above g, and perhaps g + m, m the least positive
//    element; all others are sums of a generator and m already. (From {0, m, m + 1, ...}, whose m
//    is left out, come 2m and 2m + 1.)
// 6. In the end every P-position above R is known. So the winning moves of R, those of all later
//    positions of the same game and all refutations are one look-up for each gap.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "games/number_game/sylver/bits.hpp"
#include "games/number_game/sylver/p_set.hpp"
#include "games/number_game/sylver/semigroup_tree.hpp"

namespace impartial::number_game {

template <std::size_t Words>
class Sweep {
 public:
  // Elements up to t; everything above belongs to each semigroup here.
  using Semigroup = Bits<Words>;

  // t: the root's largest gap. Domain: 1 <= t < 64 * Words.
  Sweep(const Semigroup& root, unsigned t)
      : t_(t), all_(Semigroup::below(t + 1)), root_(root & all_) {
    IMPARTIAL_DOMAIN(1 <= t && t < Semigroup::kSize);
    Node top;
    top.semigroup = all_;
    top.semigroup.remove(1);
    top.generators = (Semigroup::below(4) - Semigroup::below(2)) & (all_ - root_);
    top.left_out = t + 1;
    top.multiplicity = 2;
    top.place = p_positions_.open(1, true);  // no move is left
    visited_ = 1;
    path_.push_back(top);
  }

  // Visits at most `budget` further positions. Returns whether the sweep is done.
  bool step(std::uint64_t budget) {
    const std::uint64_t until = visited_ + budget;
    while (!path_.empty() && visited_ < until) {
      Node& node = path_.back();
      node.left_out = node.generators.highest_below(node.left_out);
      if (node.left_out == 0) {
        p_positions_.close(node.place);
        path_.pop_back();
      } else {
        visit_child(node);
      }
    }
    return path_.empty();
  }

  bool done() const { return path_.empty(); }
  std::uint64_t visited() const { return visited_; }
  std::uint64_t p_positions() const { return p_positions_.size(); }
  std::uint64_t bytes() const {
    return p_positions_.bytes() + path_.capacity() * sizeof(Node) +
           moves_.capacity() * sizeof(Move);
  }

  // Whether a position above the root is P. Before the sweep is done, false means nothing.
  bool is_p(const Semigroup& semigroup) const {
    std::optional<PSet::Place> place = 0;
    for (unsigned gap = 2; gap <= t_ && place; ++gap) {
      if (!semigroup.has(gap)) place = p_positions_.child_of(*place, gap);
    }
    return place && p_positions_[*place].is_p;
  }

  // Ascending. Before the sweep is done: those that are known; they are proved.
  std::vector<unsigned> winning_moves(const Semigroup& semigroup) const {
    // The way down to it, with the live moves (rule 3).
    struct Live {
      unsigned z;
      std::optional<PSet::Place> option;
    };
    std::vector<Live> moves;
    std::optional<PSet::Place> place = 0;
    Semigroup on_the_way = all_;
    on_the_way.remove(1);
    for (unsigned g = 2; g <= t_; ++g) {
      if (semigroup.has(g)) continue;
      on_the_way.remove(g);
      for (Live& move : moves) {
        if (!puts_back(on_the_way, move.z, g)) move.option = p_positions_.child_of(*move.option, g);
      }
      std::erase_if(moves, [](const Live& move) { return !move.option; });
      if (!place) continue;
      moves.push_back({g, place});
      place = p_positions_.child_of(*place, g);
    }
    std::vector<unsigned> winning;
    for (const Live& move : moves) {
      if (p_positions_[*move.option].is_p) winning.push_back(move.z);
    }
    return winning;
  }

  // Calls use(semigroup) for every P-position that was found.
  template <class Use>
  void for_each_p(Use&& use) const {
    Semigroup semigroup = all_;
    std::vector<PSet::Place> above;
    for (PSet::Place place = 0; place < p_positions_.end(); ++place) {
      while (!above.empty() && p_positions_[above.back()].end <= place) {
        semigroup.add(p_positions_[above.back()].gap);
        above.pop_back();
      }
      semigroup.remove(p_positions_[place].gap);
      above.push_back(place);
      if (p_positions_[place].is_p) use(semigroup);
    }
  }

  const Semigroup& root() const { return root_; }

 private:
  struct Node {
    Semigroup semigroup;
    Semigroup generators;   // those that may be left out
    unsigned left_out = 0;  // the one that the last child lacks; at first, more than any may lack
    unsigned multiplicity = 0;
    PSet::Place place = 0;
    std::size_t moves = 0;  // where the live ones are in moves_, and where they end
    std::size_t moves_end = 0;
  };

  // A live move z of a node S.
  struct Move {
    PSet::Place option;       // S + z
    PSet::Place child;        // of S + z: the next that a child of S may have as an option
    std::uint16_t gap;        // that this child lacks; 0 if there is none
    std::uint16_t first_gap;  // that the first child of S + z lacks
    std::uint16_t z;
    bool wins;
  };

  // Visits the child of the last node of the path that lacks `left_out`.
  void visit_child(const Node& parent) {
    ++visited_;
    const unsigned g = parent.left_out;
    Node node;
    node.semigroup = parent.semigroup;
    node.semigroup.remove(g);
    node.multiplicity = g == parent.multiplicity ? g + 1 : parent.multiplicity;
    node.generators =
        (parent.generators - Semigroup::below(g + 1)) |
        (new_generators(node.semigroup, g, parent.multiplicity, t_) - root_);  // rule 5
    if (node.generators.empty()) {
      if (!wins(node.semigroup, parent)) p_positions_.close(p_positions_.open(g, true));
      return;
    }
    node.left_out = t_ + 1;
    const bool is_n = find_live_moves(node, parent);
    if (node.generators.highest_below(node.left_out) == 0) return;  // rule 4
    node.place = p_positions_.open(g, !is_n);
    path_.push_back(node);
  }

  // Rules 3 and 4. Returns whether a move wins.
  bool find_live_moves(Node& node, const Node& parent) {
    const unsigned g = parent.left_out;
    node.moves = node.moves_end = parent.moves_end;
    // At most all those of the parent, and g.
    const std::size_t end = 2 * parent.moves_end - parent.moves + 1;
    if (moves_.size() < end) moves_.resize(2 * end);
    bool is_n = false;
    // Returns whether children are left that may lead to P-positions.
    const auto add = [&](const Move& move) {
      moves_[node.moves_end++] = move;
      if (!move.wins) return true;
      is_n = true;
      const unsigned x = node.generators.highest_that(
          [&](unsigned n) { return !puts_back(node.semigroup, move.z, n); });
      node.left_out = std::min(node.left_out, x + 1);
      return x > 0;
    };
    for (std::size_t i = parent.moves; i < parent.moves_end; ++i) {
      Move& move = moves_[i];
      pass_children_above(move, g);
      if (move.gap == g) {
        if (!add(move_to(move.child, move.z))) return true;
      } else if ((move.wins || move.first_gap > g) && puts_back(node.semigroup, move.z, g)) {
        Move same = move;
        same.child = move.option + 1;
        same.gap = move.first_gap > g ? move.first_gap : std::uint16_t{0};
        if (!add(same)) return true;
      }
    }
    const Move back = move_to(parent.place, g);
    if (back.wins || back.gap > 0) add(back);
    return is_n;
  }

  // The same for a position without children, where only the outcome is asked for.
  bool wins(const Semigroup& semigroup, const Node& parent) {
    const unsigned g = parent.left_out;
    if (p_positions_[parent.place].is_p) return true;
    for (std::size_t i = parent.moves; i < parent.moves_end; ++i) {
      Move& move = moves_[i];
      pass_children_above(move, g);
      // What has no children is in the tree for being P.
      if (move.gap == g || (move.wins && puts_back(semigroup, move.z, g))) return true;
    }
    return false;
  }

  Move move_to(PSet::Place option, unsigned z) const {
    const PSet::Place child = option + 1;
    const auto gap = static_cast<std::uint16_t>(p_positions_.gap_of_child(option, child));
    return {option, child, gap, gap, static_cast<std::uint16_t>(z), p_positions_[option].is_p};
  }

  void pass_children_above(Move& move, unsigned g) const {
    while (move.gap > g) {
      move.child = p_positions_[move.child].end;
      move.gap = static_cast<std::uint16_t>(p_positions_.gap_of_child(move.option, move.child));
    }
  }

  unsigned t_;
  Semigroup all_;
  Semigroup root_;
  PSet p_positions_;
  std::vector<Node> path_;  // from the top to the position whose children are being visited
  std::vector<Move> moves_;
  std::uint64_t visited_ = 0;
};

}  // namespace impartial::number_game
