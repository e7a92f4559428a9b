// The positions module: the list of games, and the calls for games that need no search.
#pragma once

#include <string>

#include "boundary/calls.hpp"
#include "boundary/game_list.hpp"

namespace impartial {

using Positions = Calls<GamesIn<Module::positions>>;

// All games, their modules, dialects and limits, as JSON.
std::string games();

}  // namespace impartial
