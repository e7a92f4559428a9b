// Known mistakes at the Number Game.
#include <bit>

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

// --- Wrong rules: function objects that give the winning moves

// Searches all positions, with take(free, number) for the numbers that a move leaves free.
template <auto kTake, bool kMisere = false>
class Search {
 public:
  Numbers operator()(Numbers free) {
    return moves_where(free, [&](unsigned number) { return is_p(kTake(free, number)); });
  }

 private:
  enum : std::uint8_t { kUnknown, kP, kN };

  bool is_p(Numbers free) {
    std::uint8_t& known = outcomes_[free >> kSmallest];
    if (known == kUnknown) {
      const bool wins = free == 0 ? kMisere : (*this)(free) != 0;
      known = wins ? kN : kP;
    }
    return known == kP;
  }

  std::vector<std::uint8_t> outcomes_ =
      std::vector<std::uint8_t>(std::size_t{1} << (kLargest - kSmallest + 1));
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

// Sums never take 20.
Numbers but_20(Numbers free, unsigned number) {
  return free_after(free, number) | (number == 20 ? 0 : free & bit(20));
}

Numbers without_20(Numbers free, unsigned number) { return free_after(free & ~bit(20), number); }

struct Without20 : Search<without_20> {
  Numbers operator()(Numbers free) { return Search::operator()(free & ~bit(20)); }
};

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

struct Right {
  Numbers operator()(Numbers free) const {
    return TablePosition{Universe::get().find(free)}.solved().winning;
  }
};

// A rule whose moves are listed wrongly.
enum class Lists { all, first, last, losing };

template <class Rule, Lists kLists>
struct Listed {
  Numbers operator()(Numbers free) {
    const Numbers winning = rule(free);
    switch (kLists) {
      case Lists::all:
        return winning;
      case Lists::first:
        return winning & -winning;
      case Lists::last:
        return std::bit_floor(winning);
      case Lists::losing:
        return free & ~winning;
    }
    return 0;
  }
  Rule rule;
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

// Each position is solved once, so a rule that searches costs nothing later.
template <const Format& kFormat, class Rule, bool kKeep>
class AnswersByRule final : public Program<TablePosition> {
 public:
  bool answer(const Read& read, Answers& answers) override {
    Numbers& moves = moves_[read.position.index];
    if (!kKeep || moves == kUnknown) moves = rule_(read.position.solved().free);
    write_moves(kFormat, read.number, moves, answers.writer());
    answers.end();
    return true;
  }

