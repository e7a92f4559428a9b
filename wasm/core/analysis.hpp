// The analysis of a position, in the same form for every game.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/json.hpp"
#include "core/outcome.hpp"
#include "core/words.hpp"

namespace impartial {

template <class Move>
struct Option {
  Move move;
  // The outcome and the Grundy value of the position after the move. The move wins if it is P.
  Outcome outcome{};
  std::optional<std::uint64_t> grundy;
};

// The evidence for an analysis.
enum class Status {
  solved,   // the outcome and all winning moves were computed
  theorem,  // a theorem gives the outcome; winning moves may be missing
  partial,  // N, as some winning moves were found; others may be missing
  unknown,  // neither the theorems nor the searches known here decide the outcome
  // The search was stopped or not begun. Its results are right, but a missing one means nothing.
  budget_exhausted,
};

std::string_view name(Status status);

// A number for the explanation, which the page puts into words.
struct Fact {
  // The keys of a game's facts are an enumeration of the game.
  template <Worded Key>
  Fact(Key fact, std::uint64_t number) : key(name(fact)), value(number) {}

  std::string_view key;
  std::uint64_t value = 0;
};

template <class Move>
struct Analysis {
  Outcome outcome{};
  std::optional<std::uint64_t> grundy;    // absent if undefined or not computed
  std::vector<std::uint64_t> components;  // Grundy values of the summands, in the position's order
  std::vector<Move> winning;              // ascending; all of them if complete
  Status status = Status::solved;
  bool complete = true;
  // The game's name for the evidence of the status; empty if the status says enough. A literal.
  std::string_view reason;
  std::uint64_t option_count = 0;     // saturates at 2^64 - 1
  std::vector<Option<Move>> options;  // the first listed_options(option_count), ascending
  std::vector<Fact> facts;
};

// Writes "status", "complete" and "reason".
void write_status(JsonWriter& json, Status status, bool complete, std::string_view reason);
// Writes a Grundy value after its key; null if it is absent.
void write_grundy(JsonWriter& json, const std::optional<std::uint64_t>& grundy);
void write_numbers(JsonWriter& json, const std::vector<std::uint64_t>& numbers);
void write_option(JsonWriter& json, std::string_view move, Outcome outcome,
                  const std::optional<std::uint64_t>& grundy);
void write_facts(JsonWriter& json, const std::vector<Fact>& facts);

// How many of `count` options are listed: all up to 2,000, otherwise the first 200. A position that
// fits a board has fewer than 2,000. Listing all options of a thousand rows or of a heap of 10^18
// stones would take longer than a frame of 16 ms; the view has what the board needs of them.
constexpr std::size_t listed_options(std::uint64_t count) {
  constexpr std::size_t kAll = 2'000;
  constexpr std::size_t kSome = 200;
  return count <= kAll ? static_cast<std::size_t>(count) : kSome;
}

}  // namespace impartial
