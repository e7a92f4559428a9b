#include "games/misere_nim/misere_nim.hpp"

#include <algorithm>

#include "core/nimber.hpp"
#include "core/notation.hpp"

namespace impartial::misere_nim {
namespace {

struct Sums {
  std::uint64_t nim_sum = 0;
  std::uint64_t all_bits = 0;  // the bitwise or of the heaps: above 1 exactly if some heap is
  bool has_large_heap() const { return all_bits > 1; }
};

Sums sums_of(const Heaps& heaps) {
  Sums sums;
  for (const std::uint64_t heap : heaps) {
    sums.nim_sum = nim_sum(sums.nim_sum, heap);
    sums.all_bits |= heap;
  }
  return sums;
}

Outcome outcome_of(const Sums& sums) {
  return outcome_if(sums.has_large_heap() ? sums.nim_sum != 0 : sums.nim_sum == 0);
}

std::uint64_t large_heaps(const Heaps& heaps) {
  return static_cast<std::uint64_t>(
      std::count_if(heaps.begin(), heaps.end(), [](std::uint64_t heap) { return heap > 1; }));
}

}  // namespace

std::string_view name(FactKey key) {
  switch (key) {
    case FactKey::nim_sum:
      return "nim_sum";
    case FactKey::large_heaps:
      return "large_heaps";
  }
  return {};
}

Outcome outcome(const Heaps& heaps) { return outcome_of(sums_of(heaps)); }

WinningTargets::WinningTargets(const Heaps& heaps)
    : nim_sum_(sums_of(heaps).nim_sum), large_heaps_(large_heaps(heaps)) {}

std::uint64_t WinningTargets::of(std::uint64_t heap) const {
  const std::uint64_t others = nim_sum(nim_sum_, heap);
  // Then the nim-sum is 0 if another heap is large, otherwise 1.
  const bool reversed = large_heaps_ == (heap > 1 ? 1U : 0U);
  return reversed ? nim_sum(others, 1) : others;
}

std::vector<Move> winning_moves(const Heaps& heaps) {
  const WinningTargets targets(heaps);
  std::vector<Move> moves;
  for (std::size_t i = 0; i < heaps.size(); ++i) {
    const std::uint64_t target = targets.of(heaps[i]);
    if (target < heaps[i]) moves.push_back({i + 1, heaps[i] - target});
  }
  return moves;
}

Expected<Heaps> MisereNim::read_position(std::string_view text) {
  return read_notation<Heaps>(text, [](TextReader& reader, Heaps& heaps) {
    while (!reader.at_end()) {
      std::uint64_t heap = 0;
      if (!reader.number({.role = &kHeap}, heap)) return false;
      heaps.push_back(heap);
    }
    return true;
  });
}

std::string MisereNim::write_position(const Heaps& heaps) {
  std::string text;
  for (const std::uint64_t heap : heaps) {
    if (!text.empty()) text += ' ';
    text += std::to_string(heap);
  }
  return text;
}

Expected<Move> MisereNim::read_move(std::string_view text) {
  return read_notation<Move>(text, [](TextReader& reader, Move& move) {
    return reader.number({.role = &kHeap}, move.heap) && reader.expect(':') &&
           reader.number({.role = &kAmount}, move.amount);
  });
}

std::string MisereNim::write_move(const Move& move) {
  return std::to_string(move.heap) + ":" + std::to_string(move.amount);
}

Analysis<Move> MisereNim::analyse(const Heaps& heaps) {
  const Sums sums = sums_of(heaps);
  Analysis<Move> analysis;
  analysis.outcome = outcome_of(sums);
  analysis.winning = winning_moves(heaps);
  for (const std::uint64_t heap : heaps)
    analysis.option_count += std::min(heap, kMaxNumber - analysis.option_count);
  const std::size_t listed = listed_options(analysis.option_count);
  auto next_winning = analysis.winning.begin();
  for (std::size_t i = 0; i < heaps.size(); ++i) {
    for (std::uint64_t amount = 1; amount <= heaps[i] && analysis.options.size() < listed;
         ++amount) {
      const Move move{i + 1, amount};
      while (next_winning != analysis.winning.end() && *next_winning < move) ++next_winning;
      const bool wins = next_winning != analysis.winning.end() && *next_winning == move;
      analysis.options.push_back({move, outcome_if(!wins), {}});
    }
  }
  analysis.facts = {{FactKey::nim_sum, sums.nim_sum}, {FactKey::large_heaps, large_heaps(heaps)}};
  return analysis;
}

Expected<Heaps> MisereNim::play(const Heaps& heaps, const Move& move) {
  const auto index = static_cast<std::size_t>(move.heap - 1);
  if (move.heap < 1 || move.heap > heaps.size() || move.amount < 1 || move.amount > heaps[index]) {
    return illegal_move(write_move(move));
  }
  Heaps next = heaps;
  next[index] -= move.amount;
  return next;
}

void MisereNim::write_view(const Heaps& heaps, JsonWriter& json) {
  json.begin_object().key("heaps").begin_array();
  for (const std::uint64_t heap : heaps) json.integer(heap);
  json.end_array().end_object();
}

}  // namespace impartial::misere_nim
