// The bindings of the rules module, which a page loads for the game with a typed rule.
#include "boundary/searched_bindings.hpp"

EMSCRIPTEN_BINDINGS(rules) { impartial::bind_searches<impartial::Module::rules>(); }
