// The bindings of a module whose games are searched.
#pragma once

#include <memory>
#include <string>
#include <utility>

#include "boundary/bindings.hpp"
#include "boundary/search.hpp"

namespace impartial {

class BoundSearch {
 public:
  explicit BoundSearch(std::unique_ptr<SearchSession> session) : session_(std::move(session)) {}

  // Returns a SearchReport.
  std::string step(unsigned positions) { return to_json(session_->step(positions)); }

 private:
  std::unique_ptr<SearchSession> session_;
};

template <Module module>
void bind_searches() {
  using Own = SearchesIn<module>;
  using Text = const std::string&;
  bind_calls<Own>();
  emscripten::function(
      "certificate", +[](Text game, Text position, unsigned work) {
        return to_text(instance<Own>().certificate(game, position, work));
      });
  emscripten::class_<BoundSearch>("Search").function("step", &BoundSearch::step);
  emscripten::function(
      "open", +[](Text game, Text position) {
        return opened<BoundSearch>(instance<Own>().open(game, position));
      });
}

}  // namespace impartial
