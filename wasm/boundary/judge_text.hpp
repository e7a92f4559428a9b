// The second module: the sessions that answer judge text, for all dialects alike.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

#include "boundary/reply.hpp"
#include "core/session.hpp"

namespace impartial {

// A session in a dialect, null if there is none of that name. `seed` is for what a dialect leaves to
// chance.
std::unique_ptr<Session> solver(std::string_view dialect, std::uint32_t seed = kDefaultSeed);

// The case of a judge's text that contains the byte at `offset`: {"case", "position"}, or null if
// no case contains it. Not ok if that case, or the text before it, is refused.
Reply case_at(std::string_view dialect, std::string_view text, std::uint64_t offset);

}  // namespace impartial
