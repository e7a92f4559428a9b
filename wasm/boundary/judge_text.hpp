// The judge module: the sessions that answer judge text, for all dialects.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

#include "boundary/reply.hpp"
#include "core/session.hpp"

namespace impartial {

// Opens a session in a dialect. `seed`: the seed of the dialect's random choices.
// Errors: unknown_dialect.
Expected<std::unique_ptr<Session>> solver(std::string_view dialect,
                                          std::uint32_t seed = kDefaultSeed);

// The text with the judge's line breaks, which are found by the counts in it.
// Errors: unknown_dialect; what does not fit the dialect's counts and limits, or is no number.
Expected<std::string> reflow(std::string_view dialect, std::string_view text);

// Finds a case of a judge's text, or the last one if the wanted case does not come. The text
// begins after `cases` cases, at `place` of the whole input.
// Returns: {"case", "line", "endLine", "offset", "length", "position", "refusal"}: its number, its
// place in the whole input, and its position, or the error of the case; null if there is no case.
// Errors: unknown_dialect; those that end the text before the case.
Expected<std::string> case_at(std::string_view dialect, std::string_view text,
                              const WantedCase& wanted, std::uint64_t cases = 0,
                              const Place& place = {});

}  // namespace impartial
