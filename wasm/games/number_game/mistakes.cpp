// Known mistakes at the Number Game.
#include <bit>
#include <functional>
#include <initializer_list>

#include "core/nimber.hpp"
#include "core/wrong_answers.hpp"
#include "games/number_game/number_game.hpp"

namespace impartial::number_game {
namespace {

using Read = ReadCase<TablePosition>;

template <class Use>
void for_each(Numbers numbers, Use&& use) {
  for (; numbers != 0; numbers &= numbers - 1)
    use(static_cast<unsigned>(std::countr_zero(numbers)));
}

// The moves x for which wins(x).
template <class Wins>
Numbers moves_where(Numbers free, Wins&& wins) {
  Numbers moves = 0;
  for_each(free, [&](unsigned number) {
    if (wins(number)) moves |= bit(number);
  });
  return moves;
}

// What of the numbers a move leaves free.
using Take = Numbers (*)(Numbers free, unsigned number);
// The moves that win, as a program has them.
using Rule = std::function<Numbers(Numbers free)>;
// Those of them that are listed.
enum class Lists { all, first, last, losing };

// A program that searches all positions, in the steps in which people write it. A mistake changes a
// step, so two of them are made together by a program that changes two.
struct Steps {
  Take take = free_after;
  Numbers tried = kAllNumbers;  // as moves
  Numbers never_summed = 0;     // which only a move takes
  bool last_loses = false;      // the player who takes the last number
  Rule (*rule)() = nullptr;     // of another program, which does not search
  bool forgets = true;          // its rule, when the next case comes
  Lists lists = Lists::all;
};

Numbers without_multiples(Numbers free, unsigned number) {
  for (unsigned multiple = number; multiple <= kLargest; multiple += number) free &= ~bit(multiple);
  return free;
}

// The sums of `number` and one of the taken numbers.
Numbers without_sums(Numbers free, unsigned number, Numbers taken) {
  return free & ~bit(number) & ~(taken << number);
}

Numbers with_one_sum(Numbers free, unsigned number) {
  return without_sums(free, number, kAllNumbers & ~free);
}

Numbers with_one_pass(Numbers free, unsigned number) {
  return without_sums(free, number, (kAllNumbers & ~free) | bit(number));
}

Numbers without_multiples_and_sums(Numbers free, unsigned number) {
  return without_multiples(with_one_sum(free, number), number);
}

class Search {
 public:
  explicit Search(const Steps& steps) : steps_(steps) {}

  Numbers operator()(Numbers free) {
    return moves_where(free & steps_.tried, [&](unsigned number) {
      return is_p(steps_.take(free, number) | (free & steps_.never_summed & ~bit(number)));
    });
  }

 private:
  enum : std::uint8_t { kUnknown, kP, kN };

  bool is_p(Numbers free) {
    std::uint8_t& known = outcomes_[free >> kSmallest];
    if (known == kUnknown) {
      const bool wins = (free & steps_.tried) == 0 ? steps_.last_loses : (*this)(free) != 0;
      known = wins ? kN : kP;
    }
    return known == kP;
  }

  Steps steps_;
  std::vector<std::uint8_t> outcomes_ =
      std::vector<std::uint8_t>(std::size_t{1} << (kLargest - kSmallest + 1));
};

// --- Rules of programs that do not search all positions

// Knows only the numbers that are taken from now on, which generate `taken`.
class Forgetful {
 public:
  Numbers operator()(Numbers free) {
    outcomes_.assign(Universe::get().positions().size(), kUnknown);
    return winning(free, kAllNumbers);
  }

 private:
  enum : std::uint8_t { kUnknown, kP, kN };

  // `left`: the numbers that the taken ones do not add up to.
  Numbers winning(Numbers free, Numbers left) {
    return moves_where(free & left, [&](unsigned number) {
      const Numbers after = free_after(left, number);
      std::uint8_t& known = outcomes_[Universe::get().find(after)];
      if (known == kUnknown) known = winning(free, after) == 0 ? kP : kN;
      return known == kP;
    });
  }

  std::vector<std::uint8_t> outcomes_;
};

// Remembers outcomes by kKey(free), which is the same for many positions. `stops`: looks no further
// than to the first winning move. `for_ever`: also for the next case.
template <auto kKey, bool stops, bool for_ever = true>
class ByKey {
 public:
  Numbers operator()(Numbers free) {
    if (!for_ever) outcomes_.clear();
    return winning(free);
  }

