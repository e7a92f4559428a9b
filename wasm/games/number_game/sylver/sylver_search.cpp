#include "games/number_game/sylver/sylver_search.hpp"

#include <algorithm>

namespace impartial::number_game {
namespace {

SearchReport report_of(const AnySweep& sweep, bool solved) {
  return {.solved = solved,
          .done = sweep.done(),
          .positions = sweep.visited(),
          .p_positions = sweep.p_positions(),
          .bytes = sweep.bytes()};
}

}  // namespace

SearchReport SylverSearch::step(const Semigroup& position, std::uint64_t positions) {
  IMPARTIAL_DOMAIN(!is_in_table(position));
  writer_.reset();  // it reads what the searches change
  if (is_finite(position)) return step_sweep(position, positions);
  if (known_.is_settled(position)) return {.solved = true, .done = true};
  if (EvenPositions::is_searchable(position)) return step_even(position, positions);
  return step_plan(position, positions);
}

Certificate SylverSearch::certificate(const Semigroup& position, std::uint64_t work) {
  if (!writer_ || !(writer_->position() == position)) {
    writer_.emplace(position, answer(position), known_.sweeps(), known_.evens());
  }
  if (!writer_->step(work)) return Certificate::writing(writer_->positions());
  Certificate written = writer_->take();
  writer_.reset();
  return written;
}

SearchReport SylverSearch::step_sweep(const Semigroup& position, std::uint64_t positions) {
  const auto covering = sweeps().covering(position);
  for (const auto& sweep : covering) {
    const bool has_values = sweep->values() == AnySweep::Values::found;
    if (has_values || (sweep->done() && sweep->root() == position)) return report_of(*sweep, true);
  }
  if (position.largest_gap() > AnySweep::kMostGap) return {.solved = true, .done = true};
  // If a larger search has solved the position, only its Grundy values remain; a sweep from the
  // position alone finds them.
  const bool solved =
      std::any_of(covering.begin(), covering.end(),
                  [&](const auto& sweep) { return sweep->solved() || sweep->is_p(position); }) ||
      known_.is_known_by_even(position);
  const AnySweep& sweep = known_.step_sweep(position, positions);
  return report_of(sweep, solved || sweep.solved() || sweep.is_stuck());
}

SearchReport SylverSearch::step_even(const Semigroup& position, std::uint64_t shapes) {
  const EvenPositions& search = known_.step_even(position, shapes);
  return {.solved = search.done(),
          .done = search.done(),
          .positions = search.visited(),
          .p_positions = search.p_positions(),
          .bytes = search.bytes()};
}

SearchReport SylverSearch::step_plan(const Semigroup& position, std::uint64_t positions) {
  if (!plan_ || !(plan_->position() == position)) plan_.emplace(position, known_);
  return plan_->step(known_, positions);
}

}  // namespace impartial::number_game
