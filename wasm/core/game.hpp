// What a game supplies, once, for everything that the house does with it.
#pragma once

#include <concepts>
#include <string>
#include <string_view>
#include <type_traits>

#include "core/analysis.hpp"
#include "core/dialect.hpp"
#include "core/expected.hpp"
#include "core/json.hpp"
#include "core/outcome.hpp"

namespace impartial {

struct GameInfo {
  std::string_view id;
  Play play{};
  std::string_view
      example;  // a position, in the game's notation, that shows what the game is about
};

template <class... Ds>
struct Dialects {};

// Position and Move are regular value types; a Move is ordered as moves are listed.
//   read_position, write_position   the notation: read(write(p)) == p
//   read_move, write_move           a move as text
//   analyse                         outcome, values, every winning move
//   play                            the option a move leads to, or illegal_move
//   write_view                      what a board draws, as one JSON value
//   write_picture                   optional: what a picture of the theory needs besides, as one
//   JSON value
template <class G>
concept Game = std::regular<typename G::Position> && std::totally_ordered<typename G::Move> &&
    requires(std::string_view text, const typename G::Position& position,
             const typename G::Move& move, JsonWriter& json) {
  { G::kInfo } -> std::convertible_to<GameInfo>;
  typename G::Dialects;  // Dialects<...>, the first is the default
  { G::read_position(text) } -> std::same_as<Expected<typename G::Position>>;
  { G::write_position(position) } -> std::same_as<std::string>;
  { G::read_move(text) } -> std::same_as<Expected<typename G::Move>>;
  { G::write_move(move) } -> std::same_as<std::string>;
  { G::analyse(position) } -> std::same_as<Analysis<typename G::Move>>;
  { G::play(position, move) } -> std::same_as<Expected<typename G::Position>>;
  G::write_view(position, json);
};

template <Game G>
std::string analysis_json(const typename G::Position& position) {
  const auto analysis = G::analyse(position);
  AnalysisText text{G::kInfo.id,
                    G::write_position(position),
                    G::kInfo.play,
                    analysis.outcome,
                    analysis.grundy,
                    analysis.components,
                    {},
                    {},
                    analysis.option_count,
                    analysis.facts};
  for (const auto& move : analysis.winning) text.winning.push_back(G::write_move(move));
  for (const auto& option : analysis.options) {
    text.options.push_back({G::write_move(option.move), option.outcome, option.grundy});
  }
  JsonWriter json;
  write_analysis(json.begin_object(), text);
  G::write_view(position, json.key("view"));
  json.end_object();
  return json.take();
}

// The notice for a move that the rules do not allow.
inline Notice illegal_move(std::string_view found) {
  Notice notice = make_notice(Code::illegal_move, {{"found", found}});
  notice.length = found.size();
  return notice;
}

}  // namespace impartial
