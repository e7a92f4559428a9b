// The bindings of the positions module, which every page loads.
#include "boundary/bindings.hpp"
#include "boundary/positions.hpp"

EMSCRIPTEN_BINDINGS(positions) {
  impartial::bind_calls<impartial::Positions>();
  emscripten::function("games", &impartial::games);
  emscripten::function(
      "remoteness", +[](const std::string& game, const std::string& position) {
        return impartial::to_text(
            impartial::instance<impartial::Positions>().remoteness(game, position));
      });
}
