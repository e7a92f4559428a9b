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

// Whether the first player wins, by the rule of Misere Nim with another test for "all heaps are 1".
bool wins_with(const Heaps& heaps, bool all_small) { return (Facts(heaps).sum == 0) == all_small; }

// A program that takes the first player to win if wins(heaps).
struct WrongRule {
  std::string_view id;
  std::string_view sentence;
  bool (*wins)(const Heaps& heaps);
  bool beyond = false;  // the judge's limits
};

constexpr WrongRule kRules[]{
    {"normal_nim", "This is normal Nim, where the player who takes the last stone wins.",
     [](const Heaps& heaps) { return Facts(heaps).sum != 0; }},
    {"reversed", "The answer of normal Nim is reversed for all heaps, not only for heaps of 1.",
     [](const Heaps& heaps) { return Facts(heaps).sum == 0; }},
    {"names_swapped", "The names of the two players are swapped.",
     [](const Heaps& heaps) { return !wins(heaps); }},
    {"switch_at_two", "The rule is reversed if no heap is above 2, not if no heap is above 1.",
     [](const Heaps& heaps) { return wins_with(heaps, Facts(heaps).largest <= 2); }},
    {"switch_at_nim_sum",
     "The rule is reversed if the nim-sum is at most 1, not if no heap is above 1.",
     [](const Heaps& heaps) { return Facts(heaps).sum != 1; }},
    {"switch_at_sum", "The rule is reversed if there are at most 3 stones.",
     [](const Heaps& heaps) { return wins_with(heaps, Facts(heaps).stones <= 3); }},
    {"switch_at_any_one", "The rule is reversed if some heap is 1, not if all heaps are.",
     [](const Heaps& heaps) { return wins_with(heaps, Facts(heaps).ones != 0); }},
    {"switch_at_first_heap", "Only the first heap decides whether the rule is reversed.",
     [](const Heaps& heaps) { return wins_with(heaps, heaps.empty() || heaps.front() <= 1); }},
    {"switch_at_last_heap",
     "Only the last heap decides whether the rule is reversed: each heap overwrites the flag.",
     [](const Heaps& heaps) { return wins_with(heaps, heaps.empty() || heaps.back() <= 1); }},
    {"single_one_only", "The rule is reversed only for a single heap of 1.",
     [](const Heaps& heaps) { return wins_with(heaps, heaps.size() == 1 && heaps.front() == 1); }},
    {"one_heap_wins", "A single heap is said to win, even if it is 1.",
     [](const Heaps& heaps) { return heaps.size() == 1 || wins(heaps); }},
    {"large_heap_wins", "Every position with a heap above 1 is said to win.",
     [](const Heaps& heaps) { return !Facts(heaps).all_small() || wins(heaps); }},
    {"heap_parity", "An even number of heaps is said to win, however large the heaps are.",
     [](const Heaps& heaps) { return heaps.size() % 2 == 0; }},
    {"stone_parity", "An even number of stones is said to win, as if a move took one stone.",
     [](const Heaps& heaps) { return Facts(heaps).stones % 2 == 0; }},
    {"sum", "The largest heap is compared with the sum of the others, not with their nim-sum.",
     [](const Heaps& heaps) {
       const Facts facts(heaps);
       if (facts.all_small()) return wins(heaps);
       return facts.stones - facts.largest != facts.largest;
     }},
    {"last_heap_left_out", "The last heap is left out of the nim-sum.",
     [](const Heaps& heaps) {
       const Facts facts(heaps);
       const std::uint64_t last = heaps.empty() ? 0 : heaps.back();
       return (nim_sum(facts.sum, last) == 0) == facts.all_small();
     }},
    {"one_heap_loses", "A single heap is said to lose, however large it is.",
     [](const Heaps& heaps) { return heaps.size() != 1 && wins(heaps); }},
    {"32_bits", "The heaps are kept in 32 bits, so 2^32 + 5 becomes 5.",
     [](const Heaps& heaps) {
       const Facts facts(heaps);
       return ((facts.sum & 0xFFFFFFFF) == 0) == facts.all_small();
     },
     true},
    {"empty_loses", "With no stone left the player to move is said to lose.",
     [](const Heaps& heaps) { return Facts(heaps).all_bits != 0 && wins(heaps); }, true},
};

