#include "games/heap_games/heap_games.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <optional>
#include <utility>

#include "core/nimber.hpp"
#include "core/notation.hpp"
#include "core/remoteness.hpp"

namespace impartial::heap_games {
namespace {

// Of a rule and its claim.
constexpr std::size_t kMostCharacters = 200;
// What an analysis may do: about 10 ms on a page's own thread.
constexpr std::uint64_t kMomentWork = 4'000'000;
// The values that a picture shows, and the heaps of which it shows the options.
constexpr std::uint64_t kShownValues = 1'000;
constexpr std::uint64_t kShownOptions = 12;
// The options of a sum that an analysis looks at, and the winning moves that it lists if there are
// more options.
constexpr std::uint64_t kMostOptions = 400'000;
constexpr std::size_t kMostWinning = 200;
constexpr std::size_t kKeptRules = 4;
// The largest heap alone that is searched in misere play, if no theorem answers.
constexpr std::uint64_t kMostSearched = 24;
// Of a step, for each of its positions.
constexpr std::uint64_t kWorkOfValue = 200;

}  // namespace

// --- Words

std::string_view name(FactKey key) {
  switch (key) {
    case FactKey::tested_to:
      return "tested_to";
    case FactKey::period_start:
      return "period_start";
    case FactKey::period_length:
      return "period_length";
    case FactKey::values_needed:
      return "values_needed";
    case FactKey::comes_again:
      return "comes_again";
    case FactKey::claim_tested_to:
      return "claim_tested_to";
    case FactKey::claim_wrong_at:
      return "claim_wrong_at";
    case FactKey::claim_value:
      return "claim_value";
    case FactKey::claim_misere_p:
      return "claim_misere_p";
    case FactKey::claim_proved:
      return "claim_proved";
    case FactKey::tame_to:
      return "tame_to";
    case FactKey::tame_proved:
      return "tame_proved";
    case FactKey::wild_at:
      return "wild_at";
    case FactKey::sj_tested_to:
      return "sj_tested_to";
    case FactKey::sj_wrong_at:
      return "sj_wrong_at";
    case FactKey::searchable:
      return "searchable";
  }
  return {};
}

std::string_view name(Reason reason) {
  switch (reason) {
    case Reason::period:
      return "period";
    case Reason::tame:
      return "tame";
    case Reason::comes_again:
      return "comes_again";
    case Reason::beyond:
      return "beyond";
    case Reason::misere:
      return "misere";
  }
  return {};
}

// --- Positions and moves

bool Position::operator==(const Position& other) const {
  const bool same_claim =
      claim == nullptr || other.claim == nullptr ? claim == other.claim : *claim == *other.claim;
  return play == other.play && *rule == *other.rule && same_claim && heaps == other.heaps;
}

std::strong_ordering Move::operator<=>(const Move& other) const {
  if (heap != other.heap) return heap <=> other.heap;
  const std::size_t shared = std::min(parts.size(), other.parts.size());
  for (std::size_t i = 0; i < shared; ++i) {
    if (parts[i] != other.parts[i]) return parts[i] <=> other.parts[i];
  }
  return parts.size() <=> other.parts.size();
}

namespace {

// Refuses a rule that need not end, if a small heap shows it. The table finds the others.
bool check_end(Scanner& scanner, const HeapRule& rule, std::size_t from) {
  constexpr std::uint64_t kLargest = 60;
  std::uint64_t work = 40'000;
  if (!std::holds_alternative<Sentence>(rule.form)) return true;
  for (std::uint64_t heap = 0; heap <= kLargest; ++heap) {
    const HeapOptions options = options_of(rule, heap, work);
    if (options.comes_again) {
      const std::string left = std::to_string(heap);
      const std::string right = std::to_string(*options.comes_again);
      return scanner.refuse(kComesAgain, {{"witness", right}, {"left", left}, {"right", right}},
                            from);
    }
    if (!options.complete) break;
  }
  return true;
}

bool read_text(Scanner& scanner, std::size_t length, Position& position) {
  if (length > kMostCharacters) return scanner.refuse(kLength, length, 1, kMostCharacters);
  if (scanner.look_word() == "misere") {
    scanner.word();
    position.play = Play::misere;
  }
  scanner.next();  // the rule begins behind the blanks
  const std::size_t from = scanner.place();
  HeapRule rule;
  if (!read_rule(scanner, rule) || !check_end(scanner, rule, from)) return false;
  position.rule = std::make_shared<const HeapRule>(std::move(rule));
  if (scanner.accept('?')) {
    Claim claim;
    if (!read_claim(scanner, claim)) return false;
    position.claim = std::make_shared<const Claim>(std::move(claim));
  }
  return scanner.at_end() || scanner.refuse(scanner.next() == ':' ? kOneColon : kHeapsBehind);
}

}  // namespace

Expected<Position> HeapGames::read_position(std::string_view text) {
  // A colon may be in the rule too; the heaps are behind the last one.
  const std::size_t colon = text.rfind(':');
  const std::size_t end = colon == std::string_view::npos ? text.size() : colon;
  Position position;
  Scanner scanner(text, 0, end);
  if (!read_text(scanner, end, position) ||
      (colon == std::string_view::npos && !scanner.refuse(kHeapsBehind))) {
    return *scanner.error();
  }
  // The reader of numbers sees blanks instead of the rule, so that it finds the same places.
  std::string heaps(text);
  std::replace_if(
      heaps.begin(), heaps.begin() + static_cast<std::ptrdiff_t>(end + 1),
      [](char c) { return c != '\n'; }, ' ');
  auto read = read_notation<std::vector<std::uint64_t>>(
      heaps, [](TextReader& reader, std::vector<std::uint64_t>& numbers) {
        while (!reader.at_end()) {
          std::uint64_t heap = 0;
          if (!reader.number({.role = &kHeap, .maximum = kMaxHeap}, heap)) return false;
          numbers.push_back(heap);
        }
        return true;
      });
  if (!read) return read.error();
  position.heaps = *std::move(read);
  return position;
}

std::string HeapGames::write_position(const Position& position) {
  std::string text = position.play == Play::misere ? "misere " : "";
  text += position.rule->text;
  if (position.claim != nullptr) text += " ? " + position.claim->text;
  text += ':';
  for (const std::uint64_t heap : position.heaps) text += " " + std::to_string(heap);
  return text;
}

Expected<Move> HeapGames::read_move(std::string_view text) {
  Scanner scanner(text, 0, text.size());
  Move move;
  if (!scanner.number(kHeap, move.heap, 0, kMaxHeap) || !scanner.expect(':', kHeapsBehind)) {
    return *scanner.error();
  }
  if (!scanner.accept('-')) {
    do {
      std::uint64_t part = 0;
      if (!scanner.number(kStonesLeft, part, 0, kMaxHeap)) return *scanner.error();
      if (part != 0) move.parts.push_back(part);
    } while (scanner.accept('+'));
  }
  if (!scanner.at_end() && !scanner.refuse(kStonesLeft)) return *scanner.error();
  std::sort(move.parts.begin(), move.parts.end(), std::greater<>());
  return move;
}

std::string HeapGames::write_move(const Move& move) {
  std::string text = std::to_string(move.heap) + ":";
  for (const std::uint64_t& part : move.parts) {
    if (&part != &move.parts.front()) text += '+';
    text += std::to_string(part);
  }
  return move.parts.empty() ? text + "-" : text;
}

Expected<Position> HeapGames::play(const Position& position, const Move& move) {
  const auto index = static_cast<std::ptrdiff_t>(move.heap) - 1;
  const std::size_t count = position.heaps.size();
  if (move.heap < 1 || move.heap > count ||
      !is_option(*position.rule, position.heaps[static_cast<std::size_t>(index)], move.parts)) {
    return illegal_move(write_move(move));
  }
  Position next = position;
  if (move.parts.empty()) {
    next.heaps[static_cast<std::size_t>(index)] = 0;
  } else {
    next.heaps[static_cast<std::size_t>(index)] = move.parts.front();
    next.heaps.insert(next.heaps.begin() + index + 1, move.parts.begin() + 1, move.parts.end());
  }
  return next;
}

void HeapGames::make_canonical(Position& position) { keep_nonzero_sorted(position.heaps); }

namespace {

// How many heaps a move can leave of one.
std::size_t most_parts(const HeapRule& rule) {
  std::size_t most = 1;
  if (const auto* const code = std::get_if<OctalCode>(&rule.form)) {
    const auto splits = [](const OctalCode::Digit& digit) { return (digit.value & 4) != 0; };
    const auto& [digits, repeated] = *code;
    if (std::any_of(digits.begin(), digits.end(), splits) ||
        std::any_of(repeated.begin(), repeated.end(), splits)) {
      most = 2;
    }
  } else if (const auto* const sentence = std::get_if<Sentence>(&rule.form)) {
    for (const Alternative& alternative : sentence->alternatives) {
      most = std::max(most, alternative.parts.size());
    }
  }
  return most;
}

}  // namespace

void HeapGames::write_view(const Position& position, JsonWriter& json) {
  json.begin_object().key("rule").string(position.rule->text);
  write_rule(json.key("form"), *position.rule);
  json.key("claim");
  position.claim != nullptr ? json.string(position.claim->text) : json.null();
  const std::size_t parts = most_parts(*position.rule);
  json.key("gesture").string(parts == 1 ? "take" : parts == 2 ? "cut" : "list");
  write_numbers(json.key("heaps"), position.heaps);
  json.end_object();
}

// --- What is known about a rule

class KnownRule {
 public:
  explicit KnownRule(const HeapRule& rule) : table(rule), misere(rule), classes(table.rule()) {}

