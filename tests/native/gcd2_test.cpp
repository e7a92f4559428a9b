// Compares the positions above one with the gcd 2, which a recurrence decides, with brute force and
// with the sweeps.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <iterator>
#include <map>
#include <memory>
#include <random>
#include <sstream>
#include <string>
#include <vector>

#include "games/sylver_coinage/gcd2_positions.hpp"
#include "games/sylver_coinage/gcd2_strategy.hpp"
#include "games/sylver_coinage/kept_sweeps.hpp"
#include "native/process.hpp"

namespace {

using impartial::Outcome;
using impartial::outcome_if;
using impartial::sylver_coinage::AnySweep;
using impartial::sylver_coinage::common_period;
using impartial::sylver_coinage::Gcd2Answer;
using impartial::sylver_coinage::Gcd2End;
using impartial::sylver_coinage::Gcd2Part;
using impartial::sylver_coinage::Gcd2Positions;
using impartial::sylver_coinage::Gcd2Strategy;
using impartial::sylver_coinage::PSet;
using impartial::sylver_coinage::Semigroup;
using impartial::sylver_coinage::write_generators;

using Numbers = std::vector<std::uint32_t>;

constexpr std::uint64_t kAnyBytes = UINT64_MAX;

Gcd2Positions searched(const Semigroup& root, std::uint64_t at_once = 50'000,
                       std::uint32_t first_columns = Gcd2Positions::kFirstColumns,
                       unsigned threads = 1) {
  Gcd2Positions search(root, kAnyBytes, first_columns, threads);
  while (!search.done()) search.step(at_once);
  return search;
}

// The winning moves of finite positions, by the rules alone. A position is its free numbers.
class BruteForce {
 public:
  bool is_p(const Numbers& free) {
    if (const auto known = known_.find(free); known != known_.end()) return known->second;
    bool lost = true;
    for (std::size_t i = 0; i < free.size() && lost; ++i) lost = !is_p(after(free, free[i]));
    return known_[free] = lost;
  }

 private:
  // x stays free unless x = s + k * move for a taken s, or 0, and some k > 0.
  static Numbers after(const Numbers& free, std::uint32_t move) {
    Numbers left;
    const auto is_free = [&free](std::uint32_t n) {
      return n == 1 || std::binary_search(free.begin(), free.end(), n);
    };
    for (const std::uint32_t x : free) {
      bool stays = true;
      for (std::uint32_t rest = x; rest >= move && stays;) {
        rest -= move;
        stays = rest != 0 && is_free(rest);
      }
      if (stays) left.push_back(x);
    }
    return left;
  }

  std::map<Numbers, bool> known_;
};

Numbers free_numbers(const Semigroup& position) {
  Numbers free;
  for (std::uint32_t n = 2; n <= position.largest_gap(); ++n) {
    if (!position.has(n)) free.push_back(n);
  }
  return free;
}

class Draw {
 public:
  explicit Draw(unsigned seed) : random_(seed) {}

  unsigned below(unsigned n) { return static_cast<unsigned>(random_() % n); }
  // A position with the gcd 2: multiples of 2 up to 2 * (largest + 2).
  Semigroup even(unsigned largest) {
    for (;;) {
      Numbers played;
      for (unsigned i = 0, count = 2 + below(3); i < count; ++i) {
        played.push_back(2 * (3 + below(largest)));
      }
      Semigroup position(played);
      if (Gcd2Positions::is_searchable(position)) return position;
    }
  }
  // A finite position above it, whose least odd number is at most `odd`.
  Semigroup above(const Semigroup& even, unsigned odd) {
    Semigroup position = even.with(3 + 2 * below(odd / 2));
    for (unsigned i = 0, count = below(4); i < count; ++i)
      position = position.with(2 + below(2 * odd));
    return position;
  }

