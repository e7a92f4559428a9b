// The boundary: the codes of its refusals, and that any text gets a reply.
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "boundary/search.hpp"
#include "native/support.hpp"

namespace impartial_tests {
namespace {

TEST(Boundary, Refusals) {
  EXPECT_EQ(code_of(analyse("chess", "1")), "unknown_game");
  EXPECT_EQ(code_of(analyse("chess_rows", "1 21")), "out_of_range");
  EXPECT_EQ(code_of(analyse("chess_rows", "5 5")), "illegal_position");
  EXPECT_EQ(code_of(analyse("number_game", "6")), "illegal_position");
  EXPECT_EQ(code_of(analyse("number_game", "1")), "out_of_range");
  EXPECT_EQ(code_of(analyse("number_game", "<8 12>")), "too_large");
  EXPECT_EQ(code_of(analyse("number_game", "<3 4")), "unexpected_end");
  EXPECT_EQ(code_of(analyse("wythoff", "3")), "unexpected_end");
  EXPECT_EQ(code_of(analyse("wythoff", "3 5 7")), "trailing_input");
  EXPECT_EQ(code_of(analyse("wythoff", "3 18446744073709551616")), "out_of_range");
  EXPECT_EQ(code_of(analyse("misere_nim", "3 -1")), "not_a_number");
  EXPECT_EQ(code_of(play("number_game", "2 5", "3")), "illegal_move");
  EXPECT_EQ(code_of(play("chess_rows", "19", "1:19>19")), "illegal_move");
  EXPECT_EQ(code_of(play("wythoff", "3 5", "1,2")), "illegal_move");
  EXPECT_EQ(code_of(play("wythoff", "3 5", "0,0")), "illegal_move");
  EXPECT_EQ(code_of(play("misere_nim", "3", "2:1")), "illegal_move");
  EXPECT_EQ(code_of(play("misere_nim", "3", "1")), "unexpected_end");
}

TEST(Boundary, APositionThatAnotherGameHasNamesThatGame) {
  using impartial::Searches;
  impartial::Positions positions;
  for (const char* const position : {"<8 12>", "<16 17>", "2 3 25"}) {
    for (const auto& refused :
         {positions.analyse("number_game", position), positions.play("number_game", position, "5"),
          positions.row("number_game", position)}) {
      EXPECT_EQ(code_of(refused), "too_large") << position;
      EXPECT_EQ(refused.error().param("game"), "sylver_coinage") << position;
    }
  }
  EXPECT_TRUE(Searches().analyse("sylver_coinage", "<16 17>").has_value());
  EXPECT_EQ(code_of(Searches().analyse("sylver_coinage", "2 3 25")), "illegal_position");
  EXPECT_EQ(message(analyse("number_game", "<16 17>").error()),
            "too large: the limit is 20; sylver_coinage has none");
}

TEST(Boundary, EachGameIsInOneModule) {
  EXPECT_EQ(code_of(impartial::Positions().analyse("sylver_coinage", "<4 5>")), "unknown_game");
  EXPECT_EQ(code_of(impartial::Searches().analyse("number_game", "2 5")), "unknown_game");
}

TEST(Boundary, ASearchReadsItsPositionOnce) {
  impartial::Searches searches;
  EXPECT_EQ(code_of(searches.open("wythoff", "3 5")), "unknown_game");
  EXPECT_EQ(code_of(searches.open("sylver_coinage", "<3 4")), "unexpected_end");
  const auto session = searches.open("sylver_coinage", "<9 10>");
  ASSERT_TRUE(session.has_value());
  impartial::SearchReport report;
  while (!report.solved) report = (*session)->step(1'000);
  const std::string found = *searches.analyse("sylver_coinage", "<9 10>");
  EXPECT_NE(found.find(R"("status":"solved")"), std::string::npos);
}

TEST(Boundary, FormsOfAPosition) {
  EXPECT_EQ(text_of(play("number_game", "<3,4>", "2")), "");
  EXPECT_EQ(text_of(play("number_game", "5, 2", "5")), "2");
  EXPECT_EQ(text_of(play("number_game", "<3 4 6 99>", "5")), "2");
  EXPECT_EQ(text_of(play("chess_rows", "19 20/-/ 18", "3:18>19")), "19 20 / - / 19");
  EXPECT_EQ(text_of(play("chess_rows", "// 18", "3:18>19")), "- / - / 19");
  EXPECT_EQ(text_of(play("misere_nim", "2\xEF\xBC\x8C\xE3\x80\x80 3", "2:3")), "2 0");
  EXPECT_EQ(text_of(play("wythoff", "4294967301 5", "4294967296,0")), "5 5");
  EXPECT_TRUE(analyse("misere_nim", "").has_value());
  EXPECT_TRUE(analyse("chess_rows", "").has_value());
}

TEST(Boundary, CaseAtAByte) {
  const std::string text = "2 2 5\n2 2 3 \n1 6\n0\n";
  const auto at = [](std::string_view dialect, std::string_view input, std::uint64_t offset) {
    return impartial::case_at(dialect, input, {.offset = offset});
  };
  const std::string first =
      R"({"case":1,"line":1,"endLine":1,"offset":0,"length":5,"position":"2 5","refusal":null})";
  EXPECT_EQ(text_of(at("poj1143", text, 0)), first);
  EXPECT_EQ(text_of(at("poj1143", text, 5)), first) << "the end of the line belongs to the case";
  EXPECT_EQ(
      text_of(at("poj1143", text, 6)),
      R"({"case":2,"line":2,"endLine":2,"offset":6,"length":5,"position":"2 3","refusal":null})");
  const std::string refused = text_of(at("poj1143", text, 13));
  EXPECT_NE(refused.find(R"("case":3,"line":3)"), std::string::npos);
  EXPECT_NE(refused.find(R"("position":null,"refusal":{"severity":"error")"), std::string::npos);
  for (const std::uint64_t behind : {17U, 18U, 19U, 1000U})
    EXPECT_EQ(text_of(at("poj1143", text, behind)), refused) << "behind the last case";
  EXPECT_EQ(text_of(at("poj1143", "0\n", 0)), "null");

  const std::string rows = "2\n1\n2 19 20\n2\n1 19\n1 18\n";
  EXPECT_EQ(text_of(at("hdu5724", rows, 0)),
            R"({"case":1,"line":2,"endLine":3,"offset":2,"length":9,"position":"19 20",)"
            R"("refusal":null})");
  EXPECT_EQ(text_of(at("chess_moves", rows, 20)),
            R"({"case":2,"line":4,"endLine":6,"offset":12,"length":11,"position":"19 / 18",)"
            R"("refusal":null})");
  EXPECT_EQ(code_of(at("hdu1527", "1 2\n3 x", 6)), "not_a_number");
  EXPECT_NE(text_of(at("hdu1527", "1 2\n3 x", 3)).find(R"("position":"1 2")"), std::string::npos);
  EXPECT_EQ(code_of(at("poj9", "", 0)), "unknown_dialect");
}

TEST(Boundary, WhatIsNoTextIsLookedForAtTheStartOnly) {
  const std::string zip = "PK\x03\x04 2\n";
  const auto find = [](std::string_view text, std::uint64_t cases, const impartial::Place& place) {
    return code_of(impartial::case_at("hdu1527", text, {.number = cases + 1}, cases, place));
  };
  EXPECT_EQ(find(zip, 0, {}), "not_text");
  EXPECT_EQ(find(zip, 1, {.line = 2, .offset = 4}), "not_a_number");
}

TEST(Boundary, TextInJsonIsQuoted) {
  const std::string found = text_of(analyse("wythoff", "3 a\"b\\c\x01"));
  EXPECT_NE(found.find(R"("found":"a\"b\\c)"), std::string::npos) << found;
}

// Number.isSafeInteger() is false from 2^53 on.
TEST(Boundary, ANumberInJsonIsExactInJavaScript) {
  const auto written = [](std::uint64_t value) {
    impartial::JsonWriter json;
    json.integer(value);
    return json.take();
  };
  EXPECT_EQ(written((std::uint64_t{1} << 53) - 1), "9007199254740991");
  EXPECT_EQ(written(std::uint64_t{1} << 53), "\"9007199254740992\"");
}

TEST(Boundary, AQuotationIsValidUtf8) {
  const auto quoted = [](std::string_view text) {
    return impartial::quote(text.data(), text.data() + text.size());
  };
  EXPECT_EQ(quoted("\xE6\xA3\x8B\xF0\x9F\x98\x80"), "\xE6\xA3\x8B\xF0\x9F\x98\x80");
  // A control character, a soft hyphen and a direction mark.
  EXPECT_EQ(quoted("\xC2\x9B"
                   "31m"),
            R"(\xc2\x9b31m)");
  EXPECT_EQ(quoted("\xC2\xAD\xD8\x9C"), R"(\xc2\xad\xd8\x9c)");
  // A surrogate, overlong forms, a number above the last, and half a character.
  EXPECT_EQ(quoted("\xED\xA0\x80"), R"(\xed\xa0\x80)");
  EXPECT_EQ(quoted("\xE0\x80\x80"), R"(\xe0\x80\x80)");
  EXPECT_EQ(quoted("\xF0\x80\x80\x80"), R"(\xf0\x80\x80\x80)");
  EXPECT_EQ(quoted("\xF4\x90\x80\x80"), R"(\xf4\x90\x80\x80)");
  EXPECT_EQ(quoted("\xE6\xA3"), R"(\xe6\xa3)");
}

TEST(Boundary, CaseBehindManyRefusedOnes) {
  // More refused cases than a session lists notices.
  std::string text;
  for (int i = 0; i < 300; ++i) text += "1 6\n";
  const std::string found = text_of(impartial::case_at("poj1143", text, {.number = 299}));
  EXPECT_NE(found.find(R"("code":"illegal_position")"), std::string::npos);
  EXPECT_NE(found.find(R"("case":299,"line":299,"column":3)"), std::string::npos);
}

TEST(Boundary, AnyTextGivesAReply) {
  for (const std::string& game : game_ids()) {
    EXPECT_TRUE(rc::check(game, [&game] {
      const auto bytes = *rc::gen::container<std::string>(
          rc::gen::oneOf(rc::gen::element('0', '1', '2', '9', ' ', ',', '/', '-', '<', '>', ':'),
                         rc::gen::arbitrary<char>()));
      const auto reply = analyse(game, bytes);
      RC_ASSERT(!text_of(reply).empty());
      RC_ASSERT(reply.has_value() == code_of(reply).empty());
      const auto next = play(game, bytes, bytes);
      RC_ASSERT(next.has_value() == code_of(next).empty());
    }));
  }
}

}  // namespace
}  // namespace impartial_tests
