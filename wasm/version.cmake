# Writes the version of package.json and the commit, as web/build/site_facts.ts does for the page, into a C++ source:
#   cmake -D ROOT=... -D OUT=... -P version.cmake
file(READ ${ROOT}/package.json package)
string(JSON version GET "${package}" version)
execute_process(
  COMMAND git --git-dir ${ROOT}/.git --work-tree ${ROOT} describe --always --dirty=+ --exclude=* --abbrev=7
  OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE failed)
if(NOT failed AND commit)
  string(APPEND version " (${commit})")
endif()
# An unchanged file is not written again, so nothing is compiled again.
file(CONFIGURE OUTPUT ${OUT} CONTENT [[
#include "cli/version.hpp"

const std::string_view impartial::cli::kVersion = "@version@";
]] @ONLY)
