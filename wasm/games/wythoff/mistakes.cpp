// Known mistakes at Wythoff's game.
#include <algorithm>
#include <bit>
#include <cmath>
#include <initializer_list>

#include "core/wrong_answers.hpp"
#include "games/wythoff/strategy.hpp"
#include "games/wythoff/wythoff.hpp"

namespace impartial::wythoff {
namespace {

using Read = ReadCase<Heaps>;

bool wins(const Heaps& heaps) { return outcome(heaps) == Outcome::N; }

constexpr double kPhi = 1.618033988749895;  // (1 + sqrt 5) / 2, rounded
const double kRoot = std::sqrt(5.0);

// A ratio from 1 to 2 as a long double of 64 bits keeps it: times 2^63, rounded to a whole number.
// All compilers that we use have no such long double in common.
using LongRatio = std::uint64_t;
// digits / 10^decimals.
constexpr LongRatio in_64_bits(std::uint64_t digits, unsigned decimals) {
  __extension__ using Wide = unsigned __int128;
  Wide power = 1;
  for (unsigned i = 0; i < decimals; ++i) power *= 10;
  return static_cast<LongRatio>(((Wide{digits} << 63) + power / 2) / power);
}
constexpr LongRatio kLongPhi = 0xCF1BBCDCBFA53E0B;

// floor(the difference of the heaps times the ratio), as such a long double computes it.
std::uint64_t times(LongRatio ratio, const Heaps& heaps) {
  __extension__ using Wide = unsigned __int128;
  Wide product = Wide{ratio} * difference(heaps);
  // The bits that a long double has no room for.
  const int excess = 64 - std::countl_zero(static_cast<std::uint64_t>(product >> 64));
  if (excess != 0) {
    // To the nearest, and of two such ones to the even one.
    const Wide half = Wide{1} << (excess - 1);
    product = (product + half - 1 + (product >> excess & 1)) >> excess << excess;
  }
  return static_cast<std::uint64_t>(product >> 63);
}

// Whether a product, rounded down, is a whole number; a program compares them as whole numbers.
bool is_down(double product, std::uint64_t number) {
  return product >= 0 && product < 0x1p64 && static_cast<std::uint64_t>(product) == number;
}

// --- Two heaps lose if they are a cold pair. A program may compute these wrongly, and it may use
// them by a wrong rule.

// Whether a program takes two heaps for a cold pair.
struct WrongArithmetic {
  std::string_view id;
  std::string_view sentence;
  bool (*is_cold)(const Heaps& heaps);
  bool beyond = false;  // the judge's limits
};

// A program that compares the smaller heap with a product of the difference.
template <double (*kProduct)(double difference)>
bool is_product(const Heaps& heaps) {
  return is_down(kProduct(static_cast<double>(difference(heaps))), smaller(heaps));
}
// With the larger heap, and a product of the smaller one.
template <double (*kProduct)(double smaller)>
bool is_ratio(const Heaps& heaps) {
  return is_down(kProduct(static_cast<double>(smaller(heaps))), larger(heaps));
}
template <LongRatio kRatio>
bool is_long_product(const Heaps& heaps) {
  return times(kRatio, heaps) == smaller(heaps);
}

// With heaps in 32 bits, of which one is for the sign.
template <std::int64_t (*kProduct)(std::uint64_t difference)>
bool is_product_in_32_bits(const Heaps& heaps) {
  const std::int64_t first = static_cast<std::int32_t>(static_cast<std::uint32_t>(heaps.first));
  const std::int64_t second = static_cast<std::int32_t>(static_cast<std::uint32_t>(heaps.second));
  const auto apart = static_cast<std::uint64_t>(std::abs(first - second));
  return kProduct(apart) == std::min(first, second);
}

constexpr WrongArithmetic kArithmetics[]{
    {"float", "The golden ratio is kept in a float, which has 24 bits.",
     is_product<[](double d) -> double { return static_cast<float>(d) * 1.618034F; }>},
    {"double", "The golden ratio is kept in a double, which has 53 bits.",
     is_product<[](double d) { return d * kPhi; }>},
    {"long_double", "The golden ratio is kept in a long double, which has 64 bits.",
     is_long_product<kLongPhi>, true},
    {"rounded_ratio", "The golden ratio is rounded to 1.618.",
     is_product<[](double d) { return d * 1.618; }>},
    {"few_digits", "The golden ratio has too few decimals.",
     is_product<[](double d) { return d * 1.618034; }>},
    {"nearest", "The product with the golden ratio is rounded to the nearest number, not down.",
     is_product<[](double d) { return d * kPhi + 0.5; }>},
    {"rounded_up", "The product with the golden ratio is rounded up, not down.",
     is_product<[](double d) { return std::ceil(d * kPhi); }>},
    {"whole_ratio", "The golden ratio is cut to the whole number 1, before it is multiplied.",
     is_product<[](double d) { return d; }>},
    {"tolerant", "The number above that of a cold pair is taken for it too.",
     [](const Heaps& heaps) {
       const double product = static_cast<double>(difference(heaps)) * kPhi;
       return is_down(product, smaller(heaps)) || is_down(product + 1, smaller(heaps));
     }},
    {"off_by_one", "The difference of the first cold pair is taken to be 1, not 0.",
     is_product<[](double d) { return (d - 1) * kPhi; }>},
    {"ratio_of_heaps", "The larger heap is compared with the smaller one times the golden ratio.",
     is_ratio<[](double smaller) { return smaller * kPhi; }>},
    {"carry_lost",
     "The golden ratio is right to nine decimals only, or a carry of its product is lost.",
     [](const Heaps& heaps) {
       constexpr std::uint64_t kBase = 1'000'000'000;
       const std::uint64_t high = difference(heaps) / kBase;
       const std::uint64_t low = difference(heaps) % kBase;
       const std::uint64_t middle = high * 749'894'848 + low * 618'033'988;
       return difference(heaps) + high * 618'033'988 + middle / kBase == smaller(heaps);
     }},
    {"short_table", "The table of cold pairs ends at 1000000, and larger pairs are said to win.",
     [](const Heaps& heaps) {
       return smaller(heaps) <= 1'000'000 && is_cold(heaps.first, heaps.second);
     }},
    {"32_bits", "The heaps, or their difference, are kept in 32 bits, so 2^32 + 5 becomes 5.",
     [](const Heaps& heaps) {
       return is_cold(heaps.first & 0xFFFFFFFF, heaps.second & 0xFFFFFFFF);
     },
     true},
};

// Other orders of the same arithmetic, which fail at other pairs.
constexpr WrongArithmetic kOrders[]{
    {"float", {}, is_product<[](double d) -> double {
       return static_cast<float>(d) * (1 + static_cast<float>(kRoot)) / 2;
     }>},
    // Compared as doubles.
    {"double",
     {},
     [](const Heaps& heaps) {
       return std::floor(static_cast<double>(difference(heaps)) * kPhi) ==
              static_cast<double>(smaller(heaps));
     }},
    {"tolerant",
     {},
     [](const Heaps& heaps) {
       const double product = static_cast<double>(difference(heaps)) * 1.618;
       return is_down(product, smaller(heaps)) || is_down(product + 1, smaller(heaps));
     }},
    // The number of the pair from its smaller heap.
    {"double",
     {},
     [](const Heaps& heaps) {
       const auto least = static_cast<double>(smaller(heaps));
       const std::uint64_t pair =
           smaller(heaps) == 0 ? 0 : static_cast<std::uint64_t>(least / kPhi + 1);
       return difference(heaps) == pair &&
              is_down(kPhi * static_cast<double>(pair), smaller(heaps));
     }},
    // Only the difference is a double.
    {"double",
     {},
     [](const Heaps& heaps) {
       const auto apart = static_cast<double>(difference(heaps));
       return apart < 0x1p64 &&
              times(kLongPhi, {0, static_cast<std::uint64_t>(apart)}) == smaller(heaps);
     }},
    // Only the ratio is a double.
    {"double", {}, is_long_product<0xCF1BBCDCBFA54000>},
    {"double", {}, is_product<[](double d) { return d * (1 + kRoot) / 2; }>},
    {"double", {}, is_product<[](double d) { return (d + d * kRoot) / 2; }>},
    {"double", {}, is_product<[](double d) { return d / ((kRoot - 1) / 2); }>},
    {"double", {}, is_product<[](double d) { return d * 2 / (kRoot - 1); }>},
    {"few_digits", {}, is_product<[](double d) { return d * 1.61803; }>},
    {"few_digits", {}, is_product<[](double d) { return d * 1.6180339; }>},
    {"few_digits", {}, is_product<[](double d) { return d * 1.61803398; }>},
    {"few_digits", {}, is_product<[](double d) { return d * 1.61803399; }>},
    {"few_digits", {}, is_product<[](double d) { return d * 1.618033988; }>},
    {"few_digits", {}, is_product<[](double d) { return d * 1.618033989; }>},
    {"few_digits", {}, is_product<[](double d) { return d * 1.6180339887; }>},
    {"few_digits", {}, is_product<[](double d) { return d * 1.61803398874; }>},
    {"few_digits", {}, is_product<[](double d) { return d * 1.618033988749; }>},
    {"few_digits", {}, is_product<[](double d) { return d * 1.6180339887498; }>},
    {"few_digits", {}, is_product<[](double d) { return d * 1.61803398874989; }>},
    {"few_digits", {}, is_product<[](double d) { return d * 1.618033988749894; }>},
    {"few_digits", {}, is_product<[](double d) { return d / 0.618; }>},
    {"few_digits", {}, is_product<[](double d) { return d / 0.618034; }>},
    {"few_digits", {}, is_product<[](double d) { return d / 0.618033989; }>},
    {"few_digits", {}, is_long_product<in_64_bits(1'61803398874989, 14)>},
    {"few_digits", {}, is_long_product<in_64_bits(1'618033988749894, 15)>},
    {"few_digits", {}, is_long_product<in_64_bits(1'618033988749895, 15)>},
    {"few_digits", {}, is_long_product<in_64_bits(1'6180339887498948, 16)>},
    {"few_digits", {}, is_long_product<in_64_bits(1'6180339887498949, 16)>},
    {"few_digits", {}, is_long_product<in_64_bits(1'61803398874989484, 17)>},
    {"few_digits", {}, is_long_product<in_64_bits(1'61803398874989485, 17)>},
    {"few_digits", {}, is_long_product<in_64_bits(1'618033988749894848, 18)>},
    // With a sign, and a double or a long double besides.
    {"32_bits", {}, is_product_in_32_bits<[](std::uint64_t d) {
       return static_cast<std::int64_t>(static_cast<double>(d) * kPhi);
     }>},
    {"32_bits", {}, is_product_in_32_bits<[](std::uint64_t d) {
       return static_cast<std::int64_t>(times(kLongPhi, {0, d}));
     }>},
    {"ratio_of_heaps", {}, is_ratio<[](double smaller) { return smaller * kPhi + 1; }>},
    {"ratio_of_heaps", {}, is_ratio<[](double smaller) { return smaller * kPhi + 0.5; }>},
    {"ratio_of_heaps", {}, is_ratio<[](double smaller) { return std::ceil(smaller * kPhi); }>},
};

constexpr WrongArithmetic kExact{
    {}, {}, [](const Heaps& heaps) { return is_cold(heaps.first, heaps.second); }};

// A program that takes the first player to win if wins(heaps).
struct WrongRule {
  std::string_view id;
  std::string_view sentence;
  bool (*wins)(const Heaps& heaps, const WrongArithmetic& arithmetic);
};

constexpr WrongRule kRules[]{
    {"nim", "This is Nim with two heaps: only equal heaps lose.",
     [](const Heaps& heaps, const WrongArithmetic&) { return heaps.first != heaps.second; }},
    {"one_stone", "A move is taken to be one stone from a heap, or one from both.",
     [](const Heaps& heaps, const WrongArithmetic&) {
       return (heaps.first | heaps.second) % 2 != 0;
     }},
    {"equal_heaps_lose", "Equal heaps are said to lose, as well as the cold pairs.",
     [](const Heaps& heaps, const WrongArithmetic& arithmetic) {
       return heaps.first != heaps.second && !arithmetic.is_cold(heaps);
     }},
    {"empty_wins", "With no stones left the player to move is said to win.",
     [](const Heaps& heaps, const WrongArithmetic& arithmetic) {
       return heaps == Heaps{} || !arithmetic.is_cold(heaps);
     }},
    {"empty_heap_loses", "An empty heap is said to lose, as if no move took a whole heap.",
     [](const Heaps& heaps, const WrongArithmetic& arithmetic) {
       return smaller(heaps) != 0 && !arithmetic.is_cold(heaps);
     }},
    {"no_swap", "The first heap is taken for the smaller one.",
     [](const Heaps& heaps, const WrongArithmetic& arithmetic) {
       return heaps.first > heaps.second || !arithmetic.is_cold(heaps);
     }},
    {"first_heap_compared", "The first heap is compared with the smaller number of a cold pair.",
     [](const Heaps& heaps, const WrongArithmetic& arithmetic) {
       return !arithmetic.is_cold({heaps.first, heaps.first + difference(heaps)});
     }},
    {"larger_heap_compared", "The larger heap is compared with the smaller number of a cold pair.",
     [](const Heaps& heaps, const WrongArithmetic& arithmetic) {
       return !arithmetic.is_cold({larger(heaps), larger(heaps) + difference(heaps)});
     }},
    {"answers_swapped", "The answers for a win and for a loss are swapped.",
     [](const Heaps& heaps, const WrongArithmetic& arithmetic) {
       return arithmetic.is_cold(heaps);
     }},
};

void write_wins(bool wins, TextWriter& writer) { writer.text(wins ? "1\n" : "0\n"); }

void write_by_arithmetic(const WrongArithmetic& arithmetic, const Read& read, TextWriter& writer) {
  write_wins(!arithmetic.is_cold(read.position), writer);
}

void write_by_rule(const WrongRule& rule, const Read& read, TextWriter& writer) {
  write_wins(rule.wins(read.position, kExact), writer);
}

void write_right(const Read& read, TextWriter& writer) { write_wins(wins(read.position), writer); }

class EndsAtZeros final : public Program<Heaps> {
 public:
  bool answer(const Read& read, Answers& answers) override {
    if (read.position == Heaps{}) return false;
    write_right(read, answers.writer());
    answers.end();
    return true;
  }
};

class FirstPairOnly final : public Program<Heaps> {
 public:
  bool answer(const Read& read, Answers& answers) override {
    write_right(read, answers.writer());
    answers.end();
    return false;
  }
};

// Reads its first number as T.
class TakesHeapForT final : public Program<Heaps> {
 public:
  bool answer(const Read& read, Answers& answers) override {
    if (read.number == 1) {
      cases_ = read.position.first;
    } else {
      write_wins(wins({left_, read.position.first}), answers.writer());
      answers.end();
      --cases_;
    }
    left_ = read.position.second;
    return cases_ != 0;
  }

 private:
  std::uint64_t cases_ = 0;  // that are still to be read
  std::uint64_t left_ = 0;   // the number that was not read yet
};

constexpr auto kLuoguP2252Mistakes =
    join(mistakes_by_rule<Heaps, kRules, write_by_rule>(),
         mistakes_by_rule<Heaps, kArithmetics, write_by_arithmetic>());

constexpr auto kHdu1527Mistakes =
    join(kLuoguP2252Mistakes,
         {{"ends_at_zeros", "The pair 0 0 is taken for the end of the input.",
           &start<Heaps, EndsAtZeros>},
          {"heap_taken_for_t", "The first number is taken for the number of cases.",
           &start<Heaps, TakesHeapForT>},
          {"first_pair_only", "The output ends after one answer.", &start<Heaps, FirstPairOnly>}});

// --- The same with other words and other limits

void write_letter(bool wins, TextWriter& writer) { writer.text(wins ? "A\n" : "B\n"); }

void write_letter_by_arithmetic(const WrongArithmetic& arithmetic, const Read& read,
                                TextWriter& writer) {
  write_letter(!arithmetic.is_cold(read.position), writer);
}

void write_letter_by_rule(const WrongRule& rule, const Read& read, TextWriter& writer) {
  write_letter(rule.wins(read.position, kExact), writer);
}

class TakesTForHeap final : public Program<Heaps> {
 public:
  bool answer(const Read& read, Answers& answers) override {
    if (read.number == 1) left_ = read.cases;
    write_letter(wins({left_, read.position.first}), answers.writer());
    answers.end();
    left_ = read.position.second;
    return true;
  }

 private:
  std::uint64_t left_ = 0;  // the number that was not read yet
};

// The rules, of which those that are named here show only beyond the judge's limits.
constexpr auto mistakes_by_letter(std::initializer_list<std::string_view> beyond) {
  auto mistakes = join(
      join(mistakes_by_rule<Heaps, kRules, write_letter_by_rule>(),
           mistakes_by_rule<Heaps, kArithmetics, write_letter_by_arithmetic>()),
      {{"t_taken_for_heap", "T is not read, so it is taken for the first heap of the first case.",
        &start<Heaps, TakesTForHeap>}});
  for (auto& mistake : mistakes)
    mistake.beyond = std::find(beyond.begin(), beyond.end(), mistake.id) != beyond.end();
  return mistakes;
}

constexpr auto kNod1072Mistakes =
    mistakes_by_letter({"double", "long_double", "32_bits", "empty_wins", "empty_heap_loses"});
constexpr auto kNod1185Mistakes = mistakes_by_letter({"empty_wins", "empty_heap_loses"});

// --- Every rule in every arithmetic and order of it; the first "rule" is the right one

constexpr std::size_t kRuleCount = std::size(kRules) + 1;
constexpr std::size_t kArithmeticCount = std::size(kArithmetics) + std::size(kOrders);

const WrongArithmetic& arithmetic_of(std::size_t i) {
  const std::size_t arithmetic = i / kRuleCount;
  return arithmetic < std::size(kArithmetics) ? kArithmetics[arithmetic]
                                              : kOrders[arithmetic - std::size(kArithmetics)];
}

bool wins_by(std::size_t i, const Heaps& heaps) {
  const std::size_t rule = i % kRuleCount;
  return rule == 0 ? !arithmetic_of(i).is_cold(heaps)
                   : kRules[rule - 1].wins(heaps, arithmetic_of(i));
}

// `kWrite` writes whether the first player wins.
template <auto kWrite>
class WinsBy final : public Program<Heaps> {
 public:
  explicit WinsBy(std::size_t i) : i_(i) {}
  bool answer(const Read& read, Answers& answers) override {
    kWrite(wins_by(i_, read.position), answers.writer());
    answers.end();
    return true;
  }

 private:
  std::size_t i_;
};

template <auto kWrite>
constexpr Combinations<Heaps> kCombinations{kRuleCount * kArithmeticCount,
                                            [](std::size_t i) -> Combinations<Heaps>::Ids {
                                              const std::size_t rule = i % kRuleCount;
                                              if (rule == 0) return {arithmetic_of(i).id};
                                              return {kRules[rule - 1].id, arithmetic_of(i).id};
                                            },
                                            [](std::size_t i) -> std::unique_ptr<Program<Heaps>> {
                                              return std::make_unique<WinsBy<kWrite>>(i);
                                            }};

// --- The winning moves

void write_moves(const std::vector<Move>& moves, TextWriter& writer) {
  if (moves.empty()) writer.text("cold");
  for (const Move& move : moves) {
    if (&move != moves.data()) writer.text(" ");
    writer.number(move.first).text(",").number(move.second);
  }
  writer.text("\n");
}

bool is_from_both(const Move& move) { return move.first != 0 && move.second != 0; }

std::vector<Move> moves_from_one_heap(const Heaps& heaps) {
  std::vector<Move> moves = winning_moves(heaps);
  std::erase_if(moves, is_from_both);
  return moves;
}

std::vector<Move> moves_of_nim(const Heaps& heaps) {
  const auto [first, second] = heaps;
  if (first == second) return {};
  return {first > second ? Move{first - second, 0} : Move{0, second - first}};
}

struct WrongMoves {
  std::string_view id;
  std::string_view sentence;
  std::vector<Move> (*moves)(const Heaps& heaps);
};

constexpr WrongMoves kWrongMoves[]{
    {"plain_nim", "These are the winning moves of Nim, which make the heaps equal.", moves_of_nim},
    {"no_diagonal", "Moves that take from both heaps are not looked at.", moves_from_one_heap},
    {"larger_heap_only", "Moves that take from the smaller heap alone are not looked at.",
     [](const Heaps& heaps) {
       std::vector<Move> moves = winning_moves(heaps);
       std::erase_if(moves, [&](const Move& move) {
         return heaps.first < heaps.second ? move.second == 0
                                           : heaps.first > heaps.second && move.first == 0;
       });
       return moves;
     }},
    {"first_only", "Only the first winning move is listed.",
     [](const Heaps& heaps) {
       std::vector<Move> moves = winning_moves(heaps);
       if (moves.size() > 1) moves.resize(1);
       return moves;
     }},
    {"heaps_left", "A move is written as the heaps that it leaves, not as the stones it takes.",
     [](const Heaps& heaps) {
       std::vector<Move> moves = winning_moves(heaps);
       for (Move& move : moves) move = {heaps.first - move.first, heaps.second - move.second};
       return moves;
     }},
    {"sorted_heaps",
     "The heaps are swapped if the first is larger, and the moves not swapped back.",
     [](const Heaps& heaps) {
       return winning_moves({smaller(heaps), larger(heaps)});
     }},
};

void write_wrong_moves(const WrongMoves& wrong, const Read& read, TextWriter& writer) {
  write_moves(wrong.moves(read.position), writer);
}

constexpr auto kWythoffMovesMistakes = mistakes_by_rule<Heaps, kWrongMoves, write_wrong_moves>();

// --- The strategy

// Writes a list of `pairs` cold pairs, and a game in which "I" plays my_move(heaps).
template <class MyMove>
void write_strategy(const Read& read, std::uint64_t pairs, MyMove&& my_move, TextWriter& writer) {
  write_pairs(writer, pairs);
  write_game(writer, read.position, kDefaultSeed, my_move);
}

Move one_stone(const Heaps& heaps) { return heaps.first > heaps.second ? Move{1, 0} : Move{0, 1}; }

struct WrongList {
  std::string_view id;
  std::string_view sentence;
  std::uint64_t (*pairs)(const Heaps& heaps);
};

constexpr WrongList kWrongLists[]{
    {"smaller_heap", "The cold pairs are listed up to the smaller heap, not to the larger one.",
     [](const Heaps& heaps) { return pairs_up_to(smaller(heaps)); }},
    // Each number up to n is in one pair, so the larger numbers are those that no smaller one is.
    {"both_numbers", "A cold pair is listed only if both its numbers are up to the larger heap.",
     [](const Heaps& heaps) { return larger(heaps) - pairs_up_to(larger(heaps)); }},
    {"no_list", "The cold pairs are not listed.", [](const Heaps&) { return std::uint64_t{0}; }},
};

struct WrongPlay {
  std::string_view id;
  std::string_view sentence;
  Move (*move)(const Heaps& heaps);
};

constexpr WrongPlay kWrongPlays[]{
    {"plays_nim", "\"I\" makes the heaps equal, as in Nim.",
     [](const Heaps& heaps) {
       const std::vector<Move> moves = moves_of_nim(heaps);
       return moves.empty() ? one_stone(heaps) : moves.front();
     }},
    {"no_diagonal", "\"I\" never takes from both heaps.",
     [](const Heaps& heaps) {
       const std::vector<Move> moves = moves_from_one_heap(heaps);
       return moves.empty() ? one_stone(heaps) : moves.front();
     }},
    {"takes_one", "\"I\" always takes one stone from the larger heap.", one_stone},
};

void write_wrong_list(const WrongList& wrong, const Read& read, TextWriter& writer) {
  write_strategy(read, wrong.pairs(read.position), winning_move, writer);
}

void write_wrong_play(const WrongPlay& wrong, const Read& read, TextWriter& writer) {
  write_strategy(read, pairs_up_to(larger(read.position)), wrong.move, writer);
}

constexpr auto kWythoffStrategyMistakes =
    join(mistakes_by_rule<Heaps, kWrongLists, write_wrong_list>(),
         mistakes_by_rule<Heaps, kWrongPlays, write_wrong_play>());

}  // namespace

bool double_fails(const Heaps& heaps) {
  const bool cold = is_cold(heaps.first, heaps.second);
  const auto fails = [&](const WrongArithmetic& arithmetic) {
    return arithmetic.id == "double" && arithmetic.is_cold(heaps) != cold;
  };
  return std::any_of(std::begin(kArithmetics), std::end(kArithmetics), fails) ||
         std::any_of(std::begin(kOrders), std::end(kOrders), fails);
}

KnownMistakes<Heaps> Hdu1527::mistakes() { return {kHdu1527Mistakes, kCombinations<write_wins>}; }
KnownMistakes<Heaps> LuoguP2252::mistakes() {
  return {kLuoguP2252Mistakes, kCombinations<write_wins>};
}
KnownMistakes<Heaps> Nod1072::mistakes() { return {kNod1072Mistakes, kCombinations<write_letter>}; }
KnownMistakes<Heaps> Nod1185::mistakes() { return {kNod1185Mistakes, kCombinations<write_letter>}; }
KnownMistakes<Heaps> WythoffMoves::mistakes() { return {kWythoffMovesMistakes}; }
KnownMistakes<Heaps> WythoffStrategy::mistakes() { return {kWythoffStrategyMistakes}; }

}  // namespace impartial::wythoff
