// The judges of heap games by their rules alone. The tests compare the solver with it.
//
// A rule gives the options of a heap: what it may become, as a list of heaps. The oracle tries
// every move of the whole sum, and keeps the outcomes of sorted sums. It knows no Grundy value.
#ifndef IMPARTIAL_TESTS_ORACLE_HEAP_GAMES_JUDGES_HPP
#define IMPARTIAL_TESTS_ORACLE_HEAP_GAMES_JUDGES_HPP

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "oracle/judge_text.hpp"

namespace impartial_oracle::heap_games {

using Sum = std::vector<int>;

class JudgedGame {
 public:
  // `options`: what a heap may become.
  JudgedGame(std::function<std::vector<Sum>(int)> options, bool misere = false)
      : options_(std::move(options)), misere_(misere) {}

  bool first_player_wins(Sum sum) {
    sum.erase(std::remove(sum.begin(), sum.end(), 0), sum.end());
    std::sort(sum.begin(), sum.end());
    const auto found = known_.find(sum);
    if (found != known_.end()) return found->second;
    bool can_move = false;
    bool wins = false;
    for (std::size_t i = 0; i < sum.size() && !wins; ++i) {
      for (const Sum& parts : options_(sum[i])) {
        can_move = true;
        if (first_player_wins(after_move(sum, i, parts))) continue;
        wins = true;
        break;
      }
    }
    // Who cannot move loses; in misere play the other one has made the last move, and loses.
    if (!can_move) wins = misere_;
    known_[sum] = wins;
    return wins;
  }

  int winning_moves(const Sum& sum) {
    int count = 0;
    for (std::size_t i = 0; i < sum.size(); ++i) {
      for (const Sum& parts : options_(sum[i])) {
        if (!first_player_wins(after_move(sum, i, parts))) ++count;
      }
    }
    return count;
  }

 private:
  static Sum after_move(Sum sum, std::size_t heap, const Sum& parts) {
    sum.erase(sum.begin() + static_cast<std::ptrdiff_t>(heap));
    sum.insert(sum.end(), parts.begin(), parts.end());
    return sum;
  }

