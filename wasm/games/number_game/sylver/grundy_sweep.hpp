// The Grundy values of all positions above a position of Sylver Coinage, where these are few.
//
// The walk of sweep.hpp through the same tree in the same order (rules 1, 2 and 5), but whole:
// every position is visited and kept with its value, and all of its moves are followed. So the
// option of each move is known where it stands, and a value is the mex of what stands there.
#pragma once

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <vector>

#include "games/number_game/sylver/semigroup_tree.hpp"

namespace impartial::number_game {

template <std::size_t Words>
class GrundySweep {
 public:
  using Semigroup = Bits<Words>;

  // t: the root's largest gap. Domain: 1 <= t < 64 * Words.
  GrundySweep(const Semigroup& root, unsigned t)
      : t_(t), all_(Semigroup::below(t + 1)), root_(root & all_), path_(1) {
    IMPARTIAL_DOMAIN(1 <= t && t < Semigroup::kSize);
    Node& top = path_.front();
    top.semigroup = all_;
    top.semigroup.remove(1);
    top.generators = (Semigroup::below(4) - Semigroup::below(2)) & (all_ - root_);
    top.left_out = t + 1;
    top.multiplicity = 2;
    tree_.push_back({});
    depth_ = 1;
  }

  // Visits at most `budget` further positions. Returns whether all were visited.
  bool step(std::uint64_t budget) {
    const std::uint64_t until = visited() + budget;
    while (depth_ > 0 && visited() < until) {
      Node& node = path_[depth_ - 1];
      node.left_out = node.generators.highest_below(node.left_out);
      if (node.left_out == 0) {
        tree_[node.place].end = static_cast<Place>(tree_.size());
        --depth_;
      } else {
        visit_child();
      }
    }
    return done();
  }

  bool done() const { return depth_ == 0; }
  std::uint64_t visited() const { return tree_.size(); }
  std::uint64_t bytes() const { return tree_.size() * sizeof(Entry); }

  // The values of the options of a position above the root, by its moves, ascending. Domain: done.
  std::vector<std::uint64_t> option_values(const Semigroup& position) const {
    IMPARTIAL_DOMAIN(done());
    Semigroup semigroup = all_;
    semigroup.remove(1);
    std::vector<Move> moves;
    std::vector<Move> next;
    Place place = 0;
    for (unsigned g = 2; g <= t_; ++g) {
      if (position.has(g)) continue;
      semigroup.remove(g);
      follow(moves, next, semigroup, g, place);
      place = child_lacking(g, place + 1);
      moves.swap(next);
    }
    std::vector<std::uint64_t> values;
    values.reserve(moves.size());
    for (const Move& move : moves) values.push_back(tree_[move.option].value);
    return values;
  }

 private:
  using Place = std::uint32_t;

  // Of the tree in depth-first order: the entries below one follow it up to its end.
  struct Entry {
    Place end = 0;
    std::uint16_t gap = 0;  // what it lacks, and the entries that it is below
    std::uint16_t value = 0;
  };

  struct Move {
    std::uint16_t z;
    Place option;  // S + z
    Place child;   // the one of S + z to look for the next smaller gap from
  };

  struct Node {
    Semigroup semigroup;
    Semigroup generators;  // that may be left out
    unsigned left_out = 0;
    unsigned multiplicity = 0;
    Place place = 0;
    std::vector<Move> moves;
  };

  void visit_child() {
    if (path_.size() == depth_) path_.emplace_back();
    Node& parent = path_[depth_ - 1];
    Node& node = path_[depth_++];
    const unsigned g = parent.left_out;
    node.semigroup = parent.semigroup;
    node.semigroup.remove(g);
    node.multiplicity = g == parent.multiplicity ? g + 1 : parent.multiplicity;
    node.generators = (parent.generators - Semigroup::below(g + 1)) |
                      (new_generators(node.semigroup, g, parent.multiplicity, t_) - root_);
    node.left_out = t_ + 1;
    node.place = static_cast<Place>(tree_.size());
    follow(parent.moves, node.moves, node.semigroup, g, parent.place);
    tree_.push_back({0, static_cast<std::uint16_t>(g), mex_of_options(node.moves)});
  }

  // The moves of S without g from those of S; S stands at `place`.
  void follow(std::vector<Move>& from, std::vector<Move>& to, const Semigroup& semigroup,
              unsigned g, Place place) const {
    to.clear();
    for (Move& move : from) {
      if (puts_back(semigroup, move.z, g)) {
        to.push_back({move.z, move.option, move.option + 1});
      } else {
        move.child = child_lacking(g, move.child);
        to.push_back({move.z, move.child, move.child + 1});
      }
    }
    to.push_back({static_cast<std::uint16_t>(g), place, place + 1});
  }

  // From a child on, its younger siblings in turn. Domain: one of them is it.
  Place child_lacking(unsigned g, Place child) const {
    while (tree_[child].gap > g) child = tree_[child].end;
    IMPARTIAL_DOMAIN(tree_[child].gap == g);
    return child;
  }

  std::uint16_t mex_of_options(const std::vector<Move>& moves) const {
    std::bitset<Semigroup::kSize> values;
    for (const Move& move : moves) values.set(tree_[move.option].value);
    std::uint16_t least = 0;
    while (values.test(least)) ++least;
    return least;
  }

  unsigned t_;
  Semigroup all_;
  Semigroup root_;
  std::deque<Entry> tree_;
  std::vector<Node> path_;  // the first depth_ of them
  std::size_t depth_ = 0;
};

}  // namespace impartial::number_game
