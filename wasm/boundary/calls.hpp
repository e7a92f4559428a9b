// The calls for a position, the same for every list of games.
#pragma once

#include <cstdint>
#include <string_view>
#include <tuple>
#include <type_traits>

#include "boundary/reply.hpp"
#include "core/game.hpp"

namespace impartial {

template <class... Gs>
struct GameList {};

// What answers for a game: a Search, which keeps what it has found, or the game itself, which keeps
// nothing.
template <class G>
struct AnswererOf {
  using Type = G;
};
template <Searched G>
struct AnswererOf<G> {
  using Type = typename G::Search;
};

// Whether a position is refused only for its size. A notation says too_large of nothing else.
template <Notated G>
bool is_beyond(const Notice& error) {
  return !G::kInfo.beyond.empty() && error.code == Code::too_large;
}

template <class List>
class Calls;

template <Notated... Gs>
class Calls<GameList<Gs...>> {
 public:
  static bool has(std::string_view game) { return ((Gs::kInfo.id == game) || ...); }

  // The Analysis of a position, as JSON.
  Reply analyse(std::string_view game, std::string_view position) {
    return with_position(game, position, []<class G>(std::type_identity<G>, auto& by, auto& read) {
      return Reply{true, analysis_json<G>(read, by.analyse(read))};
    });
  }

  // The same as tab-separated values (analysis_row), for line `line` of a list. On failure the text
  // is an error line for a terminal.
  Reply row(std::string_view game, std::string_view position, std::uint64_t line) {
    return with_game(game, [=]<class G>(std::type_identity<G>, auto& by) -> Reply {
      const auto read = G::read_position(position);
      if (read) return {true, analysis_row<G>(*read, by.analyse(*read))};
      Notice error = read.error();
      error.place.line = line;
      return {false, terminal_line(error), is_beyond<G>(error)};
    });
  }

  // The position after a move, in the game's notation.
  Reply play(std::string_view game, std::string_view position, std::string_view move) {
    return with_position(game, position,
                         [move]<class G>(std::type_identity<G>, auto&, auto& from) -> Reply {
                           const auto with = G::read_move(move);
                           if (!with) return {false, to_json(with.error())};
                           const auto to = G::play(from, *with);
                           if (!to) return {false, to_json(to.error())};
                           return {true, G::write_position(*to)};
                         });
  }

  // What a picture of the game's theory needs beyond the analysis, as JSON that only this game's
  // picture reads; null if the analysis is enough.
  Reply picture(std::string_view game, std::string_view position) {
    return with_position(game, position, []<class G>(std::type_identity<G>, auto& by, auto& read) {
      JsonWriter json;
      if constexpr (requires { by.write_picture(read, json); }) {
        by.write_picture(read, json);
      } else {
        json.null();
      }
      return Reply{true, json.take()};
    });
  }

 protected:
  // The reply is use(type, answerer) for the game with this id.
  template <class Use>
  Reply with_game(std::string_view id, Use&& use) {
    Reply reply;
    const auto answer = [&]<class G>(std::type_identity<G> game) {
      reply = use(game, std::get<typename AnswererOf<G>::Type>(answerers_));
      return true;
    };
    const bool found =
        ((Gs::kInfo.id == id && answer(std::type_identity<Gs>{})) || ...);  // the first that has it
    if (!found) reply.text = to_json(unknown_game(id));
    return reply;
  }

  // The reply is use(type, answerer, position) for the position that the text says.
  template <class Use>
  Reply with_position(std::string_view game, std::string_view text, Use&& use) {
    return with_game(game, [&]<class G>(std::type_identity<G> type, auto& by) -> Reply {
      const auto position = G::read_position(text);
      if (!position) return {false, to_json(position.error()), is_beyond<G>(position.error())};
      return use(type, by, *position);
    });
  }

 private:
  std::tuple<typename AnswererOf<Gs>::Type...> answerers_;
};

}  // namespace impartial
