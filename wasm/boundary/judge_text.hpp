// The judge module: the sessions that answer judge text, for all dialects.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

#include "boundary/reply.hpp"
#include "core/session.hpp"

namespace impartial {

// Opens a session in a dialect. `seed`: the seed of the dialect's random choices.
// Returns: null if no dialect has this id.
std::unique_ptr<Session> solver(std::string_view dialect, std::uint32_t seed = kDefaultSeed);

// Finds the case of a judge's text that contains the byte at `offset`, or else the next one.
// Returns: {"case", "position"}, or null if there is none.
// Errors: those of the case, and those that end the text before it.
Reply case_at(std::string_view dialect, std::string_view text, std::uint64_t offset);

}  // namespace impartial
