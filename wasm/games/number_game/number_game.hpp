// The Number Game (POJ 1143): Sylver Coinage without the number 1.
//
// Rules
// - The players take turns. A move takes a free number above 1.
// - All sums of taken numbers are then taken too; a sum may use a number several times.
// - The player who cannot move loses.
//
// Theory: the taken numbers and 0 form a numerical semigroup (closed under addition); the free
// numbers are its gaps except 1. In the judge's positions all free numbers are within 2..20, so all
// numbers above 20 are taken. There are 3,515 such positions, and 623 of them are P. The table of
// all of them is computed from the rules (tested against another program).
//
// Example: if 2 and 5 are free (3 and 4 were taken), 2 wins, because it takes 5 = 2 + 3 too.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/case_list.hpp"
#include "core/chosen_numbers.hpp"
#include "core/feature.hpp"
#include "core/game.hpp"
#include "core/mistake.hpp"
#include "games/number_game/universe.hpp"

namespace impartial::number_game {

// The meanings of the numbers in the text.
inline constexpr std::span<const Role> kRoles = chosen_numbers::kRoles;
inline constexpr const Role& kNumberCount = chosen_numbers::kRoles[0];
inline constexpr const Role& kNumberRole = chosen_numbers::kRoles[1];

// The rules that a position can break.
inline constexpr Rule kRules[]{
    {"repeated",
     [](const Notice& notice) { return std::string(notice.param("witness")) + " appears twice"; }},
    chosen_numbers::kSumTaken,
};
inline constexpr const Rule& kRepeated = kRules[0];
inline constexpr const Rule& kSumTaken = kRules[1];

// A possible position, by its index in the universe; 0 is the end of the game. An impossible
// position has no value.
struct TablePosition {
  std::uint32_t index = 0;
  auto operator<=>(const TablePosition&) const = default;

  const Solved& solved() const { return Universe::get().positions()[index]; }
};

struct Move {
  std::uint64_t number = 0;
  auto operator<=>(const Move&) const = default;
};

// Why numbers cannot be free together: `sum` is free although it is the sum of two taken ones.
struct Witness {
  unsigned sum = 0;
  unsigned left = 0;
  unsigned right = 0;
};

// Two taken numbers that add up to `number`, with the smallest possible left one.
std::optional<Witness> taken_sum(Numbers free, unsigned number);

// The witness with the smallest sum; nothing for a possible position.
std::optional<Witness> violation(Numbers free);

// Refuses an impossible position. Returns false.
bool refuse_sum_taken(TextReader& reader, const Witness& witness);

// The judge's answers to all positions, ready to be copied. Only 640 are different: they stay in a
// near cache.
class PreparedAnswers {
 public:
  struct Answer {
    static constexpr std::size_t kBytes = 63;
    char text[kBytes];
    std::uint8_t length;
  };

  // `none`: the answer without winning moves. `end_of_moves`: what ends the others.
  PreparedAnswers(std::string_view none, std::string_view end_of_moves);
  const Answer& of(const TablePosition& position) const { return texts_[text_of_[position.index]]; }

 private:
  std::vector<Answer> texts_;
  std::vector<std::uint16_t> text_of_;  // by the position's index
};

// Reads lines `n a1 ... an`, up to a line `0`.
class Poj1143 {
 public:
  static const DialectInfo kInfo;
  static constexpr std::string_view kOutputWords = "Test The There";
  explicit Poj1143(std::uint32_t);
  bool read_case(TextReader& reader, TablePosition& position);
  void write_answer(const TablePosition& position, std::uint64_t case_number, TextWriter& writer);
  static KnownMistakes<TablePosition> mistakes();
  static void write_case(const TablePosition& position, TextWriter& writer);
  static CaseList<TablePosition> case_list();
  static TablePosition random_position(Random& random, unsigned size);

 private:
  PreparedAnswers answers_;
};

// Reads T, then two lines for each case: the count and the numbers. ZOJ 1039 has the same format.
class Tud2001 {
 public:
  static const DialectInfo kInfo;
  static constexpr std::string_view kOutputWords = "Scenario The There";
  explicit Tud2001(std::uint32_t);
  bool read_case(TextReader& reader, TablePosition& position);
  void write_answer(const TablePosition& position, std::uint64_t case_number, TextWriter& writer);
  static KnownMistakes<TablePosition> mistakes();
  static void write_case(const TablePosition& position, TextWriter& writer);
  static CaseList<TablePosition> case_list();
  static TablePosition random_position(Random& random, unsigned size);

 private:
  PreparedAnswers answers_;
};

// The numbers for the explanation.
enum class FactKey { frobenius_number, multiplicity, semigroup_genus };
std::string_view name(FactKey key);

struct NumberGame {
  static constexpr GameInfo kInfo{
      .id = "number_game", .play = Play::normal, .example = "2 3 4 5 6 7 9 11 12"};
  static constexpr std::span<const Role> kRoles = number_game::kRoles;
  static constexpr std::span<const Rule> kRules = number_game::kRules;
  using Position = TablePosition;
  using Move = number_game::Move;
  using FactKey = number_game::FactKey;
  using Dialects = impartial::Dialects<Poj1143, Tud2001>;

  // The free numbers, `2 5`, or generators of the taken numbers, `<3 4>`, which must take every
  // number above 20.
  static Expected<Position> read_position(std::string_view text);
  static std::string write_position(const Position& position);
  static Expected<Move> read_move(std::string_view text);
  static std::string write_move(const Move& move);
  static Analysis<Move> analyse(const Position& position);
  static Expected<Position> play(const Position& position, const Move& move);
  // {"limit": 20, "numbers": [{"number", "free"}]}. A taken number also has "sum": [left, right],
  // or, if it is a minimal generator of the semigroup, "released": the position without it.
  // "answers": for each winning move, or once for a P-position, the numbers that can be chosen
  // then, each with those that win after it: [[2, 3], [3, 2]].
  static void write_view(const Position& position, JsonWriter& json);
  // {"atlas": [...]}: every position that can follow, and this one, as a number. Bit i up to 20 is
  // set if the number i is free; the bits above are the Grundy value.
  static void write_picture(const Position& position, JsonWriter& json);
  static std::span<const Feature<TablePosition>> features();
};

}  // namespace impartial::number_game
