// Segments: a text that is answered on several threads has exactly the answers and notices of one
// session, for any bytes.
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <map>

#include "boundary/case_texts.hpp"
#include "boundary/practice.hpp"
#include "boundary/solve.hpp"
#include "core/random.hpp"
#include "native/support.hpp"

namespace impartial_tests {
namespace {

using impartial::ThreadedSolution;

struct Threaded {
  Solved solved;
  std::uint64_t followed = 0;
};

Threaded solve_on_threads(std::string_view dialect, std::string_view text, unsigned threads,
                          impartial::SegmentSize size) {
  const auto read = [text](std::uint64_t offset, std::span<char> room) {
    const auto from = static_cast<std::size_t>(std::min<std::uint64_t>(offset, text.size()));
    return static_cast<std::ptrdiff_t>(text.substr(from).copy(room.data(), room.size()));
  };
  Threaded threaded;
  Solved& solved = threaded.solved;
  const auto take = [&solved](std::string_view answer, std::span<const impartial::Notice> notices) {
    solved.answer += answer;
    for (const impartial::Notice& notice : notices) solved.notices += terminal_line(notice);
    return true;
  };
  const ThreadedSolution solution = impartial::solve(dialect, impartial::kDefaultSeed,
                                                     {text.size(), read}, {threads, size}, take);
  solved.cases = solution.cases;
  solved.suppressed = solution.suppressed;
  solved.notices += terminal_line(solution.suppressed);
  solved.done = solution.end == ThreadedSolution::End::done;
  threaded.followed = solution.followed;
  return threaded;
}

// A text of one case has no segments.
std::vector<std::string> dialects_of_many_cases() {
  std::vector<std::string> many = dialects();
  std::erase_if(many, [](const std::string& dialect) {
    return impartial::info_of(dialect).envelope == impartial::Envelope::single;
  });
  return many;
}

// Random cases within the judge's limits, but for their number.
std::string long_text(const std::string& dialect, std::uint32_t seed) {
  const std::string text = *impartial::generate(dialect, impartial::InputKind::random, seed);
  const std::size_t times = 2 + 10'000 / text.size();
  const std::unique_ptr<impartial::Session> session = *impartial::solver(dialect);
  session->list_starts(1);
  std::memcpy(session->room(text.size()).data(), text.data(), text.size());
  const std::uint64_t cases = session->feed(text.size(), true).cases;
  std::string longer = text.substr(0, session->starts()[0].input);
  std::string body = text.substr(longer.size());
  const impartial::DialectInfo info = impartial::info_of(dialect);
  if (info.envelope == impartial::Envelope::until_zero)
    body.resize(body.size() - info.terminator.size() - 1);
  if (!longer.empty()) {  // T is the last number before the cases
    longer.resize(longer.find_last_of("0123456789") + 1);
    longer.resize(longer.find_last_not_of("0123456789") + 1);
    longer += std::to_string(cases * times) + "\n";
  }
  for (std::size_t i = 0; i < times; ++i) longer += body;
  return longer;
}

// At least some segments of a text of so many bytes.
impartial::SegmentSize any_size(std::size_t text) {
  const auto bytes = *rc::gen::inRange<std::size_t>(8, 20 + text / 4);
  return {.bytes = bytes, .look = *rc::gen::inRange<std::size_t>(bytes / 4 + 1, bytes + 1)};
}

TEST(Segments, MostOfACleanTextIsAnsweredInSegments) {
  for (const std::string& dialect : dialects_of_many_cases()) {
    SCOPED_TRACE(dialect);
    const std::string text = long_text(dialect, 7);
    const impartial::SegmentSize size{.bytes = text.size() / 10, .look = text.size() / 20};
    const Threaded threaded = solve_on_threads(dialect, text, 2, size);
    EXPECT_EQ(threaded.solved, solve(dialect, text));
    EXPECT_GE(threaded.followed, 4U) << text.substr(0, 300);
  }
}

TEST(Segments, AnswersHaveNumbersAsTheDialectSays) {
  for (const std::string& dialect : dialects()) {
    in_dialect(dialect, [&](auto, auto& judge) {
      impartial::Random random(7);
      for (unsigned size = 1; size <= 3; ++size) {
        const auto position = judge.random_position(random, size);
        impartial::TextWriter first;
        impartial::TextWriter second;
        judge.write_answer(position, 1, first);
        judge.write_answer(position, 2, second);
        EXPECT_EQ(first.view() != second.view(), judge.info().answer.numbered) << dialect;
      }
    });
  }
}

TEST(Segments, OfTheCorpus) {
  std::uint64_t followed = 0;
  for (const JudgeCase& each : judge_cases()) {
    const std::string& text = each.input;
    const std::string& dialect = each.dialect;
    SCOPED_TRACE(each.title());
    const Solved whole = solve(dialect, text);
    for (const std::size_t bytes : {std::size_t{16}, std::size_t{100}, text.size() / 3 + 1}) {
      const Threaded threaded = solve_on_threads(dialect, text, 2, {bytes, bytes});
      EXPECT_EQ(threaded.solved, whole);
      followed += threaded.followed;
    }
  }
  EXPECT_GT(followed, 1000U);
}

// A part of the text is written anew, and the text may end early.
void change(std::string& text) {
  const auto changes = *rc::gen::inRange(0, 4);
  for (int i = 0; i < changes && !text.empty(); ++i) {
    const auto at = *rc::gen::inRange<std::size_t>(0, text.size());
    const auto bytes = *rc::gen::element<std::string>(
        "", "0", "1", "7", "21", " ", "\n", "\n\n", "\r\n", "\xC2\xA0", "x", "-", "1000000000000",
        "\n0\n", "\n1\n1\n", "18446744073709551616", std::string(1, '\0'));
    text.replace(at, *rc::gen::inRange<std::size_t>(0, 4), bytes);
  }
  if (*rc::gen::inRange(0, 8) == 0) text.resize(*rc::gen::inRange<std::size_t>(0, text.size() + 1));
}

TEST(Segments, OfAnyBytes) {
  std::map<std::string, std::vector<std::string>> texts;
  for (const JudgeCase& each : judge_cases()) {
    if (each.input.size() < 20'000) texts[each.dialect].push_back(each.input);
  }
  for (const std::string& dialect : dialects_of_many_cases()) {
    std::vector<std::string> clean;
    for (const std::uint32_t seed : {1U, 2U, 3U}) clean.push_back(long_text(dialect, seed));
    std::uint64_t followed = 0;
    EXPECT_TRUE(rc::check(dialect, [&] {
      std::string text = *rc::gen::elementOf(*rc::gen::arbitrary<bool>() ? clean : texts[dialect]);
      // Its answers are a thousand times as long.
      const std::size_t most = dialect == "wythoff_strategy" ? 1'000 : 20'000;
      if (text.size() > most) text.resize(*rc::gen::inRange<std::size_t>(most / 10, most));
      change(text);
      const Threaded threaded =
          solve_on_threads(dialect, text, *rc::gen::inRange(1U, 4U), any_size(text.size()));
      followed += threaded.followed;
      RC_ASSERT(threaded.solved == solve(dialect, text));
    }));
    EXPECT_GT(followed, 0U) << dialect;
  }
}

// What makes a segment something else than a part of the text.
TEST(Segments, OnlyWhatOneSessionWouldAnswer) {
  const auto same = [](const std::string& dialect, const std::string& text) {
    for (std::size_t bytes = 4; bytes < 40; bytes += 5) {
      EXPECT_EQ(solve_on_threads(dialect, text, 2, {bytes, bytes}).solved, solve(dialect, text))
          << dialect << ":\n"
          << text;
    }
  };
  const std::string pairs = "3 5\n4 6\n3 5\n4 6\n3 5\n4 6\n3 5\n4 6\n3 5\n4 6\n3 5\n4 6\n";
  same("hdu1527", pairs);
  same("hdu1527",
       pairs + "3 2000000000\n" + pairs + "3 3000000000\n" + pairs + "2000000000 1\n" + pairs);
  same("hdu1527", pairs + "7\n" + pairs + "7\n" + pairs);
  same("hdu1527", pairs + "\n\n" + pairs + "5 x\n" + pairs);
  const std::string games = "2 2 5\n2 2 3\n1 6\n1 7\n2 2 5\n2 2 3\n1 6\n1 7\n2 2 5\n1 7\n";
  same("poj1143", games + "\n \n" + games + "0\n");
  same("poj1143", games + "0\n" + games + "0\n");
  same("poj1143", games + "3 2 2 5\n" + games + "2 2 4\n" + games);
  const std::string heaps = "2\n1 2\n1\n1\n1\n1\n2\n1 1\n1\n1\n3\n1 1 2\n1\n1\n";  // 7 cases
  for (const std::string count : {"35", "34", "36", "8", "0", "400"}) {
    std::string text = count + "\n";
    for (int times = 0; times < 5; ++times) text += heaps;
    same("lightoj1253", text);
  }
  same("lightoj1253", "14\n" + heaps + "2 1 2 1 1 1 1 2 1 1 1 1 3 1 1 2 1 1");
  same("lightoj1253",
       "21\n" + heaps + "2\n1\n2\n1\n1\n1\n1\n2\n1 1\n1\n1\n3\n1 1 2\n1\n1\n" + heaps);
  same("codingame_misere_nim", "2 9\n1 2\n3 4\n5 6\n7 8\n1 2 3 4\n5\n6\n1 2\n3 4\n");
}

}  // namespace
}  // namespace impartial_tests
