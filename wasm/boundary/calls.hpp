// The calls for a position, the same for every list of games.
#pragma once

#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>

#include "boundary/reply.hpp"
#include "core/game.hpp"
#include "core/remoteness.hpp"

namespace impartial {

template <class... Gs>
struct GameList {};

template <class List>
class Calls;

template <Game... Gs>
class Calls<GameList<Gs...>> {
 public:
  static bool has(std::string_view game) { return ((Gs::kInfo.id == game) || ...); }

  // Returns the analysis of a position, as JSON.
  Expected<std::string> analyse(std::string_view game, std::string_view position) {
    return with_position<std::string>(
        game, position, []<class G>(std::type_identity<G>, auto& answerer, auto& read) {
          return analysis_json<G>(read, answerer.analyse(read));
        });
  }

  // Returns the analysis as tab-separated values (analysis_row).
  Expected<std::string> row(std::string_view game, std::string_view position) {
    return with_position<std::string>(
        game, position, []<class G>(std::type_identity<G>, auto& answerer, auto& read) {
          return analysis_row<G>(read, answerer.analyse(read));
        });
  }

  // Returns the position after a move, in the game's notation.
  Expected<std::string> play(std::string_view game, std::string_view position,
                             std::string_view move) {
    using Result = Expected<std::string>;
    return with_position<std::string>(
        game, position, [move]<class G>(std::type_identity<G>, auto&, auto& from) -> Result {
          const auto with = G::read_move(move);
          if (!with) return with.error();
          const auto to = G::play(from, *with);
          if (!to) return to.error();
          return G::write_position(*to);
        });
  }

  // Returns the further data for a picture of the game's theory, as JSON that only this game's
  // picture reads; null if the analysis is enough.
  Expected<std::string> picture(std::string_view game, std::string_view position) {
    return with_position<std::string>(
        game, position, []<class G>(std::type_identity<G>, auto& answerer, auto& read) {
          JsonWriter json;
          if constexpr (requires { answerer.write_picture(read, json); }) {
            answerer.write_picture(read, json);
          } else {
            json.null();
          }
          return json.take();
        });
  }

  // Returns the remoteness of a position and the moves that keep to it, as JSON; null if the
  // position is too large for that.
  Expected<std::string> remoteness(std::string_view game, std::string_view position) {
    return with_position<std::string>(
        game, position, []<class G>(std::type_identity<G>, auto& answerer, auto& read) {
          JsonWriter json;
          write_remoteness(json, remoteness_of<G>(answerer, read));
          return json.take();
        });
  }

 protected:
  // Returns use(type, answerer, position) for the first game with this id and a position in its
  // notation.
  template <class T, class Use>
  Expected<T> with_position(std::string_view game, std::string_view text, Use&& use) {
    Expected<T> result = unknown_game(game);
    const auto answer = [&]<class G>(std::type_identity<G> type) {
      const auto position = G::read_position(text);
      if (position) {
        result = use(type, std::get<typename AnswererOf<G>::Type>(answerers_), *position);
      } else {
        result = position.error();
      }
      return true;
    };
    void(((Gs::kInfo.id == game && answer(std::type_identity<Gs>{})) || ...));
    return result;
  }

  std::tuple<typename AnswererOf<Gs>::Type...> answerers_;
};

}  // namespace impartial
