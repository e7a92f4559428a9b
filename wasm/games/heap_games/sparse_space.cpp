#include "games/heap_games/sparse_space.hpp"

#include <algorithm>
#include <bit>

namespace impartial::heap_games {

void SparseSpace::choose(const std::vector<std::uint32_t>& values, bool by_parity) {
  const std::uint32_t largest = *std::max_element(values.begin(), values.end());
  mask_ = 0;
  by_parity_ = 0;
  std::int64_t best = 0;
  for (const std::uint64_t parity : {0U, 1U}) {
    if (parity != 0 && !by_parity) break;
    // By the transform of W. H. Hadamard: how many values are inside, less how many are outside,
    // for every mask.
    std::vector<std::int64_t> balance(std::size_t{1} << std::bit_width(largest));
    for (std::size_t i = 0; i < values.size(); ++i) {
      balance[values[i]] += (i & parity) != 0 ? -1 : 1;
    }
    for (std::size_t half = 1; half < balance.size(); half *= 2) {
      for (std::size_t i = 0; i < balance.size(); ++i) {
        if ((i & half) != 0) continue;
        const std::int64_t left = balance[i];
        const std::int64_t right = balance[i + half];
        balance[i] = left + right;
        balance[i + half] = left - right;
      }
    }
    balance[0] = 0;  // for no mask
    const auto least = std::min_element(balance.begin(), balance.end());
    if (*least >= best) continue;
    best = *least;
    mask_ = static_cast<std::uint32_t>(least - balance.begin());
    by_parity_ = parity;
  }
}

}  // namespace impartial::heap_games
