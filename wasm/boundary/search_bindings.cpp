// The bindings of the search module, which a page loads for its first position beyond
// the judges' limits.
#include "boundary/bindings.hpp"
#include "boundary/search.hpp"

namespace {

using impartial::Expected;
using impartial::Searches;
using impartial::SearchReport;
using impartial::to_text;

// The search of any text. If the text is no position, step returns the error.
class BoundSearch {
 public:
  BoundSearch(const std::string& game, const std::string& position)
      : session_(impartial::instance<Searches>().open(game, position)) {}

  std::string step(unsigned positions) {
    return to_text(session_ ? Expected<SearchReport>((*session_)->step(positions))
                            : Expected<SearchReport>(session_.error()));
  }

 private:
  Expected<std::unique_ptr<impartial::SearchSession>> session_;
};

// The caller owns the search and calls delete().
BoundSearch* open(const std::string& game, const std::string& position) {
  return new BoundSearch(game, position);
}

}  // namespace

EMSCRIPTEN_BINDINGS(search) {
  impartial::bind_calls<Searches>();
  emscripten::function(
      "certificate", +[](const std::string& game, const std::string& position, unsigned work) {
        return to_text(impartial::instance<Searches>().certificate(game, position, work));
      });
  emscripten::class_<BoundSearch>("Search").function("step", &BoundSearch::step);
  emscripten::function("open", &open, emscripten::allow_raw_pointers());
}
