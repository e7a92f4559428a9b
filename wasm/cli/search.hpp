// Long searches from a terminal: their budget, their progress, and Ctrl-C.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "boundary/search.hpp"
#include "cli/terminal.hpp"

namespace impartial::cli {

struct Budget {
  std::uint64_t positions = UINT64_MAX;
  std::uint64_t megabytes = 4096;
  std::uint64_t seconds = UINT64_MAX;
  bool values = false;  // Grundy values too
  std::uint64_t threads = core_count();
};

// `--positions N --memory MB --seconds N --threads N --values`, in any order. Returns false if an
// argument is anything else.
[[nodiscard]] bool read_budget(std::span<char*> arguments, Budget& budget);

// From now on Ctrl-C stops a search, and ends a call that waits for input.
void listen_for_interrupts();
bool is_interrupted();

// Searches until the search is done or interrupted, or the budget is exhausted.
void search(Searches& searches, std::string_view game, std::string_view position,
            const Budget& budget);

// Writes the certificate of what a search has found. Another Ctrl-C stops this too.
int certify(Searches& searches, std::string_view game, std::string_view position);

}  // namespace impartial::cli
