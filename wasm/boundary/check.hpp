// The check module: judges the output of a program (core/check_session.hpp), for all dialects.
#pragma once

#include <memory>
#include <string_view>

#include "core/check_session.hpp"
#include "core/expected.hpp"

namespace impartial {

// Opens the check of an output in a dialect.
// Errors: unknown_dialect.
Expected<std::unique_ptr<CheckSession>> check(std::string_view dialect);

}  // namespace impartial
