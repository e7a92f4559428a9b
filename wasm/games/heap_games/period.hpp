// The period of a table of Grundy values, proved by a finite window.
//
// Theorem (R. K. Guy and C. A. B. Smith, "The G-values of various games", 1956, for two heaps; the
// same proof for r). A move takes at most k stones from a heap of any size and leaves at most r
// heaps, with no condition between them. Let p >= 1 and n0 >= 1; n0 may be 0 if a heap may become
// empty wherever it may become smaller, as with a set. If g(n+p) = g(n) for all n from n0 to
// r n0 + (r-1) p - r + k, then for all n >= n0.
// Proof: let n be larger, and let the theorem hold below n. The parts of an option of n+p have a
// sum of at least n+p-k >= r (n0+p) - r + 1, so the largest is at least n0+p; taking p from it
// gives an option of n with the same value. The parts of an option of n have a sum of at least
// n-k >= r n0 + (r-1)(p-1), so the largest is at least n0; adding p to it gives an option of n+p
// with the same value. So the options of n and n+p have the same values.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "games/heap_games/rule.hpp"

namespace impartial::heap_games {

// The form of a rule for which the theorem holds: k and r.
struct Reach {
  std::uint64_t most_taken = 0;
  std::uint64_t most_heaps = 1;
  std::uint64_t least_start = 1;  // of a period: n0
};
std::optional<Reach> reach_of(const HeapRule& rule);

// g(n + length) = g(n) for all n >= start: proved.
struct Period {
  std::uint64_t start = 0;
  std::uint64_t length = 0;
  std::uint64_t values = 0;  // how many values the proof needs, from 0 on
};

// The proof of a period as a text, which web/games/heap_games/check_certificate.mjs checks without
// the solver: it computes the values again by the rule alone, and compares the window.
//
//   heap period 1
//   rule {1,3,4}
//   start 0
//   length 7
//   values 0 1 0 1 2 3 2 0 1 0 1     from 0 on: those that the theorem needs
//   end 11                           how many
std::string write_proof(const HeapRule& rule, const Period& period,
                        const std::vector<std::uint32_t>& values);

// How many values prove a period.
std::uint64_t values_needed(const Reach& reach, std::uint64_t start, std::uint64_t length);

// The least period that the values prove, with the least start.
std::optional<Period> find_period(const std::vector<std::uint32_t>& values, const Reach& reach);

}  // namespace impartial::heap_games
