// The bindings of the search module, which a page loads for its first game in it.
#include "boundary/searched_bindings.hpp"

EMSCRIPTEN_BINDINGS(search) { impartial::bind_searches<impartial::Module::search>(); }
