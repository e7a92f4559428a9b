// A case of a judge's text: what it says of the rule, and the positions that it asks for.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace impartial::heap_games {

using Heaps = std::vector<std::uint64_t>;

enum class JudgeRule {
  up_to,         // take 1 to m stones; numbers: m
  powers_of_2,   // take a power of 2
  fibonacci,     // take a Fibonacci number
  set,           // take a number of the set; numbers: the set, as the text has it
  rest_at_once,  // take p to q stones, a rest below p at once; the last stone loses; numbers: p, q
  rows,          // take stones side by side; the last stone loses
  unequal,       // split a heap into two unequal ones
  half,          // take at most half
  ring,          // take one stone, or two side by side, of a ring
  one_two_k,     // take 1, 2 or k stones; numbers: k
  nim,           // take any number of stones
};

struct JudgeCase {
  JudgeRule rule{};
  std::vector<std::uint64_t> numbers;
  std::vector<Heaps> positions;  // at least one; several only at HDU 1536
  bool operator==(const JudgeCase&) const = default;
};

// A position of a case in the notation of the game.
std::string notation_of(const JudgeCase& of, const Heaps& heaps);

}  // namespace impartial::heap_games
