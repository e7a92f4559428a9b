// All positions above 2A, for a semigroup A with finitely many gaps: an exact method for the gcd 2.
//
// F(B) is the largest gap of a semigroup B, -1 if there is none; f(B) = max(F(B), 0). 2B is the
// position of all 2b. With an odd number taken, a position is finite.
//
// 1. Shapes. Let S be a position above 2A with an odd number taken. Let 2B be its even part, n its
//    least odd number and n + 2M its odd part. S is written (B, M, n).
//    Statement: A is in B, 0 is in M, M + B = M, and n + M + M is in B. Each such triple with an
//    odd n >= 3 is a position. As B is in M, M adds gaps of B to B, so B has finitely many M. If
//    n > F(B), then every M will do.
//    Proof: even + even, even + odd and odd + odd numbers of S are in S exactly if B is a
//    semigroup, M + B is in M, and 2n + 2(M + M) is in 2B. The last holds if n > F(B), as n is then
//    at most every number of n + M + M.
//
//    If n + M + M is not in B, (B, M, n) stands for the position which these numbers generate.
//    Statement: let y be a gap of B in n + M + M. Then (<B, y>, M + <B, y>, n) generates the same.
//    Proof: 2y is the sum of two numbers of n + 2M. A sum of a number of n + 2M and one of 2<B, y>
//    is in n + 2(M + <B, y>).
//
// 2. Recurrence. The options of a position (B, M, n), written as triples, are:
//    - 2y for a gap y of B:                      (<B, y>, M + <B, y>, n), a position;
//    - n + 2y for y not in M:                    (B, M + (y + B), n), where + joins the two sets;
//    - n - 2k >= 3 for k >= 1:                   (B, B + (k + M), n - 2k), joined likewise. For
//      k > F(B) this is (B, B, n - 2k), that is, <2B, n - 2k>.
//    Statement: so if all larger B are done, the outcomes for n = 3, 5, 7, ... follow, at each n
//    for larger M first. A column holds the outcomes for all M at one n.
//    Proof: a number that is free is of one of the three kinds. What it generates with S is as
//    written. M + <B, y> is the odd part in the first case, and n + M + <B, y> + M + <B, y> is in
//    n + M + M + <B, y>, which is in <B, y>.
//    Test: Gcd2Positions.AgreeWithTheRules, Gcd2Positions.AgreeWithTheSweeps.
//
// 3. An odd winner ends it. Statement: if <2B, w> is P, then (B, M, n) is N for all n > w + 2f(B)
//    and all M. So the odd winners of 2B are at most w + 2f(B) for the least of them, w.
//    Proof: n - w = 2k with k > f(B). The move w takes each n + 2m, as k + m > F(B) is in B. So it
//    leads to <2B, w>.
//    Test: Gcd2Positions.AnOddWinnerEndsTheOthers.
//
// 4. Quiet end (theorems.hpp). If B is symmetric or has no gap, then <2B, n> is N for all
//    odd n > F(B), except <2 3>.
//
// 5. Periods. Let no <2B, n> that was computed be P. For each gap y of B, let the columns of <B, y>
//    be empty or repeat from column s on, with a period that divides L. Let two windows of F(B) > 0
//    consecutive columns of B be equal, at a distance p that L divides. Let the column after the
//    first window be s or later and have n > 3F(B), and let all columns up to the end of the second
//    window be computed.
//    Statement: each column is equal to the one p later, from the first window on, and no <2B, n>
//    is P.
//    Proof: let i be a column from the one after the first window on. All triples that its
//    recurrence meets have n - 2k > F(B), so they are positions. It depends, by the same rule as
//    column i + p, on the columns of <B, y> at i, which are the same at i + p; on the columns
//    i - 1, ..., i - F(B) of B, which are the same p later by induction; and on whether a <2B, n'>
//    with n' < n - 2F(B) is P. None is, by induction: column i + p is new, and its outcome for
//    M = B is that of column i.
//    Windows recur, as there are finitely many. So by induction on B each 2A has a complete list
//    of winning moves that can be computed; but a period may be long, and for a symmetric B of
//    which only (4) is needed it may be too long.
//    Test: Gcd2Positions.PeriodsHold.
//
// 6. A position 2B is P if no odd n wins, by (4) or (5), and all 2<B, y> are N. It is N if a move
//    is known to win. Otherwise it is unknown.
//
// Others have used such recurrences and periods: G. L. Sicherman ("Theory and Practice of Sylver
// Coinage", Integers 2, 2002, G2) and the repository rudi-cilibrasi/sylver-coinage (2026).
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

#include "games/sylver_coinage/gcd2_rows.hpp"
#include "games/sylver_coinage/gcd2_shapes.hpp"
#include "games/sylver_coinage/semigroup.hpp"
#include "games/sylver_coinage/semigroup_tree.hpp"

