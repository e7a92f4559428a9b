// How a call of the boundary is answered for one game of a list.
#pragma once

#include <string_view>
#include <type_traits>
#include <utility>

#include "boundary/registry.hpp"
#include "core/game.hpp"

namespace impartial {

// Calls use(game) with the game of that id; its result is the reply.
template <class Use, template <class...> class List, class... Gs>
Reply with_game(List<Gs...>, std::string_view id, Use&& use) {
  Reply reply{false, to_json(unknown_game(id))};
  const auto try_game = [&]<class G>(std::type_identity<G> game) {
    if (G::kInfo.id == id) reply = use(game);
  };
  (try_game(std::type_identity<Gs>{}), ...);
  return reply;
}

// Calls use(position) with the position that the text says; its result is the reply.
template <class G, class Use>
Reply with_position(std::string_view text, Use&& use) {
  const auto position = G::read_position(text);
  if (!position) return {false, to_json(position.error())};
  return use(*position);
}

template <class G, class Analyse>
Reply row_reply(std::string_view text, std::uint64_t line, Analyse&& analyse) {
  const auto position = G::read_position(text);
  if (position) return {true, analysis_row<G>(*position, analyse(*position))};
  Notice error = position.error();
  error.place.line = line;
  return {false, terminal_line(error)};
}

template <class G>
Reply play_reply(std::string_view position, std::string_view move) {
  return with_position<G>(position, [move](const typename G::Position& from) -> Reply {
    const auto with = G::read_move(move);
    if (!with) return {false, to_json(with.error())};
    const auto to = G::play(from, *with);
    if (!to) return {false, to_json(to.error())};
    return {true, G::write_position(*to)};
  });
}

}  // namespace impartial
