// The assertions of domain.hpp stop a checked build; other builds do not evaluate them.
#include "core/domain.hpp"

#include <gtest/gtest.h>

#include "core/expected.hpp"
#include "games/sylver_coinage/bits.hpp"

namespace {

using impartial::Code;
using impartial::Expected;
using impartial::make_notice;

TEST(Domain, AConditionThatHoldsChangesNothing) {
  IMPARTIAL_DOMAIN(1 + 1 == 2);
  EXPECT_EQ(*Expected<int>(7), 7);
  EXPECT_EQ(impartial::sylver_coinage::Bits<1>::below(64).highest(), 63U);
}

#ifdef IMPARTIAL_CHECKED

TEST(DomainDeathTest, AConditionThatFailsStopsACheckedBuild) {
  EXPECT_DEATH(IMPARTIAL_DOMAIN(1 + 1 == 3), "outside the domain: 1 \\+ 1 == 3");
  const Expected<int> none(make_notice(Code::unknown_game, {}));
  EXPECT_DEATH(static_cast<void>(*none), "outside the domain: has_value");
  EXPECT_DEATH(static_cast<void>(Expected<int>(7).error()), "outside the domain: !has_value");
  EXPECT_DEATH(static_cast<void>(impartial::sylver_coinage::Bits<1>::below(65)), "n <= kSize");
}

#else

TEST(Domain, OtherBuildsDoNotEvaluateTheCondition) {
  bool evaluated = false;
  IMPARTIAL_DOMAIN((evaluated = true));
  EXPECT_FALSE(evaluated);
}

#endif

}  // namespace
