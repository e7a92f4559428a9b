// Shared by the bindings of the modules. Only files that end in bindings.hpp or bindings.cpp
// use Emscripten; cli/ makes the same calls from a terminal.
#pragma once

#include <emscripten/bind.h>

#include <string>

#include "boundary/reply.hpp"

namespace impartial {

// A reply as JavaScript gets it: one text. Its first character says what follows
// (web/engine/guard.ts): '=' the answer, '!' the Notice of a refusal, '>' that of a position which
// the search module answers for.
inline std::string to_text(Reply reply) {
  const char kind = reply.ok ? '=' : reply.beyond ? '>' : '!';
  reply.text.insert(0, 1, kind);
  return std::move(reply.text);
}

// The one object of the module, so that the results of a search answer all later calls.
template <class Calls>
Calls& kept() {
  static Calls calls;
  return calls;
}

// Binds the calls for a position. Embind can pass text only as std::string.
template <class Calls>
void bind_calls() {
  using Text = const std::string&;
  emscripten::function(
      "analyse",
      +[](Text game, Text position) { return to_text(kept<Calls>().analyse(game, position)); });
  emscripten::function(
      "play", +[](Text game, Text position, Text move) {
        return to_text(kept<Calls>().play(game, position, move));
      });
  emscripten::function(
      "picture",
      +[](Text game, Text position) { return to_text(kept<Calls>().picture(game, position)); });
}

}  // namespace impartial
