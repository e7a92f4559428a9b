// The practice module: the known mistakes, and inputs that catch them.
#pragma once

#include <string_view>

#include "boundary/reply.hpp"

namespace impartial {

// What a program that makes a known mistake prints for an input.
// Errors: unknown_dialect, and those of the input. A mistake that the dialect does not have prints
// nothing.
Reply wrong_output(std::string_view dialect, std::string_view mistake, std::string_view input);

}  // namespace impartial
