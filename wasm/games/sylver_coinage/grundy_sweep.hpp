// The Grundy values of all positions above a position of Sylver Coinage, if these are few.
//
// The sweep walks the tree of semigroup_tree.hpp in the same order as sweep.hpp, but visits and
// keeps every position, with its value, and follows all of its moves (statement 3 of sweep.hpp). So
// each move carries the index of its option, and a value is the mex of the values at these indices.
// Test: Sylver.GrundyValuesAsPublished.
#pragma once

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <vector>

#include "games/sylver_coinage/semigroup_tree.hpp"

namespace impartial::sylver_coinage {

template <std::size_t Words>
class GrundySweep {
 public:
  using Elements = Bits<Words>;

  // t: the root's largest gap. Domain: 1 <= t < 64 * Words.
  GrundySweep(const Elements& root, unsigned t) : tree_(root, t), path_(1), depth_(1) {
    set_semigroup(path_.front(), tree_.top());
    entries_.push_back({});
  }

  // Visits at most `budget` further positions. Returns whether all were visited.
  // Domain: no more than 2^32 positions are visited in all.
  bool step(std::uint64_t budget) {
    IMPARTIAL_DOMAIN(budget <= UINT32_MAX - visited());
    while (depth_ > 0 && budget > 0) {
      Node& node = path_[depth_ - 1];
      node.left_out = tree_.next_left_out(node);
      if (node.left_out == 0) {
        entries_[node.entry].end = static_cast<Index>(entries_.size());
        --depth_;
      } else {
        visit_child();
        --budget;
      }
    }
    return done();
  }

  bool done() const { return depth_ == 0; }
  std::uint64_t visited() const { return entries_.size(); }
  std::uint64_t bytes() const { return entries_.size() * sizeof(Entry); }

  // The values of the options of a position above the root, by ascending moves. Domain: done().
  std::vector<std::uint64_t> option_values(const Elements& position) const {
    IMPARTIAL_DOMAIN(done());
    Elements semigroup = tree_.top_semigroup();
    std::vector<FollowedMove> moves;
    std::vector<FollowedMove> next;
    Index entry = 0;
    for (unsigned g = 2; g <= tree_.t(); ++g) {
      if (position.has(g)) continue;
      semigroup.remove(g);
      follow(moves, next, semigroup, g, entry);
      entry = child_lacking(g, entry + 1);
      moves.swap(next);
    }
    std::vector<std::uint64_t> values;
    values.reserve(moves.size());
    for (const FollowedMove& move : moves) values.push_back(entries_[move.option].value);
    return values;
  }

 private:
  using Index = std::uint32_t;

  // A position, in depth-first order: the entries below it follow it up to its `end`.
  struct Entry {
    Index end = 0;
    std::uint16_t gap = 0;  // the position lacks this gap and those of the entries above
    std::uint16_t value = 0;
  };

  // A move z of a position S.
  struct FollowedMove {
    std::uint16_t z;
    Index option;  // S + z
    Index child;   // of S + z: the search for the next smaller gap begins here
  };

  struct Node : SemigroupTree<Words>::Node {
    Index entry = 0;
    std::vector<FollowedMove> moves;
  };

  static void set_semigroup(typename SemigroupTree<Words>::Node& node,
                            const typename SemigroupTree<Words>::Node& semigroup) {
    node = semigroup;
  }

  void visit_child() {
    if (path_.size() == depth_) path_.emplace_back();
    Node& parent = path_[depth_ - 1];
    Node& node = path_[depth_++];
    const unsigned g = parent.left_out;
    set_semigroup(node, tree_.child(parent));
    node.entry = static_cast<Index>(entries_.size());
    follow(parent.moves, node.moves, node.semigroup, g, parent.entry);
    entries_.push_back({0, static_cast<std::uint16_t>(g), mex_of_options(node.moves)});
  }

  // The moves of `semigroup`, a child that lacks g, from those of its parent, which has
  // the index `entry`.
  void follow(std::vector<FollowedMove>& from, std::vector<FollowedMove>& to,
              const Elements& semigroup, unsigned g, Index entry) const {
    to.clear();
    for (FollowedMove& move : from) {
      if (puts_back(semigroup, move.z, g)) {
        to.push_back({move.z, move.option, move.option + 1});
      } else {
        move.child = child_lacking(g, move.child);
        to.push_back({move.z, move.child, move.child + 1});
      }
    }
    to.push_back({static_cast<std::uint16_t>(g), entry, entry + 1});
  }

  // The child with the gap g among `child` and its younger siblings. Domain: there is one.
  Index child_lacking(unsigned g, Index child) const {
    while (entries_[child].gap > g) child = entries_[child].end;
    IMPARTIAL_DOMAIN(entries_[child].gap == g);
    return child;
  }

  std::uint16_t mex_of_options(const std::vector<FollowedMove>& moves) const {
    std::bitset<Elements::kSize> values;
    for (const FollowedMove& move : moves) values.set(entries_[move.option].value);
    std::uint16_t least = 0;
    while (values.test(least)) ++least;
    return least;
  }

  SemigroupTree<Words> tree_;
  std::deque<Entry> entries_;
  std::vector<Node> path_;  // its first depth_ nodes lead to the position visited last
  std::size_t depth_;
};

}  // namespace impartial::sylver_coinage
