// Any bytes as judge text and as a program's output get a verdict, which does not depend on the
// size of the pieces; the solver's own output is accepted.
#include <cstdlib>

#include "native/support.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using impartial_tests::check;
  static const std::vector<std::string> dialects = impartial_tests::dialects();
  if (size == 0) return 0;
  const std::string& dialect = dialects[data[0] % dialects.size()];
  const std::size_t chunk = 1 + data[0] / dialects.size();
  const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  const std::size_t bar = std::min(text.find('|'), text.size());
  const std::string_view input = text.substr(0, bar);
  const std::string_view output = text.substr(std::min(bar + 1, text.size()));
  if (to_json(check(dialect, input, output)) != to_json(check(dialect, input, output, chunk))) {
    std::abort();
  }
  const impartial::Verdict own =
      check(dialect, input, impartial_tests::solve(dialect, input).answer).verdict;
  if (own != impartial::Verdict::accepted && own != impartial::Verdict::not_judged) std::abort();
  return 0;
}
