// The bindings of the positions module, which every page loads.
#include "boundary/bindings.hpp"
#include "boundary/positions.hpp"

EMSCRIPTEN_BINDINGS(positions) {
  impartial::bind_calls<impartial::Positions>();
  emscripten::function("games", &impartial::games);
}
