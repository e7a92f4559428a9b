// The fast ways to read and write numbers and to count lines do the same as the plain ones.
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <string>
#include <string_view>
#include <vector>

#include "core/simd_number_set.hpp"
#include "core/text_reader.hpp"
#include "core/text_writer.hpp"
#include "core/utf8.hpp"

namespace impartial_tests {
namespace {

using impartial::NumberSet;

// Returns whether all ways to read the text at p do the same. Domain: that of number_set_in_line.
bool same(const char* p, const char* text_end, std::uint64_t count, NumberSet* read = nullptr) {
  const NumberSet plain = impartial::plain_number_set(p, count);
  if (read != nullptr) *read = plain;
  const auto is_plain = [&plain](const NumberSet& set) {
    return set.end == plain.end && set.numbers == plain.numbers;
  };
  return is_plain(impartial::number_set(p, count)) &&
         is_plain(impartial::number_set_in_line(p, text_end, count));
}

// The same, of a text that is alone in its memory, so that the sanitizers see each byte that is
// read beyond it, and of a longer one, so that all of a line is read at once.
bool agree(std::string_view text, std::uint64_t count, NumberSet* read = nullptr) {
  const auto agree_on = [count, read](std::string_view whole) {
    std::vector<char> padded(whole.begin(), whole.end());
    padded.insert(padded.end(), impartial::TextReader::kPadding, '\0');
    return same(padded.data(), padded.data() + whole.size(), count, read);
  };
  return agree_on(std::string(text) + "\n10 2 3 4 5 12 13 14 15 19 20\n11 2 3 4 5 6 7 8") &&
         agree_on(text);
}

TEST(NumberSet, EveryTokenAndEveryByteBehindIt) {
  unsigned sets = 0;
  std::string text = " 000\n10 2 3 4 5 12 13 14 15 19 20\n11 2 3 4 5 6 7 8";
  text.append(impartial::TextReader::kPadding, '\0');
  const char* const end = text.data() + text.size() - impartial::TextReader::kPadding;
  for (int first = 0; first < 256; ++first) {
    for (int second = 0; second < 256; ++second) {
      for (int behind = 0; behind < 256; ++behind) {
        text[1] = static_cast<char>(first);
        text[2] = static_cast<char>(second);
        text[3] = static_cast<char>(behind);
        NumberSet set;
        ASSERT_TRUE(same(text.data(), end, 1, &set)) << first << ' ' << second << ' ' << behind;
        text[4] = '\0';
        ASSERT_TRUE(same(text.data(), text.data() + 4, 1))
            << first << ' ' << second << ' ' << behind;
        text[4] = '\n';
        sets += set.end != nullptr ? 1 : 0;
      }
    }
  }
  // Two digits below 31 before 5 blank bytes; one digit before 5 blank bytes and any byte.
  EXPECT_EQ(sets, 31U * 5 + 10 * 5 * 256);
}

#ifdef __SSSE3__
// Numbers that follow one another, as far as they fit, and a byte behind them.
TEST(NumberSet, LinesAreReadAtOnce) {
  using impartial::detail::kLineBytes;
  using impartial::detail::simd_number_set;
  for (std::size_t numbers = 0; numbers <= 19; ++numbers) {
    for (unsigned first = 0; first + numbers <= 24; ++first) {
      for (const char end : {'\0', '\t', '\n', '\r', ' ', '7', 'x', '\v'}) {
        std::string text;
        std::uint32_t expected = 0;
        for (unsigned number = first; number < first + numbers; ++number) {
          text += " " + std::to_string(number);
          expected |= std::uint32_t{1} << number;
        }
        const std::size_t size = text.size();
        text += end + std::string(kLineBytes, '5');
        const NumberSet set = simd_number_set(text.data(), numbers);
        const bool is_line = size < kLineBytes && impartial::is_blank_byte(end) && end != ' ';
        ASSERT_EQ(set.end, is_line ? text.data() + size : nullptr) << text;
        ASSERT_EQ(set.numbers, is_line ? expected : 0) << text;
        ASSERT_EQ(simd_number_set(text.data(), numbers + 1).end, nullptr) << text;
      }
    }
  }
}
#endif

TEST(NumberSet, BeginsWithASpace) {
  EXPECT_TRUE(agree("2 2\n", 1));
  EXPECT_TRUE(agree("2  3\n", 2));
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

TEST(Place, EachLineIsCounted) {
  // More than 255 blocks of newlines, and less than one.
  for (std::size_t bytes = 0; bytes < 9000; bytes = bytes + 1 + bytes / 50) {
    for (const std::size_t length : {1U, 2U, 3U, 16U}) {
      std::string text(bytes, 'x');
      for (std::size_t at = length - 1; at < bytes; at += length) text[at] = '\n';
      const impartial::Place place = impartial::advance({}, text.data(), text.data() + bytes);
      ASSERT_EQ(place.line, 1 + bytes / length);
      ASSERT_EQ(place.column, 1 + bytes % length);
      ASSERT_EQ(place.offset, bytes);
    }
  }
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
