// The concept Game, with a game that has another play convention in each position and keeps
// results.
#include "core/game.hpp"

#include <gtest/gtest.h>

#include <span>
#include <string>
#include <string_view>

#include "core/remoteness.hpp"

namespace {

using impartial::Analysis;
using impartial::Expected;
using impartial::Outcome;
using impartial::Play;

enum class NoFact {};
[[maybe_unused]] constexpr std::string_view name(NoFact) { return {}; }

// One heap, from which one stone is taken: `3`, or `misere 3`.
struct OneByOne {
  struct Position {
    std::uint64_t stones = 0;
    Play play{};
    auto operator<=>(const Position&) const = default;
  };
  struct Move {
    auto operator<=>(const Move&) const = default;
  };
  using Dialects = impartial::Dialects<>;
  static constexpr impartial::GameInfo kInfo{
      .id = "one_by_one", .play = Play::normal, .example = "3"};
  static constexpr std::span<const impartial::Role> kRoles{};
  static constexpr std::span<const impartial::Rule> kRules{};
  using FactKey = NoFact;

  struct Answerer {
    std::uint64_t asked = 0;
    Analysis<Move> analyse(const Position& position) {
      ++asked;
      Analysis<Move> analysis;
      const bool is_odd = position.stones % 2 == 1;
      analysis.outcome = impartial::outcome_if(is_odd == (position.play == Play::normal));
      if (position.stones == 0) return analysis;
      if (analysis.outcome == Outcome::N) analysis.winning.push_back({});
      analysis.options.push_back(
          {{}, analysis.outcome == Outcome::N ? Outcome::P : Outcome::N, std::nullopt});
      analysis.option_count = 1;
      return analysis;
    }
  };

  static Play play_of(const Position& position) { return position.play; }
  static Expected<Position> read_position(std::string_view text) {
    const std::string_view misere = "misere ";
    Position position;
    if (text.starts_with(misere)) {
      position.play = Play::misere;
      text.remove_prefix(misere.size());
    }
    position.stones = std::stoull(std::string(text));
    return position;
  }
  static std::string write_position(const Position& position) {
    return (position.play == Play::misere ? "misere " : "") + std::to_string(position.stones);
  }
  static Expected<Move> read_move(std::string_view) { return Move{}; }
  static std::string write_move(const Move&) { return "1"; }
  static Expected<Position> play(const Position& position, const Move&) {
    if (position.stones == 0) return impartial::illegal_move("1");
    return Position{position.stones - 1, position.play};
  }
  static void write_view(const Position&, impartial::JsonWriter& json) { json.null(); }
};
static_assert(impartial::Game<OneByOne>);
static_assert(!impartial::Searched<OneByOne>);

TEST(Game, APositionHasItsOwnPlayConvention) {
  OneByOne::Answerer answerer;
  for (const auto& [text, play, outcome] :
       {std::tuple{"3", "normal", "N"}, std::tuple{"misere 3", "misere", "P"}}) {
    const auto position = *OneByOne::read_position(text);
    const std::string json =
        impartial::analysis_json<OneByOne>(position, answerer.analyse(position));
    EXPECT_NE(json.find(std::string(R"("play":")") + play + '"'), std::string::npos) << json;
    EXPECT_NE(json.find(std::string(R"("outcome":")") + outcome + '"'), std::string::npos) << json;
  }
}

TEST(Game, AnAnswererIsAskedForTheWholeGame) {
  OneByOne::Answerer answerer;
  const auto found = impartial::remoteness_of<OneByOne>(answerer, {3, Play::misere});
  ASSERT_TRUE(found.has_value());
  EXPECT_EQ(found->moves, 3U);
  EXPECT_EQ(answerer.asked, 4U);
}

}  // namespace
