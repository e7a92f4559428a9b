// Sylver Coinage through the boundary: theorems, searches in steps, kept results, and the notation.
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <sys/wait.h>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <map>
#include <numeric>
#include <random>
#include <regex>
#include <set>
#include <sstream>

#include "boundary/positions.hpp"
#include "boundary/search.hpp"
#include "games/number_game/number_game.hpp"
#include "games/sylver_coinage/known_answers.hpp"
#include "games/sylver_coinage/search.hpp"
#include "games/sylver_coinage/sylver_coinage.hpp"
#include "native/support.hpp"

namespace {

using impartial::Outcome;
using impartial::Searches;
using impartial::SearchReport;
using impartial::Status;
using impartial::sylver_coinage::Semigroup;
using impartial_tests::code_of;
using impartial_tests::text_of;

std::vector<std::string> fields_of(const std::string& line) {
  std::vector<std::string> fields{""};
  for (const char c : line) {
    if (c == '\t') {
      fields.emplace_back();
    } else {
      fields.back() += c;
    }
  }
  return fields;
}

// The lines of a table, without its comments. `path`: from tests/.
std::vector<std::vector<std::string>> table(const std::string& path) {
  std::ifstream file(IMPARTIAL_TESTS_DIR "/" + path);
  std::vector<std::vector<std::string>> rows;
  for (std::string line; std::getline(file, line);) {
    if (!line.starts_with('#')) rows.push_back(fields_of(line));
  }
  return rows;
}

SearchReport step(Searches& searches, const std::string& position, std::uint64_t positions) {
  const auto session = searches.open("sylver_coinage", position);
  EXPECT_TRUE(session.has_value()) << position;
  return session ? (*session)->step(positions)
                 : SearchReport{.solved = true, .valued = true, .done = true};
}

// Searches until the position is solved, or `positions` positions were visited.
SearchReport search(Searches& searches, const std::string& position,
                    std::uint64_t positions = UINT64_MAX, std::uint64_t at_once = 100'000) {
  SearchReport report;
  for (std::uint64_t spent = 0; !report.solved && spent < positions; spent += at_once) {
    report = step(searches, position, at_once);
  }
  return report;
}

// Also searches for the Grundy values.
void search_values(Searches& searches, const std::string& position) {
  for (SearchReport report; !report.valued;) {
    report = step(searches, position, 100'000);
  }
}

// The columns: position, outcome, status, complete, winning, grundy, reason, facts.
std::vector<std::string> row(Searches& searches, const std::string& position) {
  return fields_of(text_of(searches.row("sylver_coinage", position)));
}

std::string_view refusal(const std::string& position) {
  return code_of(Searches().analyse("sylver_coinage", position));
}

void check_answers(const std::vector<std::vector<std::string>>& rows) {
  for (const auto& expected : rows) {
    Searches searches;
    search(searches, expected[0]);
    const auto found = row(searches, expected[0]);
    EXPECT_EQ(found[0], expected[0]);
    EXPECT_EQ(found[1], expected[1]) << expected[0];
    EXPECT_EQ(found[2], expected[2]) << expected[0];
    EXPECT_EQ(found[3], expected[3]) << expected[0];
    EXPECT_EQ(found[4], expected[4]) << expected[0];
    EXPECT_EQ(found[6], expected[5]) << expected[0];
  }
}

TEST(Sylver, AnswersAsPublished) {
  const auto rows = table("games/sylver_coinage/answers.tsv");
  ASSERT_GT(rows.size(), 45U);
  check_answers(rows);
}

// Takes a quarter of an hour; `npm run nightly` runs it.
TEST(Nightly, DISABLED_AnswersThatTakeLong) {
  const auto rows = table("games/sylver_coinage/answers_long.tsv");
  ASSERT_GT(rows.size(), 10U);
  check_answers(rows);
}

// Of the table of pairs all rows with complete lists, and those without that end by themselves.
// Takes long; `npm run nightly` runs it.
TEST(Nightly, DISABLED_TableOfPairs) {
  const auto rows = table("../web/records/pairs.tsv");
  ASSERT_GT(rows.size(), 900U);
  std::vector<std::vector<std::string>> decided;
  for (const auto& row : rows) {
    if (row[3] == "yes" || std::stod(row[7]) < 1) decided.push_back(row);
  }
  check_answers(decided);
}

// The theorems hold for all positions that a search has solved.
TEST(Sylver, TheoremsAgreeWithTheSearch) {
  std::mt19937 random(20261121);
  const auto below = [&random](unsigned n) { return static_cast<unsigned>(random() % n); };
  unsigned by_theorem = 0;
  for (unsigned tried = 0; tried < 400; ++tried) {
    std::vector<std::uint32_t> played;
    for (unsigned i = 0, count = 2 + below(4); i < count; ++i) played.push_back(4 + below(22));
    const Semigroup position(played);
    if (position.gcd() != 1 || position.largest_gap() < 21 || position.largest_gap() > 90) continue;
    impartial::sylver_coinage::Search searched;
    const auto before = searched.answer(position);
    while (!searched.step(position, 100'000).solved) {
    }
    const auto after = searched.answer(position);
    ASSERT_EQ(after.status, Status::solved);
    EXPECT_NE(after.outcome, Outcome::unknown);
    if (before.status != Status::theorem) continue;
    EXPECT_EQ(before.outcome, after.outcome);
    ++by_theorem;
  }
  EXPECT_GT(by_theorem, 20U);
}

// Of a position with a complete list of winning moves, solves every reply that can be solved on its
// own: exactly the winning ones are in the list.
TEST(Sylver, CompleteListsAreThose) {
  for (const std::string position : {"<8 10>", "<8 18>", "<10 12>", "<9 12>", "<12 14>"}) {
    Searches searches;
    search(searches, position);
    const auto list = row(searches, position);
    ASSERT_EQ(list[3], "yes");
    const std::string winning = " " + list[4] + " ";
    unsigned solved = 0;
    for (unsigned n = 3; n <= 35; n += 2) {
      const auto next = searches.play("sylver_coinage", position, std::to_string(n));
      if (!next) continue;
      Searches alone;
      search(alone, *next);
      const auto after = row(alone, *next);
      // Some positions after <9 12> have the gcd 3.
      if (after[2] != "solved") continue;
      const bool wins = winning.find(" " + std::to_string(n) + " ") != std::string::npos;
      EXPECT_EQ(after[1], wins ? "P" : "N") << position << ' ' << n;
      ++solved;
    }
    EXPECT_GT(solved, 5U) << position;
  }
}

TEST(Sylver, APositionIsAnsweredFromWhatIsKept) {
  Searches searches;
  const SearchReport whole = search(searches, "<12 13>");
  ASSERT_TRUE(whole.solved);
  // Every position of 40 random games from there.
  std::mt19937 random(1);
  for (unsigned game = 0; game < 40; ++game) {
    std::string position = "<12 13>";
    for (;;) {
      const auto found = row(searches, position);
      ASSERT_EQ(found[2], "solved") << position;
      std::istringstream numbers(found[4]);
      std::string move = std::to_string(2 + random() % 130);
      if (random() % 2 == 0) numbers >> move;
      const auto next = searches.play("sylver_coinage", position, move);
      if (next) position = *next;
      if (position == "<2 3>") break;
    }
  }
  search_values(searches, "<12 13>");
  SearchReport report;
  report = step(searches, "<12 13>", 1);
  EXPECT_TRUE(report.done);
  EXPECT_EQ(report.positions, whole.positions);
}

// Sicherman: the player to move wins a symmetric position, so no search is needed.
TEST(Sylver, ASymmetricReplyIsKnownToLose) {
  impartial::sylver_coinage::KnownAnswers known(1);
  for (const auto& generators :
       std::vector<std::vector<std::uint32_t>>{{6, 10, 15}, {8, 12, 18, 27}}) {
    const Semigroup position(generators);
    ASSERT_TRUE(position.is_symmetric());
    unsigned expansions = 0;
    EXPECT_EQ(known.outcome(position, expansions), Outcome::N);
  }
}

// The search of an even reply that wins is kept: players go on there.
TEST(Sylver, AWinningReplyIsKnownToItsEnd) {
  Searches searches;
  search(searches, "<12 18>");
  ASSERT_EQ(row(searches, "<12 18>")[4], "10 15 16");
  for (const char* const after : {"<10 12 18 31>", "<12 16 18 37>"}) {
    EXPECT_EQ(row(searches, after)[2], "solved") << after;
    EXPECT_EQ(row(searches, after)[6], "odd_recurrence") << after;
  }
}

// After an even position was searched, its finite positions are known, however large their numbers.
TEST(Sylver, AWinningMoveInTheThousandsIsListedAndLeadsToP) {
  Searches searches;
  search(searches, "<10 26 44>");
  const std::string option = R"({"move":"2383","outcome":"P")";
  EXPECT_NE(text_of(searches.analyse("sylver_coinage", "<10 26 44>")).find(option),
            std::string::npos);
  const auto after = row(searches, text_of(searches.play("sylver_coinage", "<10 26 44>", "2383")));
  EXPECT_EQ(after[1], "P");
  EXPECT_EQ(after[2], "solved");
  EXPECT_EQ(after[3], "yes");
  EXPECT_EQ(after[6], "odd_recurrence");
  const auto other = row(searches, text_of(searches.play("sylver_coinage", "<10 26 44>", "2381")));
  EXPECT_EQ(other[1], "N");
  EXPECT_FALSE(other[4].empty());
  search(searches, "<8 30 34>");
  EXPECT_EQ(row(searches, text_of(searches.play("sylver_coinage", "<8 30 34>", "49337")))[1], "P");
}

TEST(Sylver, AMoveThatIsProvedToWinLeadsToP) {
  Searches searches;
  bool found = false;
  for (SearchReport report; !found && !report.solved;) {
    report = step(searches, "<13 14>", 100);
    const std::string winning = row(searches, "<13 14>")[4];
    if (winning.empty() || report.solved) continue;
    found = true;
    const auto next = row(searches, text_of(searches.play("sylver_coinage", "<13 14>", winning)));
    EXPECT_EQ(next[1], "P");
    EXPECT_EQ(next[2], "solved");
    EXPECT_EQ(next[3], "yes");
  }
  EXPECT_TRUE(found);
}

// The report of a search is about the position that was searched.
TEST(Sylver, LaterPositionsSayWhatIsKept) {
  Searches searches;
  search(searches, "<12 13>");
  EXPECT_NE(row(searches, "<12 13>")[7].find(" p_positions=2336 "), std::string::npos);
  const std::string facts = row(searches, "<12 13 59>")[7];
  EXPECT_EQ(facts.find(" p_positions="), std::string::npos);
  EXPECT_NE(facts.find(" kept_p_positions=2336 "), std::string::npos);
  EXPECT_EQ(text_of(searches.picture("sylver_coinage", "<12 13 59>")), "null");
}

TEST(Sylver, MemoryIsBoundedWhenOneLooksAround) {
  Searches searches;
  search(searches, "<16 17>");
  for (unsigned n = 18; n < 60; ++n) row(searches, "<16 " + std::to_string(n) + ">");
  // The solved position is still kept; little is kept of the positions visited on the way.
  SearchReport report;
  report = step(searches, "<16 17>", 1);
  EXPECT_TRUE(report.solved);
}

TEST(Sylver, StepsOfAnySizeFindTheSame) {
  Searches once;
  const SearchReport whole = search(once, "<10 13>", UINT64_MAX, 1'000'000);
  Searches often;
  const SearchReport pieces = search(often, "<10 13>", UINT64_MAX, 7);
  EXPECT_EQ(pieces.positions, whole.positions);
  EXPECT_EQ(pieces.p_positions, whole.p_positions);
  EXPECT_EQ(row(often, "<10 13>"), row(once, "<10 13>"));
}

TEST(Sylver, ABudgetEndsASearchAndAnotherGoesOn) {
  Searches searches;
  // No theorem applies to it.
  const std::string position = "<16 26 28 30 38 79>";
  search(searches, position, 1'000, 1'000);
  auto found = row(searches, position);
  EXPECT_EQ(found[1], "unknown");
  EXPECT_EQ(found[2], "budget_exhausted");
  EXPECT_EQ(found[3], "no");
  EXPECT_TRUE(search(searches, position).solved);
  found = row(searches, position);
  EXPECT_EQ(found[1], "P");
  EXPECT_EQ(found[2], "solved");
}

// A search whose sweep is full ends; its answers are proved.
TEST(Sylver, ASearchThatIsFullEndsAsBudgetExhausted) {
  constexpr std::uint64_t kFewEntries = 20;
  const auto searched = [](const std::string& text, std::uint64_t most_entries) {
    impartial::sylver_coinage::Search search(most_entries);
    const auto position = *impartial::sylver_coinage::SylverCoinage::read_position(text);
    unsigned steps = 0;
    while (!search.step(position, 100'000).solved) EXPECT_LT(++steps, 10'000U) << text;
    return search.answer(position);
  };
  // A finite position, and an infinite one with a quiet end.
  for (const std::string position : {"<16 26 28 30 38 79>", "<10 12>"}) {
    const auto whole = searched(position, impartial::sylver_coinage::PSet::kMostEntries);
    ASSERT_EQ(whole.status, Status::solved) << position;
    const auto partly = searched(position, kFewEntries);
    EXPECT_EQ(partly.status, Status::budget_exhausted) << position;
    EXPECT_FALSE(partly.complete) << position;
    EXPECT_TRUE(partly.outcome == Outcome::unknown || partly.outcome == whole.outcome) << position;
    for (const std::uint32_t n : partly.winning) {
      EXPECT_TRUE(std::binary_search(whole.winning.begin(), whole.winning.end(), n)) << n;
    }
    for (const std::uint32_t n : partly.losing) {
      EXPECT_FALSE(std::binary_search(whole.winning.begin(), whole.winning.end(), n)) << n;
    }
  }
}

// An answer may use a sweep after the kept sweeps have dropped it.
TEST(Sylver, ASweepLivesAsLongAsAnAnswerHoldsIt) {
  impartial::sylver_coinage::KeptSweeps sweeps;
  const Semigroup first({16, 17});
  sweeps.from(first);
  const auto held = sweeps.covering(first);
  ASSERT_EQ(held.size(), 1U);
  for (std::uint32_t n = 19; sweeps.dropped() == 0; n += 2) sweeps.from(Semigroup({16, n})).step(9);
  EXPECT_TRUE(sweeps.covering(first).empty());
  EXPECT_EQ(held.front()->root(), first);
  EXPECT_TRUE(held.front()->winning_moves(first).empty());
}

// Checks the published pairs whose largest gap is in the given range. Returns how many there are.
unsigned check_published_pairs(int from, int to) {
  unsigned checked = 0;
  for (const auto& pair : table("../web/verify/pairs.tsv")) {
    if (std::stoi(pair[1]) < from || std::stoi(pair[1]) > to) continue;
    Searches searches;
    const std::string position = "<" + pair[0] + ">";
    search(searches, position);
    std::string winning = pair[2];
    std::replace(winning.begin(), winning.end(), ',', ' ');
    EXPECT_EQ(row(searches, position)[4], winning) << position;
    ++checked;
  }
  return checked;
}

unsigned check_published_outcomes(int from, int to) {
  unsigned checked = 0;
  for (const auto& published : table("../web/verify/published.tsv")) {
    if (std::stoi(published[2]) < from || std::stoi(published[2]) > to) continue;
    Searches searches;
    const std::string position = "<" + published[0] + ">";
    search(searches, position);
    const auto found = row(searches, position);
    EXPECT_EQ(found[1], published[1]) << position;
    EXPECT_EQ(found[2], "solved") << position;
    ++checked;
  }
  return checked;
}

constexpr int kQuickPairGap = 200;
constexpr int kQuickGap = 140;
constexpr int kAnyGap = 1023;

TEST(Sylver, FindsTheMovesOfPublishedPairs) {
  EXPECT_GT(check_published_pairs(21, kQuickPairGap), 200U);
}

TEST(Sylver, FindsPublishedOutcomes) { EXPECT_GT(check_published_outcomes(1, kQuickGap), 60U); }

// Takes minutes; `npm run nightly` runs it.
TEST(Nightly, DISABLED_FindsTheMovesOfAllOtherPublishedPairs) {
  EXPECT_GT(check_published_pairs(kQuickPairGap + 1, kAnyGap), 150U);
}

TEST(Nightly, DISABLED_FindsAllOtherPublishedOutcomes) {
  EXPECT_GT(check_published_outcomes(kQuickGap + 1, kAnyGap), 20U);
}

struct Ran {
  std::string output;
  int status = 0;
};

// Runs the program with these arguments. The output includes its standard error.
Ran run_cli(const std::string& arguments) {
  Ran run;
  const std::string command = "exec 2>&1; '" IMPARTIAL_CLI "' " + arguments;
  FILE* const pipe = popen(command.c_str(), "r");
  for (int c = std::fgetc(pipe); c != EOF; c = std::fgetc(pipe)) run.output += static_cast<char>(c);
  run.status = WEXITSTATUS(pclose(pipe));
  return run;
}

TEST(Sylver, ProgramTabulates) {
  const Ran ran = run_cli(
      "tabulate sylver_coinage --positions 100000 <<'END'\n"
      "# pairs\n<4 5>\n\n<9 10>\n6\n<8 10>\n16 x\nEND\n");
  EXPECT_EQ(ran.status, 1);
  std::istringstream lines(ran.output);
  // The beginning of each line, as a set because the order of the two streams may vary.
  std::set<std::string> found;
  for (std::string line; std::getline(lines, line);) {
    const auto fields = fields_of(line);
    found.insert(fields.size() < 5 ? line.substr(0, 10) : fields[0] + ": " + fields[4]);
  }
  EXPECT_EQ(found, (std::set<std::string>{"position: winning", "<4 5>: 11", "<9 10>: 16",
                                          "<8 10>: 22", "5:1: error", "7:4: error"}));
  EXPECT_EQ(run_cli("tabulate chess </dev/null").status, 2);
}

TEST(Sylver, ProgramStopsAtItsBudget) {
  const Ran stopped = run_cli("analyse sylver_coinage '<16 26 62 98 108 213>' --positions 1000");
  EXPECT_EQ(stopped.status, 0);
  EXPECT_NE(stopped.output.find("\"status\":\"budget_exhausted\""), std::string::npos);
  const Ran memory =
      run_cli("analyse sylver_coinage '<16 26 62 98 108 213>' --memory 1 --seconds 60");
  EXPECT_NE(memory.output.find("\"status\":\"budget_exhausted\""), std::string::npos);
  EXPECT_EQ(run_cli("analyse sylver_coinage '<4 5>' --positions").status, 2);
  EXPECT_EQ(run_cli("analyse sylver_coinage '<4 5>' --speed 3").status, 2);
  EXPECT_EQ(run_cli("analyse sylver_coinage '<4 5' --seconds 3").status, 1);
  EXPECT_EQ(run_cli("analyse chess_rows '19 20' --seconds 3").status, 0);
}

// OEIS A046671: the Grundy values of {3, n} for all n >= 4 that are prime to 3.
TEST(Sylver, GrundyValuesAsPublished) {
  const std::vector<std::pair<unsigned, unsigned>> published{
      {4, 2}, {5, 3}, {7, 4}, {8, 6}, {10, 7}, {11, 8}, {13, 9}, {14, 11}, {16, 12}, {17, 14}};
  for (const auto& [n, value] : published) {
    Searches searches;
    const std::string position = "<3 " + std::to_string(n) + ">";
    search_values(searches, position);
    EXPECT_EQ(row(searches, position)[5], std::to_string(value)) << n;
  }
  Searches searches;
  search_values(searches, "<12 13>");
  EXPECT_EQ(row(searches, "<12 13>")[5], "40");
}

TEST(Sylver, GrundyValuesAreLeftWhereTheyAreTooMany) {
  Searches searches;
  search_values(searches, "<17 18>");
  const auto found = row(searches, "<17 18>");
  EXPECT_EQ(found[2], "solved");
  EXPECT_EQ(found[5], "");
  EXPECT_NE(found[7].find("grundy_affordable=0"), std::string::npos);
  // A later position may have few of them.
  search_values(searches, "<5 17 18>");
  EXPECT_EQ(row(searches, "<5 17 18>")[5], "0");
}

TEST(Sylver, Notation) {
  Searches searches;
  const auto canonical = [&searches](const std::string& position) {
    return row(searches, position)[0];
  };
  EXPECT_EQ(canonical("<17 16>"), "<16 17>");
  EXPECT_EQ(canonical("<16, 17 33 32>"), "<16 17>");
  EXPECT_EQ(canonical("<3 4>"), "<3 4>");
  EXPECT_EQ(canonical("5 2"), "<3 4>");
  EXPECT_EQ(canonical(""), "<2 3>");
  EXPECT_EQ(canonical("<>"), "<>");
  EXPECT_EQ(canonical("<131072>"), "<131072>");
  // All gaps of 5 and 7 but 1.
  EXPECT_EQ(canonical("2 3 4 6 8 9 11 13 16 18 23"), "<5 7>");
  std::string all_to_500;
  for (unsigned n = 2; n <= 500; ++n) all_to_500 += std::to_string(n) + " ";
  const std::string largest = canonical(all_to_500);
  EXPECT_TRUE(largest.ends_with(" 1001>"));
  EXPECT_EQ(canonical(largest), largest);
  EXPECT_EQ(refusal("25"), "illegal_position");
  EXPECT_EQ(refusal("<1 5>"), "out_of_range");
  EXPECT_EQ(refusal("<131073>"), "out_of_range");
  EXPECT_EQ(refusal("501"), "out_of_range");
  // Many large numbers take too long to add up.
  std::string many = "<2000";
  for (unsigned n = 2'001; n < 2'150; ++n) many += " " + std::to_string(n);
  EXPECT_EQ(refusal(many + ">"), "");
  EXPECT_EQ(refusal(many + " 2150>"), "out_of_range");
  EXPECT_EQ(refusal(many + " 2150 4>"), "");
  EXPECT_EQ(refusal("<5 x>"), "not_a_number");
  EXPECT_EQ(refusal("<5"), "unexpected_end");
  EXPECT_EQ(refusal("<5> 6"), "trailing_input");
  EXPECT_EQ(code_of(searches.play("sylver_coinage", "<5 7>", "12")), "illegal_move");
  EXPECT_EQ(code_of(searches.play("sylver_coinage", "<5 7>", "1")), "illegal_move");
  EXPECT_EQ(code_of(searches.play("sylver_coinage", "<4>", "131073")), "out_of_range");
  EXPECT_EQ(code_of(searches.analyse("chess_rows", "19")), "unknown_game");
  EXPECT_NE(text_of(Searches().analyse("sylver_coinage", "2 3 25")).find("25 = 4 + 21"),
            std::string::npos);
}

// What both games say of a position, without the notation of the position and of those before it.
// Only the Number Game tells which numbers answer each other.
template <class G>
std::string said(const typename G::Position& position,
                 const impartial::Analysis<typename G::Move>& analysis) {
  impartial::JsonWriter view;
  G::write_view(position, view);
  std::string said = std::regex_replace(view.take(), std::regex(R"("released":"[^"]*")"), "chosen");
  said = std::regex_replace(said, std::regex(R"(,"answers":[^}]*)"), "");
  said.append(impartial::name(analysis.outcome)).append(std::to_string(*analysis.grundy));
  for (const auto& move : analysis.winning) said += " " + std::to_string(move.number);
  for (const auto& option : analysis.options) {
    said += ", " + std::to_string(option.move.number) + ":" + std::to_string(*option.grundy);
    said += impartial::name(option.outcome);
  }
  return said;
}

TEST(Sylver, WithinTheJudgesLimitItIsTheNumberGame) {
  using impartial::number_game::NumberGame;
  using impartial::sylver_coinage::SylverCoinage;
  EXPECT_TRUE(rc::check("same answers", [] {
    const NumberGame::Position first{*rc::gen::inRange<std::uint32_t>(0, 3515)};
    const Semigroup second = *SylverCoinage::read_position(NumberGame::write_position(first));
    RC_ASSERT(said<NumberGame>(first, NumberGame::analyse(first)) ==
              said<SylverCoinage>(second, SylverCoinage::Answerer().analyse(second)));
  }));
}

TEST(Sylver, AnyTextGivesAReply) {
  EXPECT_TRUE(rc::check("replies", [] {
    const auto text = *rc::gen::container<std::string>(
        rc::gen::element('0', '1', '2', '9', ' ', ',', '<', '>', '-'));
    Searches searches;
    const auto reply = searches.analyse("sylver_coinage", text);
    RC_ASSERT(reply.has_value() == code_of(reply).empty());
    const auto next = searches.play("sylver_coinage", text, "7");
    RC_ASSERT(next.has_value() == code_of(next).empty());
    const auto picture = searches.picture("sylver_coinage", text);
    RC_ASSERT(picture.has_value() == reply.has_value());
  }));
}

// --- The semigroup, compared with its definition

TEST(Semigroups, AreThatOfTheirDefinition) {
  EXPECT_TRUE(rc::check("semigroup", [] {
    const auto numbers = *rc::gen::nonEmpty(
        rc::gen::container<std::vector<std::uint32_t>>(rc::gen::inRange<std::uint32_t>(2, 40)));
    constexpr unsigned kTop = 1'700;
    std::vector<bool> taken(kTop);
    taken[0] = true;
    for (unsigned n = 1; n < kTop; ++n) {
      for (const std::uint32_t number : numbers) {
        if (number <= n && taken[n - number]) taken[n] = true;
      }
    }
    const Semigroup semigroup(numbers);
    const unsigned g =
        std::accumulate(numbers.begin(), numbers.end(), 0U, std::gcd<unsigned, unsigned>);
    RC_ASSERT(semigroup.gcd() == g);
    std::int64_t largest = -static_cast<std::int64_t>(g);
    std::uint64_t gaps = 0;
    for (unsigned n = 0; n < kTop; ++n) {
      RC_ASSERT(semigroup.has(n) == taken[n]);
      if (n % g != 0 || taken[n]) continue;
      largest = n;
      ++gaps;
    }
    RC_ASSERT(semigroup.largest_gap() == largest);
    RC_ASSERT(semigroup.gaps() == gaps);
    bool symmetric = true;
    for (std::int64_t x = 0; x <= largest; x += g) {
      symmetric = symmetric && taken[static_cast<std::size_t>(x)] !=
                                   taken[static_cast<std::size_t>(largest - x)];
    }
    RC_ASSERT(semigroup.is_symmetric() == symmetric);
    const std::set<std::uint32_t> given(numbers.begin(), numbers.end());
    for (const std::uint32_t generator : semigroup.generators()) {
      RC_ASSERT(given.count(generator) == 1U);
      RC_ASSERT(!semigroup.without(generator).has(generator));
    }
  }));
}

}  // namespace
