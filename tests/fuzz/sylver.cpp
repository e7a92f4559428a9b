// Any bytes as a position and a move of Sylver Coinage get a reply, the position after a move can
// be read again, and the two positions are never both P.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string_view>

#include "boundary/search.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const std::size_t bar = std::min(text.find('|'), text.size());
  const std::string_view position = text.substr(0, bar);
  const std::string_view move = text.substr(std::min(bar + 1, text.size()));
  impartial::Searches searches;
  const auto session = searches.open("sylver_coinage", position);
  if (session) (*session)->step(2'000);
  const auto row = searches.row("sylver_coinage", position);
  if (session.has_value() != row.has_value()) std::abort();
  const auto next = searches.play("sylver_coinage", position, move);
  if (!next) return 0;
  const auto after = searches.row("sylver_coinage", *next);
  if (!row || !after) std::abort();
  // A position with a move to a P-position is N.
  const auto is_p = [](const std::string& columns) {
    return columns.find("\tP\t") != std::string::npos;
  };
  if (is_p(*row) && is_p(*after)) std::abort();
  return 0;
}