  ClaimTest& claim(const Position& position) {
    if (!test_ || play_ != position.play || !(test_->claim() == *position.claim)) {
      test_.emplace(*position.claim);
      play_ = position.play;
    }
    return *test_;
  }

  // Of a heap alone.
  Outcome outcome(Play play, std::uint64_t heap) {
    if (play == Play::normal) {
      const auto value = table.value(heap);
      return value ? outcome_if(*value != 0) : Outcome::unknown;
    }
    if (const auto tame = classes.of(heap)) return outcome_if(tame->h() != 0);
    if (heap > kMostSearched) return Outcome::unknown;
    std::uint64_t work = kMomentWork / 4;
    return misere.outcome({heap}, work).value_or(Outcome::unknown);
  }

  // Of the values of the heaps, and of their outcomes.
  std::optional<Period> period(Play play) const {
    const auto& values = table.period();
    if (play == Play::normal) return values;
    const auto& tame = classes.period();
    if (!values || !tame) return {};
    return Period{std::max(values->start, tame->start), std::lcm(values->length, tame->length), 0};
  }

  ValueTable table;
  MisereSearch misere;
  MisereClasses classes;
  // The smallest sum for which the SJ theorem is wrong, looked for once.
  bool sj_is_tested = false;
  std::uint64_t sj_tested_to = 0;
  std::vector<std::uint64_t> sj_wrong_at;
  bool is_begun = false;  // whether the values that are shown have been looked for

