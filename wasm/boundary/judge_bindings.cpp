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
  void list_starts(std::size_t cases) {
    if (session_ != nullptr) session_->list_starts(cases);
  }
  // Where each case begins in the input and in the answer.
  emscripten::val starts() const {
    if (session_ == nullptr) return emscripten::val::global("Uint32Array").new_(0);
    const std::span<const impartial::CaseStart> starts = session_->starts();
    return emscripten::val(emscripten::typed_memory_view(2 * starts.size(), &starts.data()->input));
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

Reply reflow(const std::string& dialect, const std::string& text) {
  return impartial::reflow(dialect, text);
}

// A place between two cases. Its numbers come as doubles, because JavaScript has no others.
struct CasePlace {
  double cases = 0;
  double line = 1;
  double column = 1;
  double offset = 0;
};

Reply case_at(const std::string& dialect, const std::string& text, double offset, double number,
              const CasePlace& start) {
  const auto natural = [](double value) { return static_cast<std::uint64_t>(value); };
  return impartial::case_at(dialect, text, {natural(offset), natural(number)}, natural(start.cases),
                            {natural(start.line), natural(start.column), natural(start.offset)});
}

}  // namespace

EMSCRIPTEN_BINDINGS(judge) {
  impartial::bind_reply();
  emscripten::class_<BoundSession>("Session")
      .function("room", &BoundSession::room)
      .function("feed", &BoundSession::feed)
      .function("list_starts", &BoundSession::list_starts)
      .function("starts", &BoundSession::starts)
      .function("answer", &BoundSession::answer);
  emscripten::function("solver", &solver, emscripten::allow_raw_pointers());
  emscripten::value_object<CasePlace>("CasePlace")
      .field("cases", &CasePlace::cases)
      .field("line", &CasePlace::line)
      .field("column", &CasePlace::column)
      .field("offset", &CasePlace::offset);
  emscripten::function("case_at", &case_at);
  emscripten::function("reflow", &reflow);
}
