// The values of heaps behind the answers of a program: found for random values, and not found where
// there are none.
#include "core/heap_values.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <algorithm>
#include <functional>

namespace impartial_tests {
namespace {

using impartial::HeapSum;
using Values = std::vector<std::uint64_t>;

std::optional<impartial::HeapValues> behind(const Values& right,
                                            const std::function<bool(const HeapSum& heaps)>& wins) {
  impartial::HeapValuesSearch search(right);
  while (!search.next().empty()) {
    std::vector<bool> answers;
    for (const HeapSum& heaps : search.next()) answers.push_back(wins(heaps));
    search.take(answers);
  }
  return search.values();
}

std::function<bool(const HeapSum& heaps)> by(const Values& values) {
  return [values](const HeapSum& heaps) {
    std::uint64_t sum = 0;
    for (const std::uint64_t heap : heaps) sum ^= values[static_cast<std::size_t>(heap)];
    return sum != 0;
  };
}

// Of {1,3,4}.
Values right_values() {
  Values values;
  for (std::size_t heap = 0; heap <= 24; ++heap)
    values.push_back(Values{0, 1, 0, 1, 2, 3, 2}[heap % 7]);
  return values;
}

TEST(HeapValues, AreFoundFromAFewSums) {
  std::size_t found = 0;
  const Values right = right_values();
  EXPECT_TRUE(rc::check([&] {
    Values wrong = right;
    const auto count = *rc::gen::inRange<std::size_t>(1, 12);
    for (std::size_t i = 0; i < count; ++i)
      wrong[*rc::gen::inRange<std::size_t>(1, wrong.size())] =
          *rc::gen::inRange<std::uint64_t>(0, 4);
    const auto values = behind(right, by(wrong));
    RC_ASSERT(values.has_value() == (wrong != right));
    if (!values) return;
    RC_ASSERT(values->right == right);
    // Two heaps have the same value exactly if the program takes them for equal.
    for (std::size_t i = 0; i < wrong.size(); ++i) {
      for (std::size_t k = 0; k < i; ++k)
        RC_ASSERT((wrong[i] == wrong[k]) == (values->found[i] == values->found[k]));
    }
    ++found;
  }));
  EXPECT_GT(found, 0U);
}

TEST(HeapValues, TellTheirPeriods) {
  Values wrong;
  for (std::size_t heap = 0; heap <= 24; ++heap) wrong.push_back(Values{0, 1, 0, 1, 2}[heap % 5]);
  const auto values = behind(right_values(), by(wrong));
  ASSERT_TRUE(values);
  EXPECT_EQ(values->found, wrong);
  EXPECT_EQ(values->first_wrong(), 5U);
  EXPECT_EQ(values->found_period, 5U);
  EXPECT_EQ(values->right_period, 7U);
}

// Of single heaps: a period of 4, where 3 is right.
TEST(HeapValues, AreOutcomesOfSingleHeaps) {
  Values right;
  for (std::uint64_t heap = 0; heap <= 12; ++heap) right.push_back(heap % 3 != 0);
  impartial::HeapValuesSearch search(right, true);
  ASSERT_EQ(search.next().size(), 12U);
  std::vector<bool> wins;
  for (const HeapSum& heaps : search.next()) {
    ASSERT_EQ(heaps.size(), 1U);
    wins.push_back(heaps.front() % 4 != 0);
  }
  search.take(wins);
  EXPECT_TRUE(search.next().empty());
  ASSERT_TRUE(search.values());
  EXPECT_TRUE(search.values()->are_outcomes);
  EXPECT_EQ(search.values()->first_wrong(), 3U);
  EXPECT_EQ(search.values()->found_period, 4U);
  EXPECT_EQ(search.values()->right_period, 3U);
}

TEST(HeapValues, AreNotFoundWhereNoneAre) {
  const Values right = right_values();
  // A sum that loses only if each heap does.
  EXPECT_FALSE(behind(right, [&](const HeapSum& heaps) {
    return std::any_of(heaps.begin(), heaps.end(), [&](std::uint64_t heap) {
      return right[static_cast<std::size_t>(heap)] != 0;
    });
  }));
  // The last heap does not count.
  EXPECT_FALSE(behind(right, [&](const HeapSum& heaps) {
    return by(right)({heaps.begin(), heaps.end() - 1});
  }));
  // An answer is missing.
  impartial::HeapValuesSearch search(right);
  search.take(std::vector<bool>(search.next().size() - 1));
  EXPECT_TRUE(search.next().empty());
  EXPECT_FALSE(search.values());
  EXPECT_TRUE(rc::check([&] {
    RC_ASSERT(!behind(right, [](const HeapSum&) { return *rc::gen::arbitrary<bool>(); }));
  }));
}

}  // namespace
}  // namespace impartial_tests
