// The positions module: the list of games, and the calls for positions within the judges' limits.
#pragma once

#include <string>
#include <string_view>

#include "boundary/calls.hpp"
#include "boundary/game_list.hpp"

namespace impartial {

class Positions : public Calls<Games> {
 public:
  // Returns the remoteness of a position and the moves that keep to it, as JSON; null if the
  // position is too large for that.
  Expected<std::string> remoteness(std::string_view game, std::string_view position);
};

// The games, their dialects and limits, as JSON.
std::string games();

}  // namespace impartial
