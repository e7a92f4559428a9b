// The members that every game supplies, and the JSON of an analysis.
#pragma once

#include <concepts>
#include <cstdint>
#include <span>
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

// The modules of the solver that answer for positions. A page loads each for the first game in it.
enum class Module { positions, search, rules };

constexpr std::string_view name(Module module) {
  switch (module) {
    case Module::positions:
      return "positions";
    case Module::search:
      return "search";
    case Module::rules:
      return "rules";
  }
  return {};
}

struct GameInfo {
  std::string_view id;
  Play play{};  // of the positions, unless the game has a play_of
  // A position, in the game's notation, that shows the point of the game.
  std::string_view example;
  Module module = Module::positions;
};

template <class... Ds>
struct Dialects {};

// What answers for the positions of a game: its Answerer, a value that keeps results, or the game
// itself, which keeps none.
template <class G>
struct AnswererOf {
  using Type = G;
};
template <class G>
requires requires { typename G::Answerer; }
struct AnswererOf<G> {
  using Type = typename G::Answerer;
};

// A game. Position and Move are regular value types; a Move is ordered as moves are listed.
//   Dialects                        Dialects<...>, the first is the default; may be empty
//   kRoles, kRules                  what its notices name, for the page's words
//   FactKey                         the keys of its analysis's facts
//   Reason                          optional: the reasons of its analyses
//   read_position, write_position   the notation: read(write(p)) == p
//   read_move, write_move           a move as text
//   play                            the option that a move leads to, or illegal_move
//   write_view                      the data of the board's drawing, as one JSON value
//   analyse                         of its answerer: outcome, Grundy values, winning moves
//   write_picture                   optional, of its answerer: further data for a picture of the
//                                   theory, as one JSON value
//   play_of                         optional: the play convention of a position
//   features                        optional: what can be said about a position (core/feature.hpp)
//   make_canonical                  optional: makes positions equal from which all games continue
//                                   alike
template <class G>
concept Game = std::regular<typename G::Position> && std::totally_ordered<typename G::Move> &&
    requires(std::string_view text, typename AnswererOf<G>::Type& answerer,
             const typename G::Position& position, const typename G::Move& move, JsonWriter& json) {
  typename G::Dialects;
  requires Worded<typename G::FactKey>;
  { G::kInfo } -> std::convertible_to<GameInfo>;
  { G::kRoles } -> std::convertible_to<std::span<const Role>>;
  { G::kRules } -> std::convertible_to<std::span<const Rule>>;
  { G::read_position(text) } -> std::same_as<Expected<typename G::Position>>;
  { G::write_position(position) } -> std::same_as<std::string>;
  { G::read_move(text) } -> std::same_as<Expected<typename G::Move>>;
  { G::write_move(move) } -> std::same_as<std::string>;
  { G::play(position, move) } -> std::same_as<Expected<typename G::Position>>;
  G::write_view(position, json);
  { answerer.analyse(position) } -> std::same_as<Analysis<typename G::Move>>;
};

// A game whose positions may take a long search. Its Answerer keeps the results:
//   use_threads     how many threads its searches may use; 1 before it is called
//   analyse         answers from the results so far and, if necessary, a short search
//   step            continues the search of a position for about `positions` positions
//   certificate     writes about `positions` more positions of a proof of the results so far
template <class G>
concept Searched = Game<G> &&
    requires(typename G::Answerer& answerer, const typename G::Position& position,
             std::uint64_t positions) {
  answerer.use_threads(1U);
  { answerer.step(position, positions) } -> std::same_as<SearchReport>;
  { answerer.certificate(position, positions) } -> std::same_as<Certificate>;
};

template <Game G>
Play play_of(const typename G::Position& position) {
  if constexpr (requires { G::play_of(position); }) {
    return G::play_of(position);
  } else {
    return G::kInfo.play;
  }
}

template <Game G>
std::string analysis_json(const typename G::Position& position,
                          const Analysis<typename G::Move>& analysis) {
  JsonWriter json;
  json.begin_object();
  json.key("game").string(G::kInfo.id);
  json.key("position").string(G::write_position(position));
  json.key("play").string(name(play_of<G>(position)));
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
template <Game G>
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