 private:
  static constexpr Numbers kUnknown = ~Numbers{0};
  Rule rule_;
  std::vector<Numbers> moves_ = std::vector<Numbers>(Universe::get().positions().size(), kUnknown);
};

template <const Format& kFormat, class Rule, bool kKeep = true>
constexpr auto kByRule = &start<TablePosition, AnswersByRule<kFormat, Rule, kKeep>>;

template <const Format& kFormat>
constexpr std::array<Mistake<TablePosition>, 17> kMistakes{{
    {"multiples_only", "A number takes its multiples with it, but not the sums.",
     kByRule<kFormat, Search<without_multiples>>},
    {"sums_of_two",
     "The new number is added once to what was taken before, and never twice: 11 = 3 + 4 + 4 stays "
     "free.",
     kByRule<kFormat, Search<with_one_sum>>},
    {"one_pass", "The new number is added only once to each taken one, and to itself.",
     kByRule<kFormat, Search<with_one_pass>>},
    {"number_alone", "A move takes only the number itself, no sums.",
     kByRule<kFormat, NumberAlone>},
    {"earlier_forgotten",
     "The numbers that were taken before the position are forgotten: no sums with them.",
     kByRule<kFormat, Forgetful>},
    {"without_20", "The loops end at 19, so 20 is left out.", kByRule<kFormat, Without20>},
    {"misere", "The player who takes the last number is said to lose.",
     kByRule<kFormat, Search<free_after, true>>},
    {"greedy", "A move is taken to win if it leaves an even number of numbers.",
     kByRule<kFormat, Greedy>},
    {"nim", "A move is taken to win if the xor of the numbers that it leaves is 0.",
     kByRule<kFormat, Nim>},
    {"not_restored", "The numbers that a move takes are not given back before the next is tried.",
     kByRule<kFormat, NotRestored>},
    {"memo_by_count", "Results are kept by how many numbers are free, not by which.",
     kByRule<kFormat, ByKey<count_of, false>, false>},
    {"memo_by_sum", "Results are kept by the sum of the free numbers, not by which they are.",
     kByRule<kFormat, ByKey<sum_of, true>, false>},
    {"memo_by_places",
     "Results are kept by the places of the numbers in the list, also for the next case.",
     kByRule<kFormat, ByPlaces, false>},
    {"first_only", "Only the first winning move is listed.",
     kByRule<kFormat, Listed<Right, Lists::first>>},
    {"last_only", "Only the last winning move is listed.",
     kByRule<kFormat, Listed<Right, Lists::last>>},
    {"losing_moves", "The moves that lose are listed.",
     kByRule<kFormat, Listed<Right, Lists::losing>>},
    {"no_case_line", "The line with the number of the case is missing.",
     kWrites<TablePosition,
             [](const Read& read, TextWriter& writer) {
               const Numbers moves = winning(read);
               writer.text(moves == 0 ? kFormat.none : "The winning moves are:");
               for_each(moves, [&](unsigned move) { writer.text(" ").number(move); });
               writer.text(moves == 0 ? "" : kFormat.end_of_moves).text(kFormat.end);
             }>},
}};

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

struct Form {
  std::string_view first;
  std::string_view second;
  std::unique_ptr<Program<TablePosition>> (*start)();
};

// A wrong rule whose moves are listed wrongly too.
template <const Format& kFormat, class Rule>
constexpr std::array<Form, 3> listed(std::string_view id) {
  return {{{id, "first_only", kByRule<kFormat, Listed<Rule, Lists::first>>},
           {id, "last_only", kByRule<kFormat, Listed<Rule, Lists::last>>},
           {id, "losing_moves", kByRule<kFormat, Listed<Rule, Lists::losing>>}}};
}

template <const Format& kFormat>
constexpr std::array kListed{
    listed<kFormat, Search<without_multiples>>("multiples_only"),
    listed<kFormat, Search<with_one_sum>>("sums_of_two"),
    listed<kFormat, Search<without_multiples_and_sums>>("sums_of_two"),
    listed<kFormat, Search<with_one_pass>>("one_pass"),
    listed<kFormat, NumberAlone>("number_alone"),
    listed<kFormat, Forgetful>("earlier_forgotten"),
    listed<kFormat, Without20>("without_20"),
    listed<kFormat, Search<free_after, true>>("misere"),
    listed<kFormat, Greedy>("greedy"),
    listed<kFormat, Nim>("nim"),
};

template <const Format& kFormat>
constexpr Form kForms[]{
    {"sums_of_two", {}, kByRule<kFormat, Search<without_multiples_and_sums>>},
    {"without_20", {}, kByRule<kFormat, Search<but_20>>},
    {"memo_by_count", {}, kByRule<kFormat, ByKey<count_of, true>, false>},
    {"memo_by_count", {}, kByRule<kFormat, ByKey<count_of, true, false>>},
    {"memo_by_count", {}, kByRule<kFormat, ByKey<count_of, false, false>>},
    {"memo_by_sum", {}, kByRule<kFormat, ByKey<sum_of, false>, false>},
    {"memo_by_sum", {}, kByRule<kFormat, ByKey<sum_of, true, false>>},
    {"memo_by_sum", {}, kByRule<kFormat, ByKey<sum_of, false, false>>},
    {"multiples_only", "misere", kByRule<kFormat, Search<without_multiples, true>>},
    {"sums_of_two", "misere", kByRule<kFormat, Search<with_one_sum, true>>},
    {"sums_of_two", "misere", kByRule<kFormat, Search<without_multiples_and_sums, true>>},
    {"one_pass", "misere", kByRule<kFormat, Search<with_one_pass, true>>},
};

template <const Format& kFormat>
const Form& form_at(std::size_t i) {
  if (i < std::size(kForms<kFormat>)) return kForms<kFormat>[i];
  i -= std::size(kForms<kFormat>);
  return kListed<kFormat>[i / 3][i % 3];
}

template <const Format& kFormat>
constexpr Combinations<TablePosition> kCombinations{
    std::size(kForms<kFormat>) + 3 * std::size(kListed<kFormat>),
    [](std::size_t i) -> Combinations<TablePosition>::Ids {
      const Form& form = form_at<kFormat>(i);
      return {form.first, form.second};
    },
    [](std::size_t i) { return form_at<kFormat>(i).start(); }};

}  // namespace

KnownMistakes<TablePosition> Poj1143::mistakes() { return {kMistakes<kPoj>, kCombinations<kPoj>}; }
KnownMistakes<TablePosition> Tud2001::mistakes() { return {kTud2001Mistakes, kCombinations<kTud>}; }

}  // namespace impartial::number_game
