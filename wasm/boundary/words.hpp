// The words that C++ and TypeScript both spell.
#pragma once

#include <string>
#include <string_view>

#include "core/expected.hpp"

namespace impartial {

// As TypeScript, in files that `npm run words` writes.

// `part`: `engine` for the closed sets of words (core/words.hpp) of all games, web/engine/words.ts;
// `check` for those of the module that checks outputs, web/engine/check_words.ts; otherwise the id
// of a game, for what it names: web/games/GAME/vocabulary.ts.
// Errors: unknown_game.
Expected<std::string> words(std::string_view part);

}  // namespace impartial
