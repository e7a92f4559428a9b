// Known mistakes at Misere Nim. One file, because the five dialects share their wrong rules and
// their wrong moves.
#include <algorithm>
#include <optional>

#include "core/nimber.hpp"
#include "core/wrong_answers.hpp"
#include "games/misere_nim/facts.hpp"
#include "games/misere_nim/misere_nim.hpp"

namespace impartial::misere_nim {
namespace {

using Read = ReadCase<Heaps>;

bool wins(const Heaps& heaps) { return outcome(heaps) == Outcome::N; }

// A program that tells who wins, in the steps in which people write it. A mistake changes a step,
// so two of them are made together by a program that changes two.
struct Steps {
  // Whether the nim-sum, and the flag for a heap above 1, look at the i-th heap.
  using Looks = bool (*)(const Heaps& heaps, std::size_t i);
  Looks in_sum = [](const Heaps&, std::size_t) { return true; };
  Looks in_flag = in_sum;
  // What the nim-sum has of a heap.
  std::uint64_t (*part)(std::uint64_t heap) = [](std::uint64_t heap) { return heap; };
  // Whether the rule is reversed. `seen`: the heaps that the flag looks at.
  bool (*reverses)(const Facts& seen, std::uint64_t sum) = [](const Facts& seen, std::uint64_t) {
    return seen.all_small();
  };
  // Whether the player to move wins, if it is and if it is not.
  using Wins = bool (*)(const Facts& facts, std::uint64_t sum);
  Wins reversed = [](const Facts&, std::uint64_t sum) { return sum == 0; };
  Wins normal = [](const Facts&, std::uint64_t sum) { return sum != 0; };
  // What is answered before anything else is asked.
  std::optional<bool> (*before)(const Heaps& heaps) = [](const Heaps&) {
    return std::optional<bool>();
  };
  bool swaps_names = false;
  bool answers_twice = false;  // if the rule is reversed: by that rule, and by the other one
  // What is not cleared before the next case.
  bool keeps_sum = false;
  bool keeps_flag = false;
  bool keeps_stones = false;  // whose sum is compared with the number of heaps
};

bool is_last(const Heaps& heaps, std::size_t i) { return i + 1 == heaps.size(); }
bool all_but_first(const Heaps&, std::size_t i) { return i != 0; }
bool all_but_last(const Heaps& heaps, std::size_t i) { return !is_last(heaps, i); }
bool is_new(const Heaps& heaps, std::size_t i) {
  const auto before = heaps.begin() + static_cast<std::ptrdiff_t>(i);
  return std::find(heaps.begin(), before, heaps[i]) == before;
}
bool is_even(const Facts& facts, std::uint64_t) { return facts.count % 2 == 0; }
bool is_odd(const Facts& facts, std::uint64_t) { return facts.count % 2 != 0; }

struct WrongStep {
  std::string_view id;
  std::string_view sentence;
  void (*change)(Steps& steps);
  bool beyond = false;  // the judge's limits
};

// The likely ones first.
constexpr WrongStep kWrongSteps[]{
    {"normal_nim", "This is normal Nim, where the player who takes the last stone wins.",
     [](Steps& steps) { steps.reverses = [](const Facts&, std::uint64_t) { return false; }; }},
    {"reversed", "The answer of normal Nim is reversed for all heaps, not only for heaps of 1.",
     [](Steps& steps) { steps.normal = [](const Facts&, std::uint64_t sum) { return sum == 0; }; }},
    {"names_swapped", "The names of the two players are swapped.",
     [](Steps& steps) { steps.swaps_names = true; }},
    {"nim_sum_kept", "The nim-sum is not set to 0 before the next case.",
     [](Steps& steps) { steps.keeps_sum = true; }},
    {"flag_kept", "What tells of a heap above 1 is not cleared before the next case.",
     [](Steps& steps) { steps.keeps_flag = true; }},
    {"switch_at_two", "The rule is reversed if no heap is above 2, not if no heap is above 1.",
     [](Steps& steps) {
       steps.reverses = [](const Facts& seen, std::uint64_t) { return seen.largest <= 2; };
     }},
    {"switch_at_nim_sum",
     "The rule is reversed if the nim-sum is at most 1, not if no heap is above 1.",
     [](Steps& steps) {
       steps.reverses = [](const Facts&, std::uint64_t sum) { return sum <= 1; };
     }},
    {"switch_at_sum", "The rule is reversed if there are at most 3 stones.",
     [](Steps& steps) {
       steps.reverses = [](const Facts& seen, std::uint64_t) { return seen.stones <= 3; };
     }},
    {"switch_at_any_one", "The rule is reversed if some heap is 1, not if all heaps are.",
     [](Steps& steps) {
       steps.reverses = [](const Facts& seen, std::uint64_t) { return seen.ones != 0; };
     }},
    {"switch_at_first_heap", "Only the first heap decides whether the rule is reversed.",
     [](Steps& steps) { steps.in_flag = [](const Heaps&, std::size_t i) { return i == 0; }; }},
    {"switch_at_last_heap",
     "Only the last heap decides whether the rule is reversed: each heap overwrites the flag.",
     [](Steps& steps) { steps.in_flag = is_last; }},
    {"switch_at_equal_heaps", "The rule is reversed if all heaps are equal, not if all are 1.",
     [](Steps& steps) {
       steps.reverses = [](const Facts& seen, std::uint64_t) {
         return seen.largest * seen.count == seen.stones;
       };
     }},
    {"single_one_only", "The rule is reversed only for a single heap of 1.",
     [](Steps& steps) {
       steps.reverses = [](const Facts& seen, std::uint64_t) {
         return seen.count == 1 && seen.largest == 1;
       };
     }},
    {"ones_always_lose", "Heaps of 1 are said to lose, whatever their number is.",
     [](Steps& steps) { steps.reversed = [](const Facts&, std::uint64_t) { return false; }; }},
    {"ones_always_win", "Heaps of 1 are said to win, whatever their number is.",
     [](Steps& steps) { steps.reversed = [](const Facts&, std::uint64_t) { return true; }; }},
    {"one_heap_wins", "A single heap is said to win, even if it is 1.",
     [](Steps& steps) {
       steps.before = [](const Heaps& heaps) {
         return heaps.size() == 1 ? std::optional(true) : std::nullopt;
       };
     }},
    {"one_heap_loses", "A single heap is said to lose, however large it is.",
     [](Steps& steps) {
       steps.before = [](const Heaps& heaps) {
         return heaps.size() == 1 ? std::optional(false) : std::nullopt;
       };
     }},
    {"large_heap_wins", "Every position with a heap above 1 is said to win.",
     [](Steps& steps) { steps.normal = [](const Facts&, std::uint64_t) { return true; }; }},
    {"heap_parity", "An even number of heaps is said to win, however large the heaps are.",
     [](Steps& steps) { steps.normal = steps.reversed = is_even; }},
    {"stone_parity", "An even number of stones is said to win, as if a move took one stone.",
     [](Steps& steps) {
       steps.normal =
           steps.reversed = [](const Facts& facts, std::uint64_t) { return facts.stones % 2 == 0; };
     }},
    {"odd_nim_sum", "Only the last bit of the nim-sum is tested, which is that of the sum.",
     [](Steps& steps) {
       steps.normal = [](const Facts&, std::uint64_t sum) { return sum % 2 != 0; };
     }},
    {"sum", "The largest heap is compared with the sum of the others, not with their nim-sum.",
     [](Steps& steps) {
       steps.normal = [](const Facts& facts, std::uint64_t) {
         return facts.stones - facts.largest != facts.largest;
       };
     }},
    {"first_heap_left_out", "The first heap is left out.",
     [](Steps& steps) { steps.in_sum = all_but_first; }},
    {"last_heap_left_out", "The last heap is left out.",
     [](Steps& steps) { steps.in_sum = all_but_last; }},
    {"ones_left_out", "The heaps of 1 are left out of the nim-sum.",
     [](Steps& steps) { steps.part = [](std::uint64_t heap) { return heap > 1 ? heap : 0; }; }},
    {"one_stone_less",
     "Each heap is taken to have one stone less, as if the last one did not count.",
     [](Steps& steps) {
       steps.part = [](std::uint64_t heap) { return heap - 1; };
       steps.reverses = [](const Facts&, std::uint64_t) { return false; };
     }},
    {"equal_heaps_once", "Equal heaps are counted once, as in a set.",
     [](Steps& steps) { steps.in_sum = is_new; }},
    {"no_else", "Heaps of 1 are answered twice: the answer of normal Nim follows.",
     [](Steps& steps) { steps.answers_twice = true; }},
    {"32_bits", "The heaps are kept in 32 bits, so 2^32 + 5 becomes 5.",
     [](Steps& steps) { steps.part = [](std::uint64_t heap) { return heap & UINT32_MAX; }; }, true},
    {"empty_loses", "With no stone left the player to move is said to lose.",
     [](Steps& steps) {
       steps.before = [](const Heaps& heaps) {
         return Facts(heaps).all_bits == 0 ? std::optional(false) : std::nullopt;
       };
     },
     true},
};

// The same for judges whose heaps may have a sum of more than 32 bits.
constexpr WrongStep kWrongSums[]{
    {"sum_32_bits",
     "All heaps are taken to be 1 if their sum is their number, but the sum has only 32 bits.",
     [](Steps& steps) {
       steps.reverses = [](const Facts& seen, std::uint64_t) {
         return static_cast<std::uint32_t>(seen.stones) == seen.count;
       };
     }},
};

// Other forms of the same mistakes.
constexpr WrongStep kOtherForms[]{
    // By the number of heaps of 1, as in normal Nim.
    {"normal_nim", {}, [](Steps& steps) { steps.reversed = is_odd; }},
    {"reversed",
     {},
     [](Steps& steps) { steps.reverses = [](const Facts&, std::uint64_t) { return true; }; }},
    {"flag_kept",
     {},
     [](Steps& steps) {
       steps.keeps_stones = true;
       steps.reverses = [](const Facts& seen, std::uint64_t) { return seen.stones == seen.count; };
     }},
    {"first_heap_left_out", {}, [](Steps& steps) { steps.in_flag = all_but_first; }},
    {"first_heap_left_out", {}, [](Steps& steps) { steps.in_sum = steps.in_flag = all_but_first; }},
    {"last_heap_left_out", {}, [](Steps& steps) { steps.in_flag = all_but_last; }},
    {"last_heap_left_out", {}, [](Steps& steps) { steps.in_sum = steps.in_flag = all_but_last; }},
    // Signed.
    {"sum_32_bits",
     {},
     [](Steps& steps) {
       steps.reverses = [](const Facts& seen, std::uint64_t) {
         return static_cast<std::int32_t>(static_cast<std::uint32_t>(seen.stones)) <=
                static_cast<std::int64_t>(seen.count);
       };
     }},
};

// `kWrite` writes whether the first player wins.
template <auto kWrite>
class Follows final : public Program<Heaps> {
 public:
  explicit Follows(const Steps& steps) : steps_(steps) {}

