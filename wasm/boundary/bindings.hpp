// Shared by the bindings of the modules. Only files that end in bindings.hpp or bindings.cpp
// use Emscripten; cli/ makes the same calls from a terminal.
#pragma once

#include <emscripten/bind.h>

#include <string>

#include "boundary/reply.hpp"

namespace impartial {

// The one object of the module, so that the results of a search answer all later calls.
template <class Calls>
Calls& instance() {
  static Calls calls;
  return calls;
}

// Binds the calls for a position. Embind can pass text only as std::string.
template <class Calls>
void bind_calls() {
  using Text = const std::string&;
  emscripten::function(
      "analyse",
      +[](Text game, Text position) { return to_text(instance<Calls>().analyse(game, position)); });
  emscripten::function(
      "play", +[](Text game, Text position, Text move) {
        return to_text(instance<Calls>().play(game, position, move));
      });
  emscripten::function(
      "picture",
      +[](Text game, Text position) { return to_text(instance<Calls>().picture(game, position)); });
}

}  // namespace impartial
