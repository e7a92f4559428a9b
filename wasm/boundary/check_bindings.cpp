// The bindings of the check module, which a page loads when somebody has an output judged.
#include <emscripten/val.h>

#include "boundary/bindings.hpp"
#include "boundary/check.hpp"
#include "boundary/practice.hpp"

namespace {

using impartial::CheckSession;
using impartial::Expected;
using impartial::to_text;

emscripten::val view(std::span<char> bytes) {
  return emscripten::val(
      emscripten::typed_memory_view(bytes.size(), reinterpret_cast<unsigned char*>(bytes.data())));
}

// The check of an output. If the dialect does not exist, it wants nothing and its report is
// the error.
class BoundCheck {
 public:
  explicit BoundCheck(const std::string& dialect) : session_(impartial::check(dialect)) {}

  // 0 input, 1 output, 2 nothing.
  int wants() const {
    return static_cast<int>(session_ ? (*session_)->wants() : CheckSession::Wants::nothing);
  }
  // A view is of wasm memory, which may move. Valid until the next call.
  emscripten::val room(std::size_t bytes) {
    CheckSession& session = **session_;
    return view(session.wants() == CheckSession::Wants::input ? session.input_room(bytes)
                                                              : session.output_room(bytes));
  }
  // Takes the first `bytes` bytes of the room.
  void feed(std::size_t bytes, bool last) {
    CheckSession& session = **session_;
    if (session.wants() == CheckSession::Wants::input) {
      session.feed_input(bytes, last);
    } else {
      session.feed_output(bytes, last);
    }
  }
  std::size_t judged() const { return static_cast<std::size_t>((*session_)->judged()); }
  std::string report() const {
    using Result = Expected<impartial::CheckReport>;
    return to_text(session_ ? Result((*session_)->report()) : Result(session_.error()));
  }

 private:
  Expected<std::unique_ptr<CheckSession>> session_;
};

// The caller owns the check and calls delete().
BoundCheck* check(const std::string& dialect) { return new BoundCheck(dialect); }

// The answer is the input. An unknown kind gives the first one. `cases`: 0 for as many as the
// kind has.
std::string generate(const std::string& dialect, const std::string& kind, std::uint32_t seed,
                     std::uint32_t cases) {
  const auto wanted = cases == 0 ? std::nullopt : std::optional<std::uint64_t>(cases);
  return to_text(impartial::generate(
      dialect, impartial::input_kind(kind).value_or(impartial::kInputKinds[0]), seed, wanted));
}

// The answer is a KillMatrix.
std::string kill_matrix(const std::string& dialect, const std::string& input) {
  return to_text(impartial::kill_matrix(dialect, input));
}

// The answer is a Witness, or null.
std::string witness(const std::string& dialect, const std::string& mistake) {
  return to_text(impartial::witness(dialect, mistake));
}

}  // namespace

EMSCRIPTEN_BINDINGS(check) {
  emscripten::class_<BoundCheck>("Check")
      .function("wants", &BoundCheck::wants)
      .function("room", &BoundCheck::room)
      .function("feed", &BoundCheck::feed)
      .function("judged", &BoundCheck::judged)
      .function("report", &BoundCheck::report);
  emscripten::function("check", &check, emscripten::allow_raw_pointers());
  emscripten::function("generate", &generate);
  emscripten::function("kill_matrix", &kill_matrix);
  emscripten::function("witness", &witness);
}
