// Long searches from a terminal: their progress, and Ctrl-C.
#pragma once

#include <string_view>

#include "boundary/search.hpp"
#include "cli/options.hpp"

namespace impartial::cli {

// From now on Ctrl-C stops a search, and ends a call that waits for input.
void listen_for_interrupts();
bool is_interrupted();

// Searches until the search is done or interrupted, or the budget is exhausted.
void search(Searches& searches, std::string_view game, std::string_view position,
            const Budget& budget);

// Writes and prints the certificate of what a search has found. Another Ctrl-C stops this too.
int show_certificate(Searches& searches, std::string_view game, std::string_view position,
                     FormatNotice format);

}  // namespace impartial::cli
