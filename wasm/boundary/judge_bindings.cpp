// The bindings of the judge module, which a page loads for its first judge text.
#include <emscripten/val.h>

#include "boundary/bindings.hpp"
#include "boundary/judge_text.hpp"

namespace {

using impartial::Reply;

emscripten::val view(const char* bytes, std::size_t size) {
  return emscripten::val(
      emscripten::typed_memory_view(size, reinterpret_cast<const unsigned char*>(bytes)));
}

// A session in any dialect. If the dialect does not exist, feed returns the error.
class BoundSession {
 public:
  BoundSession(const std::string& dialect, std::uint32_t seed)
      : dialect_(dialect), session_(impartial::solver(dialect, seed)) {}

  // A view is of wasm memory, which may move. Valid until the next call.
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

// The caller owns the session and calls delete().
BoundSession* solver(const std::string& dialect, std::uint32_t seed) {
  return new BoundSession(dialect, seed);
}

Reply case_at(const std::string& dialect, const std::string& text, std::size_t offset) {
  return impartial::case_at(dialect, text, offset);
}

}  // namespace

EMSCRIPTEN_BINDINGS(judge) {
  impartial::bind_reply();
  emscripten::class_<BoundSession>("Session")
      .function("room", &BoundSession::room)
      .function("feed", &BoundSession::feed)
      .function("answer", &BoundSession::answer);
  emscripten::function("solver", &solver, emscripten::allow_raw_pointers());
  emscripten::function("case_at", &case_at);
}
