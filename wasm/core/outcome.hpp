// The outcomes of a position, and the two play conventions.
#pragma once

#include <string_view>

namespace impartial {

// P: the previous player wins (the one who has just moved). N: the next player wins (the one to
// move). unknown: P or N, but it is not known which.
enum class Outcome { P, N, unknown };

// Normal play: the player who cannot move loses. Misere play: the player who cannot move wins.
enum class Play { normal, misere };

constexpr Outcome outcome_if(bool next_player_wins) {
  return next_player_wins ? Outcome::N : Outcome::P;
}

constexpr std::string_view name(Outcome outcome) {
  switch (outcome) {
    case Outcome::P:
      return "P";
    case Outcome::N:
      return "N";
    case Outcome::unknown:
      return "unknown";
  }
  return {};
}

constexpr std::string_view name(Play play) {
  switch (play) {
    case Play::normal:
      return "normal";
    case Play::misere:
      return "misere";
  }
  return {};
}

}  // namespace impartial