 private:
  std::mt19937 random_;
};

TEST(Gcd2Positions, AgreeWithTheRules) {
  Draw draw(1);
  BruteForce brute;
  unsigned checked = 0;
  unsigned p_positions = 0;
  for (unsigned i = 0; i < 40; ++i) {
    const Semigroup root = draw.even(5);
    const Gcd2Positions search = searched(root);
    for (unsigned j = 0; j < 20; ++j) {
      const Semigroup position = draw.above(root, 19);
      if (position.largest_gap() > 27 || position.largest_gap() < 2) continue;
      const bool is_p = brute.is_p(free_numbers(position));
      EXPECT_EQ(search.outcome(position), outcome_if(!is_p))
          << write_generators(root) << ' ' << write_generators(position);
      ++checked;
      if (is_p) ++p_positions;
    }
  }
  EXPECT_GT(checked, 200U);
  EXPECT_GT(p_positions, 20U);
}

// Solves positions above a root by sweeps too. Returns how many.
unsigned compare_with_sweeps(Draw& draw, const Semigroup& root, const Gcd2Positions& search,
                             unsigned positions, unsigned odd, std::int64_t most_gap) {
  unsigned checked = 0;
  for (unsigned i = 0; i < positions; ++i) {
    const Semigroup position = draw.above(root, odd);
    if (position.largest_gap() < 21 || position.largest_gap() > most_gap) continue;
    const auto sweep = AnySweep::make(position, PSet::kMostEntries);
    for (unsigned step = 0; step < 20 && !sweep->solved(); ++step) sweep->step(10'000);
    if (!sweep->solved()) continue;
    const auto winning = search.winning_moves(position);
    if (!winning) {
      // Only where the columns of some option are not known.
      EXPECT_FALSE(search.answer(root).complete) << write_generators(root);
      continue;
    }
    EXPECT_EQ(*winning, sweep->winning_moves(position))
        << write_generators(root) << ' ' << write_generators(position);
    EXPECT_EQ(search.outcome(position), outcome_if(!winning->empty()));
    ++checked;
  }
  return checked;
}

unsigned compare_random(unsigned seed, unsigned roots, unsigned positions) {
  Draw draw(seed);
  unsigned checked = 0;
  for (unsigned i = 0; i < roots; ++i) {
    const Semigroup root = draw.even(10);
    if (root.gaps() > 18) continue;
    const Gcd2Positions search = searched(root);
    const unsigned odd = 40 + draw.below(80);
    checked += compare_with_sweeps(draw, root, search, positions, odd, 300);
  }
  return checked;
}

TEST(Gcd2Positions, AgreeWithTheSweeps) { EXPECT_GT(compare_random(20261122, 60, 12), 300U); }

// Takes many minutes; `npm run nightly` runs it.
TEST(Nightly, DISABLED_Gcd2PositionsAgreeWithTheSweeps) {
  EXPECT_GT(compare_random(7, 6'000, 30), 100'000U);
}

// Positions whose columns are needed beyond those that are computed at first.
TEST(Gcd2Positions, AgreeWithTheSweepsAtLargeNumbers) {
  Draw draw(3);
  for (const Numbers& root : {Numbers{10, 14}, {10, 18}, {6, 10}, {10, 26, 44}, {10, 26, 48}}) {
    const Semigroup position(root);
    EXPECT_GT(compare_with_sweeps(draw, position, searched(position), 12, 350, 600), 5U);
  }
}

// Theorem 3: after the least odd winner w, none follows above w + 2f.
TEST(Gcd2Positions, AnOddWinnerEndsTheOthers) {
  unsigned checked = 0;
  for (const Numbers& root : {Numbers{10, 14, 26}, {16, 18}, {10, 26, 18}, {10, 12}, {8, 30}}) {
    const Semigroup position(root);
    const Gcd2Answer answer = searched(position).answer(position);
    ASSERT_EQ(answer.end, Gcd2End::winner);
    std::uint32_t least = 0;
    for (const std::uint32_t n : answer.winning) {
      if (n % 2 == 1 && least == 0) least = n;
      if (n % 2 == 1) {
        EXPECT_LT(n, answer.end_from);
      }
    }
    EXPECT_EQ(answer.end_from, least + position.largest_gap() + 2);
    for (std::uint32_t n = answer.end_from; n < answer.end_from + 12; n += 2) {
      const Semigroup after = position.with(n);
      const auto sweep = AnySweep::make(after, PSet::kMostEntries);
      while (!sweep->solved()) sweep->step(100'000);
      EXPECT_FALSE(sweep->is_p(after)) << write_generators(after);
      ++checked;
    }
  }
  EXPECT_EQ(checked, 30U);
}

// Theorem 5, beyond the columns by which the period was found.
TEST(Gcd2Positions, PeriodsHold) {
  unsigned checked = 0;
  unsigned p_positions = 0;
  for (const Numbers& root : {Numbers{4, 10}, {6, 8}, {6, 10}}) {
    const Semigroup position(root);
    const Gcd2Positions search = searched(position);
    const Gcd2Answer answer = search.answer(position);
    ASSERT_EQ(answer.end, Gcd2End::periodic) << write_generators(position);
    ASSERT_LT(answer.end_from + answer.period, 100U);
    for (std::uint32_t n = 901; n < 941; n += 2) {
      for (std::uint32_t k = 1; k <= 7; ++k) {
        const Semigroup after = position.with(n).with(n + 2 * k);
        const auto sweep = AnySweep::make(after, PSet::kMostEntries);
        for (unsigned step = 0; step < 20 && !sweep->solved(); ++step) sweep->step(10'000);
        if (!sweep->solved()) continue;
        const bool is_p = sweep->is_p(after);
        EXPECT_EQ(search.outcome(after), outcome_if(!is_p)) << write_generators(after);
        ++checked;
        if (is_p) ++p_positions;
      }
    }
  }
  EXPECT_GT(checked, 300U);
  EXPECT_GT(p_positions, 10U);
}

// No position is known whose answer would be another one with the longest of the periods.
TEST(Gcd2Shapes, ThePeriodOfSeveralPartsIsTheLeastCommonMultiple) {
  const auto part = [](Gcd2End end, std::uint32_t from, std::uint32_t period) {
    Gcd2Part made;
    made.end = end;
    made.end_column = from;
    made.period = period;
    return made;
  };
  const Gcd2Part four = part(Gcd2End::periodic, 7, 4);
  const Gcd2Part six = part(Gcd2End::periodic, 5, 6);
  const Gcd2Part empty = part(Gcd2End::winner, 9, 1);
  const auto common = common_period({&four, &empty, &six}, 12);
  ASSERT_TRUE(common.has_value());
  EXPECT_EQ(common->from, 9U);
  EXPECT_EQ(common->period, 12U);
  EXPECT_FALSE(common_period({&four, &six}, 11).has_value());
  for (const Gcd2End end : {Gcd2End::open, Gcd2End::symmetric}) {
    const Gcd2Part other = part(end, 3, 1);
    EXPECT_FALSE(common_period({&four, &other}, 100).has_value());
  }
  EXPECT_EQ(common_period({}, 1)->period, 1U);
}

// Theorem 5 needs a period that is a multiple of those of the positions after all even replies.
TEST(Gcd2Positions, APeriodIsAMultipleOfThoseAfterTheReplies) {
  Draw draw(10);
  std::vector<Semigroup> roots{Semigroup({10, 14}), Semigroup({10, 26}), Semigroup({14, 18})};
  while (roots.size() < 60) roots.push_back(draw.even(10));
  unsigned larger_than_all = 0;
  for (const Semigroup& root : roots) {
    if (root.gaps() > 20) continue;
    const Gcd2Positions search = searched(root);
    // The root, and those after one or two even moves.
    std::vector<Semigroup> positions{root};
    for (std::size_t at = 0; at < positions.size(); ++at) {
      const Semigroup position = positions[at];
      const Gcd2Answer answer = search.answer(position);
      std::uint32_t longest = 1;
      for (std::uint32_t y = 2; std::int64_t{y} <= position.largest_gap(); y += 2) {
        if (position.has(y)) continue;
        const Semigroup reply = position.with(y);
        if (at == 0) positions.push_back(reply);
        const Gcd2Answer after = search.answer(reply);
        if (answer.end != Gcd2End::periodic || after.end != Gcd2End::periodic) continue;
        EXPECT_EQ(answer.period % after.period, 0U) << write_generators(position) << ' ' << y;
        longest = std::max(longest, after.period);
      }
      if (answer.end == Gcd2End::periodic && answer.period > longest) ++larger_than_all;
    }
  }
  EXPECT_GT(larger_than_all, 3U);
}

// Every winner leads to P. Every even reply to P, and every odd reply up to a bound, has an answer.
TEST(Gcd2Positions, AnswersFitTogether) {
  unsigned complete = 0;
  Draw draw(9);
  std::vector<Semigroup> roots{Semigroup({10, 14}), Semigroup({10, 26}), Semigroup({14, 18})};
  while (roots.size() < 30) roots.push_back(draw.even(8));
  for (const Semigroup& root : roots) {
    if (root.gaps() > 24) continue;
    const Gcd2Positions search = searched(root);
    const Gcd2Answer answer = search.answer(root);
    if (!answer.complete) continue;
    ++complete;
    EXPECT_EQ(answer.outcome, outcome_if(!answer.winning.empty()));
    for (const std::uint32_t n : answer.winning) {
      const Semigroup after = root.with(n);
      if (after.largest_gap() > 1) {
        EXPECT_EQ(search.outcome(after), Outcome::P) << n;
      }
    }
    for (std::uint32_t n = 2; n < 400; ++n) {
      if (root.has(n)) continue;
      const Semigroup after = root.with(n);
      const bool wins = std::binary_search(answer.winning.begin(), answer.winning.end(), n);
      if (after.largest_gap() > 1) {
        EXPECT_EQ(search.outcome(after), outcome_if(!wins)) << n;
      }
      if (wins || n % 2 == 1) continue;
      const Gcd2Answer reply = search.answer(after);
      EXPECT_FALSE(reply.winning.empty()) << write_generators(after);
    }
  }
  EXPECT_GT(complete, 20U);
}

TEST(Gcd2Positions, StepsOfAnySizeFindTheSame) {
  const Semigroup root({10, 26});
  const Gcd2Positions once = searched(root, UINT64_MAX / 100);
  const Gcd2Positions often = searched(root, 1);
  EXPECT_EQ(once.visited(), 26'696U);
  EXPECT_EQ(often.visited(), once.visited());
  EXPECT_EQ(often.p_positions(), once.p_positions());
  EXPECT_EQ(often.answer(root.with(44)).winning, once.answer(root.with(44)).winning);
}

TEST(Gcd2Positions, AnyNumberOfThreadsFindsTheSame) {
  Draw draw(20261124);
  for (const Semigroup& root : {Semigroup({2}), Semigroup({4, 6}), Semigroup({10, 26}),
                                Semigroup({12, 14}), Semigroup({14, 18}), Semigroup({16, 18})}) {
    const Gcd2Positions alone = searched(root, 1'000, 64);
    for (const unsigned threads : {2U, 3U, 8U}) {
      const Gcd2Positions together = searched(root, 1'000, 64, threads);
      EXPECT_EQ(together.visited(), alone.visited());
      EXPECT_EQ(together.p_positions(), alone.p_positions());
      for (std::uint32_t y = 0; std::int64_t{y} <= root.largest_gap(); y += 2) {
        const Semigroup position = y == 0 ? root : root.with(y);
        const Gcd2Answer expected = alone.answer(position);
        const Gcd2Answer found = together.answer(position);
        EXPECT_EQ(found.winning, expected.winning) << write_generators(position);
        EXPECT_EQ(found.undecided, expected.undecided) << write_generators(position);
        EXPECT_EQ(found.outcome, expected.outcome) << write_generators(position);
        EXPECT_EQ(found.end, expected.end) << write_generators(position);
      }
      for (unsigned i = 0; i < 100; ++i) {
        const Semigroup position = draw.above(root, 500);
        EXPECT_EQ(together.outcome(position), alone.outcome(position))
            << write_generators(position);
      }
    }
  }
}

// Where a pass ends, the next one goes on as if it had not ended. A winner there must still rule
// out the columns after it.
TEST(Gcd2Positions, PassesOfAnyLengthFindTheSame) {
  Draw draw(20261123);
  unsigned winners_near_an_end = 0;
  unsigned compared = 0;
  std::vector<Semigroup> roots{Semigroup({10, 14}), Semigroup({10, 26}), Semigroup({16, 18})};
  while (roots.size() < 80) roots.push_back(draw.even(14));
  for (const Semigroup& root : roots) {
    if (root.gaps() > 22) continue;
    const Gcd2Positions one_pass = searched(root);
    const Gcd2Positions passes = searched(root, 50'000, 64);
    for (unsigned i = 0; i < 40; ++i) {
      // The odd number is below 500, so the long pass has its column.
      const Semigroup position = draw.above(root, 500);
      const Outcome known = passes.outcome(position);
      if (known == Outcome::unknown) continue;
      EXPECT_EQ(known, one_pass.outcome(position))
          << write_generators(root) << ' ' << write_generators(position);
      ++compared;
    }
    for (std::uint32_t y = 2; std::int64_t{y} <= root.largest_gap(); y += 2) {
      if (root.has(y)) continue;
      const Gcd2Answer reply = one_pass.answer(root.with(y));
      const Gcd2Answer again = passes.answer(root.with(y));
      if (!again.complete || !reply.complete) continue;
      EXPECT_EQ(again.winning, reply.winning) << write_generators(root.with(y));
      for (const std::uint32_t n : reply.winning) {
        if (n % 2 == 1 && n > 80 && n < 128) ++winners_near_an_end;
      }
    }
  }
  EXPECT_GT(compared, 1'000U);
  EXPECT_GT(winners_near_an_end, 5U);
}

TEST(Gcd2Positions, ASearchWithTooLittleMemoryIsStuckAndItsAnswersAreProved) {
  const Semigroup root({14, 18});
  const Numbers all = searched(root).answer(root).winning;
  for (const std::uint64_t most_bytes : {10'000U, 100'000U, 400'000U}) {
    Gcd2Positions search(root, most_bytes);
    while (!search.done()) search.step(100);
    EXPECT_TRUE(search.is_stuck());
    const Gcd2Answer answer = search.answer(root);
    EXPECT_FALSE(answer.complete);
    for (const std::uint32_t n : answer.winning) {
      EXPECT_TRUE(std::binary_search(all.begin(), all.end(), n)) << n;
    }
  }
}

// The ends of the lists hold the data by which they can be checked.
TEST(Gcd2Positions, EndsAreNamed) {
  const Semigroup root({10, 14});
  const Gcd2Positions search = searched(root);
  const Gcd2Answer whole = search.answer(root);
  EXPECT_EQ(whole.outcome, Outcome::P);
  EXPECT_EQ(whole.end, Gcd2End::symmetric);
  EXPECT_EQ(whole.end_from, 25U);
  const Gcd2Answer reply = search.answer(root.with(26));
  EXPECT_EQ(reply.winning, Numbers{293});
  EXPECT_EQ(reply.end, Gcd2End::winner);
  const Gcd2Answer repeating = search.answer(root.with(4));
  EXPECT_EQ(repeating.end, Gcd2End::periodic);
  EXPECT_EQ(repeating.period, 8U);
  // Without the memory for further columns the end stays open.
  const Semigroup far({8, 30, 34});
  EXPECT_EQ(searched(far).answer(far).winning, Numbers{49'337});
  Gcd2Positions small(far, 500'000);
  while (!small.done()) small.step(50'000);
  EXPECT_TRUE(small.is_stuck());
  EXPECT_EQ(small.answer(far).outcome, Outcome::unknown);
  EXPECT_EQ(small.answer(far).end, Gcd2End::open);
}

// The program shares no code with the solver and knows no theorem. Each position of even numbers
// above a root is compared.
TEST(Gcd2Positions, AgreeWithAPlainRecurrence) {
  const std::filesystem::path programs = IMPARTIAL_PROGRAMS_DIR;
  unsigned compared = 0;
  std::uint32_t largest = 0;
  for (const Numbers& numbers :
       {Numbers{10, 14}, Numbers{10, 26, 44}, Numbers{10, 26, 68}, Numbers{16, 18, 46},
        Numbers{12, 14}, Numbers{14, 20, 22}, Numbers{8, 30, 34}}) {
    const bool is_small = numbers[0] == 8;
    std::vector<std::string> command{(programs / "oracle" / "gcd2_recurrence").string(), "all",
                                     is_small ? "49400" : "4000"};
    for (const std::uint32_t number : numbers) command.push_back(std::to_string(number));
    const impartial_tests::Ran ran = impartial_tests::run(command, "/dev/null");
    ASSERT_EQ(ran.status, 0);
    const Gcd2Positions search = searched(Semigroup(numbers));
    std::istringstream lines(ran.output);
    for (std::string line; std::getline(lines, line);) {
      std::istringstream generators(line.substr(0, line.find(':')));
      std::istringstream winners(line.substr(line.find(':') + 1));
      const Numbers played{std::istream_iterator<std::uint32_t>(generators), {}};
      const Numbers expected{std::istream_iterator<std::uint32_t>(winners), {}};
      const Gcd2Answer answer = search.answer(Semigroup(played));
      Numbers found;
      for (const std::uint32_t n : answer.winning) {
        if (n % 2 == 1) found.push_back(n);
      }
      // No columns are computed that no reply to the root needs.
      if (answer.end == Gcd2End::open) {
        EXPECT_TRUE(std::includes(expected.begin(), expected.end(), found.begin(), found.end()))
            << line;
        continue;
      }
      EXPECT_EQ(found, expected) << line;
      ++compared;
      if (!found.empty()) largest = std::max(largest, found.back());
    }
  }
  EXPECT_GT(compared, 500U);
  EXPECT_EQ(largest, 49'337U);
}

// Their certificates are checked by tests/wasm/certificate.test.ts and `npm run nightly`.
TEST(Rare, OneMoveOfGcd2NeedsFewerPositions) {
  for (const Numbers& numbers : {Numbers{8, 18}, {14, 18}, {14, 16}}) {
    const Semigroup root(numbers);
    SCOPED_TRACE(write_generators(root));
    const auto search = std::make_shared<const Gcd2Positions>(searched(root));
    const auto strategy = [&](Gcd2Strategy::Extent extent) {
      Gcd2Strategy found(search, root, extent, kAnyBytes, 64);
      while (!found.step(1000)) continue;
      EXPECT_FALSE(found.failure());
      return found;
    };
    const Gcd2Strategy all = strategy(Gcd2Strategy::Extent::all_moves);
    const Gcd2Strategy one = strategy(Gcd2Strategy::Extent::one_move);
    EXPECT_TRUE(all.only());
    EXPECT_EQ(all.winning(), search->answer(root).winning);
    EXPECT_FALSE(one.only());
    ASSERT_EQ(one.winning().size(), 1U);
    EXPECT_TRUE(std::binary_search(all.winning().begin(), all.winning().end(), one.winning()[0]));
    EXPECT_LT(one.positions(), all.positions());
    for (const auto& position : one.set()) EXPECT_EQ(search->outcome(position), Outcome::P);
  }
}

}  // namespace
