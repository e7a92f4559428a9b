// The calls for a position, the same for every list of games.
#pragma once

#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>

#include "boundary/reply.hpp"
#include "core/game.hpp"

namespace impartial {

template <class... Gs>
struct GameList {};

// What answers for a game: its Search, which keeps results, or the game itself, which has none.
template <class G>
struct SolverOf {
  using Type = G;
};
template <Searched G>
struct SolverOf<G> {
  using Type = typename G::Search;
};

// A position in the game's notation.
// Errors: those of the notation. A notation uses too_large only for what its search can answer.
template <Notated G>
Expected<typename G::Position> read_position(std::string_view text) {
  auto position = G::read_position(text);
  if (position || G::kInfo.beyond.empty() || position.error().code != Code::too_large) {
    return position;
  }
  Notice notice = position.error();
  notice.needs_search = true;
  return notice;
}

template <class List>
class Calls;

template <Notated... Gs>
class Calls<GameList<Gs...>> {
 public:
  static bool has(std::string_view game) { return ((Gs::kInfo.id == game) || ...); }

  // Returns the analysis of a position, as JSON.
  Expected<std::string> analyse(std::string_view game, std::string_view position) {
    return with_position<std::string>(game, position,
                                      []<class G>(std::type_identity<G>, auto& solver, auto& read) {
                                        return analysis_json<G>(read, solver.analyse(read));
                                      });
  }

  // Returns the analysis as tab-separated values (analysis_row).
  Expected<std::string> row(std::string_view game, std::string_view position) {
    return with_position<std::string>(game, position,
                                      []<class G>(std::type_identity<G>, auto& solver, auto& read) {
                                        return analysis_row<G>(read, solver.analyse(read));
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
        game, position, []<class G>(std::type_identity<G>, auto& solver, auto& read) {
          JsonWriter json;
          if constexpr (requires { solver.write_picture(read, json); }) {
            solver.write_picture(read, json);
          } else {
            json.null();
          }
          return json.take();
        });
  }

 protected:
  // Returns use(type, solver, position) for the first game with this id and a position in its
  // notation.
  template <class T, class Use>
  Expected<T> with_position(std::string_view game, std::string_view text, Use&& use) {
    Expected<T> result = unknown_game(game);
    const auto answer = [&]<class G>(std::type_identity<G> type) {
      const auto position = read_position<G>(text);
      if (position) {
        result = use(type, std::get<typename SolverOf<G>::Type>(solvers_), *position);
      } else {
        result = position.error();
      }
      return true;
    };
    void(((Gs::kInfo.id == game && answer(std::type_identity<Gs>{})) || ...));
    return result;
  }

  std::tuple<typename SolverOf<Gs>::Type...> solvers_;
};

}  // namespace impartial
