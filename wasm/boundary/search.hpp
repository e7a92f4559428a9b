// The search module: positions beyond the judges' limits, which take a long search. The results are
// kept and answer all later calls.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

#include "boundary/calls.hpp"
#include "core/search_report.hpp"
#include "games/number_game/sylver/sylver_coinage.hpp"

namespace impartial {

// The search of one position, in steps.
class SearchSession {
 public:
  virtual ~SearchSession() = default;
  // Visits about `positions` more positions.
  virtual SearchReport step(std::uint64_t positions) = 0;
};

template <Searched G>
class PositionSearch final : public SearchSession {
 public:
  PositionSearch(typename G::Search& search, typename G::Position position)
      : search_(search), position_(std::move(position)) {}
  SearchReport step(std::uint64_t positions) override { return search_.step(position_, positions); }

 private:
  typename G::Search& search_;
  typename G::Position position_;
};

template <class List>
class SearchCalls : public Calls<List> {
 public:
  using Calls<List>::Calls;

  // The threads of each search that begins from now on. WebAssembly has one.
  void use_threads(unsigned threads) {
    std::apply([threads](auto&... by) { (by.use_threads(threads), ...); }, this->answerers_);
  }

  // Opens the search of a position. On failure `session` is unchanged. The session refers to this
  // object.
  Reply open(std::string_view game, std::string_view position,
             std::unique_ptr<SearchSession>& session) {
    return this->with_position(game, position,
                               [&]<class G>(std::type_identity<G>, auto& search, auto& read) {
                                 session = std::make_unique<PositionSearch<G>>(search, read);
                                 return Reply{true, {}};
                               });
  }

  // Writes about `work` more positions of a certificate of the answer to a position. Returns it, or
  // "writing" and the number of its positions so far, or "none" and the obstacle.
  Reply certificate(std::string_view game, std::string_view position, std::uint64_t work) {
    return this->with_position(
        game, position, [work]<class G>(std::type_identity<G>, auto& by, auto& read) {
          auto [text, obstacle, positions] = by.certificate(read, work);
          if (obstacle == "unfinished") return Reply{true, "writing " + std::to_string(positions)};
          return Reply{true, obstacle.empty() ? std::move(text) : "none " + std::string(obstacle)};
        });
  }
};

// Each has the id and the notation of a game in game_list.hpp, and answers for positions
// of any size.
using Searches = SearchCalls<GameList<number_game::SylverCoinage>>;

}  // namespace impartial
