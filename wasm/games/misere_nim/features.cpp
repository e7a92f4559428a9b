// What can be said about a position of Misere Nim, to find the rule by which a program is wrong.
#include <algorithm>
#include <numeric>

#include "core/nimber.hpp"
#include "games/misere_nim/misere_nim.hpp"

namespace impartial::misere_nim {
namespace {

std::uint64_t nim_sum_of(const Heaps& heaps) {
  std::uint64_t sum = 0;
  for (const std::uint64_t heap : heaps) sum = nim_sum(sum, heap);
  return sum;
}

std::uint64_t sum_of(const Heaps& heaps) {
  return std::accumulate(heaps.begin(), heaps.end(), std::uint64_t{0});
}

constexpr Feature<Heaps> kFeatures[]{
    {{"all_ones", "all heaps are 1", "a heap is above 1"},
     [](const Heaps& heaps) -> std::uint64_t {
       return std::all_of(heaps.begin(), heaps.end(), [](std::uint64_t heap) { return heap <= 1; });
     }},
    {{"heaps", "the number of heaps"},
     [](const Heaps& heaps) -> std::uint64_t { return heaps.size(); }},
    {{"large_heaps", "the number of heaps above 1"},
     [](const Heaps& heaps) {
       return static_cast<std::uint64_t>(
           std::count_if(heaps.begin(), heaps.end(), [](std::uint64_t heap) { return heap > 1; }));
     }},
    {{"loses", "the player to move loses", "the player to move wins"},
     [](const Heaps& heaps) -> std::uint64_t { return outcome(heaps) == Outcome::P; }},
    {{"nim_sum", "the nim-sum"}, nim_sum_of},
    {{"largest", "the largest heap"},
     [](const Heaps& heaps) {
       return heaps.empty() ? std::uint64_t{0} : *std::max_element(heaps.begin(), heaps.end());
     }},
    {{"stones", "the sum of the heaps"}, sum_of},
    {{"equal_heaps", "two heaps are equal", "no two heaps are equal"},
     [](const Heaps& heaps) -> std::uint64_t {
       Heaps sorted = heaps;
       std::sort(sorted.begin(), sorted.end());
       return std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end();
     }},
    {{"ones", "the number of heaps of 1"},
     [](const Heaps& heaps) {
       return static_cast<std::uint64_t>(std::count(heaps.begin(), heaps.end(), 1));
     }},
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
       return static_cast<std::uint32_t>(sum_of(heaps)) == heaps.size();
     }},
};

}  // namespace

std::span<const Feature<Heaps>> MisereNim::features() { return kFeatures; }

}  // namespace impartial::misere_nim
