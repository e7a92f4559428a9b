// Finds the known mistakes, and pairs of them, that explain most of the wrong cases of an output.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace impartial {

struct MistakeName {
  std::string_view id;
  std::string_view sentence{};  // in English, for the terminal
  bool operator==(const MistakeName& other) const { return id == other.id; }
};

// A program with known mistakes, and how it fares on the cases that were kept of an output.
struct Suspect {
  MistakeName first;
  MistakeName second{};  // another one that it makes too; empty if it makes one
  // For each wrong case, whether it gives the answer of the output.
  std::vector<bool> explains{};
  // Whether it gives a wrong answer that is not that of the output. Then nobody asks it further.
  bool contradicts = false;
  // Of its answers to many positions, if it explains all: two with the same key are one program.
  std::uint64_t key = 0;
};

struct Explanation {
  MistakeName first;
  MistakeName second;
  // Of the wrong cases, how many it explains: all, or half and more. A random choice of so many
  // wrong cases fits one of the suspects so well once in a hundred outputs or less.
  std::size_t explains = 0;
  // A mistake that explains the other wrong cases; empty if it explains all.
  MistakeName rest;
};

// The best explanations, which explain equally many cases; none if two mistakes leave some open.
// `wrong`, `right`: how many cases were kept. `has_many_answers`: a wrong answer is not the other
// one of two, so that nobody gives the same one by chance.
std::vector<Explanation> explain(const std::vector<Suspect>& suspects, std::size_t wrong,
                                 std::size_t right, bool has_many_answers);

}  // namespace impartial
