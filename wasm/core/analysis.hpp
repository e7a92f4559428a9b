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

// How an analysis came about, and how far it goes.
enum class Status {
  solved,            // outcome and all winning moves, computed
  theorem,           // a theorem says the outcome; the list may be incomplete
  partial,           // N, as some winning moves were found; the list may be incomplete
  unknown,           // nothing that is known here decides it
  budget_exhausted,  // the search was stopped or not begun: what was found stands, what was not
                     // says nothing
};

std::string_view name(Status status);

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
  std::vector<Move> winning;              // ascending; all of them if complete
  Status status = Status::solved;
  bool complete = true;
  std::string_view reason;  // what the status rests on, as the game names it; empty: it is plain
  std::uint64_t option_count = 0;     // saturates at 2^64 - 1
  std::vector<Option<Move>> options;  // ascending, the first listed_options(option_count) of them
  std::vector<Fact> facts;
};

// "status", "complete" and "reason".
void write_status(JsonWriter& json, Status status, bool complete, std::string_view reason);
// A value after its key; null where there is none.
void write_grundy(JsonWriter& json, const std::optional<std::uint64_t>& grundy);
void write_numbers(JsonWriter& json, const std::vector<std::uint64_t>& numbers);
void write_option(JsonWriter& json, std::string_view move, Outcome outcome,
                  const std::optional<std::uint64_t>& grundy);
void write_facts(JsonWriter& json, const std::vector<Fact>& facts);

// How many options are listed. What a board can show at once has fewer and is listed whole; a
// thousand rows or a heap of 10^18 stones have more than a frame of 16 ms can carry, and a few show
// the form. The view says what a board needs of such positions.
constexpr std::size_t listed_options(std::uint64_t count) {
  constexpr std::size_t kAll = 2'000;
  constexpr std::size_t kSome = 200;
  return count <= kAll ? static_cast<std::size_t>(count) : kSome;
}

}  // namespace impartial