// The same for judges whose heaps may have a sum of more than 32 bits.
constexpr WrongRule kRulesOfSums[]{
    {"sum_32_bits",
     "All heaps are taken to be 1 if their sum is their number, but the sum has only 32 bits.",
     [](const Heaps& heaps) {
       return wins_with(heaps, static_cast<std::uint32_t>(Facts(heaps).stones) == heaps.size());
     }},
};

// The wrong rules with the players' names swapped, and on heaps of 32 bits.
template <void (*kWrite)(bool wins, const Read& read, TextWriter& writer)>
constexpr Combinations<Heaps> kCombinations{
    2 * std::size(kRules),
    [](std::size_t i) -> Combinations<Heaps>::Ids {
      return {kRules[i / 2].id, i % 2 == 0 ? "names_swapped" : "32_bits"};
    },
    [](std::size_t i, const Read& read, TextWriter& writer) {
      const WrongRule& rule = kRules[i / 2];
      if (i % 2 == 0) return kWrite(!rule.wins(read.position), read, writer);
      Heaps heaps = read.position;
      for (std::uint64_t& heap : heaps) heap &= 0xFFFFFFFF;
      kWrite(rule.wins(heaps), read, writer);
    }};

// How a program with a nim-sum decides when all heaps are 1.
enum class Ones {
  other_way,       // by the nim-sum, the other way round
  by_number,       // by the number of heaps
  as_normal_nim,   // by the number of heaps, as in normal Nim
  as_other_heaps,  // by the nim-sum, as in normal Nim
};

// The nim-sum is not set to 0 before the next case, or the flag for "all heaps are 1" not to true.
template <bool kKeepSum, bool kKeepFlag, auto kWrite, Ones kOnes = Ones::other_way>
class KeepsState final : public Program<Heaps> {
 public:
  bool answer(const Read& read, Answers& answers) override {
    const Facts facts(read.position);
    sum_ = nim_sum(kKeepSum ? sum_ : 0, facts.sum);
    all_small_ = (!kKeepFlag || all_small_) && facts.all_small();
    kWrite(all_small_ ? wins_ones(facts) : sum_ != 0, read, answers.writer());
    answers.end();
    return true;
  }

 private:
  bool wins_ones(const Facts& facts) const {
    const bool is_even = facts.sum % 2 == 0;
    switch (kOnes) {
      case Ones::other_way:
        return sum_ == 0;
      case Ones::by_number:
        return is_even;
      case Ones::as_normal_nim:
        return !is_even;
      case Ones::as_other_heaps:
        return sum_ != 0;
    }
    return false;
  }

  std::uint64_t sum_ = 0;
  bool all_small_ = true;
};

template <auto kWrite>
constexpr Mistake<Heaps> kSumKept{"nim_sum_kept",
                                  "The nim-sum is not set to 0 before the next case.",
                                  &start<Heaps, KeepsState<true, false, kWrite>>};
template <auto kWrite>
constexpr Mistake<Heaps> kFlagKept{
    "flag_kept", "The flag for a heap above 1 is not cleared before the next case.",
    &start<Heaps, KeepsState<false, true, kWrite>>};

// The same where the number of heaps decides if all are 1, and in normal Nim.
template <auto kWrite>
constexpr Variant<Heaps> kVariants[]{
    {"nim_sum_kept", {}, &start<Heaps, KeepsState<true, false, kWrite, Ones::by_number>>},
    {"nim_sum_kept", "normal_nim",
     &start<Heaps, KeepsState<true, false, kWrite, Ones::as_normal_nim>>},
    {"nim_sum_kept", "normal_nim",
     &start<Heaps, KeepsState<true, false, kWrite, Ones::as_other_heaps>>},
};

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