  bool answer(const Read& read, Answers& answers) override {
    kWrite(wins(read.position) != steps_.swaps_names, read, answers.writer());
    answers.end();
    if (steps_.answers_twice && reverses_) {
      kWrite(steps_.normal(Facts(read.position), sum_), read, answers.writer());
      answers.end();
    }
    return true;
  }

 private:
  bool wins(const Heaps& heaps) {
    if (!steps_.keeps_sum) sum_ = 0;
    seen_.clear();
    for (std::size_t i = 0; i < heaps.size(); ++i) {
      if (steps_.in_sum(heaps, i)) sum_ = nim_sum(sum_, steps_.part(heaps[i]));
      if (steps_.in_flag(heaps, i)) seen_.push_back(heaps[i]);
    }
    Facts seen(seen_);
    if (!steps_.keeps_stones) stones_ = 0;
    seen.stones = stones_ += seen.stones;
    const bool reverses = steps_.reverses(seen, sum_);
    reverses_ = (!steps_.keeps_flag || reverses_) && reverses;
    if (const std::optional<bool> wins = steps_.before(heaps)) return *wins;
    return (reverses_ ? steps_.reversed : steps_.normal)(Facts(heaps), sum_);
  }

  Steps steps_;
  Heaps seen_;
  std::uint64_t sum_ = 0;
  std::uint64_t stones_ = 0;
  bool reverses_ = true;
};

// A mistake for each of the wrong steps.
template <const auto& kChanges, auto kWrite>
constexpr auto mistakes_by_step() {
  return []<std::size_t... i>(std::index_sequence<i...>) {
    return std::array{Mistake<Heaps>{.id = kChanges[i].id,
                                     .sentence = kChanges[i].sentence,
                                     .start = []() -> std::unique_ptr<Program<Heaps>> {
                                       Steps steps;
                                       kChanges[i].change(steps);
                                       return std::make_unique<Follows<kWrite>>(steps);
                                     },
                                     .beyond = kChanges[i].beyond}...};
  }
  (std::make_index_sequence<std::size(kChanges)>());
}

constexpr std::size_t kChangeCount =
    std::size(kWrongSteps) + std::size(kWrongSums) + std::size(kOtherForms);

const WrongStep& change_at(std::size_t i) {
  if (i < std::size(kOtherForms)) return kOtherForms[i];
  i -= std::size(kOtherForms);
  return i < std::size(kWrongSteps) ? kWrongSteps[i] : kWrongSums[i - std::size(kWrongSteps)];
}

// By the nim-sum if all heaps are 1, and by their number.
template <auto kWrite>
constexpr Combinations<Heaps> kCombinations{
    2 * pair_count(kChangeCount),
    [](std::size_t i) -> Combinations<Heaps>::Ids {
      return {change_at(pair_at(i / 2).first).id, change_at(pair_at(i / 2).second).id};
    },
    [](std::size_t i) -> std::unique_ptr<Program<Heaps>> {
      Steps steps;
      if (i % 2 != 0) steps.reversed = is_even;
      change_at(pair_at(i / 2).first).change(steps);
      change_at(pair_at(i / 2).second).change(steps);
      return std::make_unique<Follows<kWrite>>(steps);
    }};

// Takes T for the number of heaps of the first case, so all numbers are misread.
template <auto kWrite>
class TakesTForCount final : public Program<Heaps> {
 public:
  bool answer(const Read& read, Answers& answers) override {
    if (read.number == 1) take(read.cases, answers);
    take(read.position.size(), answers);
    for (const std::uint64_t heap : read.position) take(heap, answers);
    return true;
  }

