// Line breaks that were lost on the way are put back by the counts in the text.
#pragma once

#include <string>
#include <string_view>

#include "core/dialect.hpp"
#include "core/expected.hpp"

namespace impartial {

// The numbers of the text as they are written, in the lines of the dialect's layout.
// Errors: those of the first number that does not fit, or at the start of the text if the dialect
// has no layout.
Expected<std::string> reflow(const DialectInfo& info, std::string_view text);

}  // namespace impartial
