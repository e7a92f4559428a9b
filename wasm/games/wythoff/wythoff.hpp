// Wythoff's game (HDU 1527, POJ 1067, Luogu P2252, 51nod 1072 and 1185).
//
// Rules
// - There are two heaps. A move takes one or more stones from one heap, or the same number of
//   stones from both.
// - The player who cannot move loses, so the player who takes the last stone wins.
//
// Theory: the P-positions are the cold pairs (cold.hpp). An N-position has at most three winning
// moves: one that keeps the first heap, one that keeps the second, and one that keeps the
// difference. No formula for the Grundy values is known; they are computed from the rules up to
// kGrundyBound (only tested, against another program).
//
// Example: 4 6 is N. The only winning move takes 1 from both heaps and leaves the cold pair 3 5.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/case_list.hpp"
#include "core/feature.hpp"
#include "core/game.hpp"
#include "core/mistake.hpp"
#include "games/wythoff/cold.hpp"

namespace impartial::wythoff {

// The meanings of the numbers in the text.
inline constexpr Role kRoles[]{
    {"first_heap", "the first heap", "heaps"},
    {"second_heap", "the second heap", "heaps"},
    {"amount", "an amount of stones", "stones"},
    {"cold_pair", "a cold pair", "cold pairs"},
};
inline constexpr const Role& kFirstHeap = kRoles[0];
inline constexpr const Role& kSecondHeap = kRoles[1];
inline constexpr const Role& kAmount = kRoles[2];
inline constexpr const Role& kColdPair = kRoles[3];

struct Heaps {
  std::uint64_t first = 0;
  std::uint64_t second = 0;
  auto operator<=>(const Heaps&) const = default;
};
constexpr std::uint64_t smaller(const Heaps& heaps) { return std::min(heaps.first, heaps.second); }
constexpr std::uint64_t larger(const Heaps& heaps) { return std::max(heaps.first, heaps.second); }
constexpr std::uint64_t difference(const Heaps& heaps) { return larger(heaps) - smaller(heaps); }

// The numbers of stones taken from the first and the second heap.
struct Move {
  std::uint64_t first = 0;
  std::uint64_t second = 0;
  auto operator<=>(const Move&) const = default;
};

Outcome outcome(const Heaps& heaps);
bool is_legal(const Heaps& heaps, const Move& move);

// Whether a program that keeps the golden ratio in a double is wrong here, in at least one of the
// usual orders of the arithmetic.
bool double_fails(const Heaps& heaps);

// Every winning move, ascending.
std::vector<Move> winning_moves(const Heaps& heaps);

// The largest heap for which all Grundy values are computed. Beyond it, only those of the cold
// pairs are known: they are 0.
inline constexpr std::uint64_t kGrundyBound = 127;
std::optional<std::uint64_t> grundy(const Heaps& heaps);

// Answers `1` if the first player wins, otherwise `0`. POJ 1067 has the same format.
class Hdu1527 {
 public:
  static const DialectInfo kInfo;
  static constexpr std::string_view kOutputWords{};
  explicit Hdu1527(std::uint32_t) {}
  bool read_case(TextReader& reader, Heaps& heaps);
  void write_answer(const Heaps& heaps, std::uint64_t case_number, TextWriter& writer);
  static KnownMistakes<Heaps> mistakes();
  static void write_case(const Heaps& heaps, TextWriter& writer);
  static CaseList<Heaps> case_list();
  static Heaps random_position(Random& random, unsigned size);
};

// The same with one pair in a file.
class LuoguP2252 : public Hdu1527 {
 public:
  static const DialectInfo kInfo;
  using Hdu1527::Hdu1527;
  static KnownMistakes<Heaps> mistakes();
};

// Answers `A` if the first player wins, otherwise `B`.
class Nod1072 {
 public:
  static const DialectInfo kInfo;
  static constexpr std::string_view kOutputWords = "A B";
  explicit Nod1072(std::uint32_t) {}
  bool read_case(TextReader& reader, Heaps& heaps);
  void write_answer(const Heaps& heaps, std::uint64_t case_number, TextWriter& writer);
  static KnownMistakes<Heaps> mistakes();
  static void write_case(const Heaps& heaps, TextWriter& writer);
  static CaseList<Heaps> case_list();
  static Heaps random_position(Random& random, unsigned size);
};

// The same with heaps of up to 10^18, more than a double can tell apart.
class Nod1185 : public Nod1072 {
 public:
  static const DialectInfo kInfo;
  using Nod1072::Nod1072;
  bool read_case(TextReader& reader, Heaps& heaps);
  static KnownMistakes<Heaps> mistakes();
  static CaseList<Heaps> case_list();
  static Heaps random_position(Random& random, unsigned size);
};

// Answers with a line of every winning move as `x,y`, or `cold`. The cases are those of HDU.
class WythoffMoves : public Hdu1527 {
 public:
  static const DialectInfo kInfo;
  static constexpr std::string_view kOutputWords = "cold";
  using Hdu1527::Hdu1527;
  void write_answer(const Heaps& heaps, std::uint64_t case_number, TextWriter& writer);
  static KnownMistakes<Heaps> mistakes();
};

// Why an answer of WythoffStrategy is wrong.
enum class Complaint { cold_pairs, format, other_position, illegal_move, losing_move, unfinished };
std::string_view name(Complaint complaint);

// Answers with a line of cold pairs, then a whole game: "I" plays to win, "She" plays at random.
// Every game begins with the same seed, so a pair gives the same game anywhere in the input.
class WythoffStrategy {
 public:
  static const DialectInfo kInfo;
  static constexpr std::string_view kOutputWords = "(";
  static constexpr std::uint64_t kListedPairs = 10'000;
  explicit WythoffStrategy(std::uint32_t seed) : seed_(seed) {}
  bool read_case(TextReader& reader, Heaps& heaps);
  void write_answer(const Heaps& heaps, std::uint64_t case_number, TextWriter& writer);
  static KnownMistakes<Heaps> mistakes();
  // Why an answer is wrong; nothing for every legal game in which "I" plays winning moves whenever
  // there is one. White space does not count. The reason is the name of a Complaint.
  static std::optional<Objection> objection(const Heaps& start, std::string_view found);
  static void write_case(const Heaps& heaps, TextWriter& writer);
  static CaseList<Heaps> case_list();
  static Heaps random_position(Random& random, unsigned size);

