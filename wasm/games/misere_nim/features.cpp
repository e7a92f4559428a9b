// What can be said about a position of Misere Nim, to find the rule by which a program is wrong.
#include <algorithm>

#include "games/misere_nim/facts.hpp"
#include "games/misere_nim/misere_nim.hpp"

namespace impartial::misere_nim {
namespace {

constexpr Feature<Heaps> kFeatures[]{
    {{"all_ones", "all heaps are 1", "a heap is above 1"},
     [](const Heaps& heaps) -> std::uint64_t { return Facts(heaps).all_small(); }},
    {{"heaps", "the number of heaps"},
     [](const Heaps& heaps) -> std::uint64_t { return heaps.size(); }},
    {{"large_heaps", "the number of heaps above 1"},
     [](const Heaps& heaps) {
       return static_cast<std::uint64_t>(
           std::count_if(heaps.begin(), heaps.end(), [](std::uint64_t heap) { return heap > 1; }));
     }},
    {{"loses", "the player to move loses", "the player to move wins"},
     [](const Heaps& heaps) -> std::uint64_t { return outcome(heaps) == Outcome::P; }},
    {{"nim_sum", "the nim-sum"}, [](const Heaps& heaps) { return Facts(heaps).sum; }},
    {{"largest", "the largest heap"}, [](const Heaps& heaps) { return Facts(heaps).largest; }},
    {{"stones", "the sum of the heaps"}, [](const Heaps& heaps) { return Facts(heaps).stones; }},
    {{"equal_heaps", "two heaps are equal", "no two heaps are equal"},
     [](const Heaps& heaps) -> std::uint64_t {
       Heaps sorted = heaps;
       std::sort(sorted.begin(), sorted.end());
       return std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end();
     }},
    {{"ones", "the number of heaps of 1"}, [](const Heaps& heaps) { return Facts(heaps).ones; }},
    {{"first_heap", "the first heap"},
     [](const Heaps& heaps) { return heaps.empty() ? 0 : heaps.front(); }},
    {{"last_heap", "the last heap"},
     [](const Heaps& heaps) { return heaps.empty() ? 0 : heaps.back(); }},
    {{"ascending", "the heaps are in ascending order", "the heaps are not in ascending order"},
     [](const Heaps& heaps) -> std::uint64_t {
       return std::is_sorted(heaps.begin(), heaps.end());
     }},
    {{"sum_is_count_in_32_bits", "the sum of the heaps is their number, in 32 bits",
      "the sum of the heaps is not their number, in 32 bits"},
     [](const Heaps& heaps) -> std::uint64_t {
       return static_cast<std::uint32_t>(Facts(heaps).stones) == heaps.size();
     }},
};

}  // namespace

std::span<const Feature<Heaps>> MisereNim::features() { return kFeatures; }

}  // namespace impartial::misere_nim
