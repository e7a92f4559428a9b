// Which numbers of a case a program's answer depends on: a number that it leaves out is found, and
// an order that matters to it; nothing is found in a right program.
#include "core/influence.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <algorithm>

namespace impartial_tests {
namespace {

using impartial::CaseNumbers;
using impartial::Influence;
using Wins = std::function<bool(const CaseNumbers&)>;

// Nim with three heaps, behind their number.
bool nim(const CaseNumbers& numbers) { return (numbers[1] ^ numbers[2] ^ numbers[3]) != 0; }

std::optional<Influence> influence_of(const Wins& wins) {
  const impartial::InfluenceSearch search({3, 1, 2, 3},
                                          [](const CaseNumbers& numbers) -> std::optional<bool> {
                                            if (numbers[0] != 3) return {};
                                            return nim(numbers);
                                          });
  std::vector<bool> are_wrong;
  for (const CaseNumbers& numbers : search.asked())
    are_wrong.push_back(wins(numbers) != nim(numbers));
  return search.found(are_wrong);
}

TEST(Influence, FindsNothingInARightProgram) { EXPECT_FALSE(influence_of(nim)); }

TEST(Influence, FindsNothingIfAllAnswersAreTheSame) {
  EXPECT_FALSE(influence_of([](const CaseNumbers&) { return true; }));
}

TEST(Influence, FindsTheNumberThatIsLeftOut) {
  rc::check([] {
    const auto place = *rc::gen::inRange<std::size_t>(1, 4);
    const auto number = *rc::gen::inRange<std::uint64_t>(0, 8);
    const auto found = influence_of([&](CaseNumbers numbers) {
      numbers[place] = number;
      return nim(numbers);
    });
    RC_ASSERT(found.has_value());
    RC_ASSERT(found->ignored == std::vector{place});
    RC_ASSERT(found->one.empty());
  });
}

// a ^ b ^ a
TEST(Influence, FindsTheNumberThatIsTakenTwice) {
  const auto found = influence_of(
      [](const CaseNumbers& numbers) { return (numbers[1] ^ numbers[2] ^ numbers[1]) != 0; });
  ASSERT_TRUE(found);
  EXPECT_EQ(found->ignored, (std::vector<std::size_t>{1, 3}));
}

TEST(Influence, FindsAnOrderThatMatters) {
  const Wins wins = [](const CaseNumbers& numbers) {
    return numbers[3] > 1 ? nim(numbers) : !nim(numbers);
  };
  const auto found = influence_of(wins);
  ASSERT_TRUE(found);
  EXPECT_TRUE(found->ignored.empty());
  EXPECT_NE(wins(found->one), wins(found->other));
  EXPECT_TRUE(std::is_permutation(found->one.begin(), found->one.end(), found->other.begin()));
}

// A number that matters in a single case only is no number that never matters.
TEST(Influence, FindsNoNumberThatMattersOnce) {
  const auto found = influence_of([](CaseNumbers numbers) {
    if (numbers[2] != 1) numbers[2] = 0;
    return nim(numbers);
  });
  ASSERT_TRUE(found);
  EXPECT_TRUE(found->ignored.empty());
}

}  // namespace
}  // namespace impartial_tests
