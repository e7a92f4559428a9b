// The positions module: the list of games, and the calls for positions within the judges' limits.
#pragma once

#include <string>

#include "boundary/calls.hpp"
#include "boundary/game_list.hpp"

namespace impartial {

using Positions = Calls<Games>;

// The games, their dialects and limits, as JSON.
std::string games();

}  // namespace impartial
