// Compares the sweep of Sylver Coinage with brute force. sylver_test.cpp compares it
// with published results.
#include "games/sylver_coinage/sweep.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <numeric>
#include <random>
#include <vector>

#include "oracle/sylver_coinage.hpp"

namespace {

using namespace impartial_oracle::sylver_coinage;

using impartial::sylver_coinage::Bits;
using impartial::sylver_coinage::SemigroupTree;
using impartial::sylver_coinage::Sweep;
using impartial::sylver_coinage::with_multiples;

// --- The sweep

template <std::size_t Words>
std::vector<unsigned> swept(const Bits<Words>& root, unsigned t, std::uint64_t budget) {
  Sweep<Words> sweep(root, t);
  while (!sweep.step(budget)) {
  }
  return sweep.winning_moves(sweep.root());
}

// The winning moves after the numbers `played`, whose gcd is 1.
std::vector<unsigned> solve(const std::vector<unsigned>& played, unsigned t) {
  const auto solve_in = [&]<std::size_t Words>(std::integral_constant<std::size_t, Words>) {
    Bits<Words> root;
    root.add(0);
    for (const unsigned number : played) {
      if (number <= t) root = with_multiples(root, number);
    }
    return swept(root, t, 100'000);
  };
  if (t < 64) return solve_in(std::integral_constant<std::size_t, 1>{});
  if (t < 128) return solve_in(std::integral_constant<std::size_t, 2>{});
  return solve_in(std::integral_constant<std::size_t, 4>{});
}

// --- The tree

// Calls visit(node) for a node and all nodes below it, in the order of the sweep.
template <class Visit>
void walk(const SemigroupTree<1>& tree, SemigroupTree<1>::Node node, Visit&& visit) {
  visit(node);
  for (;;) {
    node.left_out = tree.next_left_out(node);
    if (node.left_out == 0) return;
    walk(tree, tree.child(node), visit);
  }
}

// The tree of all positions whose largest gap is at most `top`.
SemigroupTree<1> whole_tree(unsigned top) {
  Bits<1> root;
  root.add(0);
  return {root, top};
}

// Statements 1 and 2 of semigroup_tree.hpp.
TEST(SemigroupTree, VisitsEachSemigroupAfterAllThatContainIt) {
  constexpr unsigned kTop = 14;
  const SemigroupTree<1> tree = whole_tree(kTop);
  std::vector<Taken> visited;
  walk(tree, tree.top(), [&](const auto& node) { visited.push_back(node.semigroup.word[0]); });

  std::vector<Taken> positions;
  all_positions((Taken{2} << kTop) - 1, kTop, positions);
  ASSERT_EQ(visited.size(), positions.size());
  std::vector<Taken> sorted = visited;
  std::sort(sorted.begin(), sorted.end());
  std::sort(positions.begin(), positions.end());
  EXPECT_EQ(sorted, positions);

  for (std::size_t earlier = 0; earlier < visited.size(); ++earlier) {
    const Taken up_to_gap = (Taken{2} << largest_gap(visited[earlier], kTop)) - 1;
    const Taken gaps = ~visited[earlier] & up_to_gap;
    for (std::size_t later = earlier + 1; later < visited.size(); ++later) {
      const Taken low_gaps = ~visited[later] & up_to_gap;
      const bool has_proper_subset = (low_gaps & ~gaps) == 0 && low_gaps != gaps;
      ASSERT_FALSE(has_proper_subset) << visited[earlier] << " before " << visited[later];
    }
  }
}

// Statement 3 of sweep.hpp.
TEST(SemigroupTree, OptionsOfAChildAreThoseOfItsParentOrTheirChildren) {
  constexpr unsigned kTop = 14;
  const SemigroupTree<1> tree = whole_tree(kTop);
  unsigned checked = 0;
  walk(tree, tree.top(), [&](auto parent) {
    const Taken s = parent.semigroup.word[0];
    for (;;) {
      const unsigned g = parent.left_out = tree.next_left_out(parent);
      if (g == 0) return;
      const Taken child = tree.child(parent).semigroup.word[0];
      ASSERT_EQ(after(child, g, kTop), s);
      for (unsigned z = 2; z < g; ++z) {
        if (is_taken(child, z)) continue;
        const Taken option = after(s, z, kTop);
        const bool has_g = is_taken(after(child, z, kTop), g);
        ASSERT_EQ(after(child, z, kTop), has_g ? option : option & ~(Taken{1} << g));
        ASSERT_EQ(has_g, puts_back(tree.child(parent).semigroup, z, g));
        ++checked;
      }
    }
  });
  EXPECT_GT(checked, 1'000U);
}

// --- The sweep against brute force

TEST(Sweep, FindsAllWinningMovesOfAllPositionsUpTo25) {
  constexpr unsigned kTop = 25;
  std::vector<Taken> positions;
  all_positions((Taken{2} << kTop) - 1, kTop, positions);
  ASSERT_EQ(positions.size(), 23'203U);
  BruteForce brute_force(kTop);
  for (const Taken taken : positions) {
    const unsigned t = largest_gap(taken, kTop);
    Bits<1> root;
    root.word[0] = taken;
    ASSERT_EQ(swept(root, t, 1'000), brute_force.winning_moves(taken)) << "taken: " << taken;
  }
}

TEST(Sweep, KnowsEveryPositionAboveItsRoot) {
  constexpr unsigned kTop = 23;
  Taken taken = 1;
  for (const unsigned n : {5U, 7U}) taken = after(taken, n, kTop);
  Bits<1> root;
  root.word[0] = taken;
  Sweep<1> sweep(root, kTop);
  while (!sweep.step(1)) {
  }
  BruteForce brute_force(kTop);
  std::vector<Taken> positions;
  all_positions((Taken{2} << kTop) - 1, kTop, positions);
  std::uint64_t p_positions = 0;
  unsigned above = 0;
  for (const Taken position : positions) {
    if ((position & taken) != taken) continue;
    Bits<1> semigroup;
    semigroup.word[0] = position;
    const bool is_p = brute_force.winning_moves(position).empty();
    EXPECT_EQ(sweep.is_p(semigroup), is_p);
    EXPECT_EQ(sweep.winning_moves(semigroup), brute_force.winning_moves(position));
    p_positions += is_p ? 1 : 0;
    ++above;
  }
  EXPECT_GT(above, 10U);
  EXPECT_EQ(sweep.p_positions(), p_positions);
}

// Whatever the size of its steps, an unfinished sweep says only what is proved.
TEST(Sweep, KnowsNothingWrongBeforeItIsDone) {
  constexpr unsigned kTop = 119;  // the largest gap of {11, 13}
  Bits<2> root;
  root.add(0);
  for (const unsigned n : {11U, 13U}) root = with_multiples(root, n);
  Sweep<2> whole(root, kTop);
  ASSERT_TRUE(whole.step(~std::uint64_t{0} >> 1));
  const std::vector<unsigned> winning = whole.winning_moves(whole.root());

  Sweep<2> sweep(root, kTop);
  unsigned steps = 0;
  for (bool done = false; !done; ++steps) {
    done = sweep.step(97);
    std::uint64_t found = 0;
    sweep.for_each_p([&](const Bits<2>& semigroup) {
      ++found;
      EXPECT_TRUE(sweep.is_p(semigroup));
      EXPECT_TRUE(whole.is_p(semigroup));
    });
    EXPECT_EQ(found, sweep.p_positions());
    for (const unsigned z : sweep.winning_moves(root)) {
      EXPECT_TRUE(std::binary_search(winning.begin(), winning.end(), z));
    }
  }
  EXPECT_GT(steps, 10U);
  EXPECT_EQ(sweep.winning_moves(root), winning);
  EXPECT_EQ(sweep.visited(), whole.visited());
  EXPECT_EQ(sweep.p_positions(), whole.p_positions());
}

// A sweep that needs more entries than its limit is never done, and says only what is proved.
TEST(Sweep, TellsNothingWrongWhenItIsFull) {
  constexpr unsigned kTop = 119;  // the largest gap of {11, 13}
  Bits<2> root;
  root.add(0);
  for (const unsigned n : {11U, 13U}) root = with_multiples(root, n);
  Sweep<2> whole(root, kTop);
  ASSERT_TRUE(whole.step(~std::uint64_t{0}));
  EXPECT_FALSE(whole.is_stuck());
  const std::vector<unsigned> winning = whole.winning_moves(whole.root());

  unsigned stuck = 0;
  for (std::uint64_t most_entries = 1;; most_entries *= 2) {
    Sweep<2> sweep(root, kTop, most_entries);
    const bool done = sweep.step(~std::uint64_t{0});
    ASSERT_EQ(sweep.is_stuck(), !done);
    sweep.for_each_p([&](const Bits<2>& semigroup) { EXPECT_TRUE(whole.is_p(semigroup)); });
    for (const unsigned z : sweep.winning_moves(root)) {
      EXPECT_TRUE(std::binary_search(winning.begin(), winning.end(), z));
    }
    if (done) {
      EXPECT_EQ(sweep.visited(), whole.visited());
      EXPECT_EQ(sweep.winning_moves(root), winning);
      break;
    }
    const std::uint64_t visited = sweep.visited();
    EXPECT_FALSE(sweep.step(1));
    EXPECT_EQ(sweep.visited(), visited);
    ++stuck;
  }
  EXPECT_GT(stuck, 5U);
}

TEST(Sweep, AgreesWithBruteForceOnRandomGenerators) {
  std::mt19937 random(20261121);
  unsigned tried = 0;
  while (tried < 60) {
    constexpr unsigned kTop = 63;
    std::vector<unsigned> played;
    Taken taken = 1;
    const auto below = [&random](unsigned n) { return static_cast<unsigned>(random() % n); };
    for (unsigned i = 0, count = 3 + below(5); i < count; ++i) {
      played.push_back(5 + below(25));
      taken = after(taken, played.back(), kTop);
    }
    if (std::accumulate(played.begin(), played.end(), 0U, std::gcd<unsigned, unsigned>) != 1)
      continue;
    const unsigned t = largest_gap(taken, kTop);
    // Brute force is fast up to here.
    if (t < 2 || t > 38) continue;
    const Taken up_to_t = (Taken{2} << t) - 1;
    BruteForce brute_force(t);
    EXPECT_EQ(solve(played, t), brute_force.winning_moves(taken & up_to_t));
    ++tried;
  }
}

}  // namespace
