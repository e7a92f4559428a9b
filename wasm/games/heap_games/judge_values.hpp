// What the judges' rules need of the theory: Grundy values from tables, and outcomes by theorems,
// for heaps of any size.
#pragma once

#include <cstdint>
#include <vector>

#include "games/heap_games/judge_case.hpp"

namespace impartial::heap_games {

// The Grundy values of heaps from 0 on.
using Table = std::vector<std::uint16_t>;

// Of the game in which a move takes one of these numbers. Numbers that come twice count once.
Table set_table(std::vector<std::uint64_t> takes, std::uint64_t largest);

// The options of a heap of Grundy's game, for the right table and for wrong ones.
struct Split {
  std::uint64_t smallest = 1;    // of the smaller part
  std::uint64_t least_more = 1;  // that the other part has
};
Table split_table(const Split& split, std::uint64_t largest);

// The numbers 1, 2, 3, 5, 8, ... up to `largest`.
std::vector<std::uint64_t> fibonacci_up_to(std::uint64_t largest);

// Whether the player to move wins with a heap of 1, ..., of n stones, if a move takes one of these
// numbers.
std::vector<bool> set_outcomes(std::vector<std::uint64_t> takes, std::uint64_t n);

// At most half may be taken: g(2k) = k and g(2k + 1) = g(k).
// Proof. From n stones a move leads to m with n/2 <= m < n. W(k), the values of k, ..., 2k - 1, are
// 0, ..., k - 1, each once: true for k = 1, and W(k + 1) is W(k) without g(k), but with g(2k) and
// g(2k + 1). The options of 2k have the values W(k), so g(2k) = k. Those of 2k + 1 have the values
// W(k) without g(k), and k; as g(k) < k for k > 0, g(k) is the least that is missing. So W(k + 1)
// is 0, ..., k.
std::uint64_t half_value(std::uint64_t n);

// The player to move wins exactly if n is no multiple of 3: no power of 2 is one, and 1 and 2 are
// powers, so g(n) = n % 3.
constexpr std::uint64_t power_value(std::uint64_t n) { return n % 3; }

// 1, 2 or k stones, k > 2. If 3 does not divide k, n is P exactly if 3 divides n: no take is a
// multiple of 3, and 1 and 2 are takes. If it does, n is P exactly if r = n % (k + 1) is a multiple
// of 3 but not k. Proof: from such an r, a take of 1 or 2 leads to r - 1 and r - 2, or from 0 to k
// and k - 1, and one of k to r + 1: none of them is P. From another r, take 1 or 2 down to the
// multiple of 3, or k from k.
bool one_two_k_wins(std::uint64_t n, std::uint64_t k);

// The winning moves of Nim, which is P exactly if the nim-sum is 0. Proof: from 0 each move leads
// to another sum. From a sum s > 0, the heaps with its highest bit, of which there is one at least,
// can be reduced to heap xor s, and no other move leaves 0: so each heap has at most one.
std::uint64_t count_winning_moves(const Heaps& heaps);

// p to q coins, a rest below p at once, the last coin loses, 0 < p <= q: n is P exactly if
// 1 <= n % (p + q) <= p. Proof: up to p coins, the last one must be taken. From a larger n with
// such a remainder r, a take of p to q leads to a remainder of r + p to r + q, or 0: none of them
// is P. From another one, R = p + 1, ..., p + q, a take of the smaller of q and R - 1 leads to 1 to
// p.
bool rest_at_once_wins(std::uint64_t n, std::uint64_t p, std::uint64_t q);

// Rows, of which a move takes stones side by side, and the last stone loses: as Misere Nim. The
// parts a and b of a row of n have a xor b <= a + b < n, so a row has the value n, and a move to
// nim-sum 0 is a move of Nim. With nim-sum 0 and a row above 1 there are two rows above 1, so a
// move leaves one, and another nim-sum. With another nim-sum and two rows above 1, a move of Nim
// leaves nim-sum 0 and a row above 1; with a single row above 1, leave 0 or 1 of it, so that the
// number of rows of 1 is odd. With rows of 1 only, their number decides.
bool rows_win(const Heaps& rows);

// A ring of Kayles: who moves second breaks the rest, a row, into two equal rows, and then answers
// in the one what happens in the other. So only rings of 1 and 2 win.
constexpr bool ring_wins(std::uint64_t n) { return n == 1 || n == 2; }

// The heaps of Grundy's game up to kGrundyTested with the value 0. It is not known whether there
// are others: this was computed.
inline constexpr std::uint64_t kGrundyTested = 1'000'000;
bool grundy_wins(std::uint64_t n);

// The largest heaps of the tables.
inline constexpr std::uint64_t kLargestFibonacci = 10'000;
inline constexpr std::uint64_t kLargestGrundy = 10'000;

// Answers the positions of a case.
class CaseAnswers {
 public:
  explicit CaseAnswers(const JudgeCase& of);
  bool wins(const Heaps& heaps) const;
  // Domain: a rule of normal play with values, and a heap up to the largest of the case.
  std::uint64_t value(std::uint64_t heap) const;

 private:
  const JudgeCase& of_;
  Table own_;  // of a set
  const Table* table_ = &own_;
};

}  // namespace impartial::heap_games
