// Asks a program for sums of heaps, from which its values are learned (core/heap_values.hpp).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/heap_values.hpp"

namespace impartial {

// A search by the rule of the input's case, for heaps about as large as its own. Nothing if it has
// larger ones, or if the cases of the dialect are no sums of heaps.
std::optional<HeapValuesSearch> search_values(std::string_view dialect, std::string_view input);

// The cases that ask for the sums by the rule of the input's case. Domain: it has such a search.
std::vector<std::string> sum_cases(std::string_view dialect, std::string_view input,
                                   const std::vector<HeapSum>& sums);

// Which of the sums win, as an output says.
std::vector<bool> wins_in(std::string_view dialect, std::string_view output);

// A heap alone, by the rule of the input's case, in the game's notation.
std::string position_of_heap(std::string_view dialect, std::string_view input, std::uint64_t heap);

}  // namespace impartial
