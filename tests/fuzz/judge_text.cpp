// For any bytes as judge text, the session ends, and the size of the pieces does not change its
// answers and notices. CMake makes a target for each dialect, named in IMPARTIAL_DIALECT.
#include <cstdint>
#include <cstdlib>

#include "native/support.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  // The first byte chooses the size of the pieces, the rest is the text.
  const std::size_t chunk = 1 + data[0] % 64;
  const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  const impartial_tests::Solved whole = impartial_tests::solve(IMPARTIAL_DIALECT, text);
  if (!whole.done || whole != impartial_tests::solve(IMPARTIAL_DIALECT, text, chunk)) std::abort();
  return 0;
}