 private:
  enum : std::uint8_t { kUnknown, kP, kN };

  Numbers winning(Numbers free) {
    return moves_where(free, [&](unsigned number) { return is_p(free_after(free, number)); });
  }

  bool wins(Numbers free) {
    if (!stops) return winning(free) != 0;
    for (Numbers left = free; left != 0; left &= left - 1) {
      if (is_p(free_after(free, static_cast<unsigned>(std::countr_zero(left))))) return true;
    }
    return false;
  }

  bool is_p(Numbers free) {
    const auto key = static_cast<std::size_t>(kKey(free));
    if (key >= outcomes_.size()) outcomes_.resize(key + 1);
    // It moves while the positions behind it are looked at.
    if (outcomes_[key] == kUnknown) {
      const bool is_n = wins(free);
      outcomes_[key] = is_n ? kN : kP;
    }
    return outcomes_[key] == kP;
  }

  std::vector<std::uint8_t> outcomes_;
};

unsigned count_of(Numbers free) { return static_cast<unsigned>(std::popcount(free)); }
unsigned sum_of(Numbers free) {
  unsigned sum = 0;
  for_each(free, [&](unsigned number) { sum += number; });
  return sum;
}

// Remembers outcomes by the places of the free numbers in the list of the case, for ever.
class ByPlaces {
 public:
  Numbers operator()(Numbers free) {
    list_ = free;
    return moves_where(free, [&](unsigned number) { return is_p(free_after(free, number)); });
  }

 private:
  enum : std::uint8_t { kUnknown, kP, kN };

  // Bit i: whether the i-th number of the list is free.
  std::size_t places_of(Numbers free) const {
    std::size_t places = 0;
    std::size_t place = 1;
    for_each(list_, [&](unsigned number) {
      if ((free & bit(number)) != 0) places |= place;
      place <<= 1;
    });
    return places;
  }

  // Looks no further than to the first winning move.
  bool is_p(Numbers free) {
    std::uint8_t& known = outcomes_[places_of(free)];
    if (known == kUnknown) {
      bool wins = false;
      for (Numbers left = free; left != 0 && !wins; left &= left - 1)
        wins = is_p(free_after(free, static_cast<unsigned>(std::countr_zero(left))));
      known = wins ? kN : kP;
    }
    return known == kP;
  }

  Numbers list_ = 0;
  std::vector<std::uint8_t> outcomes_ =
      std::vector<std::uint8_t>(std::size_t{1} << (kLargest - kSmallest + 1));
};

struct Greedy {
  Numbers operator()(Numbers free) const {
    return moves_where(
        free, [&](unsigned number) { return std::popcount(free_after(free, number)) % 2 == 0; });
  }
};

struct NumberAlone {
  Numbers operator()(Numbers free) const { return std::popcount(free) % 2 == 1 ? free : 0; }
};

struct Nim {
  Numbers operator()(Numbers free) const {
    return moves_where(free, [&](unsigned number) {
      std::uint64_t sum = 0;
      for_each(free_after(free, number), [&](unsigned left) { sum = nim_sum(sum, left); });
      return sum == 0;
    });
  }
};

struct NotRestored {
  Numbers operator()(Numbers free) const {
    const Numbers smallest = free & -free;
    bool wins = false;
    for (; free != 0; wins = !wins)
      free = free_after(free, static_cast<unsigned>(std::countr_zero(free)));
    return wins ? smallest : 0;
  }
};

// The same, but only where a winning move ends the search of a position. It remembers outcomes.
class NotRestoredAtWin {
 public:
  Numbers operator()(Numbers free) {
    return moves_where(free, [&](unsigned number) {
      Numbers after = free_after(free, number);
      return !wins(after);
    });
  }

 private:
  enum : std::uint8_t { kUnknown, kP, kN };

  bool wins(Numbers& free) {
    std::uint8_t& known = outcomes_[free >> kSmallest];
    if (known != kUnknown) return known == kN;
    for (unsigned number = kSmallest; number <= kLargest; ++number) {
      if ((free & bit(number)) == 0) continue;
      const Numbers after = free_after(free, number);
      const Numbers taken = free & ~after;
      free = after;
      if (!wins(free)) {
        known = kN;
        return true;
      }
      free |= taken;
    }
    known = kP;
    return false;
  }

