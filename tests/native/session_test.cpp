// Sessions: the size of the pieces does not change the answers and notices of any bytes; memory
// depends on the largest case, not on the length of the input.
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "native/support.hpp"

namespace impartial_tests {
namespace {

// Text made of the parts of judge text, so that it is often almost right.
rc::Gen<std::string> nearly_judge_text() {
  const auto piece = rc::gen::element<std::string>(
      "0", "1", "2", "3", "5", "19", "20", "21", "7 ", "007", "1000000000", "18446744073709551615",
      "18446744073709551616", " ", " ", " ", " ", "\n", "\n", "\n", "\r\n", "\t", "\xC2\xA0",
      "\xE3\x80\x80", "\xEF\xBB\xBF", "-1", "2.5", "1e9", "x", "\xEF\xBC\x95", std::string(1, '\0'),
      "\xFF\xFE");
  return rc::gen::map(rc::gen::container<std::vector<std::string>>(piece),
                      [](const std::vector<std::string>& pieces) {
                        std::string text;
                        for (const std::string& each : pieces) text += each;
                        return text;
                      });
}

TEST(Session, PiecesDoNotMatter) {
  for (const std::string& dialect : dialects()) {
    EXPECT_TRUE(rc::check(dialect, [&dialect] {
      const std::string text = *nearly_judge_text();
      const Solved whole = solve(dialect, text);
      RC_ASSERT(whole == solve(dialect, text, *rc::gen::inRange<std::size_t>(1, 20)));
      RC_ASSERT(whole == solve(dialect, text, 1));
    }));
  }
}

TEST(Session, LongInputInPieces) {
  // An error many pieces after the start, in a case that is longer than a piece.
  std::string text = "3\n";
  for (int i = 0; i < 2; ++i) {
    text += "1000\n";
    for (int row = 0; row < 1000; ++row) text += "3 1 2 \xC2\xA0 20\n";
  }
  text += "1\n2 5 5x";
  const Solved whole = solve("hdu5724", text);
  EXPECT_EQ(whole.answer, "NO\nNO\n");
  EXPECT_EQ(whole.notices, "2005:5: error: expected a cell, found \"5x\" [not_a_number]\n");
  for (const std::size_t chunk : {std::size_t{1}, std::size_t{100}, std::size_t{4096}})
    EXPECT_EQ(whole, solve("hdu5724", text, chunk));
}

// Some processors copy from a file three times slower to a little behind the start of a page.
TEST(Session, ARoomForMoreThanWaitsBeginsAtALineOfTheCache) {
  const std::unique_ptr<impartial::Session> session = *impartial::solver("hdu1527");
  std::string cases;
  for (int i = 0; i < 50; ++i) cases += "1 2\n";
  for (std::size_t waiting = 1; waiting <= 100; ++waiting) {
    const std::string piece = cases + "3" + std::string(waiting, ' ');
    const std::span<char> room = session->room(piece.size());
    EXPECT_EQ(reinterpret_cast<std::uintptr_t>(room.data()) % 64, 0U) << waiting;
    piece.copy(room.data(), piece.size());
    EXPECT_FALSE(session->feed(piece.size(), false).done);
  }
}

// A long case in small pieces stays where it is: the rooms follow each other.
TEST(Session, ALongCaseIsNotMovedForEachPiece) {
  const std::unique_ptr<impartial::Session> session = *impartial::solver("lightoj1253");
  const std::string start = "1\n1000000\n";
  start.copy(session->room(start.size()).data(), start.size());
  EXPECT_FALSE(session->feed(start.size(), false).done);
  const char* before = nullptr;
  std::size_t moves = 0;
  for (int piece = 0; piece < 10'000; ++piece) {
    char* const room = session->room(7).data();
    if (before != nullptr && room != before + 7) ++moves;
    before = room;
    std::string_view("12 345 ").copy(room, 7);
    EXPECT_FALSE(session->feed(7, false).done);
  }
  // Growing doubles the room: 70,000 bytes are reached in some 12 steps.
  EXPECT_LT(moves, 40U);
}

TEST(Session, NoticesAreBounded) {
  std::string text;
  for (int i = 0; i < 1000; ++i) text += "1 6\n";
  text += "x\n";
  const Solved solved = solve("poj1143", text);
  EXPECT_EQ(std::count(solved.notices.begin(), solved.notices.end(), '\n'), 102);
  EXPECT_EQ(solved.suppressed, (impartial::Suppressed{.errors = 900, .warnings = 0}));
  EXPECT_NE(solved.notices.find("1001:1: error: "), std::string::npos)
      << "the error that ends the text is listed";
  EXPECT_EQ(solve("poj1143", text, 7), solved);
}

TEST(Session, WarningsAndErrorsAreCountedApart) {
  std::string text;
  for (int i = 0; i < 120; ++i) text += "1000000 5000000\n";
  text += "1 x\n";
  const Solved solved = solve("wythoff_strategy", text);
  EXPECT_EQ(solved.suppressed, (impartial::Suppressed{.errors = 0, .warnings = 20}));
  EXPECT_TRUE(solved.notices.ends_with(
      "121:3: error: expected the second heap, found \"x\" [not_a_number]\n"
      "and 20 more warnings\n"));
  EXPECT_EQ(std::count(solved.notices.begin(), solved.notices.end(), '\n'), 102);
  EXPECT_EQ(solve("wythoff_strategy", text, 7), solved);
}

TEST(Session, LongAnswersComeInParts) {
  std::string text;
  for (int i = 0; i < 100; ++i) text += "1000000000 1\n";
  const std::unique_ptr<impartial::Session> session = *impartial::solver("wythoff_strategy");
  std::memcpy(session->room(text.size()).data(), text.data(), text.size());
  impartial::Report report = session->feed(text.size(), true);
  std::size_t parts = 1;
  for (; report.more; ++parts) {
    EXPECT_LT(session->answer().size(), std::size_t{1} << 21);
    report = session->feed(0, true);
  }
  EXPECT_TRUE(report.done);
  EXPECT_EQ(report.cases, 100U);
  EXPECT_GT(parts, 10U);
}

TEST(Session, ACaseThatIsTooLargeForMemoryIsRefused) {
  // Blanks within a case: 2^27 bytes are read, more are not.
  constexpr std::size_t kPiece = std::size_t{1} << 20;
  const auto solve_with = [](std::size_t pieces) {
    const std::unique_ptr<impartial::Session> session = *impartial::solver("lightoj1253");
    impartial::Report report;
    std::vector<impartial::Notice> notices;
    const auto feed = [&](std::string_view text, bool last) {
      std::memcpy(session->room(text.size()).data(), text.data(), text.size());
      report = session->feed(text.size(), last);
      for (const impartial::Notice& notice : report.notices) notices.push_back(notice);
    };
    const std::string blanks(kPiece, ' ');
    feed("1\n2\n1", false);
    for (std::size_t i = 0; i < pieces && !report.done; ++i) feed(blanks, false);
    if (!report.done) feed("1\n", true);
    return std::pair(report.cases, notices);
  };
  EXPECT_EQ(solve_with(127).first, 1U);
  EXPECT_TRUE(solve_with(127).second.empty());
  const auto [cases, notices] = solve_with(400);
  EXPECT_EQ(cases, 0U);
  ASSERT_EQ(notices.size(), 1U);
  EXPECT_EQ(notices[0].code, impartial::Code::too_large);
  EXPECT_EQ(notices[0].place.line, 2U);
  EXPECT_EQ(notices[0].param("maximum"), "134217728");
}

TEST(Session, BlanksDoNotPileUp) {
  // A megabyte of blanks in small pieces: the room does not grow.
  const std::unique_ptr<impartial::Session> session = *impartial::solver("hdu1527");
  const char* first = nullptr;
  for (int i = 0; i < 16'384; ++i) {
    const auto room = session->room(64);
    if (i == 1) first = room.data();
    ASSERT_TRUE(i <= 1 || room.data() == first) << "the buffer grew";
    std::memset(room.data(), i % 7 == 0 ? '\n' : ' ', 64);
    ASSERT_FALSE(session->feed(64, false).done);
  }
}

TEST(Session, InputAfterAnErrorIsNotKept) {
  const std::unique_ptr<impartial::Session> session = *impartial::solver("hdu1527");
  const char* first = nullptr;
  for (int i = 0; i < 1'000; ++i) {
    const auto room = session->room(64);
    if (i == 1) first = room.data();
    ASSERT_TRUE(i <= 1 || room.data() == first) << "the buffer grew";
    std::memset(room.data(), 'x', 63);
    room[63] = '\n';
    EXPECT_TRUE(session->feed(64, false).done);
  }
}

// Where the cases of a text begin in it and in its answer, and a place before each piece.
struct Starts {
  std::vector<std::pair<std::uint64_t, std::uint64_t>> cases;
  std::vector<std::pair<std::uint64_t, impartial::Place>> pieces;
};

Starts starts_of(std::string_view dialect, std::string_view text, std::size_t chunk) {
  const std::unique_ptr<impartial::Session> session = *impartial::solver(dialect);
  session->list_starts(UINT64_MAX);
  Starts starts;
  impartial::Report report;
  std::uint64_t answered = 0;
  while (!report.done) {
    const std::uint64_t cases = report.cases;
    const impartial::Place place = report.next;
    starts.pieces.emplace_back(cases, place);
    const std::size_t bytes = report.more ? 0 : std::min(chunk, text.size());
    if (bytes != 0) std::memcpy(session->room(bytes).data(), text.data(), bytes);
    text.remove_prefix(bytes);
    report = session->feed(bytes, text.empty());
    for (const impartial::CaseStart& start : session->starts())
      starts.cases.emplace_back(place.offset + start.input, answered + start.answer);
    EXPECT_EQ(starts.cases.size(), report.cases);
    answered += session->answer().size();
  }
  return starts;
}

TEST(Session, EveryCaseIsFoundFromEveryPlaceBeforeIt) {
  std::size_t found = 0;
  for (const JudgeCase& each : judge_cases()) {
    const std::string& text = each.input;
    if (text.size() > 200) continue;
    const std::string& dialect = each.dialect;
    SCOPED_TRACE(each.title());
    // After N, only the lines tell how many numbers a case has.
    const bool is_from_start =
        dialect == "codingame_misere_nim" && text_of(impartial::reflow(dialect, text)) != text;
    const Starts whole = starts_of(dialect, text, text.size());
    const Starts pieces = starts_of(dialect, text, 7);
    EXPECT_EQ(pieces.cases, whole.cases);
    for (std::uint64_t number = 1; number <= whole.cases.size(); ++number) {
      const auto [offset, answer] = whole.cases[number - 1];
      const std::string by_number = text_of(impartial::case_at(dialect, text, {.number = number}));
      EXPECT_NE(by_number.find("{\"case\":" + std::to_string(number) + ","), std::string::npos);
      EXPECT_NE(by_number.find("\"offset\":" + std::to_string(offset) + ","), std::string::npos);
      EXPECT_EQ(text_of(impartial::case_at(dialect, text, {.offset = offset})), by_number);
      const std::string before = solve(dialect, text.substr(0, offset)).answer;
      EXPECT_EQ(before.size(), answer) << "the answers before case " << number;
      for (const auto& [cases, place] : pieces.pieces) {
        if (cases >= number) break;
        if (cases == 0 && place.offset != 0) continue;
        if (cases != 0 && is_from_start) continue;
        const std::string_view rest = std::string_view(text).substr(place.offset);
        EXPECT_EQ(text_of(impartial::case_at(dialect, rest, {.number = number}, cases, place)),
                  by_number);
        ++found;
      }
    }
  }
  EXPECT_GT(found, 500U);
}

TEST(Session, SeedsChangeOnlyWhatIsLeftToChance) {
  const std::string text = "100 161\n";
  EXPECT_EQ(solve("wythoff_strategy", text).answer, solve("wythoff_strategy", text, 1).answer);
  EXPECT_NE(solve("wythoff_strategy", text, std::string::npos, 1).answer,
            solve("wythoff_strategy", text, std::string::npos, 2).answer);
  EXPECT_EQ(solve("wythoff_moves", text, std::string::npos, 1),
            solve("wythoff_moves", text, std::string::npos, 2));
}

TEST(Session, UnknownDialect) {
  EXPECT_EQ(code_of(impartial::solver("poj9999")), "unknown_dialect");
}

}  // namespace
}  // namespace impartial_tests
