// The words that C++ and TypeScript both spell.
#pragma once

#include <string>
#include <string_view>

namespace impartial {

// The closed sets of words (core/words.hpp) as TypeScript: web/engine/words.ts, which
// `npm run words` writes.
std::string words();

}  // namespace impartial
