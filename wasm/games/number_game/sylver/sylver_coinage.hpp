// The Number Game without the judge's limit, which is Sylver Coinage without the number 1.
//
// The rules are those of number_game.hpp, for all numbers above 1. A position is the semigroup of
// the taken numbers. If its gcd is 1, finitely many numbers are free and the position is finite;
// otherwise it is infinite. Sylver Coinage has one other rule: the player who names 1 loses. So
// nobody names 1 while another number is free, and the outcomes are the same.
//
// sylver_theorems.hpp has the theorems, sweep.hpp solves finite positions, even_positions.hpp those
// with the gcd 2, and reply_plan.hpp searches other infinite ones. Positions of the judge's table
// are answered by the table.
//
// Example: after 4 and 5 were played, 11 wins.
#pragma once

#include <string>
#include <string_view>

#include "core/game.hpp"
#include "games/number_game/number_game.hpp"
#include "games/number_game/sylver/semigroup.hpp"
#include "games/number_game/sylver/sylver_search.hpp"

namespace impartial::number_game {

struct SylverCoinage {
  static constexpr GameInfo kInfo{NumberGame::kInfo.id, Play::normal, NumberGame::kInfo.beyond};
  using Position = Semigroup;
  using Move = number_game::Move;

  // Answers for positions, and keeps the results of all its searches.
  class Search {
   public:
    void use_threads(unsigned threads) { search_.use_threads(threads); }
    Analysis<Move> analyse(const Position& position);
    SearchReport step(const Position& position, std::uint64_t positions);
    // {"p_positions": ...} as AnySweep writes them; null if no search began at this position.
    void write_picture(const Position& position, JsonWriter& json) const;
    Certificate certificate(const Position& position, std::uint64_t work);

   private:
    SylverSearch search_;
  };

  // Reads the free numbers, `2 5` (all larger numbers are taken), or the numbers played, `<16 17>`,
  // in any order.
  static Expected<Position> read_position(std::string_view text);
  // The free numbers if none is above the judge's 20; otherwise the minimal generators.
  static std::string write_position(const Position& position);
  static Expected<Move> read_move(std::string_view text);
  static std::string write_move(const Move& move);
  static Expected<Position> play(const Position& position, const Move& move);
  // As NumberGame's, but the limit is the largest gap. "above" is "open" if numbers that are not
  // shown may be free.
  static void write_view(const Position& position, JsonWriter& json);
};

}  // namespace impartial::number_game