  std::vector<std::uint8_t> outcomes_ =
      std::vector<std::uint8_t>(std::size_t{1} << (kLargest - kSmallest + 1));
};

// --- The texts

struct Format {
  std::string_view header;
  std::string_view after_number = "\n";
  std::string_view none;
  std::string_view end_of_moves{};
  std::string_view end = "\n\n";
};

constexpr Format kPoj{.header = "Test Case #", .none = "There's no winning move."};
constexpr Format kTud{.header = "Scenario #",
                      .after_number = ":\n",
                      .none = "There is no winning move.",
                      .end_of_moves = "."};

void write_header(const Format& format, std::uint64_t number, TextWriter& writer) {
  writer.text(format.header).number(number).text(format.after_number);
}

void write_moves(const Format& format, std::uint64_t number, Numbers moves, TextWriter& writer) {
  write_header(format, number, writer);
  writer.text(moves == 0 ? format.none : "The winning moves are:");
  for_each(moves, [&](unsigned move) { writer.text(" ").number(move); });
  writer.text(moves == 0 ? "" : format.end_of_moves).text(format.end);
}

Numbers winning(const Read& read) { return read.position.solved().winning; }

Numbers listed(const Steps& steps, Numbers free, Numbers winning) {
  switch (steps.lists) {
    case Lists::all:
      return winning;
    case Lists::first:
      return winning & -winning;
    case Lists::last:
      return std::bit_floor(winning);
    case Lists::losing:
      return free & steps.tried & ~winning;
  }
  return 0;
}

// Each position is solved once, so a rule that searches costs nothing later.
template <const Format& kFormat>
class Follows final : public Program<TablePosition> {
 public:
  explicit Follows(const Steps& steps)
      : steps_(steps), rule_(steps.rule != nullptr ? steps.rule() : Rule(Search(steps))) {}

  bool answer(const Read& read, Answers& answers) override {
    const Numbers free = read.position.solved().free;
    Numbers& moves = moves_[read.position.index];
    if (!steps_.forgets || moves == kUnknown) moves = listed(steps_, free, rule_(free));
    write_moves(kFormat, read.number, moves, answers.writer());
    answers.end();
    return true;
  }

