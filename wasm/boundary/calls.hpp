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

// The object that answers for a game: its Search, which keeps results, or the game itself,
// which has none.
template <class G>
struct AnswererOf {
  using Type = G;
};
template <Searched G>
struct AnswererOf<G> {
  using Type = typename G::Search;
};

// Whether a position was refused only because the searched game must answer it. A notation uses
// too_large for nothing else.
template <Notated G>
bool is_beyond(const Notice& error) {
  return !G::kInfo.beyond.empty() && error.code == Code::too_large;
}

template <class List>
class Calls;

template <Notated... Gs>
class Calls<GameList<Gs...>> {
 public:
  // `say`: how a refusal is written, JSON for the page, a line for the terminal.
  using Say = std::string (*)(const Notice& notice);
  explicit Calls(Say say = to_json) : say_(say) {}

  static bool has(std::string_view game) { return ((Gs::kInfo.id == game) || ...); }

  // Returns the analysis of a position, as JSON.
  Reply analyse(std::string_view game, std::string_view position) {
    return with_position(game, position, []<class G>(std::type_identity<G>, auto& by, auto& read) {
      return Reply{true, analysis_json<G>(read, by.analyse(read))};
    });
  }

  // Returns the analysis as tab-separated values (analysis_row). `line`: the line of the position
  // in its list, which a refusal names.
  Reply row(std::string_view game, std::string_view position, std::uint64_t line) {
    return with_game(game, [=, this]<class G>(std::type_identity<G>, auto& by) -> Reply {
      const auto read = G::read_position(position);
      if (read) return {true, analysis_row<G>(*read, by.analyse(*read))};
      Notice error = read.error();
      error.place.line = line;
      return {false, say_(error), is_beyond<G>(error)};
    });
  }

  // Returns the position after a move, in the game's notation.
  Reply play(std::string_view game, std::string_view position, std::string_view move) {
    return with_position(game, position,
                         [=, this]<class G>(std::type_identity<G>, auto&, auto& from) -> Reply {
                           const auto with = G::read_move(move);
                           if (!with) return {false, say_(with.error())};
                           const auto to = G::play(from, *with);
                           if (!to) return {false, say_(to.error())};
                           return {true, G::write_position(*to)};
                         });
  }

  // Returns the further data for a picture of the game's theory, as JSON that only this game's
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
  // Returns use(type, answerer) for the first game with this id.
  template <class Use>
  Reply with_game(std::string_view id, Use&& use) {
    Reply reply;
    const auto answer = [&]<class G>(std::type_identity<G> game) {
      reply = use(game, std::get<typename AnswererOf<G>::Type>(answerers_));
      return true;
    };
    const bool found = ((Gs::kInfo.id == id && answer(std::type_identity<Gs>{})) || ...);
    if (!found) reply.text = say_(unknown_game(id));
    return reply;
  }

  // Returns use(type, answerer, position) for a position in the game's notation.
  template <class Use>
  Reply with_position(std::string_view game, std::string_view text, Use&& use) {
    return with_game(game, [&]<class G>(std::type_identity<G> type, auto& by) -> Reply {
      const auto position = G::read_position(text);
      if (!position) return {false, say_(position.error()), is_beyond<G>(position.error())};
      return use(type, by, *position);
    });
  }

  std::tuple<typename AnswererOf<Gs>::Type...> answerers_;

 private:
  Say say_;
};

}  // namespace impartial
