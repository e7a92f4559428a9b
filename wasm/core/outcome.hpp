// Who wins: the two outcomes of an impartial game, that nobody knows, and the two play conventions.
#pragma once

#include <string_view>

namespace impartial {

// P: the previous player wins (the one who has just moved). N: the next player wins (the one to
// move).
// unknown: one of the two, but not known which. Never a guess.
enum class Outcome : char { P = 'P', N = 'N', unknown = '?' };

// Normal play: who cannot move loses. Misere play: who cannot move wins.
enum class Play { normal, misere };

constexpr Outcome outcome_if(bool next_player_wins) {
  return next_player_wins ? Outcome::N : Outcome::P;
}

constexpr std::string_view name(Outcome outcome) {
  return outcome == Outcome::P ? "P" : outcome == Outcome::N ? "N" : "unknown";
}
constexpr std::string_view name(Play play) { return play == Play::normal ? "normal" : "misere"; }

}  // namespace impartial
