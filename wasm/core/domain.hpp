// Contracts that run. A comment that begins with "Domain:" says which arguments a function is made
// for; IMPARTIAL_DOMAIN checks it in the asan and fuzz presets, which define IMPARTIAL_CHECKED.
// Elsewhere it costs nothing and its condition is not evaluated.
#pragma once

#ifdef IMPARTIAL_CHECKED

#include <cstdio>
#include <cstdlib>

namespace impartial {

[[noreturn]] inline void stop_outside_domain(const char* condition, const char* file, int line) {
  std::fprintf(stderr, "%s:%d: outside the domain: %s\n", file, line, condition);
  std::abort();
}

}  // namespace impartial

#define IMPARTIAL_DOMAIN(condition) \
  ((condition) ? void() : ::impartial::stop_outside_domain(#condition, __FILE__, __LINE__))

#else

#define IMPARTIAL_DOMAIN(condition) static_cast<void>(sizeof(!(condition)))

#endif