namespace impartial::sylver_coinage {

// What is known about a position 2B.
struct Gcd2Answer {
  Outcome outcome = Outcome::unknown;
  bool complete = false;                 // `winning` has every winning move
  std::vector<std::uint32_t> winning;    // ascending
  std::vector<std::uint32_t> undecided;  // the even replies with unknown outcomes, ascending
  // Why no odd n from `end_from` on wins, except those in `winning`: theorem (3), (4) or (5). If
  // the end is open, nothing is known of them.
  Gcd2End end = Gcd2End::open;
  std::uint32_t end_from = 0;
  std::uint32_t period = 0;
};

// Of half the even numbers in a position.
SetOfNumbers half_of(const Semigroup& position);
// Domain: the gcd is 1. All even numbers from 2 * SetOfNumbers::kSize on are taken, as they are in
// every position that a search covers.
Gcd2Shape shape_of(const Semigroup& position);

class Gcd2Positions {
 public:
  // Whether 2A has the gcd 2 and the gaps of A fit into a GapKey.
  static bool is_searchable(const Semigroup& position);

  // How far columns are computed: at first, as a rule at most, and at most if few shapes are
  // needed, as an odd winner may be as large as 49,337.
  static constexpr std::uint32_t kFirstColumns = 512;
  static constexpr std::uint32_t kUsualColumns = 4096;
  static constexpr std::uint32_t kMostColumns = 65'536;

  // most_bytes: a search that needs more is stuck. Each pass computes twice the columns of the one
  // before. What is found does not depend on the number of threads.
  // Domain: is_searchable(root), and first_columns is a multiple of 64.
  Gcd2Positions(const Semigroup& root, std::uint64_t most_bytes,
                std::uint32_t first_columns = kFirstColumns, unsigned threads = 1);

  const Semigroup& root() const { return root_; }
  const GapKeys& keys() const { return keys_; }
  bool covers(const Semigroup& position) const { return position.has_all(root_.generators()); }

  // Continues the search for about `shapes` shapes.
  void step(std::uint64_t shapes);
  // Whether it will find no more: all replies to the root are decided, or too much is needed.
  bool done() const { return done_ || stuck_; }
  bool is_stuck() const { return stuck_; }

  std::uint64_t visited() const { return visited_; }
  std::uint64_t p_positions() const { return p_positions_; }
  std::uint64_t bytes() const;

  // Domain, here and below: covers(position).
  Gcd2Answer answer(const Semigroup& position) const;
  // Of a position that is finite or has the gcd 2.
  Outcome outcome(const Semigroup& position) const;
  Outcome outcome(const Gcd2Shape& position) const;
  // Of a finite position; nothing if the outcome of an option is unknown. Ascending.
  std::optional<std::vector<std::uint32_t>> winning_moves(const Semigroup& position) const;

 private:
  const Gcd2Part* part_of(const SetOfNumbers& b) const;
  std::vector<const Gcd2Part*> larger_parts(const Gcd2Part& part) const;
  Gcd2Part* add_part(const SetOfNumbers& elements);
  Gcd2Part* next_part();
  bool is_needed(const Gcd2Part& part) const;
  bool begins(Gcd2Part& part);
  void extend_by_period(Gcd2Part& part);
  static void finish_part(Gcd2Part& part, const std::vector<const Gcd2Part*>& larger);
  void end_rows(Gcd2Part& part);
  void step_alone(std::uint64_t work);
  void step_on_threads(std::uint64_t work);  // gcd2_threads.cpp
  Gcd2Part* take_ready_part(const std::vector<Gcd2Part*>& running);
  // Of finished parts.
  void count(const Gcd2Part& part);
  void forget_count(const Gcd2Part& part);
  void begin_next_pass();

  // The shapes in a pass above kUsualColumns, times its columns: 64 MB, and seconds.
  static constexpr std::uint64_t kMostWork = std::uint64_t{1} << 29;
  // The unit of work is a module in a block of columns. To list its moves takes this many.
  static constexpr std::uint64_t kSetup = 8;

  Semigroup root_;
  std::uint64_t most_bytes_;
  unsigned threads_;
  int largest_gap_;
  GapKeys keys_;
  std::optional<SemigroupTree<2>> tree_;
  std::vector<SemigroupTree<2>::Node> path_;
  std::vector<std::unique_ptr<Gcd2Part>> parts_;     // a part after all that contain it
  std::unordered_map<GapKey, std::uint32_t> index_;  // in parts_
  std::uint32_t columns_;                            // of the pass
  bool is_first_pass_ = true;
  std::size_t next_ = 0;      // in parts_, in later passes
  std::vector<GapKey> open_;  // the replies for which the pass is made
  // Of a search on one thread:
  Gcd2Part* current_ = nullptr;
  std::optional<Gcd2Rows> rows_;  // of current_
  // Of a search on several threads: the next parts, in order, without those that were taken out of
  // turn.
  std::vector<Gcd2Part*> ahead_;
  bool done_ = false;
  bool stuck_ = false;
  std::uint64_t visited_ = 0;
  std::uint64_t p_positions_ = 0;
  std::uint64_t bytes_ = 0;
};

}  // namespace impartial::sylver_coinage
