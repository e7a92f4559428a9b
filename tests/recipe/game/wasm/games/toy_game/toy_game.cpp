#include "games/toy_game/toy_game.hpp"

#include <algorithm>

#include "core/notation.hpp"

namespace impartial::toy_game {
namespace {

constexpr std::uint64_t kMost = 3;

std::uint64_t grundy(std::uint64_t heap) { return heap % (kMost + 1); }

}  // namespace

std::string_view name(FactKey key) {
  switch (key) {
    case FactKey::remainder:
      return "remainder";
  }
  return {};
}

Expected<Position> ToyGame::read_position(std::string_view text) {
  return read_notation<Position>(text, [](TextReader& reader, Position& position) {
    return reader.number({.role = &kHeap}, position.heap);
  });
}

std::string ToyGame::write_position(const Position& position) {
  return std::to_string(position.heap);
}

Expected<Move> ToyGame::read_move(std::string_view text) {
  return read_notation<Move>(text, [](TextReader& reader, Move& move) {
    return reader.number({.role = &kAmount}, move.amount);
  });
}

std::string ToyGame::write_move(const Move& move) { return std::to_string(move.amount); }

Analysis<Move> ToyGame::analyse(const Position& position) {
  const std::uint64_t value = grundy(position.heap);
  Analysis<Move> analysis;
  analysis.outcome = outcome_if(value != 0);
  analysis.grundy = value;
  analysis.components = {value};
  analysis.option_count = std::min(position.heap, kMost);
  for (std::uint64_t amount = 1; amount <= analysis.option_count; ++amount) {
    const std::uint64_t after = grundy(position.heap - amount);
    analysis.options.push_back({{amount}, outcome_if(after != 0), after});
  }
  if (value != 0) analysis.winning = {{value}};
  analysis.facts = {{FactKey::remainder, value}};
  return analysis;
}

Expected<Position> ToyGame::play(const Position& position, const Move& move) {
  if (move.amount < 1 || move.amount > std::min(position.heap, kMost)) {
    return illegal_move(write_move(move));
  }
  return Position{position.heap - move.amount};
}

void ToyGame::write_view(const Position& position, JsonWriter& json) {
  json.begin_object().key("heap").integer(position.heap).end_object();
}

}  // namespace impartial::toy_game
