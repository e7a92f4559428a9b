// The rule of a heap game, as a person would write it, in one of three forms.
//
//   {1,3,4}                       take 1, 3 or 4 stones. Also {1..9}, {1..3,7}, fibonacci, squares,
//                                 primes, powers(2), divisors and proper divisors (of the heap)
//   0.77   0.137   4.[3]   4!.    a take-and-break code in octal (P. M. Grundy and C. A. B. Smith,
//                                 R. K. Guy): digit number k, from 0 before the point, says what
//                                 may be left after k stones were taken: 1 nothing, 2 one heap,
//                                 4 two heaps, or the sum of these. [...] repeats for ever. Behind
//                                 a digit, ! asks for unequal heaps
//   n -> n-k : 0<k, 2k<=n         what a heap becomes (sentence.hpp)
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/json.hpp"
#include "games/heap_games/scanner.hpp"
#include "games/heap_games/sentence.hpp"

namespace impartial::heap_games {

struct TakeSet {
  // The stones that a move can take.
  enum class Kind { listed, fibonacci, squares, primes, powers, divisors, proper_divisors };
  Kind kind = Kind::listed;
  Intervals listed;
  std::uint64_t base = 0;  // of the powers

  bool depends_on_heap() const { return kind == Kind::divisors || kind == Kind::proper_divisors; }
  bool is_finite() const { return kind == Kind::listed; }
  // The numbers of the set up to a limit, ascending. Those that depend on the heap are for a heap
  // of `limit` stones.
  std::vector<std::uint64_t> up_to(std::uint64_t limit) const;
};

struct OctalCode {
  struct Digit {
    std::uint8_t value = 0;
    bool unequal = false;
    bool operator==(const Digit&) const = default;
  };
  std::vector<Digit> digits{Digit{}};  // the first one is before the point
  std::vector<Digit> repeated;

  Digit digit(std::uint64_t taken) const {
    if (taken < digits.size()) return digits[static_cast<std::size_t>(taken)];
    if (repeated.empty()) return {};
    return repeated[static_cast<std::size_t>((taken - digits.size()) % repeated.size())];
  }
};

struct HeapRule {
  std::variant<TakeSet, OctalCode, Sentence> form;
  std::string text = "{}";  // in the canonical spelling; no move by default

  bool operator==(const HeapRule& other) const { return text == other.text; }
};

// Reads a rule up to the end of what the scanner reads, or to a question mark.
bool read_rule(Scanner& scanner, HeapRule& rule);

// {"kind": "set", "set", "base", "intervals": [[1, 9]]}, {"kind": "code", "digits": [{"taken",
// "nothing", "one", "two", "unequal"}], "repeated": [...]} or {"kind": "sentence", "head",
// "alternatives": [{"parts": [], "conditions": []}]}: for saying the rule in words.
void write_rule(JsonWriter& json, const HeapRule& rule);

}  // namespace impartial::heap_games
