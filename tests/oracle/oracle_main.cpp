// oracle DIALECT < in > out: answers judge text by brute force.
//
// The input must be well-formed and small: Wythoff heaps up to 2,000, other heaps as far as memory
// allows. The games of wythoff_strategy are random, so strategy_check.cpp checks them instead.
#include <iostream>
#include <iterator>
#include <string>

#include "oracle_games.hpp"

int main(int argc, char** argv) {
  if (argc == 2) {
    impartial_oracle::JudgeText judge(
        std::string(std::istreambuf_iterator<char>(std::cin), std::istreambuf_iterator<char>{}));
    if (answer(argv[1], judge)) {
      std::cout << judge.output();
      return 0;
    }
  }
  std::cerr << "usage: oracle DIALECT < in > out\n";
  return 2;
}
