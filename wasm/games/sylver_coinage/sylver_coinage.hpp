// Sylver Coinage, without the number 1: the Number Game without a largest number.
//
// Rules
// - The players take turns. A move takes a free number above 1.
// - All sums of taken numbers are then taken too; a sum may use a number several times.
// - The player who cannot move loses.
// In Sylver Coinage, the player who names 1 loses. So nobody names 1 while another number is free,
// and the outcomes are the same.
//
// Theory: a position is the semigroup of the taken numbers. If its gcd is 1, finitely many numbers
// are free and the position is finite; otherwise it is infinite. theorems.hpp has the theorems,
// sweep.hpp solves finite positions, gcd2_positions.hpp those with the gcd 2, and reply_plan.hpp
// searches other infinite ones.
//
// Example: after 4 and 5 were played, 11 wins.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "core/chosen_numbers.hpp"
#include "core/game.hpp"
#include "games/sylver_coinage/reason.hpp"
#include "games/sylver_coinage/semigroup.hpp"

namespace impartial::sylver_coinage {

// The meanings of the numbers in the text.
inline constexpr std::span<const Role> kRoles = chosen_numbers::kRoles;
inline constexpr const Role& kNumberCount = chosen_numbers::kRoles[0];
inline constexpr const Role& kNumberRole = chosen_numbers::kRoles[1];

// The rules that a position can break.
inline constexpr Rule kRules[]{
    chosen_numbers::kSumTaken,
};
inline constexpr const Rule& kSumTaken = kRules[0];

struct Move {
  std::uint64_t number = 0;
  auto operator<=>(const Move&) const = default;
};

class Search;

// The numbers for the explanation.
enum class FactKey {
  gcd,
  multiplicity,
  frobenius_number,
  semigroup_genus,
  symmetric,
  ender,
  searchable,
  positions_visited,
  p_positions,
  memory_bytes,
  kept_p_positions,
  kept_bytes,
  grundy_limit,
  grundy_affordable,
};
std::string_view name(FactKey key);

struct SylverCoinage {
  static constexpr GameInfo kInfo{
      .id = "sylver_coinage", .play = Play::normal, .example = "<16 17>", .module = Module::search};
  static constexpr std::span<const Role> kRoles = sylver_coinage::kRoles;
  static constexpr std::span<const Rule> kRules = sylver_coinage::kRules;
  using Position = Semigroup;
  using Move = sylver_coinage::Move;
  using FactKey = sylver_coinage::FactKey;
  using Reason = sylver_coinage::Reason;
  using Dialects = impartial::Dialects<>;

  // Answers for positions, and keeps the results of all its searches.
  class Answerer {
   public:
    Answerer();
    ~Answerer();
    void use_threads(unsigned threads);
    Analysis<Move> analyse(const Position& position);
    SearchReport step(const Position& position, std::uint64_t positions);
    // {"pPositions": ...} as AnySweep writes them; null if no search began at this position.
    void write_picture(const Position& position, JsonWriter& json) const;
    Certificate certificate(const Position& position, std::uint64_t work);

   private:
    std::unique_ptr<Search> search_;
  };

  // Reads the numbers played, `<16 17>`, in any order, or the free numbers, `2 5`: all larger
  // numbers are taken.
  static Expected<Position> read_position(std::string_view text);
  // The minimal generators.
  static std::string write_position(const Position& position);
  static Expected<Move> read_move(std::string_view text);
  static std::string write_move(const Move& move);
  static Expected<Position> play(const Position& position, const Move& move);
  // {"limit", "numbers": [{"number", "free"}]}: from 2 to the limit. A taken number also has
  // "sum": [left, right], or, if it is a minimal generator, "released": the position without it.
  // "above" is "open" if numbers that are not shown may be free.
  static void write_view(const Position& position, JsonWriter& json);
};

}  // namespace impartial::sylver_coinage
