// Finds the known mistakes, and pairs of them, that explain most of the wrong cases of an output.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace impartial {

// A program with known mistakes, and how it fares on the cases that were kept of an output.
struct Suspect {
  std::string_view first;   // the id of its mistake
  std::string_view second;  // of another one that it makes too; usually empty
  // For each wrong case, whether it gives the answer of the output.
  std::vector<bool> explains{};
  // The cases in which it gives a wrong answer, but not that of the output.
  std::size_t contradicts = 0;
};

struct Explanation {
  std::string_view first;
  std::string_view second;
  // Of the wrong cases, how many it explains. It explains nothing by chance: a random choice of so
  // many wrong cases fits one of the suspects so well once in a hundred outputs or less, unless it
  // explains all.
  std::size_t explains = 0;
  // A mistake that explains the other wrong cases; empty if there is none.
  std::string_view rest;
};

// The best explanations, which explain equally many cases; none if no suspect explains half of the
// wrong ones. `wrong`, `right`: how many cases were kept.
std::vector<Explanation> explain(const std::vector<Suspect>& suspects, std::size_t wrong,
                                 std::size_t right);

}  // namespace impartial
