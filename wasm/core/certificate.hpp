// A text from which another program can check an answer that a search gave.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace impartial {

// A certificate while it is written, in steps.
struct Certificate {
  enum class State { writing, written, none };
  State state = State::writing;
  std::uint64_t positions = 0;  // that are written so far
  std::string text;             // once it is written
  std::string_view obstacle;    // why there is none, a literal

  static Certificate writing(std::uint64_t positions) {
    return {State::writing, positions, {}, {}};
  }
  static Certificate written(std::string text) { return {State::written, 0, std::move(text), {}}; }
  static Certificate none(std::string_view obstacle) { return {State::none, 0, {}, obstacle}; }
};

constexpr std::string_view name(Certificate::State state) {
  switch (state) {
    case Certificate::State::writing:
      return "writing";
    case Certificate::State::written:
      return "written";
    case Certificate::State::none:
      return "none";
  }
  return {};
}

// {"state", and then "positions", "text" or "obstacle"}
std::string to_json(const Certificate& certificate);

}  // namespace impartial
