// The verdict on outputs: right ones, damaged ones, and those of wrong programs.

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <map>

#include "boundary/practice.hpp"
#include "core/output_matcher.hpp"
#include "core/random.hpp"
#include "games/wythoff/strategy.hpp"
#include "native/process.hpp"
#include "native/support.hpp"

namespace impartial_tests {
namespace {

using impartial::CheckReport;
using impartial::Fault;
using impartial::Remark;
using impartial::Verdict;

bool is_blank(char c) { return std::isspace(static_cast<unsigned char>(c)) != 0; }

std::string without_blanks(std::string text) {
  text.erase(std::remove_if(text.begin(), text.end(), is_blank), text.end());
  return text;
}

// The lines without blanks at their ends, and without blank lines at the end.
std::string with_plain_line_ends(const std::string& text) {
  std::string plain;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    while (!line.empty() && is_blank(line.back())) line.pop_back();
    plain += line + '\n';
  }
  while (!plain.empty() && plain.back() == '\n') plain.pop_back();
  return plain;
}

// The rule of the judges, by whole texts.
Verdict plain_verdict(const std::string& expected, const std::string& found) {
  if (with_plain_line_ends(expected) == with_plain_line_ends(found)) return Verdict::accepted;
  return without_blanks(expected) == without_blanks(found) ? Verdict::presentation_error
                                                           : Verdict::wrong_answer;
}

// A judge's output, cut into the answers of its cases by what the statements say.
std::vector<std::string> answers_of(const std::string& dialect, const std::string& output) {
  std::vector<std::string> answers;
  std::istringstream lines(output);
  for (std::string line; std::getline(lines, line);) {
    const bool is_number_game = dialect == "poj1143" || dialect == "tud2001";
    const bool starts = is_number_game ? line[0] == 'T' ? line[1] == 'e' : line[0] == 'S'
                        : dialect == "wythoff_strategy" ? line.empty() || line[0] == '('
                                                        : true;
    if (starts) answers.emplace_back();
    answers.back() += line + '\n';
  }
  return answers;
}

struct File {
  std::string name;
  std::string dialect;
  std::string input;
  std::string output;
  std::vector<std::string> answers;  // of its cases
};

// The texts of the corpus without errors, whose cases all have an answer.
const std::vector<File>& good_files() {
  static const std::vector<File> files = [] {
    std::vector<File> good;
    for (const JudgeCase& each : judge_cases()) {
      if (each.has_error()) continue;
      good.push_back({each.title(), each.dialect, each.input, each.answer,
                      answers_of(each.dialect, each.answer)});
    }
    return good;
  }();
  return files;
}

TEST(Check, TheCorpusIsAccepted) {
  ASSERT_GT(good_files().size(), 50U);
  for (const File& file : good_files()) {
    const CheckReport report = check(file.dialect, file.input, file.output);
    EXPECT_EQ(report.verdict, Verdict::accepted) << file.name;
    EXPECT_EQ(report.right, report.cases) << file.name;
    EXPECT_EQ(report.cases, file.answers.size()) << file.name;
    EXPECT_TRUE(report.faults.empty() && report.remarks.empty() && report.mistakes.empty())
        << file.name << to_json(report);
  }
}

// Also where cases are refused, which have no answer.
TEST(Check, TheSolversOwnOutputIsAccepted) {
  std::size_t refused = 0;
  for (const JudgeCase& each : judge_cases()) {
    const CheckReport report =
        check(each.dialect, each.input, solve(each.dialect, each.input).answer);
    if (report.verdict == Verdict::not_judged) continue;
    EXPECT_EQ(report.verdict, Verdict::accepted) << each.title() << to_json(report).substr(0, 500);
    EXPECT_EQ(report.right + report.refused, report.cases) << each.title();
    refused += report.refused;
  }
  EXPECT_GT(refused, 10U);
}

// Numbers of cases count from 0 here.
struct Damaged {
  std::string output;
  // The first case whose answer cannot be right, where a range is possible.
  std::size_t first = 0;
  std::size_t last = 0;
};

// The first case whose answer is not the next one in `found`, blank answers aside.
std::size_t first_difference(const std::vector<std::string>& expected,
                             const std::vector<std::string>& found) {
  std::vector<std::string> given;
  for (const std::string& answer : found) {
    if (!without_blanks(answer).empty()) given.push_back(without_blanks(answer));
  }
  std::size_t next = 0;
  for (std::size_t i = 0; i < expected.size(); ++i) {
    const std::string answer = without_blanks(expected[i]);
    if (answer.empty()) continue;
    if (next == given.size() || given[next] != answer) return i;
    ++next;
  }
  return expected.size() - 1;  // an answer too many behind the last case
}

std::string joined(const std::vector<std::string>& answers) {
  std::string text;
  for (const std::string& answer : answers) text += answer;
  return text;
}

Damaged damage(const File& file) {
  const std::string& text = file.output;
  const auto case_at = [&](std::size_t offset) {
    std::size_t begin = 0;
    std::size_t i = 0;
    while (i + 1 < file.answers.size() && begin + file.answers[i].size() <= offset) {
      begin += file.answers[i++].size();
    }
    return i;
  };
  const auto at = *rc::gen::inRange<std::size_t>(0, text.size());
  const std::size_t hit = case_at(at);
  Damaged damaged{text, hit, hit};
  switch (*rc::gen::inRange(0, 5)) {
    case 0: {  // cut
      damaged.output.resize(at);
      while (damaged.first + 1 < file.answers.size() &&
             without_blanks(
                 joined({file.answers.begin(),
                         file.answers.begin() + static_cast<std::ptrdiff_t>(damaged.first) + 1})) ==
                 without_blanks(damaged.output)) {
        ++damaged.first;
      }
      damaged.last = damaged.first;
      break;
    }
    case 1:    // drop a case
    case 2: {  // double a case
      std::vector<std::string> answers = file.answers;
      const auto place = answers.begin() + static_cast<std::ptrdiff_t>(hit);
      if (*rc::gen::arbitrary<bool>()) {
        answers.erase(place);
      } else {
        answers.insert(place, *place);
      }
      damaged.output = joined(answers);
      damaged.first = damaged.last = first_difference(file.answers, answers);
      break;
    }
    case 3: {  // join lines
      const std::size_t end = std::min(text.find('\n', at), text.size() - 1);
      if (*rc::gen::arbitrary<bool>()) {
        damaged.output.erase(end, 1);
      } else {
        damaged.output[end] = ' ';
      }
      break;
    }
    default: {  // change a character
      damaged.output[at] = *rc::gen::element('0', '1', '7', 'x', 'N', ' ', '\n', ',', '(');
      // White space between two answers belongs to both.
      if (is_blank(text[at]) && hit + 1 < file.answers.size()) damaged.last = hit + 1;
      break;
    }
  }
  return damaged;
}

TEST(Check, EveryDamageIsFoundWhereItIs) {
  std::size_t wrong = 0;
  EXPECT_TRUE(rc::check([&wrong] {
    const auto& files = good_files();
    const File& file = files[*rc::gen::inRange<std::size_t>(0, files.size())];
    if (file.answers.empty()) return;
    const Damaged damaged = damage(file);
    const CheckReport report = check(file.dialect, file.input, damaged.output);
    RC_LOG() << file.name << "\n"
             << damaged.output.substr(0, 2000) << "\n"
             << to_json(report).substr(0, 3000) << "\n";
    RC_ASSERT(report.verdict == plain_verdict(file.output, damaged.output));
    if (report.verdict != Verdict::wrong_answer) return;
    ++wrong;
    RC_ASSERT(report.faults.front().case_number >= damaged.first + 1);
    RC_ASSERT(report.faults.front().case_number <= damaged.last + 1);
  }));
  EXPECT_GT(wrong, 20U);
}

TEST(Check, PiecesDoNotMatter) {
  EXPECT_TRUE(rc::check([] {
    const auto& files = good_files();
    const File& file = files[*rc::gen::inRange<std::size_t>(0, files.size())];
    if (file.answers.empty() || file.input.size() + file.output.size() > 20'000) return;
    const Damaged damaged = damage(file);
    // The input may end too early as well.
    const auto end = *rc::gen::inRange<std::size_t>(0, 2 * file.input.size());
    const std::string input = file.input.substr(0, end);
    const std::string whole = to_json(check(file.dialect, input, damaged.output));
    const auto chunk = *rc::gen::inRange<std::size_t>(1, 200);
    RC_ASSERT(whole == to_json(check(file.dialect, input, damaged.output, chunk)));
  }));
}

// `blanks`: the noise is white space only.
std::string with_noise(std::string text, bool blanks) {
  const auto times = *rc::gen::inRange(1, 6);
  for (int i = 0; i < times && !text.empty(); ++i) {
    const auto at = *rc::gen::inRange<std::size_t>(0, text.size());
    if (blanks) {
      text.insert(at, *rc::gen::element<std::string>(" ", "\n", "\t", "\r\n", "\n\n"));
      continue;
    }
    const std::string noise =
        *rc::gen::element<std::string>(" ", "\n", "\t", "\r\n", "\n\n", "0", "1", "7", "x", "Y",
                                       ",", "(", ":", "", "0 1", "\n1\n", "\xC3\xA9", "\xFF");
    text.replace(at, *rc::gen::element<std::size_t>(0, 1, 1, 2), noise);
  }
  return text;
}

// Where the order of moves is free, the words in any order.
bool same_words(const std::string& dialect, const std::string& left, const std::string& right) {
  bool any_order = false;
  in_dialect(dialect, [&](auto, const auto& of) { any_order = of.info().answer.any_order; });
  return without_blanks(left) == without_blanks(right) ||
         (any_order && impartial::same_words(left, right));
}

// Of two texts that are the same but for white space: the line of `found`, from 1, with the first
// word before which the white space is another; 0 if there is none.
std::int64_t line_of_other_gap(const std::string& expected, const std::string& found) {
  // Blanks at the end of a line belong to the line end.
  const auto next_gap = [](const std::string& text, std::size_t& at) {
    std::string gap;
    for (; at < text.size() && is_blank(text[at]); ++at) {
      if (text[at] == '\n') gap.erase(gap.find_last_of('\n') + 1);
      gap += text[at];
    }
    return gap;
  };
  std::size_t i = 0;
  std::size_t j = 0;
  for (;; ++i, ++j) {
    const bool same = next_gap(expected, i) == next_gap(found, j);
    if (j == found.size()) return 0;
    if (same) continue;
    return std::count(found.begin(), found.begin() + static_cast<std::ptrdiff_t>(j), '\n') + 1;
  }
}

// Each dialect in turn, with noise of both kinds.
TEST(Check, AFaultShowsWhatDiffers) {
  std::map<std::string, std::vector<const File*>> by_dialect;
  for (const File& file : good_files()) {
    if (!file.answers.empty() && file.output.size() < 20'000)
      by_dialect[file.dialect].push_back(&file);
  }
  ASSERT_EQ(by_dialect.size(), dialects().size());
  for (const auto& [dialect, files] : by_dialect) {
    std::map<Verdict, std::size_t> verdicts;
    EXPECT_TRUE(rc::check(dialect, [&, &dialect = dialect, &files = files] {
      const File& file = *files[*rc::gen::inRange<std::size_t>(0, files.size())];
      const std::string output = with_noise(file.output, *rc::gen::arbitrary<bool>());
      const CheckReport report = check(dialect, file.input, output);
      ++verdicts[report.verdict];
      RC_LOG() << file.name << "\n"
               << output.substr(0, 2000) << "\n"
               << to_json(report).substr(0, 3000) << "\n";
      const bool only_space = report.verdict == Verdict::presentation_error;
      RC_ASSERT(report.faults.empty() == (report.verdict == Verdict::accepted));
      for (const Fault& fault : report.faults) {
        RC_ASSERT(fault.spacing.has_value() == only_space);
        RC_ASSERT(fault.case_number >= 1 && fault.case_number <= report.cases + 1);
        if (fault.kind == Fault::Kind::wrong) {
          // Of long answers only the difference is shown.
          constexpr std::size_t kWhole = 100;
          const std::string& answer = file.answers[fault.case_number - 1];
          RC_ASSERT(answer.size() > kWhole || same_words(dialect, fault.expected, answer));
        }
        if (!fault.spacing) {
          RC_ASSERT(!same_words(dialect, fault.expected, fault.found));
          continue;
        }
        RC_ASSERT(fault.expected != fault.found);
        RC_ASSERT((fault.spacing->expected == fault.spacing->found) ==
                  (fault.spacing->kind == impartial::Spacing::Kind::other_blank));
        if (without_blanks(file.output) == without_blanks(output)) {
          RC_ASSERT(static_cast<std::int64_t>(fault.output_line) ==
                    line_of_other_gap(file.output, output));
        }
      }
    })) << dialect;
    EXPECT_GT(verdicts[Verdict::wrong_answer], 10U) << dialect;
    EXPECT_GT(verdicts[Verdict::presentation_error], 10U) << dialect;
  }
}

TEST(Check, WhiteSpaceBeforeAWrongAnswerIsARemark) {
  const CheckReport report = check("hdu1527", "1 2\n3 3\n3 5\n", "0\n\n1\n\n1\n");
  EXPECT_EQ(report.verdict, Verdict::wrong_answer);
  ASSERT_EQ(report.fault_count, 1U);
  EXPECT_EQ(report.faults.at(0).case_number, 3U);
  EXPECT_EQ(report.faults.at(0).expected, "0");
  EXPECT_EQ(report.faults.at(0).found, "1");
  EXPECT_EQ(report.remarks, std::vector<Remark>{Remark::white_space});
  // Two answers on a line, of which the second is wrong.
  const CheckReport joined = check("hdu1527", "1 2\n3 5\n1 2\n", "0 1\n0\n");
  ASSERT_EQ(joined.faults.size(), 1U);
  EXPECT_EQ(joined.faults.at(0).case_number, 2U);
  EXPECT_EQ(joined.faults.at(0).found, "1");
}

TEST(Check, WhiteSpaceBeforeANearAnswerIsARemark) {
  const CheckReport report = check("poj1143", "1 2\n1 3\n0\n",
                                   "Test Case #0\nThe winning moves are: 2\n"
                                   "Test Case #1\nThe winning moves are: 3\n");
  EXPECT_EQ(report.verdict, Verdict::wrong_answer);
  ASSERT_EQ(report.near.size(), 1U);
  EXPECT_EQ(report.near.at(0).first.kind, impartial::NearAnswer::Kind::case_number);
  EXPECT_EQ(report.remarks, std::vector<Remark>{Remark::white_space});
}

TEST(Check, TheEndOfTheInputIsNoCase) {
  const auto is_told = [](const std::string& dialect, const std::string& input,
                          const std::string& output) {
    const CheckReport report = check(dialect, input, output);
    EXPECT_EQ(report.extra, 1U);
    return std::find(report.remarks.begin(), report.remarks.end(),
                     impartial::Remark::end_answered) != report.remarks.end();
  };
  EXPECT_TRUE(is_told("poj2484", "1\n3\n0\n", "Alice\nBob\nAlice\n"));
  EXPECT_TRUE(is_told("hdu1527", "2 1\n8 4\n", "0\n1\n1\n"));
  // What is no answer answers nothing.
  using namespace std::string_view_literals;
  for (const std::string_view end :
       {"\0"sv, "\x1A"sv, "\0\n"sv, "999\n"sv, "end\n"sv, "Process returned 0\n"sv})
    EXPECT_FALSE(is_told("hdu1527", "2 1\n8 4\n", "0\n1\n" + std::string(end))) << end;
  // There a program knows how many cases come.
  EXPECT_FALSE(is_told("hdu1846", "1\n23 2\n", "first\nfirst\n"));
}

TEST(Check, AnAnswerIsMissingOnTheLineBehindTheLast) {
  const auto line = [](const std::string& output) {
    return check("hdu1527", "1 2\n1 3\n3 5\n", output).faults.front().output_line;
  };
  EXPECT_EQ(line("0\n1\n"), 3U);
  EXPECT_EQ(line("0\n1"), 3U);
  EXPECT_EQ(line("0\n1 "), 3U);
  EXPECT_EQ(line(""), 1U);
}

// Answers with a zero before them are words of two letters, not two answers each.
TEST(Check, AWordThatWasWrongIsNoTwoAnswers) {
  for (const std::uint32_t seed : {1U, 2U, 3U}) {
    const std::string input =
        *impartial::generate("hdu1527", impartial::InputKind::adversarial, seed);
    std::string output;
    for (const char c : solve("hdu1527", input).answer)
      output += c == '\n' ? "\n" : std::string("0") + c;
    const CheckReport padded = check("hdu1527", "0 1\n1 2\n0 1\n" + input, "01\n00\n01\n" + output);
    EXPECT_EQ(padded.extra, 0U);
    EXPECT_EQ(padded.missing, 0U);
    EXPECT_EQ(padded.right, 0U);
    EXPECT_TRUE(padded.diagnosis.rules.empty());
    EXPECT_EQ(std::count(padded.remarks.begin(), padded.remarks.end(), Remark::white_space), 0);
  }
}

TEST(Check, AnswersThatAreAllTheSameAreARemark) {
  std::string input;
  std::string output;
  for (int i = 0; i < 10; ++i) {
    input += std::to_string(i) + " 7\n";
    output += "1\n";
    EXPECT_EQ(check("hdu1527", input, output).remarks,
              i == 9 ? std::vector<Remark>{Remark::same_answer} : std::vector<Remark>{});
  }
}

TEST(Check, ForeignCharactersAreShown) {
  const auto found = [](const std::string& output) {
    const std::string json = to_json(check("hdu1527", "1 2\n", output));
    std::string shown = check("hdu1527", "1 2\n", output).faults.at(0).found;
    EXPECT_NE(json.find("\"found\":\"" + shown + "\""), std::string::npos) << json;
    return shown;
  };
  EXPECT_EQ(found("\uFF10"), "\uFF10");
  EXPECT_EQ(found("\u80DC"), "\u80DC");
  EXPECT_EQ(found("\U0001F600"), "\U0001F600");
  EXPECT_EQ(found("\xFF\x80x"), "\uFFFD\uFFFDx");
  EXPECT_EQ(found(std::string("0\0", 2)), "0\u2400");
  EXPECT_EQ(found("\x1B[31m0"), "\u241B[31m0");
  EXPECT_EQ(found("0\x7F"), "0\u2421");
  EXPECT_EQ(found("0\u200B"), "0<U+200B>");
  EXPECT_EQ(found("0\u00A0"), "0<U+00A0>");
  EXPECT_EQ(found("0\u202E"), "0<U+202E>");
  EXPECT_EQ(found("0\U000E0041"), "0<U+E0041>");
  // Cut between two characters, and only there.
  std::string many;
  for (int i = 0; i < 3000; ++i) many += "\u80DC";
  const std::string shown = check("hdu1527", "1 2\n", many).faults.at(0).found;
  EXPECT_EQ(shown, many.substr(0, std::size_t{666} * 3) + "...");
}

// A long answer is quoted where it differs.
TEST(Check, TheDifferenceOfLongAnswersIsQuoted) {
  // Of an odd number of equal heaps, any one can be taken whole.
  constexpr std::size_t kHeaps = 401;
  std::string input = "1\n" + std::to_string(kHeaps) + "\n";
  for (std::size_t i = 0; i < kHeaps; ++i) input += "16777216 ";
  const std::string right = solve("misere_moves", input + "\n").answer;
  ASSERT_GT(right.size(), 5000U);
  std::string wrong = right;
  wrong[right.size() - 3] = 'x';
  // More white space does not hide it.
  wrong.insert(wrong.find(' '), 400, ' ');
  const CheckReport report = check("misere_moves", input + "\n", wrong);
  const Fault& fault = report.faults.at(0);
  EXPECT_EQ(fault.expected.rfind("...", 0), 0U);
  EXPECT_NE(fault.found.find('x'), std::string::npos);
  EXPECT_EQ(fault.expected.find('x'), std::string::npos);
}

struct SpacingCase {
  const char* dialect;
  const char* input;
  const char* output;
  std::uint64_t number;  // of the case
  impartial::Spacing spacing;
  const char* expected;  // with _ for the sign of a blank, | of a line end, > of a tab
  const char* found;
};

std::string with_signs(std::string_view text) {
  std::string drawn;
  for (const char c : text) {
    if (c == '_') {
      drawn += "\u2423";
    } else if (c == '|') {
      drawn += "\u21B5";
    } else if (c == '>') {
      drawn += "\u2192";
    } else {
      drawn += c;
    }
  }
  return drawn;
}

TEST(Check, APresentationErrorSaysWhatDiffersAndDrawsIt) {
  using Kind = impartial::Spacing::Kind;
  const char* const pairs = "1 2\n3 3\n3 5\n";  // 0 1 0
  const char* const numbers = "2 2 5\n2 2 3\n0\n";
  const char* const first = "Test Case #1\nThe winning moves are: 2\n";
  const std::string second = "Test Case #2\nThere's no winning move.\n\n";
  const auto poj = [&](const char* between) { return first + std::string(between) + second; };
  const std::string no_blank_line = poj("");
  const std::string three_blank_lines = poj("\n\n\n");
  const SpacingCase cases[]{
      {"hdu1527", pairs, "0\n\n1\n0\n", 2, {Kind::blank_lines, false, 0, 1}, "|1", "||1"},
      {"hdu1527", pairs, "\n\n0\n1\n0\n", 1, {Kind::blank_lines, false, 0, 2}, "0", "||0"},
      {"hdu1527", pairs, "0 1\n0\n", 2, {Kind::lines_joined, false, 1, 0}, "|1", "_1"},
      {"hdu1527", pairs, "010", 2, {Kind::lines_joined, false, 1, 0}, "|1", "1"},
      {"hdu1527", pairs, "0\n  1\n0\n", 2, {Kind::blanks, false, 0, 2}, "|1", "|__1"},
      // Blanks that do not count are not drawn.
      {"hdu1527", pairs, "0  \n 1\n0\n", 2, {Kind::blanks, false, 0, 1}, "|1", "|_1"},
      {"poj1143",
       numbers,
       no_blank_line.c_str(),
       2,
       {Kind::blank_lines, false, 1, 0},
       "||Test_Case_#2|There's_no_winning_move.",
       "|Test_Case_#2|There's_no_winning_move."},
      {"poj1143",
       numbers,
       three_blank_lines.c_str(),
       2,
       {Kind::blank_lines, false, 1, 3},
       "||Test_Case_#2|There's_no_winning_move.",
       "||||Test_Case_#2|There's_no_winning_move."},
      {"lightoj1253",
       "1\n1\n1\n",
       "Case 1:Bob\n",
       1,
       {Kind::blanks, true, 1, 0},
       "Case_1:_Bob",
       "Case_1:Bob"},
      {"lightoj1253",
       "1\n1\n1\n",
       "Case 1:  Bob\n",
       1,
       {Kind::blanks, true, 1, 2},
       "Case_1:_Bob",
       "Case_1:__Bob"},
      {"lightoj1253",
       "1\n1\n1\n",
       "Case\t1: Bob\n",
       1,
       {Kind::other_blank, true, 1, 1},
       "Case_1:_Bob",
       "Case>1:_Bob"},
      {"lightoj1253",
       "1\n1\n1\n",
       "Case 1:\r\nBob\n",
       1,
       {Kind::line_end, true, 0, 1},
       "Case_1:_Bob",
       "Case_1:|Bob"},
      {"lightoj1253",
       "1\n1\n1\n",
       "Case 1:\n Bob\n",
       1,
       {Kind::line_broken, true, 0, 1},
       "Case_1:_Bob",
       "Case_1:|_Bob"},
      // The first of several.
      {"lightoj1253",
       "1\n1\n1\n",
       "Case1:Bob\n",
       1,
       {Kind::blanks, true, 1, 0},
       "Case_1:_Bob",
       "Case1:Bob"},
      {"hdu1907", "1\n1\n1\n", "Bro ther\n", 1, {Kind::blanks, true, 0, 1}, "Brother", "Bro_ther"},
      {"misere_moves",
       "2\n2\n3 4\n1\n1\n",
       "2:1\n\nnone\n",
       2,
       {Kind::blank_lines, false, 0, 1},
       "|none",
       "||none"},
  };
  for (const SpacingCase& each : cases) {
    for (const std::size_t chunk : {std::size_t{1}, std::size_t{1} << 18}) {
      const CheckReport report = check(each.dialect, each.input, each.output, chunk);
      ASSERT_EQ(report.verdict, Verdict::presentation_error) << each.output << to_json(report);
      ASSERT_EQ(report.faults.size(), 1U);
      const Fault& fault = report.faults[0];
      EXPECT_EQ(fault.case_number, each.number) << each.output;
      EXPECT_EQ(fault.expected, with_signs(each.expected));
      EXPECT_EQ(fault.found, with_signs(each.found));
      ASSERT_TRUE(fault.spacing);
      EXPECT_EQ(name(fault.spacing->kind), name(each.spacing.kind)) << each.output;
      EXPECT_EQ(fault.spacing->inside, each.spacing.inside) << each.output;
      EXPECT_EQ(fault.spacing->expected, each.spacing.expected) << each.output;
      EXPECT_EQ(fault.spacing->found, each.spacing.found) << each.output;
    }
  }
}

TEST(Check, AMissingOrDoubledAnswerIsOneFault) {
  std::size_t tried = 0;
  for (const File& file : good_files()) {
    constexpr std::size_t kHit = 16;
    if (file.answers.size() < 60 || file.answers.size() > 10'000) continue;
    std::vector<std::string> answers = file.answers;
    answers.erase(answers.begin() + kHit);
    CheckReport report = check(file.dialect, file.input, joined(answers));
    EXPECT_EQ(report.fault_count, 1U) << file.name;
    EXPECT_EQ(report.right, file.answers.size() - 1) << file.name;
    EXPECT_EQ(report.faults.front().kind, Fault::Kind::missing) << file.name;

    answers = file.answers;
    answers.insert(answers.begin() + kHit, answers[kHit]);
    report = check(file.dialect, file.input, joined(answers));
    EXPECT_EQ(report.fault_count, 1U) << file.name;
    EXPECT_EQ(report.right, file.answers.size()) << file.name;
    EXPECT_EQ(report.faults.front().kind, Fault::Kind::extra) << file.name;
    ++tried;
  }
  EXPECT_GE(tried, 8U);
}

// Where cases are numbered, each may be told by its number.
TEST(Check, ALineWithoutANumberIsNoAnswer) {
  const std::string input = "3\n2\n1 1\n1\n3\n2\n2 3\n";
  const CheckReport doubled = check(
      "lightoj1253", input, "Case 1: Alice\nBob\nCase 2: Alice\nAlice\nCase 3: Alice\nAlice\n");
  EXPECT_EQ(doubled.right, 3U);
  EXPECT_EQ(doubled.extra, 3U);
  EXPECT_TRUE(doubled.near.empty());
  EXPECT_EQ(doubled.faults.front().kind, Fault::Kind::extra);
  EXPECT_EQ(doubled.faults.front().output_line, 2U);
  const CheckReport debugged =
      check("lightoj1253", input, "T=3\nCase 1: Alice\nCase 2: Alice\nCase 3: Bob\n");
  EXPECT_EQ(debugged.right, 2U);
  EXPECT_EQ(debugged.extra, 1U);
  EXPECT_EQ(debugged.faults.front().found, "T=3");
  EXPECT_TRUE(debugged.remarks.empty());
}

// Most cases have the same answer, so answers fit after many a shift. There are as many as cases,
// and so none is missing.
TEST(Check, WrongAnswersInARowAreNotMissing) {
  constexpr std::size_t kCases = 70;
  for (const bool has_rare : {false, true}) {
    std::string input;
    std::vector<std::string> right;
    for (std::size_t i = 1; i <= kCases; ++i) {
      const bool is_rare = has_rare && i % 10 == 7;
      input += is_rare ? "1 2\n" : std::to_string(i) + " " + std::to_string(i) + "\n";
      right.push_back(is_rare ? "0\n" : "1\n");
    }
    for (std::size_t from = 0; from < kCases; from += 7) {
      for (std::size_t length = 1; length <= 40 && from + length <= kCases;
           length += 1 + length / 8) {
        std::string output;
        for (std::size_t i = 0; i < kCases; ++i) {
          const bool is_wrong = i >= from && i < from + length;
          output += is_wrong == (right[i] == "1\n") ? "0\n" : "1\n";
        }
        const CheckReport report = check("hdu1527", input, output);
        ASSERT_EQ(report.missing + report.extra, 0U) << from << " " << length;
        ASSERT_EQ(report.fault_count, length) << from << " " << length;
        ASSERT_EQ(report.faults.front().case_number, from + 1);
      }
    }
  }
}

// So it is with wrong answers anywhere.
TEST(Rare, ScatteredWrongAnswersAreNotMissing) {
  struct Judge {
    const char* dialect;
    std::string one;
    std::string other;
  };
  const Judge judges[]{
      {"hdu1527", "1", "0"}, {"lightoj1253", "Alice", "Bob"}, {"hdu5724", "YES", "NO"}};
  for (const auto& [dialect, one, other] : judges) {
    for (std::uint32_t seed = 1; seed <= 10; ++seed) {
      const std::string input =
          *impartial::generate(dialect, impartial::InputKind::adversarial, seed);
      impartial::Random random(seed);
      std::string output;
      std::size_t wrong = 0;
      for (std::string answer : answers_of(dialect, solve(dialect, input).answer)) {
        if (random.below(std::uint64_t{2} * seed) == 0) {
          const std::size_t at = answer.find(one);
          answer = at == std::string::npos ? answer.replace(answer.find(other), other.size(), one)
                                           : answer.replace(at, one.size(), other);
          ++wrong;
        }
        output += answer;
      }
      const CheckReport report = check(dialect, input, output);
      ASSERT_EQ(report.missing + report.extra, 0U) << dialect << " " << seed;
      ASSERT_EQ(report.fault_count, wrong) << dialect << " " << seed;
    }
  }
}

// The right output is 0 1 0. A number that begins like two answers is one wrong answer.
TEST(Check, ANumberIsNotMadeOfAnswers) {
  const std::string input = "1 2\n1 3\n3 5\n";
  for (const char* const number : {"10", "1000", "100000000000000000000"}) {
    const CheckReport report = check("hdu1527", input, "0\n" + std::string(number) + "\n0\n");
    EXPECT_EQ(report.verdict, Verdict::wrong_answer);
    EXPECT_EQ(report.fault_count, 1U) << number;
    EXPECT_EQ(report.faults.front().case_number, 2U) << number;
    EXPECT_EQ(report.faults.front().found, number);
    EXPECT_EQ(report.extra, 0U) << number;
  }
  // A program may print all answers without a line end.
  EXPECT_EQ(check("hdu1527", input, "010").verdict, Verdict::presentation_error);
  // Where the answers behind it are all alike, only their number tells.
  const std::string alike = "1 3\n1 3\n1 3\n1 3\n";
  const CheckReport report = check("hdu1527", alike, "1\n11\n1\n1\n");
  EXPECT_EQ(report.fault_count, 1U);
  EXPECT_EQ(report.faults.front().case_number, 2U);
  EXPECT_EQ(report.faults.front().found, "11");
  EXPECT_EQ(check("hdu1527", alike, "1\n11\n1\n").verdict, Verdict::presentation_error);
  std::string many;
  std::string output = "1\n11\n";
  for (int i = 0; i < 100; ++i) {
    many += alike;
    output += "1\n1\n1\n1\n";
  }
  many += "1 2\n";
  output.resize(output.size() - 4);
  const CheckReport of_many = check("hdu1527", many, output + "0\n");
  EXPECT_EQ(of_many.fault_count, 1U);
  EXPECT_EQ(of_many.faults.front().case_number, 2U);
}

// 2 3 is won by 0,2 and by 1,1, and 1 1 by 1,1 alone.
TEST(Check, AnAnswerThatIsTooShortIsNotJoinedWithTheNext) {
  const std::string input = "2 3\n1 1\n7 0\n";
  const CheckReport report = check("wythoff_moves", input, "0,2\n1,1\n7,0\n");
  EXPECT_EQ(report.right, 2U);
  EXPECT_EQ(report.missing, 0U);
  EXPECT_EQ(report.faults.front().found, "0,2");
  // Here each move has a line of its own.
  const CheckReport split = check("wythoff_moves", input, "0,2\n1,1\n1,1\n7,0\n");
  EXPECT_EQ(split.verdict, Verdict::presentation_error);
  EXPECT_EQ(split.right, 3U);
}

TEST(Check, LineEndsAndEncodingsAreAccepted) {
  const std::string input = "3\n1\n2 19 20\n2\n1 19\n1 18\n1\n0\n";
  const auto with = [&](std::string_view output) { return check("hdu5724", input, output); };
  using Remarks = std::vector<Remark>;
  const auto expect = [&](std::string_view output, Verdict verdict, const Remarks& remarks) {
    const CheckReport report = with(output);
    EXPECT_EQ(report.verdict, verdict) << output;
    EXPECT_EQ(report.remarks, remarks) << output;
  };
  using namespace std::string_view_literals;
  expect("NO\nYES\nNO\n", Verdict::accepted, {});
  expect("NO\r\nYES\r\nNO\r\n", Verdict::accepted, {Remark::line_ends});
  expect("NO  \nYES\t\nNO\n", Verdict::accepted, {Remark::blanks_at_line_ends});
  expect("NO\nYES\nNO", Verdict::accepted, {Remark::end_of_output});
  expect("NO\nYES\nNO\n\n\n", Verdict::accepted, {Remark::end_of_output});
  expect("\xEF\xBB\xBFNO\nYES\nNO\n", Verdict::accepted, {Remark::byte_order_mark});
  expect("\xFF\xFEN\0O\0\n\0Y\0E\0S\0\n\0N\0O\0\n\0"sv, Verdict::accepted, {Remark::utf_16});
  expect("\xFE\xFF\0N\0O\0\n\0Y\0E\0S\0\n\0N\0O\0\n"sv, Verdict::accepted, {Remark::utf_16});
  expect("NO\n\nYES\nNO\n", Verdict::presentation_error, {});
  expect("NO YES NO\n", Verdict::presentation_error, {});
  expect(" NO\nYES\nNO\n", Verdict::presentation_error, {});
  expect("NO\nYes\nNO\n", Verdict::wrong_answer, {});
}

TEST(Check, MovesComeInAnyOrder) {
  const std::string input = "5 5\n4 6\n1 3\n";
  const std::string answer = solve("wythoff_moves", input).answer;
  std::istringstream lines(answer);
  std::string shuffled;
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    std::string backwards;
    for (std::string word; words >> word;) backwards.insert(0, word.append(" "));
    shuffled += backwards + "\n";
  }
  ASSERT_NE(shuffled, answer);
  const CheckReport report = check("wythoff_moves", input, shuffled);
  EXPECT_EQ(report.verdict, Verdict::accepted);
  EXPECT_NE(std::find(report.remarks.begin(), report.remarks.end(), Remark::order),
            report.remarks.end());

  const CheckReport wrong = check("wythoff_moves", "5 5\n", "5,5 9,9\n");
  ASSERT_EQ(wrong.verdict, Verdict::wrong_answer);
  EXPECT_EQ(wrong.faults[0].wrong_moves, std::vector<std::string>{"9,9"});
  EXPECT_FALSE(wrong.faults[0].missing_moves.empty());
}

TEST(Check, MissingAndWrongMovesAreThoseOfTheGame) {
  const auto fault_of = [](const char* dialect, const char* input, const char* output) {
    return check(dialect, input, output).faults.at(0);
  };
  using Moves = std::vector<std::string>;
  const auto none = fault_of("misere_moves", "1\n2\n2 2\n", "1:1 2:1\n");
  EXPECT_EQ(none.missing_moves, Moves{});
  EXPECT_EQ(none.wrong_moves, (Moves{"1:1", "2:1"}));
  const auto poj =
      fault_of("poj1143", "2 2 5\n0\n", "Test Case #1\nThe winning moves are: 3 5\n\n");
  EXPECT_EQ(poj.missing_moves, Moves{"2"});
  EXPECT_EQ(poj.wrong_moves, (Moves{"3", "5"}));
  const auto tud =
      fault_of("tud2001", "1\n2\n2 5\n", "Scenario #1:\nThere is no winning move.\n\n");
  EXPECT_EQ(tud.missing_moves, Moves{"2"});
  EXPECT_EQ(tud.wrong_moves, Moves{});
}

// Other seeds play other games, and each is a right answer; a changed move is not.
TEST(Check, EveryLegalGameThatIsWonIsAccepted) {
  EXPECT_TRUE(rc::check([] {
    const auto a = *rc::gen::inRange(0, 40);
    const auto b = *rc::gen::inRange(0, 40);
    const std::string input = std::to_string(a) + " " + std::to_string(b) + "\n";
    const auto seed = *rc::gen::inRange<std::uint32_t>(2, 1000);
    const std::string game = solve("wythoff_strategy", input, std::string_view::npos, seed).answer;
    RC_ASSERT(check("wythoff_strategy", input, game).verdict == Verdict::accepted);
    const std::size_t move = game.rfind("extract (");
    if (move == std::string::npos) return;
    std::string changed = game;
    changed[move + 9] = changed[move + 9] == '9' ? '8' : '9';
    const CheckReport report = check("wythoff_strategy", input, changed);
    RC_ASSERT(report.verdict == Verdict::wrong_answer);
    RC_ASSERT(!report.faults.front().reason.empty());
  }));
}

TEST(Check, AnotherGameIsNoRemarkBesideAWrongCase) {
  const std::string right =
      "(1,2) \ncurrent (1,2)\nI: extract (1,0) from (1,2)\nShe: extract (0,1) from (0,2)\n"
      "current (0,1)\nI: extract (0,1) from (0,1)\n";
  const auto remarks = [](const char* input, const std::string& output) {
    return check("wythoff_strategy", input, output).remarks;
  };
  EXPECT_EQ(remarks("1 2\n", right), std::vector<Remark>{Remark::other_game});
  EXPECT_EQ(
      remarks("1 2\n2 3\n", right + "(1,2) (3,5) \ncurrent (2,3)\nI: extract (2,0) from (2,3)\n"),
      std::vector<Remark>{});
}

// She takes one stone each time, and I take as few as I may, so the game has tens of thousands of
// moves.
TEST(Check, AVeryLongGameIsAccepted) {
  namespace wythoff = impartial::wythoff;
  wythoff::Heaps heaps{160'000, 100'000};
  const std::string input = std::to_string(heaps.first) + " " + std::to_string(heaps.second) + "\n";
  impartial::TextWriter writer;
  wythoff::write_pairs(writer, wythoff::pairs_up_to(heaps.first));
  const auto stones = [](const wythoff::Move& move) { return move.first + move.second; };
  while (heaps != wythoff::Heaps{}) {
    writer.text("current ");
    wythoff::write_pair(writer, heaps.first, heaps.second);
    writer.text("\n");
    const std::vector<wythoff::Move> winning = wythoff::winning_moves(heaps);
    const auto fewest =
        std::min_element(winning.begin(), winning.end(),
                         [&](const auto& a, const auto& b) { return stones(a) < stones(b); });
    ASSERT_NE(fewest, winning.end());
    wythoff::extract(writer, "I", *fewest, heaps);
    const wythoff::Move one =
        heaps.first > heaps.second ? wythoff::Move{1, 0} : wythoff::Move{0, 1};
    if (heaps != wythoff::Heaps{}) wythoff::extract(writer, "She", one, heaps);
  }
  const std::string game(writer.view());
  EXPECT_GT(game.size(), std::size_t{5} << 20);
  EXPECT_EQ(check("wythoff_strategy", input, game).verdict, Verdict::accepted);
  const CheckReport report =
      check("wythoff_strategy", input, game + "She: extract (1,0) from (0,0)\n");
  ASSERT_EQ(report.verdict, Verdict::wrong_answer);
  EXPECT_EQ(report.faults.front().reason, "format");
  EXPECT_EQ(report.faults.front().output_line, std::count(game.begin(), game.end(), '\n') + 1);
}

TEST(Check, ARefusedCaseIsLeftOut) {
  const std::string input = "2 2 5\n1 6\n2 2 3\n0\n";  // 6 cannot be the only free number
  const std::string right = solve("poj1143", input).answer;
  const CheckReport without = check("poj1143", input, right);
  EXPECT_EQ(without.verdict, Verdict::accepted);
  EXPECT_EQ(without.refused, 1U);
  std::string with = right;
  with.insert(right.find("Test Case #3"), "Test Case #2\nThe winning moves are: 6\n\n");
  EXPECT_EQ(check("poj1143", input, with).verdict, Verdict::accepted);
  const CheckReport wrong = check("poj1143", input, with.substr(0, with.size() - 4) + "9\n\n");
  EXPECT_EQ(wrong.verdict, Verdict::wrong_answer);
  EXPECT_EQ(wrong.faults.front().case_number, 3U);
}

// Any white space may follow the answer to the refused case, but not other answers.
TEST(Check, WhiteSpaceBehindARefusedCase) {
  const std::string rows = "3\n1\n2 5 5\n1\n1 19\n1\n1 18\n";  // two pieces on cell 5
  EXPECT_EQ(check("hdu5724", rows, "YES\nNO\n").verdict, Verdict::accepted);
  EXPECT_EQ(check("hdu5724", rows, "none\n\nYES\nNO\n").verdict, Verdict::accepted);
  EXPECT_EQ(check("hdu5724", rows, "YES\n\nNO\n").verdict, Verdict::presentation_error);
  const std::string moves = "2\n1\n2 5 5\n1\n2 2 4\n";
  for (const std::string order : {"1:2>3 1:4>5", "1:4>5 1:2>3"}) {
    EXPECT_EQ(check("chess_moves", moves, "none\n" + order + "\n").verdict, Verdict::accepted);
  }
}

// Where an output ends, it says nothing about the program.
TEST(Check, ACutOutputShowsNoMistake) {
  const std::string rows = "3\n1\n1 19\n1\n1 18\n1\n1 17\n";
  const std::vector<std::pair<std::string, bool>> outputs = {
      {"YES\n", false}, {"YES\nN", true}, {"YES\nN\n", true}, {"YES\nNO\n", false}};
  for (const auto& [output, cut] : outputs) {
    const CheckReport report = check("hdu5724", rows, output);
    EXPECT_EQ(report.verdict, Verdict::wrong_answer) << output;
    EXPECT_TRUE(report.mistakes.empty()) << output << to_json(report);
    EXPECT_EQ(report.faults.front().cut, cut) << output;
  }
  const std::string numbers = "2 2 5\n2 2 3\n0\n";
  const std::string answer = solve("poj1143", numbers).answer;
  for (const std::size_t lines : {1U, 2U, 3U, 4U}) {
    std::size_t end = 0;
    for (std::size_t line = 0; line < lines; ++line) end = answer.find('\n', end) + 1;
    const CheckReport report = check("poj1143", numbers, answer.substr(0, end));
    EXPECT_EQ(report.verdict, Verdict::wrong_answer) << lines;
    EXPECT_TRUE(report.mistakes.empty()) << lines << to_json(report);
  }
}

// A crash, a file in place of the output, a reader that finds no case: none of them is a mistake
// that is known.
TEST(Check, AnEmptyOutputNamesNoMistake) {
  std::size_t tried = 0;
  for (const File& file : good_files()) {
    if (without_blanks(file.output).empty()) continue;
    for (const std::string output : {"", "\n\n"}) {
      const CheckReport report = check(file.dialect, file.input, output);
      EXPECT_EQ(report.verdict, Verdict::wrong_answer) << file.name;
      EXPECT_TRUE(report.mistakes.empty()) << file.name << to_json(report);
      // A game that is over has a blank answer.
      const auto blank = std::count_if(file.answers.begin(), file.answers.end(),
                                       [](auto& answer) { return without_blanks(answer).empty(); });
      EXPECT_EQ(report.missing + static_cast<std::size_t>(blank), report.cases) << file.name;
    }
    ++tried;
  }
  EXPECT_GT(tried, 50U);
}

TEST(Check, AProgramThatStopsEarlyIsNamedOnlyWhereItStops) {
  const auto named = [](const char* input, const char* output) {
    std::vector<std::string> ids;
    for (const auto& mistake : check("hdu1527", input, output).mistakes) {
      ids.emplace_back(mistake.id);
    }
    return ids;
  };
  using Ids = std::vector<std::string>;
  EXPECT_EQ(named("1 2\n3 3\n0 0\n4 6\n", "0\n1\n"), Ids{"ends_at_zeros"});
  EXPECT_EQ(named("1 2\n3 3\n0 0\n4 6\n", "0\n"), Ids{"first_pair_only"});
  EXPECT_EQ(named("1 2\n3 3\n4 6\n0 0\n", "0\n1\n"), Ids{});
  EXPECT_EQ(named("0 0\n3 3\n4 6\n", ""), Ids{});
}

// An endless output, as far as it was kept.
TEST(Check, AnEndlessOutputNamesNoMistake) {
  for (const File& file : good_files()) {
    if (file.answers.size() < 2 || file.answers.size() > 1000) continue;
    std::string output = file.output;
    while (output.size() < 2 * file.output.size() + 100'000) output += file.answers[1];
    const CheckReport report = check(file.dialect, file.input, output);
    EXPECT_TRUE(report.mistakes.empty()) << file.name << to_json(report).substr(0, 500);
    EXPECT_GT(report.extra, 0U) << file.name;
  }
}

TEST(Check, HowManyAnswersThereAreIsToldWhateverElseIsWrong) {
  const auto counts = [](const char* output) {
    const CheckReport report = check("hdu1527", "2 1\n8 4\n4 7\n", output);
    return std::pair(report.missing, report.extra);
  };
  using Counts = std::pair<std::uint64_t, std::uint64_t>;
  EXPECT_EQ(counts("0\n0\n0\n0\n"), Counts(0, 1));
  EXPECT_EQ(counts("1\n0\n1\n0\n1\n"), Counts(0, 2));
  EXPECT_EQ(counts("1\n"), Counts(2, 0));
  EXPECT_EQ(counts("0\n1\n0\n"), Counts(0, 0));
  EXPECT_EQ(counts("1\n0\n1\n"), Counts(0, 0));
}

TEST(Check, AnInputThatCannotBeReadIsNotJudged) {
  // A billion cases are announced. The wrong programs answer only those that were read.
  EXPECT_EQ(check("hdu1907", "1000000000\n1\n1\n", "Brother\n").verdict, Verdict::not_judged);
  const CheckReport report = check("hdu1527", "1 2\n3 x\n", "0\n1\n");
  EXPECT_EQ(report.verdict, Verdict::not_judged);
  ASSERT_FALSE(report.notices.empty());
  EXPECT_EQ(report.notices.back().place.line, 2U);
}

TEST(Check, OutputsOfAnotherKindAreRecognized) {
  const std::string input = "3 5\n4 6\n1 2\n7 7\n";
  EXPECT_EQ(check("hdu1527", input, solve("wythoff_moves", input).answer).looks_like,
            "wythoff_moves");
  EXPECT_EQ(check("wythoff_moves", input, solve("hdu1527", input).answer).looks_like, "hdu1527");
  for (const File& file : good_files()) {
    if (file.answers.size() < 2 || file.dialect == "hdu1527") continue;
    const CheckReport report = check(file.dialect, file.input, file.input);
    EXPECT_EQ(report.verdict, Verdict::wrong_answer) << file.name;
  }
  EXPECT_EQ(check("hdu5724", "1\n1\n2 19 20\n", "1\n1\n2 19 20\n").looks_like, "input");
  EXPECT_TRUE(check("hdu5724", "1\n1\n2 19 20\n", "").output_is_empty);
}

TEST(Check, TheTerminalSaysTheSame) {
  const auto terminal = [](const std::string& in, const std::string& out) {
    const UnnamedFile input(in);
    const UnnamedFile output(out);
    return run({IMPARTIAL_CLI, "check", "hdu1907", input.path(), output.path()}, "/dev/null");
  };
  const JudgeCase& sample = judge_case("hdu1907.sample");
  const Ran right = terminal(sample.input, sample.answer);
  EXPECT_EQ(right.status, 0);
  EXPECT_EQ(right.output, "Accepted\n");
  const Ran wrong = terminal(sample.input, judge_case("lightoj1253.sample").answer);
  EXPECT_EQ(wrong.status, 1);
  EXPECT_EQ(wrong.output.rfind("Wrong Answer\ncase 1, input line 2\nexpected John\n"
                               "found Case 1: Bob\n",
                               0),
            0U)
      << wrong.output;
  const Ran bad = terminal(judge_case("hdu1907.bad_minus").input, sample.input);
  EXPECT_EQ(bad.status, 2);
}

TEST(Check, ALongOutputOfWrongAnswersIsBounded) {
  std::string input;
  std::string output;
  for (int i = 0; i < 20'000; ++i) {
    input += std::to_string(i % 97) + " " + std::to_string(i % 89) + "\n";
    output += i % 3 == 0 ? "2\n" : "1\n";
  }
  const CheckReport report = check("hdu1527", input, output);
  EXPECT_EQ(report.verdict, Verdict::wrong_answer);
  EXPECT_EQ(report.faults.size(), CheckReport::kListedFaults);
  EXPECT_GT(report.fault_count, 6'000U);
}

}  // namespace
}  // namespace impartial_tests
