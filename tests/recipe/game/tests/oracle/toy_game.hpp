// Toy game by its rules alone: the truth that the solver is compared with.
//
// - One heap of stones. A move takes one, two or three of them.
// - A player who cannot move loses.
//
// Example: 4 stones lose, 5 win.
#ifndef IMPARTIAL_TESTS_ORACLE_TOY_GAME_HPP
#define IMPARTIAL_TESTS_ORACLE_TOY_GAME_HPP

#include <string>
#include <vector>

#include "oracle/judge_text.hpp"

namespace impartial_oracle::toy_game {

// For all heaps up to `heap`, from the smallest on.
inline bool first_player_wins(int heap) {
  std::vector<bool> wins;
  for (int stones = 0; stones <= heap; ++stones) {
    bool won = false;
    for (int amount = 1; amount <= 3 && amount <= stones; ++amount) {
      if (!wins[static_cast<std::size_t>(stones - amount)]) won = true;
    }
    wins.push_back(won);
  }
  return wins.back();
}

// Answers the judge text; false where this game has no such dialect.
inline bool answer(const std::string& dialect, JudgeText& judge) {
  if (dialect == "toy_game_cases") {
    for (int cases = judge.read_int(); cases > 0; --cases) {
      judge.print(first_player_wins(judge.read_int()) ? "First\n" : "Second\n");
    }
    return true;
  }
  return false;
}

}  // namespace impartial_oracle::toy_game

#endif  // IMPARTIAL_TESTS_ORACLE_TOY_GAME_HPP