 private:
  static constexpr Numbers kUnknown = ~Numbers{0};
  Steps steps_;
  Rule rule_;
  std::vector<Numbers> moves_ = std::vector<Numbers>(Universe::get().positions().size(), kUnknown);
};

struct WrongStep {
  std::string_view id;
  std::string_view sentence;
  void (*change)(Steps& steps);
};

template <Take kTake>
void use_take(Steps& steps) {
  steps.take = kTake;
}
template <class R, bool kForgets = true>
void use_rule(Steps& steps) {
  steps.rule = [] { return Rule(R()); };
  steps.forgets = kForgets;
}
template <Lists kLists>
void use_lists(Steps& steps) {
  steps.lists = kLists;
}

constexpr WrongStep kWrongSteps[]{
    {"multiples_only", "A number takes its multiples with it, but not the sums.",
     use_take<without_multiples>},
    {"sums_of_two",
     "The new number is added once to what was taken before, and never twice: 11 = 3 + 4 + 4 stays "
     "free.",
     use_take<with_one_sum>},
    {"one_pass", "The new number is added only once to each taken one, and to itself.",
     use_take<with_one_pass>},
    {"number_alone", "A move takes only the number itself, no sums.", use_rule<NumberAlone>},
    {"earlier_forgotten",
     "The numbers that were taken before the position are forgotten: no sums with them.",
     use_rule<Forgetful>},
    {"without_20", "The loops end at 19, so 20 is left out.",
     [](Steps& steps) { steps.tried &= ~bit(20); }},
    {"misere", "The player who takes the last number is said to lose.",
     [](Steps& steps) { steps.last_loses = true; }},
    {"greedy", "A move is taken to win if it leaves an even number of numbers.", use_rule<Greedy>},
    {"nim", "A move is taken to win if the xor of the numbers that it leaves is 0.", use_rule<Nim>},
    {"not_restored", "The numbers that a move takes are not given back before the next is tried.",
     use_rule<NotRestored>},
    {"win_not_restored",
     "The numbers that a winning move takes are not given back when the search ends there.",
     use_rule<NotRestoredAtWin, false>},
    {"memo_by_count", "Results are kept by how many numbers are free, not by which.",
     use_rule<ByKey<count_of, false>, false>},
    {"memo_by_sum", "Results are kept by the sum of the free numbers, not by which they are.",
     use_rule<ByKey<sum_of, true>, false>},
    {"memo_by_places",
     "Results are kept by the places of the numbers in the list, also for the next case.",
     use_rule<ByPlaces, false>},
    {"first_only", "Only the first winning move is listed.", use_lists<Lists::first>},
    {"last_only", "Only the last winning move is listed.", use_lists<Lists::last>},
    {"losing_moves", "The moves that lose are listed.", use_lists<Lists::losing>},
};

// Other forms of the same mistakes.
constexpr WrongStep kOtherForms[]{
    {"sums_of_two", {}, use_take<without_multiples_and_sums>},
    // Sums never take it.
    {"without_20", {}, [](Steps& steps) { steps.never_summed |= bit(20); }},
    {"memo_by_count", {}, use_rule<ByKey<count_of, true>, false>},
    {"memo_by_count", {}, use_rule<ByKey<count_of, true, false>>},
    {"memo_by_count", {}, use_rule<ByKey<count_of, false, false>>},
    {"memo_by_sum", {}, use_rule<ByKey<sum_of, false>, false>},
    {"memo_by_sum", {}, use_rule<ByKey<sum_of, true, false>>},
    {"memo_by_sum", {}, use_rule<ByKey<sum_of, false, false>>},
};

template <const Format& kFormat>
std::unique_ptr<Program<TablePosition>> follow(std::initializer_list<const WrongStep*> changes) {
  Steps steps;
  for (const WrongStep* each : changes) each->change(steps);
  return std::make_unique<Follows<kFormat>>(steps);
}

template <const Format& kFormat>
constexpr auto kMistakes =
    join([]<std::size_t... i>(std::index_sequence<i...>) {
      return std::array{Mistake<TablePosition>{
          .id = kWrongSteps[i].id, .sentence = kWrongSteps[i].sentence, .start = [] {
            return follow<kFormat>({&kWrongSteps[i]});
          }}...};
    }(std::make_index_sequence<std::size(kWrongSteps)>()),
         {{"no_case_line", "The line with the number of the case is missing.",
           kWrites<TablePosition, [](const Read& read, TextWriter& writer) {
             const Numbers moves = winning(read);
             writer.text(moves == 0 ? kFormat.none : "The winning moves are:");
             for_each(moves, [&](unsigned move) { writer.text(" ").number(move); });
             writer.text(moves == 0 ? "" : kFormat.end_of_moves).text(kFormat.end);
           }>}});

class EndsAtZero final : public Program<TablePosition> {
 public:
  bool answer(const Read& read, Answers& answers) override {
    if (read.position.solved().free == 0) return false;
    write_moves(kTud, read.number, winning(read), answers.writer());
    answers.end();
    return true;
  }
};

constexpr auto kTud2001Mistakes =
    join(kMistakes<kTud>,
         {{"ends_at_zero", "A scenario without numbers is taken for the end of the input.",
           &start<TablePosition, EndsAtZero>}});

// --- Two mistakes, and other forms of one

constexpr std::size_t kChangeCount = std::size(kWrongSteps) + std::size(kOtherForms);

const WrongStep& change_at(std::size_t i) {
  return i < std::size(kOtherForms) ? kOtherForms[i] : kWrongSteps[i - std::size(kOtherForms)];
}

template <const Format& kFormat>
constexpr Combinations<TablePosition> kCombinations{
    pair_count(kChangeCount),
    [](std::size_t i) -> Combinations<TablePosition>::Ids {
      return {change_at(pair_at(i).first).id, change_at(pair_at(i).second).id};
    },
    [](std::size_t i) {
      return follow<kFormat>({&change_at(pair_at(i).first), &change_at(pair_at(i).second)});
    }};

}  // namespace

KnownMistakes<TablePosition> Poj1143::mistakes() { return {kMistakes<kPoj>, kCombinations<kPoj>}; }
KnownMistakes<TablePosition> Tud2001::mistakes() { return {kTud2001Mistakes, kCombinations<kTud>}; }

}  // namespace impartial::number_game
