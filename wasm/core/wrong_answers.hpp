// Makes mistakes (mistake.hpp) of functions that answer a case wrongly.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <utility>

#include "core/mistake.hpp"

namespace impartial {

template <class Position, class P>
std::unique_ptr<Program<Position>> start() {
  return std::make_unique<P>();
}

// A program that answers each case by write(read, writer) and remembers nothing.
template <class Position, auto kWrite>
class WritesEach final : public Program<Position> {
 public:
  bool answer(const ReadCase<Position>& read, Answers& answers) override {
    kWrite(read, answers.writer());
    answers.end();
    return true;
  }
};

template <class Position, auto kWrite>
constexpr auto kWrites = &start<Position, WritesEach<Position, kWrite>>;

// A mistake for each rule of kRules, which is an array of structs with an `id`, a `sentence` and,
// if some show only beyond the judge's limits, `beyond`. The mistakes answer by kWrite(rule, read,
// writer).
template <class Position, const auto& kRules, auto kWrite>
constexpr auto mistakes_by_rule() {
  constexpr auto is_beyond = [](const auto& rule) {
    if constexpr (requires { rule.beyond; }) {
      return rule.beyond;
    } else {
      return false;
    }
  };
  return [is_beyond]<std::size_t... i>(std::index_sequence<i...>) {
    return std::array{Mistake<Position>{
        .id = kRules[i].id,
        .sentence = kRules[i].sentence,
        .start = kWrites<Position, [](const ReadCase<Position>& read,
                                      TextWriter& writer) { kWrite(kRules[i], read, writer); }>,
        .beyond = is_beyond(kRules[i])}...};
  }
  (std::make_index_sequence<std::size(kRules)>());
}

// Every two of n changes of a program, and each of them alone, which is a pair of the same.
struct ChangePair {
  std::size_t first = 0;
  std::size_t second = 0;  // at least `first`
};
constexpr std::size_t pair_count(std::size_t n) { return n * (n + 1) / 2; }
constexpr ChangePair pair_at(std::size_t i) {
  ChangePair pair;
  while (i > pair.second) i -= ++pair.second;
  pair.first = i;
  return pair;
}

// The mistakes of both lists.
template <class Position, std::size_t n, std::size_t m>
constexpr std::array<Mistake<Position>, n + m> join(
    const std::array<Mistake<Position>, n>& first, const std::array<Mistake<Position>, m>& second) {
  std::array<Mistake<Position>, n + m> all{};
  for (std::size_t i = 0; i < n; ++i) all[i] = first[i];
  for (std::size_t i = 0; i < m; ++i) all[n + i] = second[i];
  return all;
}
template <class Position, std::size_t n, std::size_t m>
constexpr std::array<Mistake<Position>, n + m> join(const std::array<Mistake<Position>, n>& first,
                                                    const Mistake<Position> (&second)[m]) {
  return join(first, std::to_array(second));
}

}  // namespace impartial
