// The shapes of the positions above 2A (gcd2_positions.hpp): the semigroups B that contain A, and
// for each B the sets M with 0 in M and M + B = M, which are called its modules.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/outcome.hpp"
#include "games/sylver_coinage/bits.hpp"

namespace impartial::sylver_coinage {

// The numbers up to 127 that are in a set. All numbers above the largest gap of A are in each set.
using SetOfNumbers = Bits<2>;
// -1 if there is none.
int largest_gap(const SetOfNumbers& set);

// A position (B, M, n) above 2A.
struct Gcd2Shape {
  SetOfNumbers b;
  SetOfNumbers m;
  std::uint32_t n = 0;

  bool operator==(const Gcd2Shape&) const = default;
  bool is_end() const { return n == 3 && largest_gap(b) < 0; }  // <2 3>
  // Domain, here and below: x is at least 2.
  bool has(std::uint32_t x) const;
  // The position after x is taken. Domain: x is free.
  Gcd2Shape with(std::uint32_t x) const;
  // The position that the numbers generate, which may not be a triple yet.
  Gcd2Shape generated() const;
  std::uint32_t largest_free() const;
  std::uint32_t gaps() const;
  // The gaps below x, but 1.
  std::uint32_t gaps_below(std::uint32_t x) const;
  // The least number that only one of two positions has. Domain: they differ.
  std::uint32_t first_difference(const Gcd2Shape& other) const;
};

// The gaps of A that are in a set, one bit for each, the larger the gap the higher. As B and M
// contain A, this says all about them. A larger set has a larger key.
using GapKey = std::uint64_t;

// Translates between sets and keys.
class GapKeys {
 public:
  static constexpr unsigned kMostGap = SetOfNumbers::kSize - 1;
  static constexpr unsigned kMostGaps = 64;

  // Domain: A has at most kMostGaps gaps, none above kMostGap.
  explicit GapKeys(const SetOfNumbers& a);

  GapKey key(const SetOfNumbers& set) const {
    GapKey key = 0;
    for (unsigned i = 0; i < bytes_; ++i) {
      key |= of_byte_[i][set.word[i / 8] >> (i % 8 * 8) & 0xFF];
    }
    return key;
  }
  // By ascending bits.
  const std::vector<std::uint8_t>& gaps() const { return gaps_; }

 private:
  std::vector<std::uint8_t> gaps_;
  unsigned bytes_ = 0;  // that can have gaps
  std::array<std::array<GapKey, 256>, SetOfNumbers::kSize / 8> of_byte_{};
};

// What is known about the columns that were not computed, and so about all odd moves from 2B.
enum class Gcd2End : std::uint8_t {
  open,
  winner,     // an odd winner ends it: all later columns are empty
  symmetric,  // the quiet end: <2B, n> is N for all later n
  periodic,   // the columns repeat
};

// A semigroup B with the outcomes of the positions (B, M, n) for the odd n = 2i + 1. Column i holds
// them for all M, and 64 columns make a block.
struct Gcd2Part {
  SetOfNumbers elements;
  GapKey key = 0;
  int largest_gap = 0;  // -1 if there is none
  bool symmetric = false;
  std::vector<GapKey> modules;  // descending, so the last one is B
  // Word b * modules.size() + j has a bit for each column of block b: whether (B, modules[j], n) is
  // P. Empty blocks at the end are left out if the end is a winner.
  std::vector<std::uint64_t> words;
  Gcd2End end = Gcd2End::open;
  std::uint32_t columns = 0;           // computed
  std::uint32_t end_column = 0;        // the first of those that `end` speaks of
  std::uint32_t period = 1;            // if the end is periodic
  Outcome outcome = Outcome::unknown;  // of 2B

  // Whether all columns are known to be empty from `columns` on.
  bool is_over() const { return end == Gcd2End::winner && columns >= end_column; }
  std::size_t size() const { return modules.size(); }
  std::uint32_t blocks() const {
    return modules.empty() ? 0 : static_cast<std::uint32_t>(words.size() / modules.size());
  }
  // The index of a module. Domain: it is one.
  std::size_t index_of(GapKey module) const;
  // Whether (B, modules[index], 2 * column + 1) is P. Domain: knows(column).
  bool is_p(std::size_t index, std::uint32_t column) const;
  bool knows(std::uint32_t column) const {
    return column < columns || is_over() || end == Gcd2End::periodic;
  }
  // The odd n for which <2B, n> is known to be P, ascending.
  std::vector<std::uint32_t> odd_winners() const;

  // Known so far; one for each shape and n.
  std::uint64_t p_positions() const;
  void drop_empty_blocks();
  std::uint64_t bytes() const {
    return sizeof(Gcd2Part) + modules.capacity() * sizeof(GapKey) +
           words.capacity() * sizeof(std::uint64_t);
  }
};

// For each number x: the gaps of A that are in x + B.
using ShiftedKeys = std::array<GapKey, SetOfNumbers::kSize>;
ShiftedKeys shifted_keys(const GapKeys& keys, const SetOfNumbers& b);

// The keys of the modules of B, descending.
std::vector<GapKey> modules_of(const GapKeys& keys, const Gcd2Part& part);

// From column `from` on, the columns are empty or repeat with this period.
struct CommonPeriod {
  std::uint32_t from = 0;
  std::uint32_t period = 1;
};
// Of all these parts; nothing if the columns of one have no such end, or if it is above `most`.
std::optional<CommonPeriod> common_period(const std::vector<const Gcd2Part*>& parts,
                                          std::uint32_t most);

// Decides the end of a part whose columns have no odd winner: whether they repeat, if the rows of
// all larger B are zero or repeat with a common period from a column on. See theorem 5.
void find_period(Gcd2Part& part, std::uint32_t from, std::uint32_t common_period);

}  // namespace impartial::sylver_coinage
