// The list of games.
#pragma once

#include "boundary/calls.hpp"
#include "games/chess_rows/chess_rows.hpp"
#include "games/misere_nim/misere_nim.hpp"
#include "games/number_game/number_game.hpp"
#include "games/wythoff/wythoff.hpp"

namespace impartial {

// The games, in the order of the page. A new game adds its name here.
using Games = GameList<number_game::NumberGame, chess_rows::ChessRows, wythoff::Wythoff,
                       misere_nim::MisereNim>;

}  // namespace impartial
