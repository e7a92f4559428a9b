// The options of one heap.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "games/heap_games/rule.hpp"

namespace impartial::heap_games {

// The heaps that are left of one heap, in descending order, without empty ones.
using Parts = std::vector<std::uint64_t>;

struct HeapOptions {
  std::vector<Parts> list;  // ascending, each once
  // Whether there are no others: the work was enough, and the rule ends.
  bool complete = true;
  // A part that is not smaller than the heap: the game need not end.
  std::optional<std::uint64_t> comes_again;
};

// `work`: how many options may be looked at; what is left remains.
HeapOptions options_of(const HeapRule& rule, std::uint64_t heap, std::uint64_t& work);

// Whether a heap can become these parts. Domain: the parts are descending and not empty.
bool is_option(const HeapRule& rule, std::uint64_t heap, const Parts& parts);

}  // namespace impartial::heap_games
