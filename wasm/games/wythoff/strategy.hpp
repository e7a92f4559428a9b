// The text of WythoffStrategy: a list of cold pairs, then a game.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/random.hpp"
#include "core/text_writer.hpp"
#include "games/wythoff/wythoff.hpp"

namespace impartial::wythoff {

inline void write_pair(TextWriter& writer, std::uint64_t a, std::uint64_t b) {
  writer.text("(").number(a).text(",").number(b).text(")");
}

// Chooses at random from which heaps to take, then how many stones, both uniformly.
inline Move her_move(const Heaps& heaps, Random& random) {
  std::array<Move, 3> unit{};  // one stone from the first heap, from the second, from both
  std::size_t ways = 0;
  if (heaps.first > 0) unit[ways++] = {1, 0};
  if (heaps.second > 0) unit[ways++] = {0, 1};
  if (ways == 2) unit[ways++] = {1, 1};
  const Move way = unit[static_cast<std::size_t>(random.below(ways))];
  const std::uint64_t most = way.second == 0  ? heaps.first
                             : way.first == 0 ? heaps.second
                                              : std::min(heaps.first, heaps.second);
  const std::uint64_t amount = 1 + random.below(most);
  return {way.first * amount, way.second * amount};
}

inline void extract(TextWriter& writer, std::string_view who, const Move& move, Heaps& heaps) {
  writer.text(who).text(": extract ");
  write_pair(writer, move.first, move.second);
  writer.text(" from ");
  write_pair(writer, heaps.first, heaps.second);
  writer.text("\n");
  heaps.first -= move.first;
  heaps.second -= move.second;
}

// The number of cold pairs with 0 < A_k <= bound. A_k <= bound exactly if k phi < bound + 1.
inline std::uint64_t pairs_up_to(std::uint64_t bound) {
  return bound == kMaxNumber ? over_phi(bound) : over_phi(bound + 1);
}

// Writes the first `pairs` cold pairs, at most WythoffStrategy::kListedPairs of them.
inline void write_pairs(TextWriter& writer, std::uint64_t pairs) {
  constexpr std::uint64_t kListed = WythoffStrategy::kListedPairs;
  for (std::uint64_t k = 1; k <= std::min(pairs, kListed); ++k) {
    write_pair(writer, lower_of_pair(k), lower_of_pair(k) + k);
    writer.text(" ");
  }
  if (pairs > kListed) writer.text("... and ").number(pairs - kListed).text(" more");
  writer.text("\n");
}

// A winning move; if there is none, one stone from the larger heap.
inline Move winning_move(const Heaps& heaps) {
  const std::vector<Move> winning = winning_moves(heaps);
  if (!winning.empty()) return winning.front();
  return heaps.first > heaps.second ? Move{1, 0} : Move{0, 1};
}

// Writes a game in which "I" plays my_move(heaps).
template <class MyMove>
void write_game(TextWriter& writer, Heaps heaps, std::uint64_t seed, MyMove&& my_move) {
  Random random(seed);
  while (heaps != Heaps{}) {
    writer.text("current ");
    write_pair(writer, heaps.first, heaps.second);
    writer.text("\n");
    extract(writer, "I", my_move(heaps), heaps);
    if (heaps != Heaps{}) extract(writer, "She", her_move(heaps, random), heaps);
  }
}

}  // namespace impartial::wythoff
