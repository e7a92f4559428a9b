// Misere Nim (LightOJ 1253).
//
// Rules
// - There are heaps of stones. A move takes one or more stones from one heap.
// - The player who takes the last stone loses. So without stones, the player to move wins.
//
// Theory (C. L. Bouton, "Nim, a Game with a Complete Mathematical Theory", 1901; proved there): if
// some heap has two stones or more, the position is P exactly if the nim-sum of the heaps is 0, as
// in normal play. If all heaps are 0 or 1, it is P exactly if the nim-sum is 1. Only this reversal
// distinguishes the game from Nim: the player who reduces the last heap of two or more chooses the
// parity of the heaps of 1.
//
// Example: 2 3 4 5 has the nim-sum 0, so it is P. 1 1 2 4 10 has the nim-sum 12, so it is N; 5:4
// wins (10 becomes 6).
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/case_list.hpp"
#include "core/feature.hpp"
#include "core/game.hpp"
#include "core/mistake.hpp"
#include "core/remoteness.hpp"

namespace impartial::misere_nim {

// The meanings of the numbers in the text.
inline constexpr Role kRoles[]{
    {"heap_count", "the number of heaps", "heaps"},
    {"heap", "a heap", "heaps"},
    {"amount", "an amount of stones", "stones"},
};
inline constexpr const Role& kHeapCount = kRoles[0];
inline constexpr const Role& kHeap = kRoles[1];
inline constexpr const Role& kAmount = kRoles[2];

using Heaps = std::vector<std::uint64_t>;

// Takes `amount` stones from heap number `heap`. Heaps count from 1.
struct Move {
  std::uint64_t heap = 0;
  std::uint64_t amount = 0;
  auto operator<=>(const Move&) const = default;
};

Outcome outcome(const Heaps& heaps);

// What each heap must become so that the move wins.
class WinningTargets {
 public:
  explicit WinningTargets(const Heaps& heaps);
  // The target of a heap of this size. Below `heap` exactly if a move there wins.
  std::uint64_t of(std::uint64_t heap) const;

 private:
  std::uint64_t nim_sum_ = 0;
  std::uint64_t large_heaps_ = 0;
};

// Every winning move, at most one for each heap. Order: by heap.
std::vector<Move> winning_moves(const Heaps& heaps);

// Answers `Case i: Alice` if the first player wins, otherwise `Case i: Bob`.
class LightOj1253 {
 public:
  static const DialectInfo kInfo;
  static constexpr std::string_view kOutputWords = "Case Alice Bob";
  explicit LightOj1253(std::uint32_t) {}
  bool read_case(TextReader& reader, Heaps& heaps);
  void write_answer(const Heaps& heaps, std::uint64_t case_number, TextWriter& writer);
  static KnownMistakes<Heaps> mistakes();
  static void write_case(const Heaps& heaps, TextWriter& writer);
  static CaseList<Heaps> case_list();
  static Heaps random_position(Random& random, unsigned size);
};

// Answers `John` if the first player wins, otherwise `Brother`.
class Hdu1907 {
 public:
  static const DialectInfo kInfo;
  static constexpr std::string_view kOutputWords = "John Brother";
  explicit Hdu1907(std::uint32_t) {}
  bool read_case(TextReader& reader, Heaps& heaps);
  void write_answer(const Heaps& heaps, std::uint64_t case_number, TextWriter& writer);
  static KnownMistakes<Heaps> mistakes();
  static void write_case(const Heaps& heaps, TextWriter& writer);
  static CaseList<Heaps> case_list();
  static Heaps random_position(Random& random, unsigned size);
};

// Answers `First` if the first player wins, otherwise `Second`. The cases are those of LightOJ.
class HackerrankMisereNim : public LightOj1253 {
 public:
  static const DialectInfo kInfo;
  static constexpr std::string_view kOutputWords = "First Second";
  using LightOj1253::LightOj1253;
  void write_answer(const Heaps& heaps, std::uint64_t case_number, TextWriter& writer);
  static KnownMistakes<Heaps> mistakes();
};

// Answers with a line of every winning move as `heap:amount`, in the order of the heaps, or
// `CONCEDE`. All cases of an input have the same number of heaps.
class CodingameMisereNim {
 public:
  static const DialectInfo kInfo;
  static constexpr std::string_view kOutputWords = "CONCEDE";
  explicit CodingameMisereNim(std::uint32_t) {}
  bool read_case(TextReader& reader, Heaps& heaps);
  void write_answer(const Heaps& heaps, std::uint64_t case_number, TextWriter& writer);
  static KnownMistakes<Heaps> mistakes();
  static constexpr std::uint64_t kRowSize = 3;
  static void write_case(const Heaps& heaps, TextWriter& writer);
  static CaseList<Heaps> case_list();
  static Heaps random_position(Random& random, unsigned size);
};

// Answers with a line of every winning move as `heap:amount`, or `none`. The cases are those of
// LightOJ.
class MisereMoves : public LightOj1253 {
 public:
  static const DialectInfo kInfo;
  static constexpr std::string_view kOutputWords = "none";
  using LightOj1253::LightOj1253;
  void write_answer(const Heaps& heaps, std::uint64_t case_number, TextWriter& writer);
  static KnownMistakes<Heaps> mistakes();
};

// The numbers for the explanation.
enum class FactKey { nim_sum, large_heaps };
std::string_view name(FactKey key);

struct MisereNim {
  static constexpr GameInfo kInfo{.id = "misere_nim", .play = Play::misere, .example = "1 2 4 6"};
  static constexpr std::span<const Role> kRoles = misere_nim::kRoles;
  static constexpr std::span<const Rule> kRules{};
  using Position = Heaps;  // empty heaps stay in the list, so no heap's number changes
  using Move = misere_nim::Move;
  using FactKey = misere_nim::FactKey;
  using Dialects = impartial::Dialects<LightOj1253, Hdu1907, HackerrankMisereNim,
                                       CodingameMisereNim, MisereMoves>;

  static Expected<Heaps> read_position(std::string_view text);
  static std::string write_position(const Heaps& heaps);
  static Expected<Move> read_move(std::string_view text);
  static std::string write_move(const Move& move);
  // Grundy values are defined for normal play only, so the analysis has none.
  static Analysis<Move> analyse(const Heaps& heaps);
  static Expected<Heaps> play(const Heaps& heaps, const Move& move);
  // Keeps the heaps with stones, ascending.
  static void make_canonical(Heaps& heaps) { keep_nonzero_sorted(heaps); }
  // {"heaps": [...]}
  static void write_view(const Heaps& heaps, JsonWriter& json);
  static std::span<const Feature<Heaps>> features();
};

}  // namespace impartial::misere_nim
