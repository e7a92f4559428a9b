// Reads and prints judge text, for all oracles. It uses no streams, because these alone would make
// the module for the page (oracle_bindings.cpp) ten times as large.
#ifndef IMPARTIAL_TESTS_ORACLE_JUDGE_TEXT_HPP
#define IMPARTIAL_TESTS_ORACLE_JUDGE_TEXT_HPP

#include <cstdio>
#include <cstdlib>
#include <string>
#include <utility>

namespace impartial_oracle {

[[noreturn]] inline void fail(const std::string& why) {
  std::fprintf(stderr, "oracle: %s\n", why.c_str());
  std::exit(1);
}

class JudgeText {
 public:
  explicit JudgeText(std::string input) : input_(std::move(input)), next_(input_.c_str()) {}
  JudgeText(const JudgeText&) = delete;
  JudgeText& operator=(const JudgeText&) = delete;

  // Returns false at the end of the input and at a token that is no number.
  bool read(int& value) {
    char* end = nullptr;
    const long number = std::strtol(next_, &end, 10);
    if (end == next_) return false;
    next_ = end;
    value = static_cast<int>(number);
    return true;
  }

  int read_int() {
    int value = 0;
    if (!read(value)) fail("the input ends too early, or has a token that is no number");
    return value;
  }

  void print(const std::string& words) { output_ += words; }

  // Prints the moves, separated by spaces; the dialect's word `none` if there are no moves.
  template <typename Moves>
  void print_moves(const Moves& moves, const char* none) {
    if (moves.empty()) print(none);
    const char* separator = "";
    for (const auto& move : moves) {
      print(separator + text(move));
      separator = " ";
    }
    print("\n");
  }

  const std::string& output() const { return output_; }

 private:
  std::string input_;
  const char* next_;
  std::string output_;
};

}  // namespace impartial_oracle

#endif  // IMPARTIAL_TESTS_ORACLE_JUDGE_TEXT_HPP