 private:
  std::optional<ClaimTest> test_;  // of the claim that was asked last
  Play play_ = Play::normal;
};

namespace {

std::uint64_t largest_of(const std::vector<std::uint64_t>& heaps) {
  return heaps.empty() ? 0 : *std::max_element(heaps.begin(), heaps.end());
}

// In Nim the value of a heap is its size (C. L. Bouton, 1901), which needs no table.
bool is_nim(const Position& position) {
  return position.play == Play::normal && position.rule->text == "0.[3]";
}

bool lacks_value(const Position& position, const ValueTable& table) {
  return !is_nim(position) && !table.value(largest_of(position.heaps));
}

// Whether more values may say more: about a heap, a period or the claim.
bool is_open(const Position& position, KnownRule& known) {
  const ValueTable& table = known.table;
  if (table.is_stuck()) return false;
  const bool lacks_period = reach_of(table.rule()) && !table.period();
  const bool lacks_proof =
      position.claim != nullptr && !known.claim(position).is_decided() && !table.period();
  return lacks_value(position, table) || lacks_period || lacks_proof;
}

// Continues the table and the test of the claim.
void look_on(const Position& position, KnownRule& known, std::uint64_t heap, std::uint64_t work) {
  std::uint64_t left = work;
  known.table.reach(heap, left);
  if (position.play == Play::misere) {
    std::uint64_t tames = kMomentWork / 4;
    known.classes.extend(MisereClasses::kMost, tames);
  }
  if (position.claim == nullptr) return;
  std::uint64_t tests = work / 16;
  const auto outcome_of = [&](std::uint64_t of) { return known.outcome(position.play, of); };
  // The values alone do not know of misere play.
  const Play about = position.claim->names_outcome() ? position.play : Play::normal;
  known.claim(position).extend(known.table, outcome_of, known.period(about), tests);
}

// The same for a moment: the heaps of a position, and once for a rule, so that an analysis that is
// asked again says the same, the values that are shown.
void look_a_moment(const Position& position, KnownRule& known) {
  std::uint64_t heap = is_nim(position) ? 0 : largest_of(position.heaps);
  if (!std::exchange(known.is_begun, true)) heap = std::max(heap, kShownValues - 1);
  look_on(position, known, heap, kMomentWork);
}

// What the SJ theorem says: the player to move wins exactly if the nim-sum is 0 and all values are
// at most 1, or if it is not 0 and a value is above 1.
std::optional<Outcome> sj_outcome(const ValueTable& table,
                                  const std::vector<std::uint64_t>& heaps) {
  std::uint64_t sum = 0;
  bool has_large = false;
  for (const std::uint64_t heap : heaps) {
    const auto value = table.value(heap);
    if (!value) return {};
    sum = nim_sum(sum, *value);
    has_large = has_large || *value > 1;
  }
  return outcome_if((sum != 0) == has_large);
}

// Compares the SJ theorem with the search, for all sums of up to three heaps, few stones first.
void test_sj(KnownRule& known) {
  constexpr std::uint64_t kMostStones = 18;
  if (std::exchange(known.sj_is_tested, true)) return;
  std::uint64_t work = kMomentWork / 8;
  for (std::uint64_t stones = 1; stones <= kMostStones; ++stones) {
    for (std::uint64_t a = 0; 3 * a <= stones; ++a) {
      for (std::uint64_t b = a; a + 2 * b <= stones; ++b) {
        std::vector<std::uint64_t> heaps{a, b, stones - a - b};
        const auto said = sj_outcome(known.table, heaps);
        const auto found = known.misere.outcome(heaps, work);
        if (!said || !found) return;
        if (*said == *found) continue;
        heaps.erase(std::remove(heaps.begin(), heaps.end(), 0), heaps.end());
        known.sj_wrong_at = std::move(heaps);
        return;
      }
    }
    known.sj_tested_to = stones;
  }
}

void add_misere_facts(const KnownRule& known, std::vector<Fact>& facts) {
  const MisereClasses& classes = known.classes;
  if (classes.count() > 0) facts.push_back({FactKey::tame_to, classes.count() - 1});
  if (classes.period()) facts.push_back({FactKey::tame_proved, 1U});
  if (classes.is_wild()) facts.push_back({FactKey::wild_at, classes.count()});
  facts.push_back({FactKey::sj_tested_to, known.sj_tested_to});
  for (const std::uint64_t heap : known.sj_wrong_at) {
    facts.push_back({FactKey::sj_wrong_at, heap});
  }
}

void add_facts(const Position& position, KnownRule& known, std::vector<Fact>& facts) {
  const ValueTable& table = known.table;
  if (!table.values().empty()) facts.push_back({FactKey::tested_to, table.values().size() - 1});
  if (const auto& period = table.period()) {
    facts.push_back({FactKey::period_start, period->start});
    facts.push_back({FactKey::period_length, period->length});
    facts.push_back({FactKey::values_needed, period->values});
  }
  if (const auto heap = table.comes_again()) facts.push_back({FactKey::comes_again, *heap});
  if (position.claim != nullptr) {
    const ClaimTest& test = known.claim(position);
    if (test.tested() > 0) facts.push_back({FactKey::claim_tested_to, test.tested() - 1});
    if (const auto wrong_at = test.wrong_at()) {
      facts.push_back({FactKey::claim_wrong_at, *wrong_at});
      facts.push_back({FactKey::claim_value, table.value(*wrong_at).value_or(0)});
      if (position.play == Play::misere && position.claim->names_outcome()) {
        const bool is_p = known.outcome(position.play, *wrong_at) == Outcome::P;
        facts.push_back({FactKey::claim_misere_p, is_p ? 1U : 0U});
      }
    }
    if (test.is_proved()) facts.push_back({FactKey::claim_proved, 1U});
  }
  if (is_open(position, known)) facts.push_back({FactKey::searchable, 1U});
}

// The options of the heaps of a position, each size once.
class OptionLists {
 public:
  explicit OptionLists(const HeapRule& rule) : rule_(rule) {}
  const HeapOptions& of(std::uint64_t heap) {
    const auto known = lists_.find(heap);
    if (known != lists_.end()) return known->second;
    return lists_.emplace(heap, options_of(rule_, heap, work_)).first->second;
  }

