// Assertions. A comment that begins with "Domain:" states the arguments that a function accepts.
// IMPARTIAL_DOMAIN checks them in the asan and fuzz presets, which define IMPARTIAL_CHECKED. In
// other builds it does not evaluate its condition.
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
