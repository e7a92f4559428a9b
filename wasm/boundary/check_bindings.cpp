// The bindings of the check module, which a page loads when somebody has an output judged.
#include "boundary/bindings.hpp"
#include "boundary/check.hpp"
#include "boundary/practice.hpp"
#include "boundary/trial.hpp"
#include "core/json.hpp"
#include "core/words.hpp"

namespace {

using impartial::CheckSession;
using impartial::to_text;
using impartial::view;

// The check of an output.
class BoundCheck {
 public:
  explicit BoundCheck(std::unique_ptr<CheckSession> session) : session_(std::move(session)) {}

  // 0 input, 1 output, 2 nothing.
  int wants() const { return static_cast<int>(session_->wants()); }
  emscripten::val room(std::size_t bytes) {
    return view((wants_input() ? session_->input_room(bytes) : session_->output_room(bytes)).data(),
                bytes);
  }
  // Takes the first `bytes` bytes of the room.
  void feed(std::size_t bytes, bool last) {
    wants_input() ? session_->feed_input(bytes, last) : session_->feed_output(bytes, last);
  }
  std::size_t judged() const { return static_cast<std::size_t>(session_->judged()); }
  // Returns a CheckReport.
  std::string report() const { return to_json(session_->report()); }

 private:
  bool wants_input() const { return session_->wants() == CheckSession::Wants::input; }

  std::unique_ptr<CheckSession> session_;
};

emscripten::val check(const std::string& dialect) {
  return impartial::opened<BoundCheck>(impartial::check(dialect));
}

// The trial of a program.
class BoundTrial {
 public:
  explicit BoundTrial(std::unique_ptr<impartial::Trial> trial) : trial_(std::move(trial)) {}

  // {"input": the text that the program runs on next, or null, "report": a TrialReport at the end,
  // or null}.
  std::string step() const {
    impartial::JsonWriter json;
    json.begin_object().key("input");
    const std::string* const input = trial_->next();
    input == nullptr ? json.null() : json.string(*input);
    json.end_object();
    std::string text = json.take();
    text.insert(text.size() - 1,
                ",\"report\":" + (input == nullptr ? to_json(trial_->report()) : "null"));
    return text;
  }
  void take(const std::string& ending, const std::string& output, double milliseconds) {
    trial_->take(
        {impartial::word_named<impartial::Ending>(ending).value_or(impartial::Ending::crashed),
         output, milliseconds});
  }

 private:
  std::unique_ptr<impartial::Trial> trial_;
};

emscripten::val try_program(const std::string& dialect, std::uint32_t seed) {
  return impartial::opened<BoundTrial>(impartial::try_program(dialect, seed));
}

// The answer is the input. An unknown kind gives the first one. `cases`: 0 for as many as the
// kind has.
std::string generate(const std::string& dialect, const std::string& kind, std::uint32_t seed,
                     std::uint32_t cases) {
  const auto wanted = cases == 0 ? std::nullopt : std::optional<std::uint64_t>(cases);
  return to_text(impartial::generate(
      dialect,
      impartial::word_named<impartial::InputKind>(kind).value_or(impartial::InputKind::adversarial),
      seed, wanted));
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
  emscripten::class_<BoundTrial>("Trial")
      .function("step", &BoundTrial::step)
      .function("take", &BoundTrial::take);
  emscripten::function("try_program", &try_program);
  emscripten::function("check", &check);
  emscripten::function("generate", &generate);
  emscripten::function("kill_matrix", &kill_matrix);
  emscripten::function("witness", &witness);
}
