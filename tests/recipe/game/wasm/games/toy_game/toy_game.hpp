// Toy game.
//
// Rules
// - One heap of stones. A move takes one, two or three of them.
// - A player who cannot move loses.
//
// Theory (proved): the Grundy value of n stones is n modulo 4. The options of n have the values of
// n - 1, n - 2 and n - 3, as far as these exist, which by induction are the other three values or,
// below 4, all smaller ones; n modulo 4 is their mex.
//
// Example: 5 is N, and taking 1 wins: 4 is P.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/game.hpp"

namespace impartial::toy_game {

// The meanings of the numbers in the text.
inline constexpr Role kRoles[]{
    {"toy_game_heap", "the heap", "stones"},
    {"toy_game_amount", "an amount of stones", "stones"},
};
inline constexpr const Role& kHeap = kRoles[0];
inline constexpr const Role& kAmount = kRoles[1];

struct Position {
  std::uint64_t heap = 0;
  auto operator<=>(const Position&) const = default;
};

struct Move {
  std::uint64_t amount = 0;
  auto operator<=>(const Move&) const = default;
};

// T, then a heap for each case; `First` if the first player wins, else `Second`.
class ToyGameCases {
 public:
  static const DialectInfo kInfo;
  static constexpr std::string_view kOutputWords = "First Second";
  explicit ToyGameCases(std::uint32_t) {}
  bool read_case(TextReader& reader, Position& position);
  void write_answer(const Position& position, std::uint64_t case_number, TextWriter& writer);
};

// The numbers for the explanation.
enum class FactKey { remainder };
std::string_view name(FactKey key);

struct ToyGame {
  static constexpr GameInfo kInfo{.id = "toy_game", .play = Play::normal, .example = "5"};
  static constexpr std::span<const Role> kRoles = toy_game::kRoles;
  static constexpr std::span<const Rule> kRules{};
  using FactKey = toy_game::FactKey;
  using Position = toy_game::Position;
  using Move = toy_game::Move;
  using Dialects = impartial::Dialects<ToyGameCases>;

  static Expected<Position> read_position(std::string_view text);
  static std::string write_position(const Position& position);
  static Expected<Move> read_move(std::string_view text);
  static std::string write_move(const Move& move);
  static Analysis<Move> analyse(const Position& position);
  static Expected<Position> play(const Position& position, const Move& move);
  // {"heap": the stones}
  static void write_view(const Position& position, JsonWriter& json);
};

}  // namespace impartial::toy_game
