// What the oracles read and print judge text with.
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
  if (!(std::cin >> value)) fail("the input ends too early, or has something that is no number");
  return value;
}

// The moves' texts, apart by blanks; a word of the dialect if there are none.
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
