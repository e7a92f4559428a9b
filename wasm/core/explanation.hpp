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
  // Whether it gives a wrong answer that is not that of the output.
  bool contradicts = false;
};

struct Explanation {
  std::string_view first;
  std::string_view second;
  // Of the wrong cases, how many it explains: all, or half and more if a random choice of so many
  // wrong cases fits one of the suspects so well once in a hundred outputs or less.
  std::size_t explains = 0;
  // A mistake that explains the other wrong cases; empty if it explains all.
  std::string_view rest;
};

// The best explanations, which explain equally many cases; none if two mistakes leave some open.
// `wrong`, `right`: how many cases were kept.
std::vector<Explanation> explain(const std::vector<Suspect>& suspects, std::size_t wrong,
                                 std::size_t right);

}  // namespace impartial
