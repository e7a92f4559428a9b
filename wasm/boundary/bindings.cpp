// The boundary to JavaScript, the same for every game. The only file that knows Emscripten; cli.cpp
// is its native twin.
#include <emscripten/bind.h>
#include <emscripten/val.h>

#include "boundary/registry.hpp"

namespace {

using impartial::Reply;

emscripten::val view(const char* bytes, std::size_t size) {
  return emscripten::val(
      emscripten::typed_memory_view(size, reinterpret_cast<const unsigned char*>(bytes)));
}

// A session that can be asked for by any name: without a dialect it refuses to be fed.
class Solver {
 public:
  Solver(const std::string& dialect, std::uint32_t seed)
      : dialect_(dialect), session_(impartial::solver(dialect, seed)) {}

  // Views are of wasm memory: to be used before the next call, as memory may move.
  emscripten::val room(std::size_t bytes) {
    if (session_ == nullptr) return emscripten::val::global("Uint8Array").new_(bytes);
    return view(session_->room(bytes).data(), bytes);
  }
  Reply feed(std::size_t bytes, bool last) {
    if (session_ == nullptr) return {false, to_json(impartial::unknown_dialect(dialect_))};
    return {true, to_json(session_->feed(bytes, last))};
  }
  emscripten::val answer() const {
    return session_ == nullptr ? view(nullptr, 0)
                               : view(session_->answer().data(), session_->answer().size());
  }

 private:
  std::string dialect_;
  std::unique_ptr<impartial::Session> session_;
};

// The caller owns it, and says delete().
Solver* solver(const std::string& dialect, std::uint32_t seed) { return new Solver(dialect, seed); }

Reply case_at(const std::string& dialect, const std::string& text, std::size_t offset) {
  return impartial::case_at(dialect, text, offset);
}

Reply analyse(const std::string& game, const std::string& position) {
  return impartial::analyse(game, position);
}

Reply play(const std::string& game, const std::string& position, const std::string& move) {
  return impartial::play(game, position, move);
}

Reply picture(const std::string& game, const std::string& position) {
  return impartial::picture(game, position);
}

}  // namespace

EMSCRIPTEN_BINDINGS(impartial) {
  emscripten::value_object<Reply>("Reply").field("ok", &Reply::ok).field("text", &Reply::text);
  emscripten::class_<Solver>("Session")
      .function("room", &Solver::room)
      .function("feed", &Solver::feed)
      .function("answer", &Solver::answer);
  emscripten::function("games", &impartial::games);
  emscripten::function("solver", &solver, emscripten::allow_raw_pointers());
  emscripten::function("case_at", &case_at);
  emscripten::function("analyse", &analyse);
  emscripten::function("play", &play);
  emscripten::function("picture", &picture);
}
