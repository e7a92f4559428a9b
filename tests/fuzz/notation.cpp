// Any bytes as a position and a move get a reply, and the position after a move can be read again.
#include <cstdlib>

#include "native/support.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const std::vector<std::string> games = impartial_tests::game_ids();
  if (size == 0) return 0;
  const std::string& game = games[data[0] % games.size()];
  const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  const std::size_t bar = std::min(text.find('|'), text.size());
  const std::string_view position = text.substr(0, bar);
  const std::string_view move = text.substr(std::min(bar + 1, text.size()));
  const auto analysis = impartial_tests::analyse(game, position);
  const auto next = impartial_tests::play(game, position, move);
  if (next && (!analysis || !impartial_tests::analyse(game, *next))) std::abort();
  return 0;
}