  std::function<std::vector<Sum>(int)> options_;
  bool misere_;
  std::map<Sum, bool> known_;
};

inline std::function<std::vector<Sum>(int)> takes(const std::set<int>& numbers) {
  return [numbers](int heap) {
    std::vector<Sum> options;
    for (const int number : numbers) {
      if (number >= 1 && number <= heap) options.push_back({heap - number});
    }
    return options;
  };
}

inline std::set<int> numbers_up_to(int most) {
  std::set<int> numbers;
  for (int i = 1; i <= most; ++i) numbers.insert(i);
  return numbers;
}

inline std::set<int> powers_of_2() {
  std::set<int> numbers;
  for (int power = 1; power <= 1000; power *= 2) numbers.insert(power);
  return numbers;
}

inline std::set<int> fibonacci_numbers() {
  std::set<int> numbers;
  for (int a = 1, b = 2; a <= 1000; b += a, a = b - a) numbers.insert(a);
  return numbers;
}

inline std::vector<Sum> any_rest(int heap) {
  std::vector<Sum> options;
  options.reserve(static_cast<std::size_t>(heap));
  for (int left = 0; left < heap; ++left) options.push_back({left});
  return options;
}

inline std::vector<Sum> unequal_splits(int heap) {
  std::vector<Sum> options;
  for (int part = 1; part < heap - part; ++part) options.push_back({part, heap - part});
  return options;
}

inline std::vector<Sum> at_most_half(int heap) {
  std::vector<Sum> options;
  for (int take = 1; take + take <= heap; ++take) options.push_back({heap - take});
  return options;
}

// Stones side by side of a row, at most `most`.
inline std::function<std::vector<Sum>(int)> out_of_a_row(int most) {
  return [most](int row) {
    std::vector<Sum> options;
    for (int take = 1; take <= row && take <= most; ++take) {
      for (int left = 0; left + take <= row; ++left) options.push_back({left, row - take - left});
    }
    return options;
  };
}

// At least p and at most q; fewer than p at once.
inline std::function<std::vector<Sum>(int)> rest_at_once(int p, int q) {
  return [p, q](int heap) {
    std::vector<Sum> options;
    if (heap > 0 && heap < p) options.push_back({0});
    for (int take = p; take <= q && take <= heap; ++take) options.push_back({heap - take});
    return options;
  };
}

// The first move makes a row of a ring.
inline bool ring_wins(int coins) {
  static JudgedGame row(out_of_a_row(2));
  if (coins >= 1 && !row.first_player_wins({coins - 1})) return true;
  return coins >= 2 && !row.first_player_wins({coins - 2});
}

inline Sum read_sum(JudgeText& judge, int count) {
  Sum sum;
  for (int i = 0; i < count; ++i) sum.push_back(judge.read_int());
  return sum;
}

inline void print(JudgeText& judge, bool wins, const char* win, const char* loss) {
  judge.print(std::string(wins ? win : loss) + "\n");
}

// T, then for each case the heaps behind their number.
inline void answer_counted_sums(JudgeText& judge, JudgedGame game) {
  const int cases = judge.read_int();
  for (int number = 1; number <= cases; ++number) {
    judge.print("Case " + std::to_string(number) + ": ");
    const int count = judge.read_int();
    print(judge, game.first_player_wins(read_sum(judge, count)), "Alice", "Bob");
  }
}

// Sets, each with sums.
inline void answer_sets(JudgeText& judge) {
  for (int size = 0; judge.read(size) && size != 0;) {
    const Sum set = read_sum(judge, size);
    JudgedGame game(takes({set.begin(), set.end()}));
    for (int left = judge.read_int(); left > 0; --left) {
      const int count = judge.read_int();
      judge.print(game.first_player_wins(read_sum(judge, count)) ? "W" : "L");
    }
    judge.print("\n");
  }
}

// Answers the judge text. Returns false if this game lacks the dialect.
inline bool answer(const std::string& dialect, JudgeText& judge) {
  int heap = 0;
  if (dialect == "hdu1846") {
    for (int cases = judge.read_int(); cases > 0; --cases) {
      heap = judge.read_int();
      JudgedGame game(takes(numbers_up_to(judge.read_int())));
      print(judge, game.first_player_wins({heap}), "first", "second");
    }
  } else if (dialect == "hdu1847") {
    JudgedGame game(takes(powers_of_2()));
    while (judge.read(heap)) print(judge, game.first_player_wins({heap}), "Kiki", "Cici");
  } else if (dialect == "hdu1848") {
    JudgedGame game(takes(fibonacci_numbers()));
    while (judge.read(heap)) {
      Sum sum = read_sum(judge, 2);
      sum.push_back(heap);
      if (sum == Sum{0, 0, 0}) break;
      print(judge, game.first_player_wins(sum), "Fibo", "Nacci");
    }
  } else if (dialect == "hdu1536") {
    answer_sets(judge);
  } else if (dialect == "hdu2897") {
    while (judge.read(heap)) {
      const int p = judge.read_int();
      JudgedGame game(rest_at_once(p, judge.read_int()), true);
      print(judge, game.first_player_wins({heap}), "WIN", "LOST");
    }
  } else if (dialect == "hdu2509") {
    JudgedGame game(out_of_a_row(1000), true);
    while (judge.read(heap))
      print(judge, game.first_player_wins(read_sum(judge, heap)), "Yes", "No");
  } else if (dialect == "lightoj1199") {
    answer_counted_sums(judge, JudgedGame(unequal_splits));
  } else if (dialect == "lightoj1296") {
    answer_counted_sums(judge, JudgedGame(at_most_half));
  } else if (dialect == "cses1729") {
    const int most = judge.read_int();
    const int size = judge.read_int();
    const Sum set = read_sum(judge, size);
    JudgedGame game(takes({set.begin(), set.end()}));
    for (heap = 1; heap <= most; ++heap) judge.print(game.first_player_wins({heap}) ? "W" : "L");
    judge.print("\n");
  } else if (dialect == "cses2207") {
    JudgedGame game(unequal_splits);
    for (int cases = judge.read_int(); cases > 0; --cases)
      print(judge, game.first_player_wins({judge.read_int()}), "first", "second");
  } else if (dialect == "poj2484") {
    while (judge.read(heap) && heap != 0) print(judge, ring_wins(heap), "Alice", "Bob");
  } else if (dialect == "codeforces1194d") {
    for (int cases = judge.read_int(); cases > 0; --cases) {
      heap = judge.read_int();
      JudgedGame game(takes({1, 2, judge.read_int()}));
      print(judge, game.first_player_wins({heap}), "Alice", "Bob");
    }
  } else if (dialect == "poj2975") {
    JudgedGame game(any_rest);
    while (judge.read(heap) && heap != 0)
      judge.print(std::to_string(game.winning_moves(read_sum(judge, heap))) + "\n");
  } else {
    return false;
  }
  return true;
}

}  // namespace impartial_oracle::heap_games

#endif  // IMPARTIAL_TESTS_ORACLE_HEAP_GAMES_JUDGES_HPP
