// Heap games against their oracle, which reads the text of a rule itself.
#include "games/heap_games/heap_games.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "oracle/heap_games.hpp"

namespace {

namespace oracle = impartial_oracle::heap_games;
using impartial::Outcome;
using impartial::heap_games::HeapGames;
using impartial::heap_games::Move;
using impartial::heap_games::Position;
using impartial::heap_games::ValueTable;

Position read(const std::string& text) {
  const auto position = HeapGames::read_position(text);
  EXPECT_TRUE(position.has_value()) << text << ": " << message(position.error());
  return position ? *position : Position{};
}

std::vector<std::uint32_t> values(const std::string& rule, std::uint64_t largest) {
  ValueTable table(*read(rule + ":").rule);
  std::uint64_t work = UINT64_MAX;
  table.reach(largest, work);
  std::vector<std::uint32_t> found = table.values();
  if (found.size() > largest + 1) found.resize(largest + 1);
  return found;
}

void expect_same_values(const std::string& rule, int largest) {
  const std::vector<int> expected = oracle::grundy_values(oracle::Rule(rule), largest);
  const auto position = HeapGames::read_position(rule + ":");
  if (!position) {
    // The game need not end.
    EXPECT_EQ(position.error().code, impartial::Code::illegal_position)
        << rule << ": " << message(position.error());
    EXPECT_LE(expected.size(), static_cast<std::size_t>(largest)) << rule;
    return;
  }
  const auto found = values(rule, static_cast<std::uint64_t>(largest));
  EXPECT_EQ(std::vector<int>(found.begin(), found.end()), expected) << rule;
}

constexpr const char* kRules[]{
    "{1,3,4}",
    "{2..5,9}",
    "fibonacci",
    "squares",
    "primes",
    "powers(2)",
    "powers(3)",
    "divisors",
    "proper divisors",
    "0.77",
    "0.07",
    "0.137",
    "4.",
    "4!.",
    "4.[3]",
    "0.[7]",
    "0.[7!]",
    "0.3[16]",
    "n -> n-k : 0<k, 2k<=n",
    "n -> n-k : n%k=0, 0<k<n",
    "n -> a, b : a+b=n-2 | n-1 : n>0",
    "n -> a,b : a+b=n, 0<a<b",
    "n -> a, b, c : a+b+c=n, 0<a<=b<=c | n-k : 0<k<=n",
    "n -> max(i-3,0), max(n-i-2,0) : 1<=i<=n",
    "n -> (n+k-1)/k : n>1, 2<=k<=9",
    "n -> n-2b, n-b : b>0",
    "n -> n-k : 2<=k<=4 | 0 : 0<n<2",
    "m -> m-k*k : k>0",
    "n -> n-k : k in {1,4..6}",
    "n -> n/2, n%3 : n>2",
    "n -> n/(k-3) : k!=3, k>4, n>1",
    "i -> j, k : j<i, k<=j",
    "n -> min(a,2), n-a : 0<a<n | n-2a : a>=1",
};

TEST(HeapGames, ValuesOfRules) {
  for (const char* const rule : kRules) expect_same_values(rule, 60);
}

// --- Random rules

struct Random {
  explicit Random(unsigned seed) : engine(seed) {}
  unsigned operator()() { return static_cast<unsigned>(engine()); }
  std::mt19937 engine;
};

std::string number(Random& random, unsigned below) { return std::to_string(random() % below); }

std::string random_set(Random& random) {
  std::string text = "{" + std::to_string(1 + random() % 9);
  for (unsigned more = random() % 5; more > 0; --more) {
    const unsigned first = 1 + random() % 30;
    text += "," + std::to_string(first);
    if (random() % 4 == 0) text += ".." + std::to_string(first + random() % 9);
  }
  return text + "}";
}

std::string random_code(Random& random) {
  const auto digits = [&](unsigned count) {
    std::string text;
    for (; count > 0; --count) {
      text += number(random, 8);
      if (random() % 5 == 0) text += '!';
    }
    return text;
  };
  std::string text = random() % 3 == 0 ? "4." : "0.";
  text += digits(random() % 5);
  if (random() % 3 == 0) text += "[" + digits(1 + random() % 3) + "]";
  return text;
}

std::string random_expression(Random& random, const std::string& letters, unsigned depth) {
  const auto letter = [&] { return std::string(1, letters[random() % letters.size()]); };
  if (depth == 0 || random() % 3 == 0) {
    if (random() % 3 == 0) return number(random, 7);
    return random() % 4 == 0 ? std::to_string(2 + random() % 3) + letter() : letter();
  }
  const std::string left = random_expression(random, letters, depth - 1);
  const std::string right = random_expression(random, letters, depth - 1);
  switch (random() % 8) {
    case 0:
      return "max(" + left + "," + right + ")";
    case 1:
      return "min(" + left + "," + right + ")";
    case 2:
      return "(" + left + ")/(" + right + ")";
    case 3:
      return "(" + left + ")%" + std::to_string(random() % 5);
    case 4:
      return "(" + left + ")*(" + right + ")";
    case 5:
      return left + "+" + right;
    default:
      return left + "-(" + right + ")";
  }
}

std::string random_sentence(Random& random) {
  constexpr const char* kComparisons[]{"<", "<=", "=", ">=", ">", "!="};
  std::string text = "n -> ";
  for (unsigned choices = 1 + random() % 2; choices > 0; --choices) {
    const std::string letters = random() % 3 == 0 ? "nab" : random() % 4 == 0 ? "n" : "nk";
    for (unsigned parts = 1 + random() % 2; parts > 0; --parts) {
      // Most rules should end.
      text += random() % 3 == 0 ? random_expression(random, letters, 2)
                                : "n-1-" + random_expression(random, letters, 0);
      if (parts > 1) text += ", ";
    }
    for (unsigned tests = random() % 3, i = 0; i < tests; ++i) {
      text += i == 0 ? " : " : ", ";
      text += random_expression(random, letters, 1);
      if (random() % 8 == 0) {
        text += " in {1,3.." + std::to_string(3 + random() % 9) + "}";
        continue;
      }
      for (unsigned chain = 1 + random() % 2; chain > 0; --chain) {
        text += kComparisons[random() % 6] + random_expression(random, letters, 1);
      }
    }
    if (choices > 1) text += " | ";
  }
  return text;
}

TEST(HeapGames, ValuesOfRandomRules) {
  Random random(37);
  for (int i = 0; i < 300; ++i) {
    expect_same_values(random_set(random), 60);
    expect_same_values(random_code(random), 40);
    expect_same_values(random_sentence(random), 20);
  }
}

// About a minute in all; `npm run nightly` runs them.
TEST(Nightly, DISABLED_HeapGamesOfRandomRules) {
  Random random(3700);
  for (int i = 0; i < 10'000; ++i) {
    expect_same_values(random_set(random), 60);
    expect_same_values(random_code(random), 60);
    expect_same_values(random_sentence(random), 60);
  }
}

void expect_same_codes(unsigned from, unsigned step) {
  std::size_t compared = 0;
  for (unsigned number = from; number < 1024; number += step) {
    std::string rule = number < 512 ? "0." : "4.";
    for (const unsigned shift : {6U, 3U, 0U}) rule += std::to_string(number >> shift & 7);
    const std::vector<int> expected = oracle::Rule(rule).code_values(1'500);
    ValueTable table(*read(rule + ":").rule);
    std::uint64_t work = UINT64_MAX;
    table.reach(1'500, work);
    for (std::uint64_t heap = 0; heap <= 1'500; ++heap) {
      // From the table, or by a period that was proved before.
      ASSERT_EQ(table.value(heap), static_cast<std::uint32_t>(expected[heap]))
          << rule << ' ' << heap;
    }
    ++compared;
  }
  EXPECT_GT(compared, 0U);
}

TEST(HeapGames, ValuesOfSomeCodes) { expect_same_codes(5, 41); }
TEST(Nightly, DISABLED_HeapGamesOfAllCodes) { expect_same_codes(0, 1); }

TEST(HeapGames, ReadsWhatItWrites) {
  Random random(38);
  for (int i = 0; i < 2000; ++i) {
    for (const std::string& rule :
         {random_set(random), random_code(random), random_sentence(random)}) {
      const auto position = HeapGames::read_position("misere " + rule + " ? P iff n%3=1: 3 0");
      if (!position) continue;  // it need not end
      const std::string written = HeapGames::write_position(*position);
      const auto again = HeapGames::read_position(written);
      ASSERT_TRUE(again.has_value()) << written;
      EXPECT_EQ(*again, *position) << written;
      EXPECT_EQ(HeapGames::write_position(*again), written);
    }
  }
}

// --- Sums

// The positions that the winning moves lead to, as the oracle writes them.
std::set<oracle::Heaps> winning_options(const Position& position,
                                        const std::vector<Move>& winning) {
  std::set<oracle::Heaps> options;
  for (const Move& move : winning) {
    const auto next = HeapGames::play(position, move);
    EXPECT_TRUE(next.has_value());
    if (!next) continue;
    oracle::Heaps heaps;
    for (const std::uint64_t heap : next->heaps) {
      if (heap != 0) heaps.push_back(static_cast<int>(heap));
    }
    std::sort(heaps.begin(), heaps.end());
    options.insert(heaps);
  }
  return options;
}

void expect_same_sums(const std::string& rule, int most_stones, std::size_t most_heaps) {
  const oracle::Rule expected(rule);
  oracle::Search search(expected);
  HeapGames::Answerer answerer;
  Position position = read(rule + ":");
  std::size_t compared = 0;
  const auto compare = [&](const oracle::Heaps& heaps) {
    ++compared;
    position.heaps.assign(heaps.begin(), heaps.end());
    const auto analysis = answerer.analyse(position);
    const std::string text = HeapGames::write_position(position);
    EXPECT_EQ(analysis.outcome == Outcome::N, search.first_player_wins(heaps)) << text;
    EXPECT_EQ(winning_options(position, analysis.winning), search.winning_options(heaps)) << text;
    EXPECT_TRUE(analysis.complete) << text;
  };
  // All ascending lists of heaps.
  oracle::Heaps heaps;
  const std::function<void(int, int)> add = [&](int least, int stones) {
    compare(heaps);
    if (heaps.size() == most_heaps) return;
    for (int heap = least; heap <= stones; ++heap) {
      heaps.push_back(heap);
      add(heap, stones - heap);
      heaps.pop_back();
    }
  };
  add(1, most_stones);
  EXPECT_GT(compared, 10U);
}

TEST(HeapGames, SumsByTheOracle) {
  for (const char* const rule : {"{1,3,4}", "0.77", "4!.", "primes", "n -> n-k : 0<k, 2k<=n",
                                 "n -> a, b : a+b=n-2 | n-1 : n>0"}) {
    expect_same_sums(rule, 14, 3);
  }
}

TEST(HeapGames, MisereSumsByTheOracle) {
  for (const char* const rule :
       {"misere {1,3,4}", "misere 0.77", "misere 0.07", "misere 4!.", "misere proper divisors",
        "misere n -> n-k : 2<=k<=4 | 0 : 0<n<2"}) {
    expect_same_sums(rule, 13, 3);
  }
}

TEST(Nightly, DISABLED_HeapGamesMisereSums) {
  for (const char* const rule : {"misere {1,3,4}", "misere {2..5,9}", "misere 0.77", "misere 0.07",
                                 "misere 4!.", "misere 4.[3]", "misere proper divisors",
                                 "misere squares", "misere n -> n-k : 0<k, 2k<=n"}) {
    expect_same_sums(rule, 20, 20);
  }
}

// --- Notation

TEST(HeapGames, CanonicalSpelling) {
  const std::pair<const char*, const char*> spellings[]{
      {" { 4, 1 ,3..3 }:5,7", "{1,3,4}: 5 7"},
      {"{1,2,3}: 1", "{1..3}: 1"},
      {"{1..3,2..5,7}:", "{1..5,7}:"},
      {"0.7700: 3", "0.77: 3"},
      {"0.[33]: 3", "0.[3]: 3"},
      {"0.3[13]: 3", "0.[31]: 3"},
      {"0.5[0]: 3", "0.5: 3"},
      {"4!.: 3", "4!.: 3"},
      {"0.3!7!: 3", "0.37!: 3"},
      {"proper  divisors : 3", "proper divisors: 3"},
      {"powers( 2 ): 3", "powers(2): 3"},
      {"misere n->n - k:0<k ,2 k<=n:10 7", "misere n -> n-k : 0<k, 2k<=n: 10 7"},
      {"n->a,b:a+b==n-2|n-1:4", "n -> a, b : a+b=n-2 | n-1: 4"},
      {"{1} ?P iff n%2 in{0}: 0", "{1} ? P iff n%2 in {0}: 0"},
      {"{1}?2g=n if n%2=0,n>3:1", "{1} ? 2g=n if n%2=0, n>3: 1"},
  };
  for (const auto& [text, canonical] : spellings) {
    EXPECT_EQ(HeapGames::write_position(read(text)), canonical);
  }
}

TEST(HeapGames, ErrorsAtTheirPlace) {
  const std::pair<std::string, const char*> texts[]{
      {"",
       "1:1: error: the input ends where a rule, such as {1,3,4}, 0.77 or n -> n-k : 0<k<4 "
       "should follow [unexpected_end]"},
      {"{1,3}",
       "1:6: error: the input ends where a colon and the heaps should follow "
       "[unexpected_end]"},
      {"{1,3}: 4 x", "1:10: error: expected a heap, found \"x\" [not_a_number]"},
      {"{1}: 5: 3",
       "1:4: error: expected only one colon behind the rule, found \":\" [not_a_number]"},
      {"{1,x}: 4", "1:4: error: expected a whole number, found \"x\" [not_a_number]"},
      {"{1,3: 4", "1:5: error: expected a comma, or a brace }, found \":\" [not_a_number]"},
      {"{0,3}: 4",
       "1:2: error: a whole number is 0, but must be from 1 to 1000000000 "
       "[out_of_range]"},
      {"{5..3}: 4",
       "1:5: error: a whole number is 3, but must be from 5 to 1000000000 "
       "[out_of_range]"},
      {"cubes: 4",
       "1:1: error: expected a rule, such as {1,3,4}, 0.77 or n -> n-k : 0<k<4, found "
       "\"cubes\" [not_a_number]"},
      {"3.4: 4", "1:1: error: expected a first digit that is 0 or 4, found \"3\" [not_a_number]"},
      {"0.8: 4", "1:3: error: expected a digit from 0 to 7, found \"8\" [not_a_number]"},
      {"n - k: 4", "1:3: error: expected the arrow ->, found \"-\" [not_a_number]"},
      {"n -> n-: 4",
       "1:8: error: expected a number, a letter or a bracket, found \":\" "
       "[not_a_number]"},
      {"n -> n-k : k: 4",
       "1:13: error: expected a comparison, such as <=, found \":\" "
       "[not_a_number]"},
      {"n -> n-k : 0<k k: 4",
       "1:16: error: expected a colon and the heaps, found \"k\" "
       "[not_a_number]"},
      {"n -> (n-1: 4", "1:10: error: expected a bracket ( or ), found \":\" [not_a_number]"},
      {"n -> n-a-b-c-d-e-f-g-h: 4",
       "1:22: error: the number of letters is 9, but must be from 1 "
       "to 8 [out_of_range]"},
      {"n -> n : n>3: 5",
       "1:1: error: this position cannot occur: the rule need not end, as a heap "
       "of 4 can become one of 4 [illegal_position]"},
      {"n -> n+1 : n<3: 5",
       "1:1: error: this position cannot occur: the rule need not end, as a "
       "heap of 0 can become one of 1 [illegal_position]"},
      {"{1} ? h=2: 3",
       "1:7: error: expected a number, a letter or a bracket, found \"h\" "
       "[not_a_number]"},
      {"{1}: 3000000000000000000",
       "1:6: error: a heap is 3000000000000000000, but must be from 0 "
       "to 2000000000000000000 [out_of_range]"},
      {"{" + std::string(220, '1') + "}: 3",
       "1:1: error: the length of the rule is 222, but must "
       "be from 1 to 200 [out_of_range]"},
  };
  for (const auto& [text, line] : texts) {
    const auto position = HeapGames::read_position(text);
    ASSERT_FALSE(position.has_value()) << text;
    EXPECT_EQ(terminal_line(position.error()), std::string(line) + "\n") << text;
  }
}

// --- Periods

TEST(HeapGames, ProvedPeriods) {
  struct Known {
    const char* rule;
    std::uint64_t start, length;
  };
  constexpr Known kKnown[]{
      {"0.77", 71, 12},   {"0.07", 53, 34},  {"0.137", 52, 34}, {"0.4", 54, 34}, {"0.45", 498, 20},
      {"0.177", 497, 20}, {"{1,3,4}", 0, 7}, {"{1..9}", 0, 10}, {"0.3", 1, 2},   {"{2,5,7}", 0, 22},
  };
  for (const auto& [rule, start, length] : kKnown) {
    ValueTable table(*read(std::string(rule) + ":").rule);
    std::uint64_t work = UINT64_MAX;
    // A value far behind the table is known as soon as a period is proved.
    EXPECT_TRUE(table.reach(1'000'000'000'000, work)) << rule;
    ASSERT_TRUE(table.period().has_value()) << rule;
    EXPECT_EQ(table.period()->start, start) << rule;
    EXPECT_EQ(table.period()->length, length) << rule;
  }
}

// The sparse space gives the values of the plain recurrence, also where it is chosen anew.
TEST(HeapGames, ValuesOfCodesByTheSparseSpace) {
  for (const char* const rule : {"0.77", "0.156", "0.165", "0.127", "0.16", "0.56", "4!.", "4.04",
                                 "0.007", "0.4!5", "0.26!4", "0.744!"}) {
    const auto position = read(std::string(rule) + ":");
    const auto& code = std::get<impartial::heap_games::OctalCode>(position.rule->form);
    const auto found = values(rule, 1'000);
    // A table ends where a period is proved.
    EXPECT_GE(found.size(), 64U) << rule;
    for (std::size_t heap = 0; heap < found.size(); ++heap) {
      std::set<std::uint32_t> options;
      for (std::size_t taken = 0; taken <= heap; ++taken) {
        const auto [digit, unequal] = code.digit(taken);
        const std::size_t left = heap - taken;
        if ((digit & 1) != 0 && left == 0) options.insert(0);
        if ((digit & 2) != 0 && left != 0) options.insert(found[left]);
        for (std::size_t a = 1; (digit & 4) != 0 && 2 * a <= left; ++a) {
          if (!unequal || 2 * a != left) options.insert(found[a] ^ found[left - a]);
        }
      }
      std::uint32_t mex = 0;
      while (options.count(mex) != 0) ++mex;
      ASSERT_EQ(found[heap], mex) << rule << " " << heap;
    }
  }
}

// --- Misere play

std::string misere_facts(const std::string& text) {
  HeapGames::Answerer answerer;
  std::string said;
  const auto analysis = answerer.analyse(read("misere " + text));
  for (const auto& fact : analysis.facts) {
    for (const char* const key : {"tame_proved", "wild_at", "sj_wrong_at"}) {
      if (fact.key == key) said += std::string(key) + " " + std::to_string(fact.value) + " ";
    }
  }
  return said + std::string(analysis.reason);
}

TEST(HeapGames, WhereTheSjTheoremEnds) {
  EXPECT_EQ(misere_facts("0.07: 5"), "wild_at 10 sj_wrong_at 12 tame");
  EXPECT_EQ(misere_facts("0.77: 9"), "wild_at 5 sj_wrong_at 1 sj_wrong_at 5 misere");
  EXPECT_EQ(misere_facts("4!.: 14"), "wild_at 13 sj_wrong_at 3 sj_wrong_at 13 misere");
  EXPECT_EQ(misere_facts("{1,3,4}: 30"), "tame_proved 1 tame");
  EXPECT_EQ(misere_facts("{2,3,7}: 30"), "tame_proved 1 tame");
}

// --- Claims

TEST(HeapGames, Claims) {
  const auto test = [](const std::string& text) {
    HeapGames::Answerer answerer;
    std::string said;
    for (const auto& fact : answerer.analyse(read(text + ": 3")).facts) {
      if (fact.key == "claim_wrong_at") said += "wrong at " + std::to_string(fact.value);
      if (fact.key == "claim_proved") said += "proved";
    }
    return said;
  };
  EXPECT_EQ(test("{1,3,4} ? g=0 iff n%7=0"), "wrong at 2");
  EXPECT_EQ(test("{1,3,4} ? P iff n%7 in {0,2}"), "proved");
  EXPECT_EQ(test("{1,3,4} ? N iff n%7 != 0, n%7 != 2"), "proved");
  EXPECT_EQ(test("0.77 ? g=0 if n=0"), "");
  EXPECT_EQ(test("0.77 ? P iff n=0"), "");
  EXPECT_EQ(test("0.77 ? g<=9"), "proved");
  EXPECT_EQ(test("powers(2) ? g=n%3"), "");
  EXPECT_EQ(test("n -> n-k : 0<k, 2k<=n ? 2g=n if n%2=0"), "");
  EXPECT_EQ(test("n -> n-k : 0<k, 2k<=n ? 2g=n"), "wrong at 1");
  // The value of another heap; below 0 there is none.
  EXPECT_EQ(test("n -> n-k : 0<k, 2k<=n ? g=g((n-1)/2) if n%2=1"), "");
  EXPECT_EQ(test("n -> n-k : 0<k, 2k<=n ? g(2n+1)=g"), "");
  EXPECT_EQ(test("{1,3,4} ? g=g(n-7) if n>=7"), "");
  EXPECT_EQ(test("{1,3,4} ? g(n-7)=g"), "wrong at 0");
  EXPECT_EQ(test("{1,3,4} ? g=g(n-6) if n>=6"), "wrong at 6");
  EXPECT_EQ(test("0.77 ? g(g(n)) <= 9"), "");
  EXPECT_FALSE(HeapGames::read_position("g -> g(g-1) : 3").has_value());
}

// A claim about P and N is one about the game that is played. The outcomes of a heap alone in
// misere play by their recursion: a heap without a move is N, any other N if a move leaves a P.
TEST(HeapGames, MisereClaimsByTheRecursion) {
  std::size_t proved = 0;
  for (std::uint64_t set = 1; set < 64; ++set) {
    std::vector<bool> is_p;
    for (std::size_t heap = 0; heap < 200; ++heap) {
      bool has_move = false;
      bool wins = false;
      for (std::size_t taken = 1; taken <= 6 && taken <= heap; ++taken) {
        if ((set >> (taken - 1) & 1) == 0) continue;
        has_move = true;
        wins = wins || is_p[heap - taken];
      }
      is_p.push_back(has_move && !wins);
    }
    std::string rule = "{";
    for (std::uint64_t taken = 1; taken <= 6; ++taken) {
      if ((set >> (taken - 1) & 1) != 0)
        rule.append(rule.size() > 1 ? "," : "").append(std::to_string(taken));
    }
    rule += "}";
    HeapGames::Answerer answerer;
    const auto facts_of = [&](const std::string& claim) {
      std::map<std::string, std::uint64_t> facts;
      std::string text = "misere ";
      text.append(rule).append(" ? ").append(claim).append(": 3");
      for (const auto& fact : answerer.analyse(read(text)).facts) {
        facts[std::string(fact.key)] = fact.value;
      }
      return facts;
    };
    // What each heap says of itself.
    std::uint64_t length = 1;
    const auto repeats = [&] {
      for (std::size_t heap = 0; heap + length < is_p.size(); ++heap) {
        if (is_p[heap] != is_p[heap + length]) return false;
      }
      return true;
    };
    while (!repeats()) ASSERT_LT(++length, 100U) << rule;
    std::string members;
    for (std::uint64_t heap = 0; heap < length; ++heap) {
      if (is_p[heap]) members += (members.empty() ? "" : ",") + std::to_string(heap);
    }
    ASSERT_FALSE(members.empty()) << rule;
    const std::string right = "P iff n%" + std::to_string(length) + " in {" + members + "}";
    EXPECT_EQ(facts_of(right).count("claim_proved"), 1U) << rule << " " << right;
    ++proved;
    // "All are N" is wrong first at the first P-position.
    const auto wrong = facts_of("N");
    const auto first = std::find(is_p.begin(), is_p.end(), true) - is_p.begin();
    EXPECT_EQ(wrong.at("claim_wrong_at"), static_cast<std::uint64_t>(first)) << rule;
    EXPECT_EQ(wrong.at("claim_misere_p"), 1U) << rule;
  }
  EXPECT_EQ(proved, 63U);
}

// A claim about the values is one about normal play.
TEST(HeapGames, MisereClaimsAboutValues) {
  const auto has = [](const std::string& text, const char* key) {
    HeapGames::Answerer answerer;
    const auto facts = answerer.analyse(read(text)).facts;
    return std::any_of(facts.begin(), facts.end(), [&](const auto& f) { return f.key == key; });
  };
  EXPECT_TRUE(has("misere {1,3,4} ? g=0 iff n%7 in {0,2}: 3", "claim_proved"));
  EXPECT_FALSE(has("misere {1,3,4} ? g=0: 3", "claim_misere_p"));
  // Not tame: some heaps are searched, and nothing is proved.
  EXPECT_TRUE(has("misere 0.77 ? P iff n in {1,4,9,12,20}: 3", "claim_tested_to"));
  EXPECT_FALSE(has("misere 0.77 ? P iff n in {1,4,9,12,20}: 3", "claim_wrong_at"));
  EXPECT_FALSE(has("misere 0.77 ? P iff n in {1,4,9,12,20}: 3", "claim_proved"));
}

// Numbers that do not fit 64 bits are computed with 128; beyond these nothing is known.
TEST(HeapGames, LargeNumbersInConditions) {
  EXPECT_EQ(values("n -> n-1 : n>0, n*n*n*n*n*n*n>=0", 999).back(), 1U);
  EXPECT_EQ(values("n -> n-k : 0<k<=n, 0<k*1000000000*1000000000*1000000000", 9).back(), 9U);
  EXPECT_EQ(values("n -> n-k : 0<k, k*k*k*k*k<=n", 9'000),
            values("n -> n-k : 0<k<7, k*k*k*k*k<=n", 9'000));
  EXPECT_EQ(values("n -> n-k*k*k*k*k : 0<k", 9'000), values("n -> n-k*k*k*k*k : 0<k<7", 9'000));
  EXPECT_EQ(values("n -> n-1 : n>0, -n*1000000000*1000000000*1000000000/7 < n", 20).back(), 0U);
  EXPECT_EQ(values("n -> n-1 : n>0, n*1000000000*1000000000*1000000000%7 < 7", 20).back(), 0U);
  EXPECT_EQ(values("n -> n-1 : n>0, 1/(n*1000000000*1000000000*1000000000) = 0", 21).back(), 1U);
  const std::string billion = "1000000000";
  std::string large = "n";
  for (int i = 0; i < 5; ++i) large += "*" + billion;
  EXPECT_EQ(values("n -> n-1 : n>0, " + large + ">=0", 20).size(), 1U);
  EXPECT_EQ(values("n -> n-1 : n>0, n*" + billion + "*" + billion + "*" + billion + "<n*" +
                       billion + "*" + billion + "*" + billion,
                   20)
                .size(),
            1U);
}

TEST(HeapGames, ClaimsLookUpHeapsThatAreKnown) {
  // A heap beyond the table is no reason to call the claim wrong.
  HeapGames::Answerer answerer;
  std::uint64_t tested = 0;
  for (const auto& fact : answerer.analyse(read("squares ? g(2n)<=g(2n): 3")).facts) {
    EXPECT_NE(fact.key, "claim_wrong_at");
    if (fact.key == "claim_tested_to") tested = fact.value;
  }
  EXPECT_EQ(tested, 499U);
}

// A search for values ends there; one for a period goes on.
TEST(HeapGames, ValuesAreKnownBeforeAPeriod) {
  for (const char* const text : {"0.37: 5 6", "misere 0.37: 5 6"}) {
    HeapGames::Answerer answerer;
    const impartial::SearchReport report = answerer.step(read(text), 1);
    EXPECT_TRUE(report.solved) << text;
    EXPECT_TRUE(report.valued) << text;
    EXPECT_FALSE(report.done) << text;
  }
}

// --- Moves

TEST(HeapGames, MovesAreReadAsWritten) {
  for (const char* const text : {"1:-", "2:5+3", "3:7", "1:4+4+1"}) {
    const auto move = HeapGames::read_move(text);
    ASSERT_TRUE(move.has_value()) << text;
    EXPECT_EQ(HeapGames::write_move(*move), text);
  }
  EXPECT_EQ(HeapGames::write_move(*HeapGames::read_move(" 2 : 3 + 5 + 0")), "2:5+3");
  EXPECT_FALSE(HeapGames::read_move("2:").has_value());
  EXPECT_FALSE(HeapGames::read_move("2:3+").has_value());
  EXPECT_FALSE(HeapGames::read_move("2").has_value());
  const Position position = read("0.77: 11 4");
  EXPECT_FALSE(HeapGames::play(position, *HeapGames::read_move("1:11")).has_value());
  EXPECT_FALSE(HeapGames::play(position, *HeapGames::read_move("3:-")).has_value());
  EXPECT_FALSE(HeapGames::play(position, *HeapGames::read_move("0:-")).has_value());
  EXPECT_EQ(HeapGames::write_position(*HeapGames::play(position, *HeapGames::read_move("1:6+4"))),
            "0.77: 6 4 4");
}

}  // namespace
