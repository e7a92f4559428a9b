// The fast ways to read and write numbers do the same as the plain ones.
#include "core/number_set.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <string>
#include <string_view>
#include <vector>

#include "core/text_reader.hpp"
#include "core/text_writer.hpp"

namespace impartial_tests {
namespace {

using impartial::NumberSet;

// Returns whether both read the same. The text is alone in its memory, so that the sanitizers see
// each byte that is read beyond it.
bool agree(std::string_view text, std::uint64_t count, NumberSet* read = nullptr) {
  std::vector<char> padded(text.begin(), text.end());
  padded.insert(padded.end(), impartial::TextReader::kPadding, '\0');
  const NumberSet plain = impartial::plain_number_set(padded.data(), count);
  const NumberSet fast = impartial::number_set(padded.data(), count);
  if (read != nullptr) *read = fast;
  return fast.end == plain.end && fast.numbers == plain.numbers;
}

TEST(NumberSet, EveryTokenAndEveryByteBehindIt) {
  unsigned sets = 0;
  for (int first = 0; first < 256; ++first) {
    for (int second = 0; second < 256; ++second) {
      for (int behind = 0; behind < 256; ++behind) {
        const char token[] = {' ', static_cast<char>(first), static_cast<char>(second),
                              static_cast<char>(behind)};
        NumberSet set;
        ASSERT_TRUE(agree({token, 4}, 1, &set)) << first << ' ' << second << ' ' << behind;
        sets += set.end != nullptr ? 1 : 0;
      }
    }
  }
  // Two digits below 31 before 5 blank bytes; one digit before 5 blank bytes and any byte.
  EXPECT_EQ(sets, 31U * 5 + 10 * 5 * 256);
}

TEST(NumberSet, AllPairsAndTriples) {
  for (unsigned a = 0; a < 40; ++a) {
    for (unsigned b = 0; b < 40; ++b) {
      for (unsigned c = 0; c < 40; c += 3) {
        const std::string text =
            " " + std::to_string(a) + " " + std::to_string(b) + " " + std::to_string(c) + "\n";
        for (std::uint64_t count = 0; count <= 4; ++count) ASSERT_TRUE(agree(text, count)) << text;
      }
    }
  }
}

TEST(NumberSet, NearlyLists) {
  EXPECT_TRUE(rc::check([] {
    const auto piece = rc::gen::element<std::string>(
        " 1", " 2", " 3", " 7", " 9", " 10", " 12", " 19", " 20", " 30", " 31", " 07", " 123", " ",
        "\n", "\r", "\t", "x", "\xC2\xA0", std::string(1, '\0'));
    std::string text;
    for (const std::string& each : *rc::gen::container<std::vector<std::string>>(piece))
      text += each;
    const auto count = *rc::gen::inRange<std::uint64_t>(0, 24);
    RC_ASSERT(agree(text, count));
    RC_ASSERT(agree(text, UINT64_MAX));
  }));
}

TEST(NumberSet, ListsAreReadToTheirEnd) {
  EXPECT_TRUE(rc::check([] {
    const auto numbers =
        *rc::gen::unique<std::vector<unsigned>>(rc::gen::inRange(0U, impartial::kSetSize));
    std::string text;
    std::uint32_t expected = 0;
    for (const unsigned number : numbers) {
      text += " " + std::to_string(number);
      expected |= std::uint32_t{1} << number;
    }
    NumberSet set;
    RC_ASSERT(agree(text + "\n5", numbers.size(), &set));
    RC_ASSERT(set.end != nullptr);
    RC_ASSERT(set.numbers == expected);
  }));
}

TEST(TextWriter, NumbersOfAllLengths) {
  impartial::TextWriter writer;
  const auto written = [&writer](std::uint64_t value) {
    writer.clear();
    return std::string(writer.number(value).view());
  };
  for (std::uint64_t value = 0; value < 200'000; ++value)
    ASSERT_EQ(written(value), std::to_string(value));
  std::uint64_t power = 1;
  for (unsigned digits = 1; digits <= 20; ++digits, power *= 10) {
    for (const std::uint64_t value : {power - 1, power, power + 1, power * 9, power / 7 * 9})
      ASSERT_EQ(written(value), std::to_string(value));
  }
  EXPECT_TRUE(rc::check([&written](std::uint64_t value) {
    RC_ASSERT(written(value) == std::to_string(value));
    RC_ASSERT(written(value % 100'000'000) == std::to_string(value % 100'000'000));
  }));
}

}  // namespace
}  // namespace impartial_tests
