#include "boundary/search.hpp"

#include <tuple>

#include "boundary/reply.hpp"
#include "games/number_game/sylver/sylver_coinage.hpp"

namespace impartial {
namespace {

// The games whose judges' limits are far below what can be searched. They have the id and the
// notation of the game in game_list.hpp, and answer for all of its positions.
template <SearchedGame... Gs>
struct SearchedGames {
  using Kept = std::tuple<typename Gs::Search...>;
  static bool has(std::string_view game) { return ((Gs::kInfo.id == game) || ...); }
};
using All = SearchedGames<number_game::SylverCoinage>;

}  // namespace

struct Searches::Kept {
  All::Kept searches;

  template <class G>
  typename G::Search& of() {
    return std::get<typename G::Search>(searches);
  }
};

Searches::Searches() : kept_(std::make_unique<Kept>()) {}
Searches::~Searches() = default;

bool Searches::has(std::string_view game) { return All::has(game); }

Reply Searches::analyse(std::string_view game, std::string_view position) {
  return with_game(All{}, game, [&]<class G>(std::type_identity<G>) {
    return with_position<G>(position, [this](const typename G::Position& read) -> Reply {
      return {true, analysis_json<G>(read, kept_->of<G>().analyse(read))};
    });
  });
}

Reply Searches::row(std::string_view game, std::string_view position, std::uint64_t line) {
  return with_game(All{}, game, [&]<class G>(std::type_identity<G>) {
    return row_reply<G>(position, line, [this](const typename G::Position& read) {
      return kept_->of<G>().analyse(read);
    });
  });
}

Reply Searches::play(std::string_view game, std::string_view position, std::string_view move) {
  return with_game(All{}, game,
                   [&]<class G>(std::type_identity<G>) { return play_reply<G>(position, move); });
}

Reply Searches::picture(std::string_view game, std::string_view position) {
  return with_game(All{}, game, [&]<class G>(std::type_identity<G>) {
    return with_position<G>(position, [this](const typename G::Position& read) -> Reply {
      JsonWriter json;
      kept_->of<G>().write_picture(read, json);
      return {true, json.take()};
    });
  });
}

Reply Searches::step(std::string_view game, std::string_view position, std::uint64_t positions,
                     SearchReport& report) {
  return with_game(All{}, game, [&]<class G>(std::type_identity<G>) {
    return with_position<G>(position, [&](const typename G::Position& read) -> Reply {
      report = kept_->of<G>().step(read, positions);
      return {true, to_json(report)};
    });
  });
}

}  // namespace impartial
