// What can be said about a position of Wythoff's game, to find the rule by which a program is
// wrong.
#include "games/wythoff/wythoff.hpp"

namespace impartial::wythoff {
namespace {

constexpr Feature<Heaps> kFeatures[]{
    {{"equal", "the heaps are equal", "the heaps are not equal"},
     [](const Heaps& heaps) -> std::uint64_t { return heaps.first == heaps.second; }},
    {{"no_stones", "no stones are left", "stones are left"},
     [](const Heaps& heaps) -> std::uint64_t { return larger(heaps) == 0; }},
    {{"empty_heap", "a heap is empty", "no heap is empty"},
     [](const Heaps& heaps) -> std::uint64_t { return smaller(heaps) == 0; }},
    {{"loses", "the player to move loses", "the player to move wins"},
     [](const Heaps& heaps) -> std::uint64_t { return outcome(heaps) == Outcome::P; }},
    {{"first_larger", "the first heap is the larger one", "the first heap is not the larger one"},
     [](const Heaps& heaps) -> std::uint64_t { return heaps.first > heaps.second; }},
    {{"double_fails", "a double is too coarse for this difference of the heaps",
      "a double is exact for this difference of the heaps"},
     [](const Heaps& heaps) -> std::uint64_t { return double_fails(heaps); }},
    {{"difference", "the difference of the heaps"}, difference},
    {{"smaller", "the smaller heap"}, smaller},
    {{"larger", "the larger heap"}, larger},
    {{"stones", "the sum of the heaps"},
     [](const Heaps& heaps) { return heaps.first + heaps.second; }},
    {{"winning_moves", "the number of winning moves"},
     [](const Heaps& heaps) -> std::uint64_t { return winning_moves(heaps).size(); }},
};

}  // namespace

std::span<const Feature<Heaps>> Wythoff::features() { return kFeatures; }

}  // namespace impartial::wythoff