void write_rule_light_oj(const WrongRule& rule, const Read& read, TextWriter& writer) {
  write_light_oj(rule.wins(read.position), read, writer);
}

constexpr auto kLightOj1253Mistakes =
    join(join(mistakes_by_rule<Heaps, kRules, write_rule_light_oj>(),
              mistakes_by_rule<Heaps, kRulesOfSums, write_rule_light_oj>()),
         {kSumKept<write_light_oj>, kFlagKept<write_light_oj>, kTTakenForCount<write_light_oj>});

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
void write_rule_name(const WrongRule& rule, const Read& read, TextWriter& writer) {
  writer.text(kNames.of(rule.wins(read.position)));
}

template <const Names& kNames>
constexpr auto kMistakesByName = join(mistakes_by_rule<Heaps, kRules, write_rule_name<kNames>>(),
                                      {kSumKept<write_name<kNames>>, kFlagKept<write_name<kNames>>,
                                       kTTakenForCount<write_name<kNames>>});

// Line 1 has T; of the others, every second one is taken for the heaps of a case.
class ReadsByLines final : public Program<Heaps> {
 public:
  bool answer(const Read& read, Answers& answers) override {
    cases_ = read.cases;
    read_ = read.number;
    while (line_ < read.line) end_line(read, answers);
    for (const char c : read.text) c == '\n' ? end_line(read, answers) : add(c);
    end_heap();
    return true;
  }

  // Beyond the last line, the heaps of a case seem to be none.
  void finish(Answers& answers) override {
    const Heaps none;
    for (const Read read{none}; answered_ < read_;) end_line(read, answers);
  }

 private:
  void add(char c) {
    if (c < '0' || c > '9') return end_heap();
    heap_ = heap_ * 10 + static_cast<std::uint64_t>(c - '0');
  }

  void end_heap() {
    if (heap_ != 0) heaps_.push_back(heap_);
    heap_ = 0;
  }

  void end_line(const Read& read, Answers& answers) {
    end_heap();
    if (line_ > 1 && line_ % 2 == 1 && answered_ < cases_) {
      write_name<kHduNames>(wins(heaps_), read, answers.writer());
      answers.end();
      ++answered_;
    }
    heaps_.clear();
    ++line_;
  }

  Heaps heaps_;  // of the line that is read at present
  std::uint64_t heap_ = 0;
  std::uint64_t line_ = 1;
  std::uint64_t cases_ = 0;  // announced
  std::uint64_t read_ = 0;
  std::uint64_t answered_ = 0;
};

constexpr auto kHdu1907Mistakes =
    join(kMistakesByName<kHduNames>,
         {{"by_lines", "The heaps are read from one line, but they may stand on several.",
           &start<Heaps, ReadsByLines>}});

constexpr auto kHackerrankMistakes =
    join(kMistakesByName<kHackerrankNames>,
         mistakes_by_rule<Heaps, kRulesOfSums, write_rule_name<kHackerrankNames>>());

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
  return {kLightOj1253Mistakes, kCombinations<write_light_oj>, kVariants<write_light_oj>};
}
KnownMistakes<Heaps> Hdu1907::mistakes() {
  return {kHdu1907Mistakes, kCombinations<write_name<kHduNames>>, kVariants<write_name<kHduNames>>};
}
KnownMistakes<Heaps> HackerrankMisereNim::mistakes() {
  return {kHackerrankMistakes, kCombinations<write_name<kHackerrankNames>>,
          kVariants<write_name<kHackerrankNames>>};
}
KnownMistakes<Heaps> CodingameMisereNim::mistakes() { return {kMistakesByMoves<kConcede>}; }
KnownMistakes<Heaps> MisereMoves::mistakes() { return {kMisereMovesMistakes}; }

}  // namespace impartial::misere_nim
