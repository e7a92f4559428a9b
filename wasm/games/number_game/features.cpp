// What can be said about a position of the Number Game, to find the rule by which a program is
// wrong.
#include <bit>

#include "games/number_game/number_game.hpp"

namespace impartial::number_game {
namespace {

std::uint64_t count(Numbers numbers) { return static_cast<std::uint64_t>(std::popcount(numbers)); }

constexpr Feature<TablePosition> kFeatures[]{
    {{"loses", "the player to move loses", "the player to move wins"},
     [](const TablePosition& position) -> std::uint64_t { return position.solved().winning == 0; }},
    {{"free", "the number of free numbers"},
     [](const TablePosition& position) { return count(position.solved().free); }},
    {{"winning_moves", "the number of winning moves"},
     [](const TablePosition& position) { return count(position.solved().winning); }},
    {{"smallest", "the smallest free number"},
     [](const TablePosition& position) -> std::uint64_t {
       const Numbers free = position.solved().free;
       return free == 0 ? 0 : static_cast<std::uint64_t>(std::countr_zero(free));
     }},
    {{"largest", "the largest free number"},
     [](const TablePosition& position) -> std::uint64_t {
       return static_cast<std::uint64_t>(std::bit_width(position.solved().free | 1U)) - 1;
     }},
    {{"two_free", "2 is free", "2 is taken"},
     [](const TablePosition& position) -> std::uint64_t {
       return (position.solved().free & bit(2)) != 0;
     }},
    {{"three_free", "3 is free", "3 is taken"},
     [](const TablePosition& position) -> std::uint64_t {
       return (position.solved().free & bit(3)) != 0;
     }},
    {{"even_free", "the number of even free numbers"},
     [](const TablePosition& position) { return count(position.solved().free & 0x155555); }},
};

}  // namespace

std::span<const Feature<TablePosition>> NumberGame::features() { return kFeatures; }

}  // namespace impartial::number_game
