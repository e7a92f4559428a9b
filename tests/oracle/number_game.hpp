// The Number Game by its rules alone. The tests compare the solver with it.
//
// - The players take turns. A move takes a free number from 2 to 20; all numbers above are taken.
// - All sums of taken numbers are then taken too; a sum may use a number several times.
// - The player who cannot move loses.
//
// A position is the set of its free numbers. To play a move, the oracle forms all sums of taken
// numbers. To answer, it tries every move.
//
// Example: if 2 and 5 are free, 2 wins, because it takes 5 = 2 + 3 too. 5 loses, because 2 is left.
#ifndef IMPARTIAL_TESTS_ORACLE_NUMBER_GAME_HPP
#define IMPARTIAL_TESTS_ORACLE_NUMBER_GAME_HPP

#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "oracle/judge_text.hpp"

namespace impartial_oracle::number_game {

using Position = std::set<int>;  // the free numbers

constexpr int kSmallest = 2;
constexpr int kLargest = 20;

// The free numbers in 2..20 after these numbers and all their sums are taken.
inline Position free_beside(const std::set<int>& taken) {
  std::set<int> sums = {0};
  for (int sum = 1; sum <= kLargest; ++sum) {
    for (int number : taken) {
      if (sums.count(sum - number) > 0) sums.insert(sum);
    }
  }
  Position free;
  for (int number = kSmallest; number <= kLargest; ++number) {
    if (sums.count(number) == 0) free.insert(number);
  }
  return free;
}

inline std::set<int> taken_in(const Position& position) {
  std::set<int> taken;
  for (int number = kSmallest; number <= kLargest; ++number) {
    if (position.count(number) == 0) taken.insert(number);
  }
  return taken;
}

// Whether the position can occur: no free number is a sum of taken ones.
inline bool is_possible(const Position& position) {
  return free_beside(taken_in(position)) == position;
}

// The legal moves, ascending.
inline std::vector<int> moves(const Position& position) {
  return std::vector<int>(position.begin(), position.end());
}

inline Position after(const Position& position, int move) {
  std::set<int> taken = taken_in(position);
  taken.insert(move);
  return free_beside(taken);
}

// The smallest of 0, 1, 2, ... that is the value of no option.
inline int grundy(const Position& position) {
  static std::map<Position, int> known;
  const auto found = known.find(position);
  if (found != known.end()) return found->second;
  std::set<int> options;
  for (int move : moves(position)) options.insert(grundy(after(position, move)));
  int value = 0;
  while (options.count(value) > 0) ++value;
  known[position] = value;
  return value;
}

inline bool first_player_wins(const Position& position) {
  static std::map<Position, bool> known;
  const auto found = known.find(position);
  if (found != known.end()) return found->second;
  bool wins = false;
  for (int move : moves(position)) {
    if (!first_player_wins(after(position, move))) wins = true;
  }
  known[position] = wins;
  return wins;
}

// Every winning move, ascending.
inline std::vector<int> winning_moves(const Position& position) {
  std::vector<int> winning;
  for (int move : moves(position)) {
    if (!first_player_wins(after(position, move))) winning.push_back(move);
  }
  return winning;
}

// Every position that can occur, from all of 2..20 free to no number free.
inline std::vector<Position> all_positions() {
  const Position start = free_beside({});
  std::set<Position> seen = {start};
  std::vector<Position> queue = {start};
  for (std::size_t next = 0; next < queue.size(); ++next) {
    const Position position = queue[next];
    for (int move : moves(position)) {
      const Position option = after(position, move);
      if (seen.insert(option).second) queue.push_back(option);
    }
  }
  return std::vector<Position>(seen.begin(), seen.end());
}

inline std::string numbers(const std::vector<int>& list) {
  std::string joined;
  for (int number : list) joined += (joined.empty() ? "" : " ") + std::to_string(number);
  return joined;
}

inline Position read_free_numbers(JudgeText& judge, int count) {
  Position position;
  for (int i = 0; i < count; ++i) position.insert(judge.read_int());
  return position;
}

inline void poj1143(JudgeText& judge) {
  int count = 0;
  for (int number = 1; judge.read(count) && count != 0; ++number) {
    const std::vector<int> winning = winning_moves(read_free_numbers(judge, count));
    judge.print("Test Case #" + std::to_string(number) + "\n");
    if (winning.empty()) {
      judge.print("There's no winning move.\n\n");
    } else {
      judge.print("The winning moves are: " + numbers(winning) + "\n\n");
    }
  }
}

inline void tud2001(JudgeText& judge) {
  const int cases = judge.read_int();
  for (int number = 1; number <= cases; ++number) {
    const int count = judge.read_int();
    const std::vector<int> winning = winning_moves(read_free_numbers(judge, count));
    judge.print("Scenario #" + std::to_string(number) + ":\n");
    if (winning.empty()) {
      judge.print("There is no winning move.\n\n");
    } else {
      judge.print("The winning moves are: " + numbers(winning) + ".\n\n");
    }
  }
}

// Answers the judge text. Returns false if this game lacks the dialect.
inline bool answer(const std::string& dialect, JudgeText& judge) {
  if (dialect == "poj1143") {
    poj1143(judge);
  } else if (dialect == "tud2001") {
    tud2001(judge);
  } else {
    return false;
  }
  return true;
}

}  // namespace impartial_oracle::number_game

#endif  // IMPARTIAL_TESTS_ORACLE_NUMBER_GAME_HPP
