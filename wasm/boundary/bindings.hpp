// What the three modules' bindings share. Only files that end in bindings.hpp or bindings.cpp know
// Emscripten; cli.cpp is their native twin.
#pragma once

#include <emscripten/bind.h>

#include <string>

#include "boundary/reply.hpp"

namespace impartial {

inline void bind_reply() {
  emscripten::value_object<Reply>("Reply")
      .field("ok", &Reply::ok)
      .field("text", &Reply::text)
      .field("beyond", &Reply::beyond);
}

// One for the module: what its searches find answers all later calls.
template <class Calls>
Calls& kept() {
  static Calls calls;
  return calls;
}

// The calls for a position. Embind passes texts as std::string only.
template <class Calls>
void bind_calls() {
  using Text = const std::string&;
  bind_reply();
  emscripten::function(
      "analyse", +[](Text game, Text position) { return kept<Calls>().analyse(game, position); });
  emscripten::function(
      "play", +[](Text game, Text position, Text move) {
        return kept<Calls>().play(game, position, move);
      });
  emscripten::function(
      "picture", +[](Text game, Text position) { return kept<Calls>().picture(game, position); });
}

}  // namespace impartial
