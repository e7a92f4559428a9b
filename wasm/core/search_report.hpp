// How far a long analysis has come.
#pragma once

#include <cstdint>
#include <string>

namespace impartial {

struct SearchReport {
  bool solved = false;  // outcome and winning moves are known as far as they will be
  // Another step would change nothing: Grundy values are known too, or will not be.
  bool done = false;
  std::uint64_t positions = 0;    // visited
  std::uint64_t p_positions = 0;  // found
  std::uint64_t bytes = 0;        // of memory, for all that is kept
  // Where the replies to a position are solved one by one.
  std::uint64_t replies_solved = 0;
  std::uint64_t replies_total = 0;
};

std::string to_json(const SearchReport& report);

}  // namespace impartial
