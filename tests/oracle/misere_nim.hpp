// Misere Nim by its rules alone. The tests compare the solver with it.
//
// - There are heaps of stones. A move takes one or more stones from one heap.
// - The player who takes the last stone loses. So without stones, the player to move wins.
//
// The oracle tries every move and keeps the outcomes of sorted heaps. It does not use the nim-sum.
//
// Example: with one heap of one stone the player to move loses; with two such heaps
// the player wins.
#ifndef IMPARTIAL_TESTS_ORACLE_MISERE_NIM_HPP
#define IMPARTIAL_TESTS_ORACLE_MISERE_NIM_HPP

#include <algorithm>
#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "oracle/judge_text.hpp"

namespace impartial_oracle::misere_nim {

using Position = std::vector<int>;  // the heaps, in the order given; 0 is an empty heap

struct Move {
  std::size_t heap;  // from 1
  int amount;
};

// The legal moves. Order: by heap, then by amount.
inline std::vector<Move> moves(const Position& position) {
  std::vector<Move> all;
  for (std::size_t heap = 0; heap < position.size(); ++heap) {
    for (int amount = 1; amount <= position[heap]; ++amount) all.push_back({heap + 1, amount});
  }
  return all;
}

inline Position after(Position position, const Move& move) {
  position[move.heap - 1] -= move.amount;
  return position;
}

// The heaps with stones, sorted. The order of the heaps does not change the outcome.
inline Position sorted(const Position& position) {
  Position heaps;
  for (int heap : position) {
    if (heap > 0) heaps.push_back(heap);
  }
  std::sort(heaps.begin(), heaps.end());
  return heaps;
}

inline bool first_player_wins(const Position& position) {
  static std::map<Position, bool> known;
  const Position heaps = sorted(position);
  if (heaps.empty()) return true;  // the other player has taken the last stone
  const auto found = known.find(heaps);
  if (found != known.end()) return found->second;
  bool wins = false;
  for (const Move& move : moves(heaps)) {
    if (!first_player_wins(after(heaps, move))) wins = true;
  }
  known[heaps] = wins;
  return wins;
}

// Every winning move. Order: by heap, then by amount.
inline std::vector<Move> winning_moves(const Position& position) {
  std::vector<Move> winning;
  for (const Move& move : moves(position)) {
    if (!first_player_wins(after(position, move))) winning.push_back(move);
  }
  return winning;
}

inline std::string text(const Move& move) {
  return std::to_string(move.heap) + ":" + std::to_string(move.amount);
}

enum class MisereAnswer { kAliceBob, kJohnBrother, kFirstSecond, kMoves };

inline void answer_cases(JudgeText& judge, MisereAnswer answer) {
  const int cases = judge.read_int();
  for (int number = 1; number <= cases; ++number) {
    Position heaps;
    const int count = judge.read_int();
    for (int i = 0; i < count; ++i) heaps.push_back(judge.read_int());
    if (answer == MisereAnswer::kMoves) {
      judge.print_moves(winning_moves(heaps), "none");
      continue;
    }
    const bool wins = first_player_wins(heaps);
    if (answer == MisereAnswer::kAliceBob) {
      judge.print("Case " + std::to_string(number) + (wins ? ": Alice\n" : ": Bob\n"));
    } else if (answer == MisereAnswer::kJohnBrother) {
      judge.print(wins ? "John\n" : "Brother\n");
    } else {
      judge.print(wins ? "First\n" : "Second\n");
    }
  }
}

// N and K, then K positions of N heaps.
inline void answer_rows(JudgeText& judge) {
  const int count = judge.read_int();
  const int cases = judge.read_int();
  for (int number = 1; number <= cases; ++number) {
    Position heaps;
    for (int i = 0; i < count; ++i) heaps.push_back(judge.read_int());
    judge.print_moves(winning_moves(heaps), "CONCEDE");
  }
}

// Answers the judge text. Returns false if this game lacks the dialect.
inline bool answer(const std::string& dialect, JudgeText& judge) {
  if (dialect == "lightoj1253") {
    answer_cases(judge, MisereAnswer::kAliceBob);
  } else if (dialect == "hdu1907") {
    answer_cases(judge, MisereAnswer::kJohnBrother);
  } else if (dialect == "hackerrank_misere_nim") {
    answer_cases(judge, MisereAnswer::kFirstSecond);
  } else if (dialect == "codingame_misere_nim") {
    answer_rows(judge);
  } else if (dialect == "misere_moves") {
    answer_cases(judge, MisereAnswer::kMoves);
  } else {
    return false;
  }
  return true;
}

}  // namespace impartial_oracle::misere_nim

#endif  // IMPARTIAL_TESTS_ORACLE_MISERE_NIM_HPP
