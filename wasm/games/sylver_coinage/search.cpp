#include "games/sylver_coinage/search.hpp"

#include <algorithm>

namespace impartial::sylver_coinage {
namespace {

constexpr SearchReport kSettled = {.solved = true, .valued = true, .done = true};

SearchReport report_of(const AnySweep& sweep, bool solved) {
  return {.solved = solved,
          .valued = sweep.done(),
          .done = sweep.done(),
          .positions = sweep.visited(),
          .p_positions = sweep.p_positions(),
          .bytes = sweep.bytes()};
}

}  // namespace

SearchReport Search::step(const Semigroup& position, std::uint64_t positions) {
  writer_.reset();  // it reads what the searches change
  if (is_finite(position)) return step_sweep(position, positions);
  if (known_.is_settled(position)) return kSettled;
  if (Gcd2Positions::is_searchable(position)) return step_gcd2(position, positions);
  return step_plan(position, positions);
}

Certificate Search::certificate(const Semigroup& position, std::uint64_t work) {
  if (!writer_ || !(writer_->position() == position)) {
    writer_.emplace(position, answer(position), known_.sweeps(), known_.gcd2());
  }
  if (!writer_->step(work)) return Certificate::writing(writer_->positions());
  Certificate written = writer_->take();
  writer_.reset();
  return written;
}

SearchReport Search::step_sweep(const Semigroup& position, std::uint64_t positions) {
  const auto covering = sweeps().covering(position);
  for (const auto& sweep : covering) {
    const bool has_values = sweep->values() == AnySweep::Values::found;
    if (has_values || (sweep->done() && sweep->root() == position)) return report_of(*sweep, true);
  }
  if (position.largest_gap() > AnySweep::kMostGap) return kSettled;
  // If a larger search has solved the position, only its Grundy values remain; a sweep from the
  // position alone finds them.
  const bool solved =
      std::any_of(covering.begin(), covering.end(),
                  [&](const auto& sweep) { return sweep->solved() || sweep->is_p(position); }) ||
      known_.is_known_by_gcd2(position);
  const AnySweep& sweep = known_.step_sweep(position, positions);
  return report_of(sweep, solved || sweep.solved() || sweep.is_stuck());
}

SearchReport Search::step_gcd2(const Semigroup& position, std::uint64_t shapes) {
  const Gcd2Positions& search = known_.step_gcd2(position, shapes);
  return {.solved = search.done(),
          .valued = search.done(),
          .done = search.done(),
          .positions = search.visited(),
          .p_positions = search.p_positions(),
          .bytes = search.bytes()};
}

SearchReport Search::step_plan(const Semigroup& position, std::uint64_t positions) {
  if (!plan_ || !(plan_->position() == position)) plan_.emplace(position, known_);
  return plan_->step(known_, positions);
}

}  // namespace impartial::sylver_coinage
