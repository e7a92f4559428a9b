// The modules search and rules: games whose positions may take a long search. The results are kept
// and answer all later calls.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

#include "boundary/calls.hpp"
#include "boundary/game_list.hpp"
#include "core/search_report.hpp"

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
  PositionSearch(typename G::Answerer& answerer, typename G::Position position)
      : answerer_(answerer), position_(std::move(position)) {}
  SearchReport step(std::uint64_t positions) override {
    return answerer_.step(position_, positions);
  }

 private:
  typename G::Answerer& answerer_;
  typename G::Position position_;
};

template <class List>
class SearchCalls : public Calls<List> {
 public:
  // The threads of each search that begins from now on. WebAssembly has one.
  void use_threads(unsigned threads) {
    std::apply([threads](auto&... answerer) { (answerer.use_threads(threads), ...); },
               this->answerers_);
  }

  // Opens the search of a position. The session refers to this object.
  Expected<std::unique_ptr<SearchSession>> open(std::string_view game, std::string_view position) {
    using Opened = std::unique_ptr<SearchSession>;
    return this->template with_position<Opened>(
        game, position, []<class G>(std::type_identity<G>, auto& answerer, auto& read) -> Opened {
          return std::make_unique<PositionSearch<G>>(answerer, read);
        });
  }

  // Writes about `work` more positions of a certificate of the answer to a position.
  Expected<Certificate> certificate(std::string_view game, std::string_view position,
                                    std::uint64_t work) {
    return this->template with_position<Certificate>(
        game, position, [work]<class G>(std::type_identity<G>, auto& answerer, auto& read) {
          return answerer.certificate(read, work);
        });
  }
};

template <Module module>
using SearchesIn = SearchCalls<GamesIn<module>>;

// All of these games, for the terminal.
using Searches =
    SearchCalls<typename Joined<GamesIn<Module::search>, GamesIn<Module::rules>>::Type>;

}  // namespace impartial
