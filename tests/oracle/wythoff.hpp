// Wythoff's game by its rules alone. The tests compare the solver with it.
//
// - There are two heaps. A move takes one or more stones from one heap, or the same number of
//   stones from both.
// - The player who cannot move loses, so the player who takes the last stone wins.
//
// The oracle fills its tables from (0,0) upwards. It uses neither the golden ratio nor
// any other theorem.
//
// Example: after every move from (2,1), the other player wins. Such a pair is called cold.
#ifndef IMPARTIAL_TESTS_ORACLE_WYTHOFF_HPP
#define IMPARTIAL_TESTS_ORACLE_WYTHOFF_HPP

#include <cstddef>
#include <set>
#include <string>
#include <vector>

#include "oracle/judge_text.hpp"

namespace impartial_oracle::wythoff {

struct Move {
  int from_first;
  int from_second;
};

// The legal moves. Order: by the stones from the first heap, then from the second.
inline std::vector<Move> moves(int a, int b) {
  std::vector<Move> all;
  for (int y = 1; y <= b; ++y) all.push_back({0, y});
  for (int x = 1; x <= a; ++x) {
    all.push_back({x, 0});
    if (x <= b) all.push_back({x, x});
  }
  return all;
}

// The outcomes of all positions with both heaps up to a bound.
class Outcomes {
 public:
  // A pair is cold if no move leads to a cold pair. So each row, column and diagonal keeps whether
  // a cold pair was found in it.
  explicit Outcomes(int bound) : size_(index(bound) + 1), wins_(size_ * size_) {
    std::vector<bool> row(size_), column(size_), diagonal(2 * size_);
    for (std::size_t a = 0; a < size_; ++a) {
      for (std::size_t b = 0; b < size_; ++b) {
        const bool wins = row[a] || column[b] || diagonal[size_ + a - b];
        wins_[a * size_ + b] = wins;
        if (!wins) row[a] = column[b] = diagonal[size_ + a - b] = true;
      }
    }
  }

  bool first_player_wins(int a, int b) const { return wins_[index(a) * size_ + index(b)]; }

  // Every winning move. Order: by the stones from the first heap, then from the second.
  std::vector<Move> winning_moves(int a, int b) const {
    std::vector<Move> winning;
    for (const Move& move : moves(a, b)) {
      if (!first_player_wins(a - move.from_first, b - move.from_second)) winning.push_back(move);
    }
    return winning;
  }

 private:
  static std::size_t index(int heap) { return static_cast<std::size_t>(heap); }

  std::size_t size_;
  std::vector<bool> wins_;
};

// The Grundy values of all positions with both heaps up to a bound, by their definition: each
// is the smallest number that no option has. Complexity: cubic in the bound, so for a few
// hundred at most.
class GrundyValues {
 public:
  explicit GrundyValues(int bound) : size_(index(bound) + 1), values_(size_ * size_) {
    for (int a = 0; a <= bound; ++a) {
      for (int b = 0; b <= bound; ++b) {
        std::set<int> options;
        for (const Move& move : moves(a, b)) {
          options.insert(grundy(a - move.from_first, b - move.from_second));
        }
        int value = 0;
        while (options.count(value) > 0) ++value;
        values_[index(a) * size_ + index(b)] = value;
      }
    }
  }

  int grundy(int a, int b) const { return values_[index(a) * size_ + index(b)]; }

 private:
  static std::size_t index(int heap) { return static_cast<std::size_t>(heap); }

  std::size_t size_;
  std::vector<int> values_;
};

inline std::string text(const Move& move) {
  return std::to_string(move.from_first) + "," + std::to_string(move.from_second);
}

// The words of a dialect for a win and a loss; a dialect without them lists the moves.
struct Words {
  const char* win = nullptr;
  const char* loss = nullptr;
};

inline void answer_cases(JudgeText& judge, const Words& words) {
  constexpr int kBound = 2000;
  static const Outcomes outcomes(kBound);
  int a = 0;
  while (judge.read(a)) {
    const int b = judge.read_int();
    if (a > kBound || b > kBound) fail("heaps up to " + std::to_string(kBound) + " only");
    if (words.win == nullptr) {
      judge.print_moves(outcomes.winning_moves(a, b), "cold");
    } else {
      judge.print(outcomes.first_player_wins(a, b) ? words.win : words.loss);
    }
  }
}

// Answers the judge text. Returns false if this game lacks the dialect.
inline bool answer(const std::string& dialect, JudgeText& judge) {
  if (dialect == "hdu1527" || dialect == "luogu_p2252") {
    answer_cases(judge, {"1\n", "0\n"});
  } else if (dialect == "51nod1072" || dialect == "51nod1185") {
    judge.read_int();  // the number of cases
    answer_cases(judge, {"A\n", "B\n"});
  } else if (dialect == "wythoff_moves") {
    answer_cases(judge, {});
  } else {
    return false;
  }
  return true;
}

}  // namespace impartial_oracle::wythoff

#endif  // IMPARTIAL_TESTS_ORACLE_WYTHOFF_HPP
