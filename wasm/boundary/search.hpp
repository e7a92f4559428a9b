// A long analysis, in steps: the second kind of session. What it finds is kept and answers all
// later questions.
#pragma once

#include <concepts>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "boundary/registry.hpp"
#include "core/game.hpp"
#include "core/search_report.hpp"

namespace impartial {

// A game with positions that take long. Its Search is what was found so far:
//   analyse        as the game's own, from what was found and, where that is not enough, from what
//   a
//                  moment finds
//   step           goes on with the position, for about so many positions more
//   write_picture  what a picture of what was found needs, as one JSON value
template <class G>
concept SearchedGame = Game<G> &&
    requires(typename G::Search& search, const typename G::Position& position,
             std::uint64_t positions, JsonWriter& json) {
  { search.analyse(position) } -> std::same_as<Analysis<typename G::Move>>;
  { search.step(position, positions) } -> std::same_as<SearchReport>;
  search.write_picture(position, json);
};

// The boundary's calls for the games that are searched, with what was found for each. They refuse
// other games as unknown.
class Searches {
 public:
  Searches();
  ~Searches();
  Searches(const Searches&) = delete;
  Searches& operator=(const Searches&) = delete;

  static bool has(std::string_view game);

  Reply analyse(std::string_view game, std::string_view position);
  Reply row(std::string_view game, std::string_view position, std::uint64_t line);
  Reply play(std::string_view game, std::string_view position, std::string_view move);
  Reply picture(std::string_view game, std::string_view position);
  // Goes on with a position. The text is the report as JSON; where it is not ok, `report` stays.
  Reply step(std::string_view game, std::string_view position, std::uint64_t positions,
             SearchReport& report);

 private:
  struct Kept;
  std::unique_ptr<Kept> kept_;
};

}  // namespace impartial
