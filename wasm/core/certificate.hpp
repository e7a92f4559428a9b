// A text from which another program can check an answer that a search gave.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace impartial {

// Why there is no certificate.
enum class Obstacle {
  unsolved,   // the searches have not decided the position
  theorem,    // no search was needed
  open,       // the search left open what the proof needs, or no set was found that repeats
  gcd,        // above 2, and no winning move is known that leaves the gcd 1 or 2
  too_large,  // more than a text should have
};

constexpr std::string_view name(Obstacle obstacle) {
  switch (obstacle) {
    case Obstacle::unsolved:
      return "unsolved";
    case Obstacle::theorem:
      return "theorem";
    case Obstacle::open:
      return "open";
    case Obstacle::gcd:
      return "gcd";
    case Obstacle::too_large:
      return "too_large";
  }
  return {};
}

// A certificate while it is written, in steps.
struct Certificate {
  enum class State { writing, written, none };
  State state = State::writing;
  std::uint64_t positions = 0;  // that are written so far
  std::string text;             // once it is written
  Obstacle obstacle{};          // if there is none

  static Certificate writing(std::uint64_t positions) {
    return {State::writing, positions, {}, {}};
  }
  static Certificate written(std::string text) { return {State::written, 0, std::move(text), {}}; }
  static Certificate none(Obstacle obstacle) { return {State::none, 0, {}, obstacle}; }
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
