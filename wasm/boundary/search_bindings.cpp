// The boundary of the second module, for games whose positions take long: bindings.cpp's calls for
// a position, and the step that goes on with one.
#include <emscripten/bind.h>

#include "boundary/search.hpp"

namespace {

using impartial::Reply;

// One for the module: whatever was found answers all who ask.
impartial::Searches& searches() {
  static impartial::Searches kept;
  return kept;
}

Reply analyse(const std::string& game, const std::string& position) {
  return searches().analyse(game, position);
}

Reply play(const std::string& game, const std::string& position, const std::string& move) {
  return searches().play(game, position, move);
}

Reply picture(const std::string& game, const std::string& position) {
  return searches().picture(game, position);
}

Reply step(const std::string& game, const std::string& position, unsigned positions) {
  impartial::SearchReport report;
  return searches().step(game, position, positions, report);
}

}  // namespace

EMSCRIPTEN_BINDINGS(impartial_search) {
  emscripten::value_object<Reply>("Reply").field("ok", &Reply::ok).field("text", &Reply::text);
  emscripten::function("analyse", &analyse);
  emscripten::function("play", &play);
  emscripten::function("picture", &picture);
  emscripten::function("step", &step);
}
