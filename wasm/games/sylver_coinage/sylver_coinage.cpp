#include "games/sylver_coinage/sylver_coinage.hpp"

#include <algorithm>
#include <iterator>
#include <limits>

#include "core/nimber.hpp"
#include "core/notation.hpp"
#include "games/sylver_coinage/search.hpp"

namespace impartial::sylver_coinage {
namespace {

constexpr unsigned kSmallest = 2;
// All odd numbers that a search finds to win can be played.
constexpr std::uint32_t kLargestNumber = 2 * Gcd2Positions::kMostColumns;
constexpr Field kNumber{.role = &kNumberRole, .minimum = kSmallest, .maximum = kLargestNumber};
// A board on a page's own thread may be given any position, so each is read within a moment: a list
// of free numbers takes the square of the largest, played numbers the smallest times their count.
constexpr Field kFreeNumber{.role = &kNumberRole, .minimum = kSmallest, .maximum = 500};
constexpr std::uint64_t kMostSteps = 300'000;
// How many positions an analysis may search: about 10 ms on a page's own thread, several times that
// in code that the browser has not optimised yet.
constexpr std::uint64_t kMomentPositions = 10'000;
constexpr unsigned kMomentSteps = 4;

// A view shows the numbers up to this one.
std::uint32_t shown_limit(const Semigroup& position) {
  // As the Number Game's board, which also shows the end of a game.
  constexpr std::int64_t kLeast = 20;
  constexpr std::int64_t kMost = 1'000;
  if (position.gcd() != 1) return reply_bound(position);
  return static_cast<std::uint32_t>(std::clamp(position.largest_gap(), kLeast, kMost));
}

bool is_all_shown(const Semigroup& position) {
  return position.gcd() == 1 && position.largest_gap() <= shown_limit(position);
}

// Whether no free number is the sum of two taken ones. Otherwise refuses the smallest one that is.
bool check_sums(TextReader& reader, const std::vector<bool>& free) {
  for (unsigned sum = kSmallest; sum < free.size(); ++sum) {
    for (unsigned left = kSmallest; free[sum] && 2 * left <= sum; ++left) {
      if (free[left] || free[sum - left]) continue;
      return reader.refuse(kSumTaken, {{"witness", std::to_string(sum)},
                                       {"left", std::to_string(left)},
                                       {"right", std::to_string(sum - left)}});
    }
  }
  return true;
}

bool read_generators(TextReader& reader, Semigroup& position) {
  std::vector<std::uint32_t> numbers;
  while (!reader.accept('>')) {
    std::uint64_t number = 0;
    if (!reader.number(kNumber, number)) return false;
    numbers.push_back(static_cast<std::uint32_t>(number));
  }
  if (auto read = Semigroup::within(numbers, kMostSteps)) {
    position = std::move(*read);
    return true;
  }
  const std::uint64_t most = kMostSteps / *std::min_element(numbers.begin(), numbers.end());
  return reader.refuse_value({.role = &kNumberCount, .maximum = most}, numbers.size());
}

bool read_free_numbers(TextReader& reader, Semigroup& position) {
  std::vector<bool> free(kSmallest);
  while (!reader.at_end()) {
    std::uint64_t number = 0;
    if (!reader.number(kFreeNumber, number)) return false;
    const auto at = static_cast<std::size_t>(number);
    if (at >= free.size()) free.resize(at + 1);
    free[at] = true;
  }
  if (!check_sums(reader, free)) return false;
  // Every number above the largest free one is taken. No minimal generator is larger than the sum
  // of the largest free number and the smallest taken one.
  std::vector<std::uint32_t> taken;
  const auto end = static_cast<std::uint32_t>(free.size());
  for (std::uint32_t n = kSmallest; taken.empty() || n < end + taken.front(); ++n) {
    if (n >= end || !free[n]) taken.push_back(n);
  }
  position = Semigroup(std::move(taken));
  return true;
}

// Whether a sweep is from this position, and not from an earlier one of the same game.
bool is_its_own(const std::shared_ptr<const AnySweep>& sweep, const Semigroup& position) {
  return sweep != nullptr && sweep->root() == position;
}

void add_search_facts(const Answer& answer, const Semigroup& position, std::vector<Fact>& facts) {
  const auto& sweep = answer.sweep;
  const bool own = is_its_own(sweep, position);
  if (own) {
    facts.push_back({FactKey::positions_visited, sweep->visited()});
    facts.push_back({FactKey::p_positions, sweep->p_positions()});
    facts.push_back({FactKey::memory_bytes, sweep->bytes()});
  } else if (sweep != nullptr) {
    facts.push_back({FactKey::kept_p_positions, sweep->p_positions()});
    facts.push_back({FactKey::kept_bytes, sweep->bytes()});
  }
  if (answer.complete && sweep != nullptr && sweep->values() != AnySweep::Values::found) {
    const bool too_many = own && sweep->values() == AnySweep::Values::too_many;
    facts.push_back({FactKey::grundy_limit, AnySweep::kMostValued});
    facts.push_back({FactKey::grundy_affordable, too_many ? 0U : 1U});
  }
}

}  // namespace

std::string_view name(FactKey key) {
  switch (key) {
    case FactKey::gcd:
      return "gcd";
    case FactKey::multiplicity:
      return "multiplicity";
    case FactKey::frobenius_number:
      return "frobenius_number";
    case FactKey::semigroup_genus:
      return "semigroup_genus";
    case FactKey::symmetric:
      return "symmetric";
    case FactKey::ender:
      return "ender";
    case FactKey::searchable:
      return "searchable";
    case FactKey::positions_visited:
      return "positions_visited";
    case FactKey::p_positions:
      return "p_positions";
    case FactKey::memory_bytes:
      return "memory_bytes";
    case FactKey::kept_p_positions:
      return "kept_p_positions";
    case FactKey::kept_bytes:
      return "kept_bytes";
    case FactKey::grundy_limit:
      return "grundy_limit";
    case FactKey::grundy_affordable:
      return "grundy_affordable";
  }
  return {};
}

// --- Notation

Expected<Semigroup> SylverCoinage::read_position(std::string_view text) {
  return read_notation<Semigroup>(text, [](TextReader& reader, Semigroup& position) {
    return reader.accept('<') ? read_generators(reader, position)
                              : read_free_numbers(reader, position);
  });
}

std::string SylverCoinage::write_position(const Semigroup& position) {
  return write_generators(position);
}

Expected<Move> SylverCoinage::read_move(std::string_view text) {
  return read_notation<Move>(text, [](TextReader& reader, Move& move) {
    return reader.number({.role = &kNumberRole, .maximum = kLargestNumber}, move.number);
  });
}

std::string SylverCoinage::write_move(const Move& move) { return std::to_string(move.number); }

// --- Analysis

SylverCoinage::Answerer::Answerer() : search_(std::make_unique<Search>()) {}
SylverCoinage::Answerer::~Answerer() = default;

void SylverCoinage::Answerer::use_threads(unsigned threads) { search_->use_threads(threads); }

Analysis<Move> SylverCoinage::Answerer::analyse(const Semigroup& position) {
  Answer answer = search_->answer(position);
  if (answer.status == Status::budget_exhausted || answer.status == Status::theorem) {
    for (unsigned i = 0; i < kMomentSteps; ++i) {
      if (search_->step(position, kMomentPositions / kMomentSteps).solved) break;
    }
    answer = search_->answer(position);
  }
  const auto& sweep = answer.sweep;
  const bool is_small = is_its_own(sweep, position) && sweep->visited() <= kMomentPositions;
  if (is_small && sweep->solved() && !sweep->done()) search_->step(position, kMomentPositions);

  Analysis<Move> analysis;
  analysis.outcome = answer.outcome;
  analysis.status = answer.status;
  analysis.complete = answer.complete;
  if (answer.reason) analysis.reason = name(*answer.reason);
  for (const std::uint32_t number : answer.winning) analysis.winning.push_back({number});
  std::vector<std::uint64_t> values;
  if (answer.sweep != nullptr && answer.sweep->values() == AnySweep::Values::found) {
    values = answer.sweep->option_values(position);
    analysis.grundy = mex(values);
    analysis.components = {*analysis.grundy};
  }

  const bool is_finite = position.gcd() == 1;
  analysis.option_count =
      is_finite ? position.gaps() - 1 : std::numeric_limits<std::uint64_t>::max();
  const auto is_in = [](const std::vector<std::uint32_t>& numbers, std::uint32_t n) {
    return std::binary_search(numbers.begin(), numbers.end(), n);
  };
  for (std::uint32_t n = kSmallest; n <= shown_limit(position); ++n) {
    if (position.has(n)) continue;
    const bool loses = answer.complete || is_in(answer.losing, n);
    analysis.options.push_back({{n},
                                is_in(answer.winning, n) ? Outcome::P
                                : loses                  ? Outcome::N
                                                         : Outcome::unknown,
                                std::nullopt});
    if (!values.empty()) analysis.options.back().grundy = values[analysis.options.size() - 1];
  }

  // An odd number that wins may be in the thousands.
  for (const std::uint32_t n : answer.winning) {
    if (!is_finite && n > shown_limit(position)) {
      analysis.options.push_back({{n}, Outcome::P, std::nullopt});
    }
  }

  analysis.facts.push_back({FactKey::gcd, position.gcd()});
  if (!position.generators().empty()) {
    analysis.facts.push_back({FactKey::multiplicity, position.multiplicity()});
  }
  if (is_finite) {
    analysis.facts.push_back(
        {FactKey::frobenius_number, static_cast<std::uint64_t>(position.largest_gap())});
    analysis.facts.push_back({FactKey::semigroup_genus, position.gaps()});
    analysis.facts.push_back({FactKey::symmetric, position.is_symmetric() ? 1U : 0U});
    analysis.facts.push_back({FactKey::ender, answer.is_ender ? 1U : 0U});
    analysis.facts.push_back(
        {FactKey::searchable, position.largest_gap() <= AnySweep::kMostGap ? 1U : 0U});
  }
  add_search_facts(answer, position, analysis.facts);
  return analysis;
}

SearchReport SylverCoinage::Answerer::step(const Semigroup& position, std::uint64_t positions) {
  return search_->step(position, positions);
}

void SylverCoinage::Answerer::write_picture(const Semigroup& position, JsonWriter& json) const {
  for (const auto& sweep : search_->sweeps().covering(position)) {
    if (!is_its_own(sweep, position)) continue;
    sweep->write_p_positions(json.begin_object().key("pPositions"));
    json.end_object();
    return;
  }
  json.null();
}

Certificate SylverCoinage::Answerer::certificate(const Semigroup& position, std::uint64_t work) {
  return search_->certificate(position, work);
}

// --- Moves

Expected<Semigroup> SylverCoinage::play(const Semigroup& position, const Move& move) {
  if (move.number < kSmallest || position.has(move.number)) {
    return illegal_move(write_move(move));
  }
  return position.with(static_cast<std::uint32_t>(move.number));
}

// --- What a board draws

void SylverCoinage::write_view(const Semigroup& position, JsonWriter& json) {
  // With more generators, the text of the position without one of them is too long for a page.
  constexpr std::size_t kMostReleasable = 64;
  const auto& generators = position.generators();
  const std::uint32_t limit = shown_limit(position);
  json.begin_object().key("limit").integer(limit).key("numbers").begin_array();
  for (std::uint32_t n = kSmallest; n <= limit; ++n) {
    const bool is_free = !position.has(n);
    json.begin_object().key("number").integer(n).key("free").boolean(is_free);
    if (!is_free) {
      const auto part = std::find_if(generators.begin(), generators.end(),
                                     [&](std::uint32_t g) { return g < n && position.has(n - g); });
      if (part != generators.end()) {
        json.key("sum").begin_array().integer(*part).integer(n - *part).end_array();
      } else if (generators.size() <= kMostReleasable) {
        json.key("released").string(write_generators(position.without(n)));
      }
    }
    json.end_object();
  }
  json.end_array();
  if (!is_all_shown(position)) json.key("above").string("open");
  json.end_object();
}

}  // namespace impartial::sylver_coinage
