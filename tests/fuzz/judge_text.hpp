// Any bytes as judge text: the session must come to its end, and must not depend on how the bytes
// arrive.
#pragma once

#include <cstdint>
#include <cstdlib>

#include "native/support.hpp"

namespace impartial_tests {

inline int fuzz_dialect(std::string_view dialect, const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  // The first byte chooses the size of the pieces, the rest is the text.
  const std::size_t chunk = 1 + data[0] % 64;
  const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  const Solved whole = solve(dialect, text);
  if (!whole.done || whole != solve(dialect, text, chunk)) std::abort();
  return 0;
}

}  // namespace impartial_tests

// One target a dialect.
#define IMPARTIAL_FUZZ_DIALECT(dialect)                                               \
  extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) { \
    return impartial_tests::fuzz_dialect(dialect, data, size);                        \
  }
