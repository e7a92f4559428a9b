// The oracles as a module for the page "Check it yourself" (web/verify). The module has no code of
// the solver: CMake gives it no path to wasm/.
#include <emscripten/bind.h>

#include <algorithm>
#include <cstddef>
#include <string>

#include "oracle/topics.hpp"
#include "oracle_games.hpp"

namespace {

using impartial_oracle::JudgeText;
using impartial_oracle::Slice;

// The positions from `from` on, at most `count`. All of it is empty after the last one, and if
// there is no such topic.
Slice slice(const std::string& id, std::size_t from, std::size_t count) {
  Slice found;
  for (const auto& topic : impartial_oracle::topics()) {
    if (topic.id != id || from >= topic.positions) continue;
    const std::size_t end = from + std::min(count, topic.positions - from);
    const bool is_text = !topic.dialect.empty();
    if (topic.counted) found.input = std::to_string(end - from) + "\n";
    for (std::size_t index = from; index < end; ++index) {
      const auto question = topic.question(index);
      found.positions += question.position + "\n";
      if (is_text) found.input += question.judge + "\n";
      if (topic.answer) found.answers += topic.answer(index) + "\n";
    }
    if (topic.answer) continue;
    JudgeText judge(found.input);
    answer(topic.dialect, judge);
    found.answers = judge.output();
  }
  return found;
}

}  // namespace

EMSCRIPTEN_BINDINGS(oracle) {
  emscripten::value_object<Slice>("Slice")
      .field("positions", &Slice::positions)
      .field("input", &Slice::input)
      .field("answers", &Slice::answers);
  emscripten::function("slice", &slice);
}