 private:
  std::uint32_t seed_;
};

// The numbers for the explanation.
enum class FactKey { difference, cold_smaller, cold_larger };
std::string_view name(FactKey key);

struct Wythoff {
  static constexpr GameInfo kInfo{.id = "wythoff", .play = Play::normal, .example = "4 6"};
  static constexpr std::span<const Role> kRoles = wythoff::kRoles;
  static constexpr std::span<const Rule> kRules{};
  using Position = Heaps;
  using Move = wythoff::Move;
  using FactKey = wythoff::FactKey;
  using Dialects =
      impartial::Dialects<Hdu1527, Nod1072, Nod1185, LuoguP2252, WythoffMoves, WythoffStrategy>;

  static Expected<Heaps> read_position(std::string_view text);
  static std::string write_position(const Heaps& heaps);
  static Expected<Move> read_move(std::string_view text);
  static std::string write_move(const Move& move);
  static Analysis<Move> analyse(const Heaps& heaps);
  static Expected<Heaps> play(const Heaps& heaps, const Move& move);
  // Puts the smaller heap first.
  static void make_canonical(Heaps& heaps) {
    if (heaps.first > heaps.second) std::swap(heaps.first, heaps.second);
  }
  // {"heaps": [a, b], "plane": {"first", "second", "size", "cold", "options", "grundy"}}. The plane
  // is a square of positions around this one:
  //   first, second   its smallest heaps
  //   size            the number of heaps in each direction
  //   cold            its cold pairs [a, b] in both orders, by a
  //   options         the options [a, b] of the position in it, by a, then by b
  //   grundy          the Grundy values, a row for each a; null if some are not known
  static void write_view(const Heaps& heaps, JsonWriter& json);
  // {"grundy": [[...]]}: all Grundy values up to kGrundyBound, a row for each first heap. They do
  // not depend on the position.
  static void write_picture(const Heaps& heaps, JsonWriter& json);
  static std::span<const Feature<Heaps>> features();
};

}  // namespace impartial::wythoff
