// Wythoff's game (HDU 1527, POJ 1067, Luogu P2252).
//
// Rules
// - Two heaps. A move takes at least one stone from one heap, or equally many (at least one) from
// both.
// - Who cannot move loses: who takes the last stone wins.
//
// Theory: see cold.hpp. A position that is not cold has at most three winning moves: to the partner
// of the one heap, to the partner of the other, and along the diagonal to the cold pair of the same
// difference. Grundy values have no known formula; they are computed from the rules up to
// kGrundyBound (only tested, against another program).
//
// Example: (4,6) is N; the only winning move takes 1 from both, to the cold pair (3,5).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.hpp"
#include "games/wythoff/cold.hpp"

namespace impartial::wythoff {

inline constexpr Role kFirstHeap{"first_heap", "the first heap", "heaps"};
inline constexpr Role kSecondHeap{"second_heap", "the second heap", "heaps"};
inline constexpr Role kAmount{"amount", "an amount of stones", "stones"};

struct Heaps {
  std::uint64_t first = 0;
  std::uint64_t second = 0;
  auto operator<=>(const Heaps&) const = default;
};

// The stones taken from the first and from the second heap.
struct Move {
  std::uint64_t first = 0;
  std::uint64_t second = 0;
  auto operator<=>(const Move&) const = default;
};

Outcome outcome(const Heaps& heaps);
bool is_legal(const Heaps& heaps, const Move& move);
std::vector<Move> winning_moves(const Heaps& heaps);

// Grundy values are computed for heaps up to this. Beyond, only the cold pairs' are known: 0.
inline constexpr std::uint64_t kGrundyBound = 127;
std::optional<std::uint64_t> grundy(const Heaps& heaps);

// `1` if the first player wins, else `0`. POJ 1067 and Luogu P2252 too.
class Hdu1527 {
 public:
  static const DialectInfo kInfo;
  static constexpr std::string_view kOutputWords = "";
  explicit Hdu1527(std::uint32_t) {}
  bool read_case(TextReader& reader, Heaps& heaps);
  void write_answer(const Heaps& heaps, std::uint64_t case_number, TextWriter& writer);
};

// Every winning move `x,y` on a line, or `cold`.
class WythoffMoves {
 public:
  static const DialectInfo kInfo;
  static constexpr std::string_view kOutputWords = "cold";
  explicit WythoffMoves(std::uint32_t) {}
  bool read_case(TextReader& reader, Heaps& heaps);
  void write_answer(const Heaps& heaps, std::uint64_t case_number, TextWriter& writer);
};

// The cold pairs on a line, then a whole game: "I" play to win, "She" at random. Each game is drawn
// from the seed anew, so a pair gives the same game wherever it stands.
class WythoffStrategy {
 public:
  static const DialectInfo kInfo;
  static constexpr std::string_view kOutputWords = "(";
  static constexpr std::uint64_t kListedPairs = 10'000;
  explicit WythoffStrategy(std::uint32_t seed) : seed_(seed) {}
  bool read_case(TextReader& reader, Heaps& heaps);
  void write_answer(const Heaps& heaps, std::uint64_t case_number, TextWriter& writer);

 private:
  std::uint32_t seed_;
};

struct Wythoff {
  static constexpr GameInfo kInfo{"wythoff", Play::normal, "4 6"};
  using Position = Heaps;
  using Move = wythoff::Move;
  using Dialects = impartial::Dialects<Hdu1527, WythoffMoves, WythoffStrategy>;

  static Expected<Heaps> read_position(std::string_view text);
  static std::string write_position(const Heaps& heaps);
  static Expected<Move> read_move(std::string_view text);
  static std::string write_move(const Move& move);
  static Analysis<Move> analyse(const Heaps& heaps);
  static Expected<Heaps> play(const Heaps& heaps, const Move& move);
  // {"heaps": [a, b], "plane": {"first", "second", "size", "cold": [[a, b], ...],
  // "options": [[a, b], ...], "grundy": [[...]] or null}}: the part of the plane around the
  // position, from its least corner, with the cold pairs in both orders, the positions that a move
  // leads to, both by the first heap, and the Grundy values by row of the first heap where they are
  // known.
  static void write_view(const Heaps& heaps, JsonWriter& json);
  // {"grundy": [[...]]}: all values up to kGrundyBound, by row of the first heap, wherever the
  // position is.
  static void write_picture(const Heaps& heaps, JsonWriter& json);
};

}  // namespace impartial::wythoff
