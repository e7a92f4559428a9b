#include "games/number_game/number_game.hpp"

#include <bit>

#include "core/notation.hpp"

namespace impartial::number_game {
namespace {

constexpr Field kAnyNumber{.role = &kNumberRole, .minimum = kSmallest};

template <class Use>
void for_each_number(Numbers numbers, Use&& use) {
  for (; numbers != 0; numbers &= numbers - 1)
    use(static_cast<unsigned>(std::countr_zero(numbers)));
}

std::string write_numbers(Numbers numbers) {
  std::string text;
  for_each_number(numbers, [&text](unsigned number) {
    if (!text.empty()) text += ' ';
    text += std::to_string(number);
  });
  return text;
}

// Refuses a position that another game has. Returns false.
bool refuse_as_too_large(TextReader& reader) {
  return reader.refuse(Code::too_large,
                       {{"maximum", std::to_string(kLargest)}, {"game", "sylver_coinage"}});
}

// Reads generators up to `>` and sets `free` to the numbers that they leave free.
// Errors: also too_large, if they leave a number above kLargest free.
bool read_generators(TextReader& reader, Numbers& free) {
  // `taken` is the semigroup up to 63. This is enough: if it has every number from 21 to 20 + m,
  // where m is its smallest positive element, it has all numbers above.
  constexpr unsigned kSeen = 63;
  std::uint64_t taken = 1;
  unsigned smallest = kSeen;
  while (!reader.accept('>')) {
    std::uint64_t generator = 0;
    if (!reader.number(kAnyNumber, generator)) return false;
    if (generator > kSeen) continue;
    for (auto shift = static_cast<unsigned>(generator); shift <= kSeen; shift *= 2)
      taken |= taken << shift;
    smallest = std::min(smallest, static_cast<unsigned>(generator));
  }
  for (unsigned number = kLargest + 1; number <= std::min(kLargest + smallest, kSeen); ++number) {
    if ((taken >> number & 1) == 0) return refuse_as_too_large(reader);
  }
  free = kAllNumbers & ~static_cast<Numbers>(taken);
  return true;
}

// To each number that can be chosen in a P-position, the numbers that win after it.
void write_answers(Numbers free, JsonWriter& json) {
  const Universe& universe = Universe::get();
  json.begin_array();
  for_each_number(free, [&](unsigned number) {
    json.begin_array().integer(number);
    for_each_number(universe.positions()[universe.find(free_after(free, number))].winning,
                    [&](unsigned answer) { json.integer(answer); });
    json.end_array();
  });
  json.end_array();
}

}  // namespace

std::string_view name(FactKey key) {
  switch (key) {
    case FactKey::frobenius_number:
      return "frobenius_number";
    case FactKey::multiplicity:
      return "multiplicity";
    case FactKey::semigroup_genus:
      return "semigroup_genus";
  }
  return {};
}

std::optional<Witness> taken_sum(Numbers free, unsigned number) {
  for (unsigned left = kSmallest; 2 * left <= number; ++left) {
    if ((free & (bit(left) | bit(number - left))) == 0) return Witness{number, left, number - left};
  }
  return {};
}

std::optional<Witness> violation(Numbers free) {
  std::optional<Witness> found;
  for_each_number(free, [&](unsigned number) {
    if (!found) found = taken_sum(free, number);
  });
  return found;
}

bool refuse_sum_taken(TextReader& reader, const Witness& witness) {
  return reader.refuse(kSumTaken, {{"witness", std::to_string(witness.sum)},
                                   {"left", std::to_string(witness.left)},
                                   {"right", std::to_string(witness.right)}});
}

Expected<TablePosition> NumberGame::read_position(std::string_view text) {
  return read_notation<TablePosition>(text, [](TextReader& reader, TablePosition& position) {
    Numbers free = 0;
    if (reader.accept('<')) {
      if (!read_generators(reader, free)) return false;
    } else {
      while (!reader.at_end()) {
        std::uint64_t number = 0;
        if (!reader.number(kAnyNumber, number)) return false;
        if (number > kLargest) return refuse_as_too_large(reader);
        free |= bit(number);
      }
    }
    position.index = Universe::get().find(free);
    if (position.index != Universe::kNone) return true;
    position = {};
    return refuse_sum_taken(reader, *violation(free));
  });
}

std::string NumberGame::write_position(const TablePosition& position) {
  return write_numbers(position.solved().free);
}

Expected<Move> NumberGame::read_move(std::string_view text) {
  return read_notation<Move>(text, [](TextReader& reader, Move& move) {
    return reader.number({.role = &kNumberRole}, move.number);
  });
}

std::string NumberGame::write_move(const Move& move) { return std::to_string(move.number); }

Analysis<Move> NumberGame::analyse(const TablePosition& position) {
  const Solved& solved = position.solved();
  const Universe& universe = Universe::get();
  Analysis<Move> analysis;
  analysis.outcome = outcome_if(solved.winning != 0);
  analysis.grundy = solved.grundy;
  analysis.components = {solved.grundy};
  for_each_number(solved.winning, [&](unsigned number) { analysis.winning.push_back({number}); });
  for_each_number(solved.free, [&](unsigned number) {
    const Solved& option = universe.positions()[universe.find(free_after(solved.free, number))];
    analysis.options.push_back({{number}, outcome_if(option.winning != 0), option.grundy});
  });
  analysis.option_count = analysis.options.size();
  // 1 is a gap of the semigroup, but never a move.
  const unsigned largest_gap =
      solved.free == 0 ? 1 : static_cast<unsigned>(std::bit_width(solved.free)) - 1;
  const Numbers taken_above_zero = ~(solved.free | bit(0) | bit(1));
  analysis.facts = {
      {FactKey::frobenius_number, largest_gap},
      {FactKey::multiplicity, static_cast<std::uint64_t>(std::countr_zero(taken_above_zero))},
      {FactKey::semigroup_genus, analysis.option_count + 1}};
  return analysis;
}

Expected<TablePosition> NumberGame::play(const TablePosition& position, const Move& move) {
  const Numbers free = position.solved().free;
  if (move.number < kSmallest || move.number > kLargest || (free & bit(move.number)) == 0) {
    return illegal_move(write_move(move));
  }
  return TablePosition{Universe::get().find(free_after(free, static_cast<unsigned>(move.number)))};
}

void NumberGame::write_view(const TablePosition& position, JsonWriter& json) {
  const Numbers free = position.solved().free;
  json.begin_object().key("limit").integer(kLargest).key("numbers").begin_array();
  for (unsigned number = kSmallest; number <= kLargest; ++number) {
    const bool is_free = (free & bit(number)) != 0;
    json.begin_object().key("number").integer(number).key("free").boolean(is_free);
    if (!is_free) {
      if (const auto sum = taken_sum(free, number)) {
        json.key("sum").begin_array().integer(sum->left).integer(sum->right).end_array();
      } else {
        json.key("released").string(write_numbers(free_without(free, number)));
      }
    }
    json.end_object();
  }
  json.end_array().key("answers").begin_array();
  const Numbers winning = position.solved().winning;
  if (winning == 0) write_answers(free, json);
  for_each_number(winning, [&](unsigned number) { write_answers(free_after(free, number), json); });
  json.end_array().end_object();
}

void NumberGame::write_picture(const TablePosition& position, JsonWriter& json) {
  // Every possible position with fewer free numbers can follow: taking the numbers that it lacks
  // leads to it.
  const Numbers taken = ~position.solved().free;
  json.begin_object().key("atlas").begin_array();
  for (const Solved& each : Universe::get().positions()) {
    if ((each.free & taken) == 0) json.integer(each.free | Numbers{each.grundy} << (kLargest + 1));
  }
  json.end_array().end_object();
}

}  // namespace impartial::number_game
