// The list of games.
#pragma once

#include <memory>
#include <string_view>
#include <type_traits>
#include <variant>

#include "boundary/calls.hpp"
#include "core/any_dialect.hpp"
#include "games/chess_rows/chess_rows.hpp"
#include "games/heap_games/heap_games.hpp"
#include "games/misere_nim/misere_nim.hpp"
#include "games/number_game/number_game.hpp"
#include "games/sylver_coinage/sylver_coinage.hpp"
#include "games/wythoff/wythoff.hpp"

namespace impartial {

// The games, in the order of the page. A new game adds its name here.
using Games =
    GameList<number_game::NumberGame, sylver_coinage::SylverCoinage, chess_rows::ChessRows,
             wythoff::Wythoff, misere_nim::MisereNim, heap_games::HeapGames>;

template <class... Lists>
struct Joined {
  using Type = GameList<>;
};
template <class... Gs>
struct Joined<GameList<Gs...>> {
  using Type = GameList<Gs...>;
};
template <class... Gs, class... Hs, class... Lists>
struct Joined<GameList<Gs...>, GameList<Hs...>, Lists...>
    : Joined<GameList<Gs..., Hs...>, Lists...> {};

template <Module module, class List>
struct Within;
template <Module module, class... Gs>
struct Within<module, GameList<Gs...>>
    : Joined<std::conditional_t<Gs::kInfo.module == module, GameList<Gs>, GameList<>>...> {};

// The games in a module.
template <Module module>
using GamesIn = typename Within<module, Games>::Type;

// Returns use(std::type_identity<Game>{}, std::type_identity<Dialect>{}) for the dialect with this
// name.
// Errors: unknown_dialect, and those of `use`.
template <class T, class Use>
Expected<T> with_dialect(std::string_view name, Use&& use) {
  Expected<T> result = unknown_dialect(name);
  const auto try_one = [&]<class G, class D>(std::type_identity<G> game, std::type_identity<D> of) {
    if (!D::kInfo.has_name(name)) return false;
    result = use(game, of);
    return true;
  };
  const auto in_game = [&]<class G, class... Ds>([[maybe_unused]] std::type_identity<G> game,
                                                 Dialects<Ds...>) {
    return (try_one(game, std::type_identity<Ds>{}) || ...);
  };
  [&]<class... Gs>(GameList<Gs...>) {
    void((in_game(std::type_identity<Gs>{}, typename Gs::Dialects{}) || ...));
  }(Games{});
  return result;
}

// A dialect of a game, as an object.
template <class G>
struct GameDialect {
  std::unique_ptr<AnyDialect<typename CaseOf<G>::Type>> object;
};

template <class List>
struct SomeDialectOf;
template <class... Gs>
struct SomeDialectOf<GameList<Gs...>> {
  using Type = std::variant<GameDialect<Gs>...>;
};
using SomeDialect = typename SomeDialectOf<Games>::Type;

// Returns the dialect with this name.
// Errors: unknown_dialect.
Expected<SomeDialect> any_dialect(std::string_view name);

// Returns use(std::type_identity<Game>{}, AnyDialect<Position>&) for the dialect with this name.
// Errors: unknown_dialect, and those of `use`.
template <class T, class Use>
Expected<T> with_any_dialect(std::string_view name, Use&& use) {
  const Expected<SomeDialect> dialect = any_dialect(name);
  if (!dialect) return dialect.error();
  const auto in_game = [&]<class G>(const GameDialect<G>& of) -> Expected<T> {
    return use(std::type_identity<G>{}, *of.object);
  };
  return std::visit(in_game, *dialect);
}

}  // namespace impartial
