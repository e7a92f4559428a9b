// Long searches from a terminal: their progress, and Ctrl-C.
#pragma once

#include <string_view>

#include "boundary/search.hpp"
#include "cli/options.hpp"

namespace impartial::cli {

// From now on Ctrl-C stops a search, and ends a call that waits for input.
void listen_for_interrupts();
bool is_interrupted();

// Searches until the search is done or interrupted, or the budget is exhausted. Returns whether it
// is done.
bool search(Searches& searches, std::string_view game, std::string_view position,
            const Budget& budget);

// Searches, then writes and prints the certificate of what was found, both within one budget of
// time. Another Ctrl-C stops the writing too.
int certify(Searches& searches, std::string_view game, std::string_view position,
            const Budget& budget, FormatNotice format);

}  // namespace impartial::cli
