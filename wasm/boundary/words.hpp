// The words that C++ and TypeScript both spell.
#pragma once

#include <string>
#include <string_view>

#include "core/expected.hpp"

namespace impartial {

// As TypeScript, in files that `npm run words` writes.

// The closed sets of words (core/words.hpp) of all games: web/engine/words.ts.
Expected<std::string> words();
// The same for the words of the module that checks outputs.
Expected<std::string> check_words();

// What a game names: web/games/GAME/vocabulary.ts.
// Errors: unknown_game.
Expected<std::string> words(std::string_view game);

}  // namespace impartial
