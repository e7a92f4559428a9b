// Computes the columns of a semigroup B (gcd2_shapes.hpp) by the recurrence (gcd2_positions.hpp).
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "games/sylver_coinage/gcd2_shapes.hpp"

namespace impartial::sylver_coinage {

// A part while its columns are computed. A position is decided when its column is reached: it is P
// unless a P-position among its options was found before, which has ruled it out.
class Gcd2Rows {
 public:
  // Lists the modules of the part if that was not done. `larger`: for each gap y of B,
  // ascending, the part <B, y>. Its columns are computed as far as this part will need them.
  // Complexity: about a hundred look-ups for each module.
  Gcd2Rows(const GapKeys& keys, Gcd2Part& part, const std::vector<const Gcd2Part*>& larger);

  // Computes the next 64 columns. Domain: no winner has ended the part.
  void next_block();

  std::uint64_t bytes() const;

 private:
  using Index = std::uint32_t;
  // After (B, M', n) turned out to be P: (B, M, n + 2k) is N.
  struct RuledOut {
    Index module;
    std::uint8_t k;
  };
  struct Larger {
    const Gcd2Part* part;
    std::vector<Index> index;  // of M + <B, y> there, for each M
  };
  static constexpr std::uint32_t kRing = 256;  // columns: one block, and the largest k after it

  void find_larger(const std::vector<const Gcd2Part*>& larger);
  void find_odd_moves();
  // Rules out what can move to the P-position of the module and the column.
  void rule_out(std::size_t module, std::uint32_t column);
  void force_first_block(std::vector<std::uint64_t>& lost, std::vector<std::uint64_t>& forced);
  std::uint64_t* column(std::uint32_t i) { return &ruled_out_[(i % kRing) * width_]; }

  const GapKeys& keys_;
  Gcd2Part& part_;
  std::uint32_t reach_;                   // max(F, 0): the largest k of RuledOut
  std::size_t width_;                     // words in a column
  std::vector<std::uint64_t> ruled_out_;  // a ring of columns, one bit for each module
  std::vector<GapKey> generators_;        // of each module, without 0
  std::vector<Larger> larger_;            // distinct
  std::vector<std::pair<std::uint8_t, std::uint8_t>> larger_by_gap_;  // gap y, index in larger_
  std::vector<std::uint32_t> begin_;  // odd_moves_[begin_[j], begin_[j + 1]) lead to module j
  std::vector<RuledOut> odd_moves_;
  std::vector<SetOfNumbers> to_b_;  // for each M: the k with k + M in B, 0 < k <= F
};

}  // namespace impartial::sylver_coinage
