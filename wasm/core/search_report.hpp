// The progress of a search.
#pragma once

#include <cstdint>
#include <string>

namespace impartial {

struct SearchReport {
  // The search will find no more about the outcome and the winning moves.
  bool solved = false;
  // Solved, and the same holds for the Grundy values.
  bool valued = false;
  // Another step would change nothing.
  bool done = false;
  std::uint64_t positions = 0;    // visited
  std::uint64_t p_positions = 0;  // found
  std::uint64_t bytes = 0;        // of memory for this search
  // If the replies to a position are solved one by one: how many are solved, of how many.
  std::uint64_t replies_solved = 0;
  std::uint64_t replies_total = 0;
};

std::string to_json(const SearchReport& report);

}  // namespace impartial