  void finish(Answers& answers) override {
    if (count_) write(answers);
  }

 private:
  void take(std::uint64_t number, Answers& answers) {
    count_ ? heaps_.push_back(number) : void(count_ = number);
    if (heaps_.size() == *count_) write(answers);
  }

  void write(Answers& answers) {
    kWrite(wins(heaps_), Read{heaps_, ++answered_}, answers.writer());
    answers.end();
    heaps_.clear();
    count_.reset();
  }

  std::optional<std::uint64_t> count_;  // of the heaps of the case that it reads at present
  Heaps heaps_;                         // those that it has read
  std::uint64_t answered_ = 0;
};

template <auto kWrite>
constexpr Mistake<Heaps> kTTakenForCount{
    "t_taken_for_count", "T is not read, so it is taken for the number of heaps of the first case.",
    &start<Heaps, TakesTForCount<kWrite>>};

// --- LightOJ 1253

void write_light_oj(bool wins, const Read& read, TextWriter& writer) {
  writer.text("Case ").number(read.number).text(wins ? ": Alice\n" : ": Bob\n");
}

constexpr auto kLightOj1253Mistakes = join(join(mistakes_by_step<kWrongSteps, write_light_oj>(),
                                                mistakes_by_step<kWrongSums, write_light_oj>()),
                                           {kTTakenForCount<write_light_oj>});

// --- HDU 1907 and HackerRank: the name alone

struct Names {
  std::string_view first;
  std::string_view second;
  std::string_view of(bool wins) const { return wins ? first : second; }
};

constexpr Names kHduNames{"John\n", "Brother\n"};
constexpr Names kHackerrankNames{"First\n", "Second\n"};

template <const Names& kNames>
void write_name(bool wins, const Read&, TextWriter& writer) {
  writer.text(kNames.of(wins));
}

template <const Names& kNames>
constexpr auto kMistakesByName = join(mistakes_by_step<kWrongSteps, write_name<kNames>>(),
                                      {kTTakenForCount<write_name<kNames>>});

constexpr auto kHackerrankMistakes =
    join(kMistakesByName<kHackerrankNames>,
         mistakes_by_step<kWrongSums, write_name<kHackerrankNames>>());

// --- The winning moves

// How a dialect says that no move wins.
using Word = const std::string_view&;
constexpr std::string_view kNone = "none";
constexpr std::string_view kConcede = "CONCEDE";

// Writes a line of moves, of which `left` and `right` are the two numbers.
template <Word kNoMove, class Left, class Right>
void write_moves(const std::vector<Move>& moves, TextWriter& writer, Left&& left, Right&& right) {
  if (moves.empty()) writer.text(kNoMove);
  for (const Move& move : moves) {
    if (&move != moves.data()) writer.text(" ");
    writer.number(left(move)).text(":").number(right(move));
  }
  writer.text("\n");
}

std::uint64_t heap_of(const Move& move) { return move.heap; }
std::uint64_t amount_of(const Move& move) { return move.amount; }

// Each heap that is larger than target(heap, nim-sum of the others) becomes the target.
template <class Target>
std::vector<Move> moves_to(const Heaps& heaps, Target&& target) {
  const std::uint64_t sum = Facts(heaps).sum;
  std::vector<Move> moves;
  for (std::size_t i = 0; i < heaps.size(); ++i) {
    const std::uint64_t wanted = target(heaps[i], nim_sum(sum, heaps[i]));
    if (wanted < heaps[i]) moves.push_back({i + 1, heaps[i] - wanted});
  }
  return moves;
}

struct WrongMoves {
  std::string_view id;
  std::string_view sentence;
  std::vector<Move> (*moves)(const Heaps& heaps);
};

std::vector<Move> moves_of_normal_nim(const Heaps& heaps) {
  return moves_to(heaps, [](std::uint64_t, std::uint64_t others) { return others; });
}

constexpr WrongMoves kWrongMoves[]{
    {"normal_nim", "These are the winning moves of normal Nim.", moves_of_normal_nim},
    {"late_switch",
     "Moves to the nim-sum 0 are taken to win, even where they leave an even number of ones.",
     [](const Heaps& heaps) {
       if (!Facts(heaps).all_small()) return moves_of_normal_nim(heaps);
       return winning_moves(heaps);
     }},
    {"switch_at_nim_sum", "Moves to the nim-sum 1 are taken to win in every position.",
     [](const Heaps& heaps) {
       return moves_to(heaps,
                       [](std::uint64_t, std::uint64_t others) { return nim_sum(others, 1); });
     }},
    {"takes_nim_sum", "As many stones are taken as the nim-sum says.",
     [](const Heaps& heaps) {
       const std::uint64_t sum = Facts(heaps).sum;
       return moves_to(heaps, [sum](std::uint64_t heap, std::uint64_t) {
         return heap < sum ? heap : heap - sum;
       });
     }},
    {"largest_only", "Only moves in the largest heap are listed.",
     [](const Heaps& heaps) {
       const std::uint64_t largest = Facts(heaps).largest;
       std::vector<Move> moves = winning_moves(heaps);
       std::erase_if(moves, [&](const Move& move) {
         return heaps[static_cast<std::size_t>(move.heap - 1)] != largest;
       });
       return moves;
     }},
    {"first_only", "Only the first winning move is listed.",
     [](const Heaps& heaps) {
       std::vector<Move> moves = winning_moves(heaps);
       if (moves.size() > 1) moves.resize(1);
       return moves;
     }},
};

// Cases of one heap are few, and CodinGame's generated inputs have none.
constexpr WrongMoves kWrongSingleHeap[]{
    {"whole_heap", "A single heap is taken whole, so the last stone too.",
     [](const Heaps& heaps) {
       return heaps.size() == 1 ? moves_of_normal_nim(heaps) : winning_moves(heaps);
     }},
};

template <Word kNoMove>
void write_wrong_moves(const WrongMoves& wrong, const Read& read, TextWriter& writer) {
  write_moves<kNoMove>(wrong.moves(read.position), writer, heap_of, amount_of);
}

template <Word kNoMove>
constexpr auto kMistakesByMoves = join(
    mistakes_by_rule<Heaps, kWrongMoves, write_wrong_moves<kNoMove>>(),
    {{"heaps_from_0", "The heaps are counted from 0.",
      kWrites<Heaps,
              [](const Read& read, TextWriter& writer) {
                write_moves<kNoMove>(
                    winning_moves(read.position), writer,
                    [](const Move& move) { return move.heap - 1; }, amount_of);
              }>},
     {"stones_left", "A move says how many stones are left, not how many are taken.",
      kWrites<Heaps,
              [](const Read& read, TextWriter& writer) {
                write_moves<kNoMove>(
                    winning_moves(read.position), writer, heap_of, [&](const Move& move) {
                      return read.position[static_cast<std::size_t>(move.heap - 1)] - move.amount;
                    });
              }>},
     {"amount_first", "A move says first how many stones are taken, then from which heap.",
      kWrites<Heaps, [](const Read& read, TextWriter& writer) {
        write_moves<kNoMove>(winning_moves(read.position), writer, amount_of, heap_of);
      }>}});

constexpr auto kMisereMovesMistakes = join(
    kMistakesByMoves<kNone>, mistakes_by_rule<Heaps, kWrongSingleHeap, write_wrong_moves<kNone>>());

}  // namespace

KnownMistakes<Heaps> LightOj1253::mistakes() {
  return {kLightOj1253Mistakes, kCombinations<write_light_oj>};
}
KnownMistakes<Heaps> Hdu1907::mistakes() {
  return {kMistakesByName<kHduNames>, kCombinations<write_name<kHduNames>>};
}
KnownMistakes<Heaps> HackerrankMisereNim::mistakes() {
  return {kHackerrankMistakes, kCombinations<write_name<kHackerrankNames>>};
}
KnownMistakes<Heaps> CodingameMisereNim::mistakes() { return {kMistakesByMoves<kConcede>}; }
KnownMistakes<Heaps> MisereMoves::mistakes() { return {kMisereMovesMistakes}; }

}  // namespace impartial::misere_nim
