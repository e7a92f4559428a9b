// strategy_check INPUT OUTPUT [LIMIT]: checks that OUTPUT is a right answer of
// wythoff_strategy to INPUT.
//
// The answer has random moves, so it cannot be compared with a file. For every pair (a,b) of the
// input, this program checks that
// - the first line lists the cold pairs (i,j) with i < j and i <= max(a,b); if there are more than
//   LIMIT (default 10,000), the first LIMIT of them and then, for example, "... and 7 more";
// - then "current (a,b)", a move of "I" and a move of "She" are repeated up to (0,0), each move
//   with the right heaps after "from";
// - "I" plays the first winning move (fewest stones from the first heap, then from the second), or
//   takes one stone from the larger heap if no move wins;
// - "She" plays legal moves.
//
// Cold pairs are computed from Fibonacci numbers, without square roots and multiplications: if i is
// written as a sum of Fibonacci numbers, no two of them neighbours, then j is the sum of the next
// Fibonacci number of each (Silber, 1976). The program first compares this with the brute force of
// wythoff.hpp. Heaps may be up to 10^18.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

#include "oracle/wythoff.hpp"

namespace {

using Heap = std::uint64_t;

constexpr Heap kLargestHeap = 1'000'000'000'000'000'000;

struct Pair {
  Heap first;
  Heap second;
};

bool operator==(Pair a, Pair b) { return a.first == b.first && a.second == b.second; }

std::string text(Pair pair) {
  return "(" + std::to_string(pair.first) + "," + std::to_string(pair.second) + ")";
}

// 1, 2, 3, 5, 8, ...
const std::vector<Heap>& fibonacci_numbers() {
  static const std::vector<Heap> numbers = [] {
    std::vector<Heap> list = {1, 2};
    while (list.size() < 89) list.push_back(list[list.size() - 1] + list[list.size() - 2]);
    return list;
  }();
  return numbers;
}

// The indices in fibonacci_numbers() of the summands of a number. Each is the largest that fits.
// Order: descending.
std::vector<std::size_t> fibonacci_digits(Heap number) {
  std::vector<std::size_t> places;
  const std::vector<Heap>& numbers = fibonacci_numbers();
  for (std::size_t place = numbers.size(); place-- > 0;) {
    if (numbers[place] > number) continue;
    number -= numbers[place];
    places.push_back(place);
  }
  return places;
}

Heap next_of_each(Heap number) {
  Heap sum = 0;
  for (std::size_t place : fibonacci_digits(number)) sum += fibonacci_numbers()[place + 1];
  return sum;
}

// The other heap of the only cold pair that has this heap.
Heap partner(Heap heap) {
  if (heap == 0) return 0;
  const std::vector<std::size_t> places = fibonacci_digits(heap);
  const bool is_smaller = places.back() % 2 == 0;
  if (is_smaller) return next_of_each(heap);
  Heap sum = 0;
  for (std::size_t place : places) sum += fibonacci_numbers()[place - 1];
  return sum;
}

// The smaller heap of the cold pair with this difference.
Heap smaller_of_difference(Heap difference) {
  return difference == 0 ? 0 : next_of_each(difference - 1) + 1;
}

// The number of cold pairs other than (0,0) whose smaller heap is at most `largest`,
// by binary search.
Heap number_of_cold_pairs(Heap largest) {
  Heap low = 0;
  Heap high = largest;
  while (low < high) {
    const Heap middle = low + (high - low + 1) / 2;
    if (smaller_of_difference(middle) <= largest) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  return low;
}

// Every winning move. Order: by the stones from the first heap, then from the second.
std::vector<Pair> winning_moves(Pair heaps) {
  const auto [a, b] = heaps;
  std::vector<Pair> moves;
  if (partner(a) < b) moves.push_back({0, b - partner(a)});
  if (partner(b) < a) moves.push_back({a - partner(b), 0});
  const Heap smaller = smaller_of_difference(std::max(a, b) - std::min(a, b));
  if (smaller < std::min(a, b)) {
    const Heap both = std::min(a, b) - smaller;
    moves.push_back({both, both});
  }
  std::sort(moves.begin(), moves.end(), [](Pair p, Pair q) {
    return p.first != q.first ? p.first < q.first : p.second < q.second;
  });
  return moves;
}

[[noreturn]] void fail(const std::string& why) {
  std::cerr << "strategy_check: " << why << '\n';
  std::exit(1);
}

void compare_with_brute_force() {
  constexpr int kBound = 150;
  const impartial_oracle::wythoff::Outcomes outcomes(kBound);
  for (int a = 0; a <= kBound; ++a) {
    for (int b = 0; b <= kBound; ++b) {
      std::vector<Pair> expected;
      for (const auto& move : outcomes.winning_moves(a, b)) {
        expected.push_back(
            {static_cast<Heap>(move.from_first), static_cast<Heap>(move.from_second)});
      }
      const Pair heaps = {static_cast<Heap>(a), static_cast<Heap>(b)};
      if (winning_moves(heaps) != expected) fail("this program is wrong about " + text(heaps));
    }
  }
}

class Checker {
 public:
  Checker(const char* output, Heap limit) : output_(output, std::ios::binary), limit_(limit) {
    if (!output_) fail(std::string("cannot read ") + output);
  }

  void check_pair(Pair heaps) {
    expect(list_of_cold_pairs(std::max(heaps.first, heaps.second)));
    while (!(heaps == Pair{0, 0})) {
      expect("current " + text(heaps));
      const Pair mine = my_move(heaps);
      expect("I: extract " + text(mine) + " from " + text(heaps));
      play(heaps, mine);
      if (heaps == Pair{0, 0}) break;
      play(heaps, her_move(heaps));
    }
  }

  void check_end() {
    if (output_.peek() != std::ifstream::traits_type::eof()) {
      fail("there is more than the answer, from line " + std::to_string(line_ + 1));
    }
  }

 private:
  std::string next_line() {
    std::string line;
    ++line_;
    if (!std::getline(output_, line) || output_.eof()) {
      fail("line " + std::to_string(line_) + " is missing or has no line end");
    }
    return line;
  }

  void expect(const std::string& expected) {
    const std::string line = next_line();
    if (line != expected) {
      fail("line " + std::to_string(line_) + ": expected \"" + expected.substr(0, 200) +
           "\", found \"" + line.substr(0, 200) + "\"");
    }
  }

  std::string list_of_cold_pairs(Heap largest) const {
    std::string list;
    for (Heap n = 1; n <= limit_ && smaller_of_difference(n) <= largest; ++n) {
      const Heap smaller = smaller_of_difference(n);
      list += text({smaller, smaller + n}) + " ";
    }
    const Heap total = number_of_cold_pairs(largest);
    return total > limit_ ? list + "... and " + std::to_string(total - limit_) + " more" : list;
  }

  static Pair my_move(Pair heaps) {
    const std::vector<Pair> winning = winning_moves(heaps);
    if (!winning.empty()) return winning.front();
    return heaps.first > heaps.second ? Pair{1, 0} : Pair{0, 1};
  }

  Pair her_move(Pair heaps) {
    const std::string line = next_line();
    unsigned long long x = 0;
    unsigned long long y = 0;
    if (std::sscanf(line.c_str(), "She: extract (%llu,%llu)", &x, &y) != 2 ||
        line != "She: extract " + text({x, y}) + " from " + text(heaps)) {
      fail("line " + std::to_string(line_) + ": expected a move of hers from " + text(heaps) +
           ", found \"" + line.substr(0, 200) + "\"");
    }
    const bool takes_enough = x + y > 0 && (x == 0 || y == 0 || x == y);
    if (!takes_enough || x > heaps.first || y > heaps.second) {
      fail("line " + std::to_string(line_) + ": her move is against the rules");
    }
    return {x, y};
  }

  static void play(Pair& heaps, Pair move) {
    heaps.first -= move.first;
    heaps.second -= move.second;
  }

  std::ifstream output_;
  Heap limit_;
  long line_ = 0;
};

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3 && argc != 4) {
    std::cerr << "usage: strategy_check INPUT OUTPUT [LIMIT]\n";
    return 2;
  }
  compare_with_brute_force();
  std::ifstream input(argv[1]);
  if (!input) fail(std::string("cannot read ") + argv[1]);
  Checker checker(argv[2], argc == 4 ? std::strtoull(argv[3], nullptr, 10) : 10000);
  Pair heaps{};
  long pairs = 0;
  while (input >> heaps.first >> heaps.second) {
    if (std::max(heaps.first, heaps.second) > kLargestHeap) fail("a heap is above 10^18");
    checker.check_pair(heaps);
    ++pairs;
  }
  if (pairs == 0) fail("the input has no pair");
  checker.check_end();
  std::cout << "strategy_check: " << pairs << " pairs are right\n";
  return 0;
}
