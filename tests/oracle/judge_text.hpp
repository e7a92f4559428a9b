// Reads and prints judge text, for all oracles.
#ifndef IMPARTIAL_TESTS_ORACLE_JUDGE_TEXT_HPP
#define IMPARTIAL_TESTS_ORACLE_JUDGE_TEXT_HPP

#include <cstdlib>
#include <iostream>
#include <string>

namespace impartial_oracle {

[[noreturn]] inline void fail(const std::string& why) {
  std::cerr << "oracle: " << why << '\n';
  std::exit(1);
}

inline int read_int() {
  int value = 0;
  if (!(std::cin >> value)) fail("the input ends too early, or has a token that is no number");
  return value;
}

// Prints the moves, separated by spaces; the dialect's word `none` if there are no moves.
template <typename Moves>
void print_moves(const Moves& moves, const char* none) {
  if (moves.empty()) std::cout << none;
  const char* separator = "";
  for (const auto& move : moves) {
    std::cout << separator << text(move);
    separator = " ";
  }
  std::cout << '\n';
}

}  // namespace impartial_oracle

#endif  // IMPARTIAL_TESTS_ORACLE_JUDGE_TEXT_HPP
