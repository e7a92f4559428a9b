// The members that every game supplies, and the JSON of an analysis.
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>

#include "core/analysis.hpp"
#include "core/certificate.hpp"
#include "core/dialect.hpp"
#include "core/expected.hpp"
#include "core/json.hpp"
#include "core/outcome.hpp"
#include "core/search_report.hpp"

namespace impartial {

struct GameInfo {
  std::string_view id;
  Play play{};
  // A position, in the game's notation, that shows the point of the game.
  std::string_view example;
  // An example of a position that is too large for this game, but that the searched game with the
  // same id answers. Empty if there is no such game.
  std::string_view beyond = {};
};

template <class... Ds>
struct Dialects {};

// A game whose positions and moves have a notation. Position and Move are regular value types; a
// Move is ordered as moves are listed.
//   read_position, write_position   the notation: read(write(p)) == p
//   read_move, write_move           a move as text
//   play                            the option that a move leads to, or illegal_move
//   write_view                      the data of the board's drawing, as one JSON value
template <class G>
concept Notated = std::regular<typename G::Position> && std::totally_ordered<typename G::Move> &&
    requires(std::string_view text, const typename G::Position& position,
             const typename G::Move& move, JsonWriter& json) {
  { G::kInfo } -> std::convertible_to<GameInfo>;
  { G::read_position(text) } -> std::same_as<Expected<typename G::Position>>;
  { G::write_position(position) } -> std::same_as<std::string>;
  { G::read_move(text) } -> std::same_as<Expected<typename G::Move>>;
  { G::write_move(move) } -> std::same_as<std::string>;
  { G::play(position, move) } -> std::same_as<Expected<typename G::Position>>;
  G::write_view(position, json);
};

// A game of the judges. It answers every position without a search.
//   Dialects        Dialects<...>, the first is the default
//   analyse         outcome, Grundy values, every winning move
//   write_picture   optional: further data for a picture of the theory, as one JSON value
//   make_canonical  optional: makes positions equal from which all games continue alike
template <class G>
concept Game = Notated<G> && requires(const typename G::Position& position) {
  typename G::Dialects;
  { G::analyse(position) } -> std::same_as<Analysis<typename G::Move>>;
};

// A game whose positions take a long search. Its Search keeps its results:
//   use_threads     how many threads its searches may use; 1 before it is called
//   analyse         answers from the results so far and, if necessary, a short search
//   step            continues the search of a position for about `positions` positions
//   write_picture   the data for a picture of the results so far, as one JSON value
//   certificate     writes about `positions` more positions of a proof of the results so far
template <class G>
concept Searched = Notated<G> &&
    requires(typename G::Search& search, const typename G::Position& position,
             std::uint64_t positions, JsonWriter& json) {
  search.use_threads(1U);
  { search.analyse(position) } -> std::same_as<Analysis<typename G::Move>>;
  { search.step(position, positions) } -> std::same_as<SearchReport>;
  search.write_picture(position, json);
  { search.certificate(position, positions) } -> std::same_as<Certificate>;
};

template <Notated G>
std::string analysis_json(const typename G::Position& position,
                          const Analysis<typename G::Move>& analysis) {
  JsonWriter json;
  json.begin_object();
  json.key("game").string(G::kInfo.id);
  json.key("position").string(G::write_position(position));
  json.key("play").string(name(G::kInfo.play));
  json.key("outcome").string(name(analysis.outcome));
  write_status(json, analysis.status, analysis.complete, analysis.reason);
  write_grundy(json.key("grundy"), analysis.grundy);
  write_numbers(json.key("components"), analysis.components);
  json.key("winning").begin_array();
  for (const auto& move : analysis.winning) json.string(G::write_move(move));
  json.end_array();
  json.key("options").begin_object();
  json.key("count").integer(analysis.option_count);
  json.key("listed").begin_array();
  for (const auto& [move, outcome, grundy] : analysis.options) {
    write_option(json, G::write_move(move), outcome, grundy);
  }
  json.end_array();
  json.key("truncated").boolean(analysis.options.size() < analysis.option_count);
  json.end_object();
  write_facts(json.key("facts"), analysis.facts);
  G::write_view(position, json.key("view"));
  json.end_object();
  return json.take();
}

// The columns of analysis_row.
inline constexpr std::string_view kRowHeader =
    "position\toutcome\tstatus\tcomplete\twinning\tgrundy\treason\tfacts";

// An analysis as tab-separated values. Lists are separated by spaces, facts are written key=value,
// missing values are empty.
template <Notated G>
std::string analysis_row(const typename G::Position& position,
                         const Analysis<typename G::Move>& analysis) {
  std::string row = G::write_position(position);
  row.append("\t").append(name(analysis.outcome)).append("\t").append(name(analysis.status));
  row.append(analysis.complete ? "\tyes\t" : "\tno\t");
  for (const auto& move : analysis.winning) {
    if (&move != &analysis.winning.front()) row += ' ';
    row += G::write_move(move);
  }
  row += '\t';
  if (analysis.grundy) row += std::to_string(*analysis.grundy);
  row.append("\t").append(analysis.reason).append("\t");
  for (const Fact& fact : analysis.facts) {
    if (&fact != &analysis.facts.front()) row += ' ';
    row.append(fact.key).append("=").append(std::to_string(fact.value));
  }
  return row;
}

// The notice for a move that the rules do not allow.
inline Notice illegal_move(std::string_view found) {
  Notice notice = make_notice(Code::illegal_move, {{"found", found}});
  notice.length = found.size();
  return notice;
}

}  // namespace impartial
