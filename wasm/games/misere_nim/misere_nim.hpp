// Misere Nim (LightOJ 1253).
//
// Rules
// - Some heaps of stones. A move takes at least one stone from one heap.
// - Who takes the last stone loses; so the position without stones is a win for the player to move.
//
// Theory (Bouton 1901; proved): while some heap has two stones or more, the position is P exactly
// if the nim-sum of the heaps is 0, as in normal play. When all heaps are 0 or 1 it is the other
// way round: P exactly if the nim-sum is 1. This switch is the whole difference to Nim: the player
// who makes the last large heap vanish chooses the parity.
//
// Example: 2 3 4 5 has nim-sum 0 and is P. 1 1 2 4 10 has nim-sum 12 and is N; 5:4 (10 becomes 6)
// wins.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.hpp"

namespace impartial::misere_nim {

inline constexpr Role kHeapCount{"heap_count", "the number of heaps", "heaps"};
inline constexpr Role kHeap{"heap", "a heap", "heaps"};
inline constexpr Role kAmount{"amount", "an amount of stones", "stones"};

using Heaps = std::vector<std::uint64_t>;

// Takes `amount` stones from heap number `heap`, counted from 1.
struct Move {
  std::uint64_t heap = 0;
  std::uint64_t amount = 0;
  auto operator<=>(const Move&) const = default;
};

Outcome outcome(const Heaps& heaps);

// Every winning move, by heap. A heap has at most one.
std::vector<Move> winning_moves(const Heaps& heaps);

// "Case i: Alice" or "Case i: Bob".
class LightOj1253 {
 public:
  static const DialectInfo kInfo;
  static constexpr std::string_view kOutputWords = "Case Alice Bob";
  explicit LightOj1253(std::uint32_t) {}
  bool read_case(TextReader& reader, Heaps& heaps);
  void write_answer(const Heaps& heaps, std::uint64_t case_number, TextWriter& writer);
};

// "John" for the first player or "Brother". POJ 3480 too.
class Hdu1907 {
 public:
  static const DialectInfo kInfo;
  static constexpr std::string_view kOutputWords = "John Brother";
  explicit Hdu1907(std::uint32_t) {}
  bool read_case(TextReader& reader, Heaps& heaps);
  void write_answer(const Heaps& heaps, std::uint64_t case_number, TextWriter& writer);
};

// Every winning move `heap:amount` on a line, or `none`.
class MisereMoves {
 public:
  static const DialectInfo kInfo;
  static constexpr std::string_view kOutputWords = "none";
  explicit MisereMoves(std::uint32_t) {}
  bool read_case(TextReader& reader, Heaps& heaps);
  void write_answer(const Heaps& heaps, std::uint64_t case_number, TextWriter& writer);
};

struct MisereNim {
  static constexpr GameInfo kInfo{"misere_nim", Play::misere, "1 2 4 6"};
  using Position = Heaps;  // an empty heap keeps its number
  using Move = misere_nim::Move;
  using Dialects = impartial::Dialects<LightOj1253, Hdu1907, MisereMoves>;

  static Expected<Heaps> read_position(std::string_view text);
  static std::string write_position(const Heaps& heaps);
  static Expected<Move> read_move(std::string_view text);
  static std::string write_move(const Move& move);
  // Grundy values are those of normal play, so there is none here.
  static Analysis<Move> analyse(const Heaps& heaps);
  static Expected<Heaps> play(const Heaps& heaps, const Move& move);
  // {"heaps": [...]}
  static void write_view(const Heaps& heaps, JsonWriter& json);
};

}  // namespace impartial::misere_nim
