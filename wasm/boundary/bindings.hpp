// Shared by the bindings of the modules. Only files that end in bindings.hpp or bindings.cpp
// use Emscripten; cli/ makes the same calls from a terminal.
#pragma once

#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <cstddef>
#include <memory>
#include <string>
#include <utility>

#include "boundary/reply.hpp"

namespace impartial {

// The one object of the module, so that the results of a search answer all later calls.
template <class Calls>
Calls& instance() {
  static Calls calls;
  return calls;
}

// What JavaScript opens: an object, which it owns and deletes, or the text of the refusal.
template <class Bound, class Session>
emscripten::val opened(Expected<std::unique_ptr<Session>> session) {
  if (!session) return emscripten::val(to_text(Expected<std::string>(session.error())));
  return emscripten::val(Bound(std::move(*session)));
}

// A view is of wasm memory, which may move. Valid until the next call.
inline emscripten::val view(const char* bytes, std::size_t size) {
  return emscripten::val(
      emscripten::typed_memory_view(size, reinterpret_cast<const unsigned char*>(bytes)));
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
  emscripten::function(
      "remoteness", +[](Text game, Text position) {
        return to_text(instance<Calls>().remoteness(game, position));
      });
}

}  // namespace impartial
