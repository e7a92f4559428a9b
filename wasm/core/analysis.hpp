// What is known of a position, in one shape for every game.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/json.hpp"
#include "core/outcome.hpp"

namespace impartial {

template <class Move>
struct Option {
  Move move;
  Outcome outcome{};                    // of the position that the move leads to: P, the move wins
  std::optional<std::uint64_t> grundy;  // of that position
};

// A number for the explanation. Prose is made from it by the page.
struct Fact {
  std::string_view key;
  std::uint64_t value = 0;
};

template <class Move>
struct Analysis {
  Outcome outcome{};
  std::optional<std::uint64_t> grundy;    // absent where it is undefined or was not computed
  std::vector<std::uint64_t> components;  // Grundy values of the summands, in the position's order
  std::vector<Move> winning;              // complete, ascending
  std::uint64_t option_count = 0;         // saturates at 2^64 - 1
  std::vector<Option<Move>> options;  // ascending, the first listed_options(option_count) of them
  std::vector<Fact> facts;
};

// The same with moves as text: one code for the JSON of all games.
struct AnalysisText {
  std::string_view game;
  std::string position;
  Play play{};
  Outcome outcome{};
  std::optional<std::uint64_t> grundy;
  std::vector<std::uint64_t> components;
  std::vector<std::string> winning;
  std::vector<Option<std::string>> options;
  std::uint64_t option_count = 0;
  std::vector<Fact> facts;
};

// Writes all keys of an Analysis but the view into the object that was begun.
void write_analysis(JsonWriter& json, const AnalysisText& analysis);

// How many options are listed. A board at the judges' limits has fewer moves than the limit and
// lists them all; a heap of 10^18 stones has more than anybody can list, and a few show the form.
constexpr std::size_t listed_options(std::uint64_t count) {
  constexpr std::size_t kAll = 20'000;
  constexpr std::size_t kSome = 200;
  return count <= kAll ? static_cast<std::size_t>(count) : kSome;
}

}  // namespace impartial