 private:
  const HeapRule& rule_;
  std::map<std::uint64_t, HeapOptions> lists_;
  std::uint64_t work_ = kMostOptions;
};

// Calls visit(move) for the options, in order. Returns whether these are all.
template <class Visit>
bool for_each_option(const Position& position, OptionLists& lists, Visit&& visit) {
  bool complete = true;
  for (std::size_t i = 0; i < position.heaps.size(); ++i) {
    const HeapOptions& options = lists.of(position.heaps[i]);
    complete = complete && options.complete;
    for (const Parts& parts : options.list) visit(i, parts);
  }
  return complete;
}

std::uint64_t count_options(const Position& position, OptionLists& lists) {
  std::uint64_t count = 0;
  for (const std::uint64_t heap : position.heaps) count += lists.of(heap).list.size();
  return count;
}

using OptionValue = std::optional<std::uint64_t>;

OptionValue value_of(const ValueTable& table, const Parts& parts) {
  std::uint64_t sum = 0;
  for (const std::uint64_t part : parts) {
    const auto value = table.value(part);
    if (!value) return {};
    sum = nim_sum(sum, *value);
  }
  return sum;
}

Outcome outcome_of(const OptionValue& value) {
  return value ? outcome_if(*value != 0) : Outcome::unknown;
}

// Without lists of all options, which are as many as the stones.
void analyse_nim(const Position& position, Analysis<Move>& analysis) {
  std::uint64_t sum = 0;
  for (const std::uint64_t heap : position.heaps) {
    sum = nim_sum(sum, heap);
    analysis.option_count += std::min(heap, UINT64_MAX - analysis.option_count);
  }
  analysis.components = position.heaps;
  analysis.outcome = outcome_if(sum != 0);
  analysis.grundy = sum;
  const std::size_t listed = listed_options(analysis.option_count);
  for (std::size_t i = 0; i < position.heaps.size(); ++i) {
    const std::uint64_t heap = position.heaps[i];
    const std::uint64_t others = nim_sum(sum, heap);
    const auto move_to = [i](std::uint64_t left) {
      return Move{i + 1, left == 0 ? Parts{} : Parts{left}};
    };
    if (others < heap) analysis.winning.push_back(move_to(others));
    for (std::uint64_t left = 0; left < heap && analysis.options.size() < listed; ++left) {
      const std::uint64_t after = nim_sum(others, left);
      analysis.options.push_back({move_to(left), outcome_if(after != 0), after});
    }
  }
}

void analyse_normal(const Position& position, const ValueTable& table, Analysis<Move>& analysis) {
  OptionValue total = 0;
  std::vector<std::optional<std::uint32_t>> values;
  for (const std::uint64_t heap : position.heaps) {
    values.push_back(table.value(heap));
    total = total && values.back() ? OptionValue(nim_sum(*total, *values.back())) : OptionValue{};
    if (heap >= table.values().size()) analysis.reason = name(Reason::period);
  }
  if (total) {
    for (const auto& value : values) analysis.components.push_back(*value);
  }
  analysis.outcome = outcome_of(total);
  analysis.grundy = total;
  OptionLists lists(*position.rule);
  analysis.option_count = count_options(position, lists);
  const std::size_t listed = listed_options(analysis.option_count);
  const bool all = for_each_option(position, lists, [](std::size_t, const Parts&) {});
  for_each_option(position, lists, [&](std::size_t i, const Parts& parts) {
    OptionValue after = total ? value_of(table, parts) : OptionValue{};
    if (after) after = nim_sum(nim_sum(*total, *values[i]), *after);
    if (analysis.options.size() >= listed && after != OptionValue(0)) return;
    Move move{i + 1, parts};
    const bool lists_it = all || analysis.winning.size() < kMostWinning;
    if (after == OptionValue(0) && lists_it) analysis.winning.push_back(move);
    if (analysis.options.size() < listed) {
      analysis.options.push_back({std::move(move), outcome_of(after), after});
    }
  });
  if (!total) {
    analysis.status = table.is_stuck() ? Status::unknown : Status::budget_exhausted;
    analysis.reason = name(table.comes_again() ? Reason::comes_again : Reason::beyond);
    analysis.complete = false;
  } else if (!all) {
    analysis.complete = *total == 0;
    analysis.status = *total == 0 || analysis.winning.empty() ? Status::theorem : Status::partial;
  }
}

// The outcome of a sum: by the theorem if its heaps are tame, otherwise by the search.
std::optional<Outcome> misere_outcome(KnownRule& known, std::vector<std::uint64_t> heaps,
                                      std::uint64_t& work) {
  MisereClasses::Class sum;
  for (const std::uint64_t heap : heaps) {
    const auto each = known.classes.of(heap);
    if (!each) return known.misere.outcome(std::move(heaps), work);
    sum = MisereClasses::sum(sum, *each);
  }
  return outcome_if(sum.h() != 0);
}

void analyse_misere(const Position& position, KnownRule& known, Analysis<Move>& analysis) {
  std::uint64_t work = kMomentWork / 4;
  const bool is_tame =
      std::all_of(position.heaps.begin(), position.heaps.end(),
                  [&known](std::uint64_t heap) { return known.classes.of(heap).has_value(); });
  analysis.reason = name(is_tame ? Reason::tame : Reason::misere);
  OptionLists lists(*position.rule);
  analysis.option_count = count_options(position, lists);
  const std::size_t listed = listed_options(analysis.option_count);
  bool all_known = true;
  const bool all = for_each_option(position, lists, [&](std::size_t i, const Parts& parts) {
    std::vector<std::uint64_t> heaps = position.heaps;
    heaps.erase(heaps.begin() + static_cast<std::ptrdiff_t>(i));
    heaps.insert(heaps.end(), parts.begin(), parts.end());
    const auto outcome = misere_outcome(known, std::move(heaps), work);
    all_known = all_known && outcome.has_value();
    Move move{i + 1, parts};
    if (outcome == Outcome::P) analysis.winning.push_back(move);
    if (analysis.options.size() < listed) {
      analysis.options.push_back({std::move(move), outcome.value_or(Outcome::unknown), {}});
    }
  });
  analysis.complete = all && all_known;
  if (is_tame) {
    analysis.outcome = *misere_outcome(known, position.heaps, work);
    if (!analysis.complete) analysis.status = Status::theorem;
  } else if (!analysis.winning.empty()) {
    analysis.outcome = Outcome::N;
    if (!analysis.complete) analysis.status = Status::partial;
  } else if (analysis.complete) {
    // A player who cannot move wins.
    analysis.outcome = outcome_if(analysis.option_count == 0);
  } else {
    analysis.outcome = Outcome::unknown;
    analysis.status = Status::budget_exhausted;
  }
}

}  // namespace

// --- The answerer

HeapGames::Answerer::Answerer() = default;
HeapGames::Answerer::~Answerer() = default;

KnownRule& HeapGames::Answerer::known(const Position& position) {
  const auto found = std::find_if(rules_.begin(), rules_.end(), [&position](const auto& known) {
    return known->table.rule() == *position.rule;
  });
  if (found != rules_.end()) {
    std::rotate(found, found + 1, rules_.end());
  } else {
    if (rules_.size() == kKeptRules) rules_.erase(rules_.begin());
    rules_.push_back(std::make_unique<KnownRule>(*position.rule));
  }
  return *rules_.back();
}

Analysis<Move> HeapGames::Answerer::analyse(const Position& position) {
  KnownRule& rule = known(position);
  look_a_moment(position, rule);
  Analysis<Move> analysis;
  if (position.play == Play::misere) {
    analyse_misere(position, rule, analysis);
    test_sj(rule);
    add_misere_facts(rule, analysis.facts);
  } else if (is_nim(position)) {
    analyse_nim(position, analysis);
  } else {
    analyse_normal(position, rule.table, analysis);
  }
  add_facts(position, rule, analysis.facts);
  return analysis;
}

SearchReport HeapGames::Answerer::step(const Position& position, std::uint64_t positions) {
  KnownRule& rule = known(position);
  const std::uint64_t largest = largest_of(position.heaps);
  const auto is_solved = [&] {
    return !lacks_value(position, rule.table) || rule.table.is_stuck();
  };
  // After the heaps, what else can be found: a period, or more of the claim.
  const std::uint64_t wanted = is_solved() ? ValueTable::kMostValues : largest;
  if (is_open(position, rule)) look_on(position, rule, wanted, positions * kWorkOfValue);
  const Values& values = rule.table.values();
  const bool solved = is_solved();
  return {.solved = solved,
          .valued = solved,
          .done = !is_open(position, rule),
          .positions = values.size(),
          .bytes = values.size() * sizeof(values[0])};
}

Certificate HeapGames::Answerer::certificate(const Position& position, std::uint64_t work) {
  KnownRule& rule = known(position);
  ValueTable& table = rule.table;
  // Sentences, endless sets and unequal heaps have no theorem.
  if (!reach_of(*position.rule)) return Certificate::none(Obstacle::open);
  if (!table.period() && !table.is_stuck()) {
    std::uint64_t left = work * kWorkOfValue;
    table.reach(ValueTable::kMostValues, left);
  }
  const auto& period = table.period();
  if (!period && table.is_stuck()) return Certificate::none(Obstacle::unsolved);
  if (!period) return Certificate::writing(table.values().size());
  return Certificate::written(write_proof(*position.rule, *period, table.values()));
}

void HeapGames::Answerer::write_picture(const Position& position, JsonWriter& json) {
  KnownRule& rule = known(position);
  look_a_moment(position, rule);
  const ValueTable& table = rule.table;
  json.begin_object().key("values").begin_array();
  for (std::uint64_t heap = 0; heap < kShownValues && table.value(heap); ++heap) {
    json.integer(*table.value(heap));
  }
  json.end_array().key("outcomes").begin_array();
  for (std::uint64_t heap = 0; heap < kShownValues && table.value(heap); ++heap) {
    const Outcome outcome = rule.outcome(position.play, heap);
    if (outcome == Outcome::unknown) break;
    json.string(name(outcome));
  }
  json.end_array().key("options").begin_array();
  std::uint64_t work = kMostOptions;
  for (std::uint64_t heap = 0; heap <= kShownOptions && table.value(heap); ++heap) {
    json.begin_array();
    for (const Parts& parts : options_of(*position.rule, heap, work).list) {
      json.begin_object();
      write_numbers(json.key("parts"), parts);
      write_grundy(json.key("value"), value_of(table, parts));
      json.end_object();
    }
    json.end_array();
  }
  json.end_array().key("period");
  if (const auto& period = table.period()) {
    const Reach reach = *reach_of(*position.rule);
    json.begin_object().key("start").integer(period->start);
    json.key("length").integer(period->length).key("values").integer(period->values);
    json.key("mostTaken").integer(reach.most_taken);
    json.key("mostHeaps").integer(reach.most_heaps).end_object();
  } else {
    json.null();
  }
  json.end_object();
}

}  // namespace impartial::heap_games
