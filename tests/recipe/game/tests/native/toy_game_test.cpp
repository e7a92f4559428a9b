// Toy game against its oracle.
#include "games/toy_game/toy_game.hpp"

#include <gtest/gtest.h>

#include "oracle/toy_game.hpp"

namespace {

using impartial::Outcome;
using impartial::toy_game::ToyGame;

TEST(Oracle, ToyGameSmallHeaps) {
  for (int heap = 0; heap <= 100; ++heap) {
    const auto analysis = ToyGame::analyse({static_cast<std::uint64_t>(heap)});
    EXPECT_EQ(analysis.outcome == Outcome::N, impartial_oracle::toy_game::first_player_wins(heap))
        << heap;
  }
}

}  // namespace
