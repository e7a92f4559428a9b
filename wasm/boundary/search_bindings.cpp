// The bindings of the search module, which a page loads for its first game in it.
#include "boundary/bindings.hpp"
#include "boundary/search.hpp"

namespace {

using impartial::Searches;
using impartial::to_text;

class BoundSearch {
 public:
  explicit BoundSearch(std::unique_ptr<impartial::SearchSession> session)
      : session_(std::move(session)) {}

  // Returns a SearchReport.
  std::string step(unsigned positions) { return to_json(session_->step(positions)); }

 private:
  std::unique_ptr<impartial::SearchSession> session_;
};

emscripten::val open(const std::string& game, const std::string& position) {
  return impartial::opened<BoundSearch>(impartial::instance<Searches>().open(game, position));
}

}  // namespace

EMSCRIPTEN_BINDINGS(search) {
  impartial::bind_calls<Searches>();
  emscripten::function(
      "certificate", +[](const std::string& game, const std::string& position, unsigned work) {
        return to_text(impartial::instance<Searches>().certificate(game, position, work));
      });
  emscripten::class_<BoundSearch>("Search").function("step", &BoundSearch::step);
  emscripten::function("open", &open);
}
