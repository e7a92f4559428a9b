// The version and the commit, which the build writes (../version.cmake).
#pragma once

#include <string_view>

namespace impartial::cli {

// Such as `0.1.0 (1a2b3c4)`, as in the footer of the page.
extern const std::string_view kVersion;

}  // namespace impartial::cli
