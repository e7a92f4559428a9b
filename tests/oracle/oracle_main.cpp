// oracle DIALECT < in > out: the judge's answer by brute force alone.
//
// For well-formed input only, and small: Wythoff heaps up to 2,000, misere heaps as far as memory
// goes. wythoff_strategy, whose games are random, is not here: see strategy_check.cpp.
#include <iostream>
#include <string>

#include "oracle_games.hpp"

int main(int argc, char** argv) {
  if (argc == 2 && answer(argv[1])) return 0;
  std::cerr << "usage: oracle DIALECT < in > out\n";
  return 2;
}
