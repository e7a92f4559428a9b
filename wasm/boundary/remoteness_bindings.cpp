// The bindings of the remoteness module, which a page loads when its first board is drawn.
#include "boundary/bindings.hpp"
#include "boundary/remoteness.hpp"

EMSCRIPTEN_BINDINGS(remoteness) {
  using Text = const std::string&;
  emscripten::function(
      "remoteness", +[](Text game, Text position) {
        return impartial::to_text(
            impartial::kept<impartial::Remotenesses>().remoteness(game, position));
      });
}
