// Answers that are wrong by their form only: what differs is told, and it hides no mistake.

#include "core/near_answer.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <sstream>
#include <string>
#include <utility>

#include "boundary/practice.hpp"
#include "core/utf8.hpp"
#include "native/support.hpp"

namespace impartial_tests {
namespace {

using impartial::CheckReport;
using impartial::NearAnswer;
using impartial::Verdict;
using Kind = NearAnswer::Kind;
using Change = std::string (*)(std::string text);

std::string replaced(std::string text, std::string_view from, std::string_view to) {
  for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at)) {
    text.replace(at, from.size(), to);
    at += to.size();
  }
  return text;
}

std::string in_small_letters(std::string text) {
  for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return text;
}

// The lines with the numbers of their cases before them.
std::string with_case_numbers(std::string text) {
  std::istringstream lines(std::move(text));
  std::string numbered;
  std::size_t number = 0;
  for (std::string line; std::getline(lines, line);)
    numbered += "Case #" + std::to_string(++number) + ": " + line + "\n";
  return numbered;
}

// The numbers behind a word, one less.
std::string from_0(std::string text, const std::string& word) {
  std::size_t number = 0;
  for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at)) {
    at += word.size();
    const std::size_t end = text.find_first_not_of("0123456789", at);
    text.replace(at, end - at, std::to_string(number++));
  }
  return text;
}

struct Form {
  const char* dialect;
  Kind kind;
  Change change;  // of the right output
};

const Form kForms[]{
    {"lightoj1253", Kind::capitals, in_small_letters},
    {"hdu1907", Kind::capitals, in_small_letters},
    {"hackerrank_misere_nim", Kind::capitals, in_small_letters},
    {"codingame_misere_nim", Kind::capitals, in_small_letters},
    {"51nod1072", Kind::capitals, in_small_letters},
    {"hdu5724", Kind::capitals, in_small_letters},
    {"poj1143", Kind::capitals,
     [](std::string text) { return replaced(std::move(text), "Case", "case"); }},
    {"lightoj1253", Kind::punctuation,
     [](std::string text) { return replaced(std::move(text), ":", ""); }},
    {"lightoj1253", Kind::punctuation,
     [](std::string text) { return replaced(std::move(text), "Case ", "Case #"); }},
    {"hdu1536", Kind::punctuation,
     [](std::string text) { return replaced(std::move(text), "LW", "L.W"); }},
    {"tud2001", Kind::punctuation,
     [](std::string text) { return replaced(std::move(text), ":\nThe", "\nThe"); }},
    {"tud2001", Kind::punctuation,
     [](std::string text) { return replaced(std::move(text), ".\n", "\n"); }},
    {"wythoff_moves", Kind::punctuation,
     [](std::string text) { return replaced(std::move(text), ",", "-"); }},
    // A character that is not visible is a sign too.
    {"hdu1527", Kind::punctuation,
     [](std::string text) { return replaced(std::move(text), "\n", std::string("\0\n", 2)); }},
    {"hdu1527", Kind::punctuation,
     [](std::string text) { return replaced(std::move(text), "0", "\x1A\x30"); }},
    {"hdu1527", Kind::punctuation,
     [](std::string text) { return replaced(std::move(text), "\n", "\u200B\n"); }},
    {"hdu1536", Kind::punctuation,
     [](std::string text) { return replaced(std::move(text), "LW", "L\u00A0W"); }},
    {"lightoj1253", Kind::case_number,
     [](std::string text) { return from_0(std::move(text), "Case "); }},
    {"poj1143", Kind::case_number,
     [](std::string text) { return from_0(std::move(text), "Case #"); }},
    {"tud2001", Kind::case_number,
     [](std::string text) { return from_0(std::move(text), "Scenario #"); }},
    {"lightoj1253", Kind::wording,
     [](std::string text) {
       return replaced(replaced(std::move(text), "Bob", "Bob wins"), "Alice", "Alice wins");
     }},
    {"hdu1907", Kind::wording, with_case_numbers},
    {"hdu5724", Kind::wording, with_case_numbers},
    {"hdu1527", Kind::wording, with_case_numbers},
    {"51nod1185", Kind::wording, with_case_numbers},
    {"poj1143", Kind::wording,
     [](std::string text) { return replaced(std::move(text), "There's", "There is"); }},
    {"tud2001", Kind::wording,
     [](std::string text) { return replaced(std::move(text), "There is", "There's"); }},
    {"codingame_misere_nim", Kind::other_judge,
     [](std::string text) { return replaced(std::move(text), "CONCEDE", "NONE"); }},
    {"lightoj1253", Kind::other_judge,
     [](std::string text) {
       return replaced(replaced(std::move(text), "Alice", "First"), "Bob", "Second");
     }},
    // Another number, not another form of this one.
    {"hdu1527", Kind::unknown_word,
     [](std::string text) { return replaced(std::move(text), "1", "-1"); }},
    {"wythoff_moves", Kind::unknown_word,
     [](std::string text) { return replaced(std::move(text), "cold", "none"); }},
    {"misere_moves", Kind::unknown_word,
     [](std::string text) { return replaced(std::move(text), "none", "undefined"); }},
    {"hdu1907", Kind::python_none,
     [](std::string text) {
       return replaced(replaced(std::move(text), "Brother", "None"), "John", "None");
     }},
    {"lightoj1253", Kind::python_none,
     [](std::string text) {
       return replaced(replaced(std::move(text), "Bob", "None"), "Alice", "None");
     }},
    {"hdu1907", Kind::unknown_word,
     [](std::string text) {
       return replaced(replaced(std::move(text), "Brother", "NO"), "John", "YES");
     }},
};

TEST(NearAnswer, ItsOwnWordsAreOfNoOtherJudge) {
  EXPECT_TRUE(check("luogu_p2252", "228826126 370248450\n", "0B\n").near.empty());
}

TEST(NearAnswer, ItsFormIsTold) {
  std::map<Kind, std::size_t> told;
  for (const Form& form : kForms) {
    const std::string input =
        *impartial::generate(form.dialect, impartial::InputKind::adversarial, 1);
    const std::string right = solve(form.dialect, input).answer;
    const std::string output = form.change(right);
    ASSERT_NE(output, right) << form.dialect;
    const CheckReport report = check(form.dialect, input, output);
    SCOPED_TRACE(std::string(form.dialect) + " " + std::string(name(form.kind)) +
                 to_json(report).substr(0, 3000));
    EXPECT_EQ(report.verdict, Verdict::wrong_answer);
    ASSERT_EQ(report.near.size(), 1U);
    const impartial::NearAnswers& near = report.near.front();
    EXPECT_EQ(name(near.first.kind), name(form.kind));
    EXPECT_EQ(near.first.dialect.empty(), form.kind != Kind::other_judge);
    EXPECT_EQ(near.first.is_right,
              form.kind != Kind::unknown_word && form.kind != Kind::python_none);
    EXPECT_EQ(near.count, report.fault_count);
    EXPECT_EQ(near.count + report.right, report.cases);
    EXPECT_NE(near.expected, near.found);
    EXPECT_NE(right.find(near.expected), std::string::npos);
    EXPECT_NE(impartial::visible(output).find(near.found), std::string::npos);
    EXPECT_TRUE(report.mistakes.empty());
    if (near.first.is_right) {
      EXPECT_TRUE(report.explanations.empty());
      EXPECT_TRUE(report.diagnosis.rules.empty());
    }
    ++told[form.kind];
  }
  EXPECT_EQ(told.size(), 7U);  // and an order of numbers
}

TEST(NearAnswer, TheOrderOfNumbersIsTold) {
  const std::string input = "5 2 3 4 5 6\n0\n";
  const std::string right = solve("poj1143", input).answer;
  const std::string output = replaced(right, "4 5 6", "6 4 5");
  ASSERT_NE(output, right);
  const CheckReport report = check("poj1143", input, output);
  ASSERT_EQ(report.near.size(), 1U);
  EXPECT_EQ(report.near.front().first.kind, Kind::order);
}

// An answer that says something else is not near.
TEST(NearAnswer, AWrongAnswerIsNotNear) {
  struct Wrong {
    const char* dialect;
    const char* input;
    const char* output;
  };
  for (const Wrong& wrong : {
           Wrong{"lightoj1253", "1\n1\n1\n", "Case 1: Alice\n"},
           {"lightoj1253", "1\n1\n1\n", "case 1: alice\n"},
           {"lightoj1253", "1\n1\n1\n", "Case 1: Alice Bob\n"},
           {"lightoj1253", "1\n1\n1\n", "Case 1: Bob 2\n"},
           {"hdu1527", "1 2\n", "1\n"},
           {"hdu1527", "1 2\n", "Case 0: 1\n"},
           {"wythoff_moves", "5 5\n", "5,5 9,9\n"},
           {"wythoff_moves", "1 2\n", "1,0\n"},
           {"misere_moves", "1\n2\n3 4\n", "21\n"},
           {"poj1143", "2 2 5\n0\n", "Test Case #1\nThe winning moves are: 5\n\n"},
           {"poj1143", "2 2 5\n0\n", "Test Case #1\nThere's no winning move.\n\n"},
           {"tud2001", "1\n2\n2 3\n", "Scenario #1:\nThe winning moves are: 2.\n\n"},
       }) {
    const CheckReport report = check(wrong.dialect, wrong.input, wrong.output);
    EXPECT_EQ(report.verdict, Verdict::wrong_answer) << wrong.output;
    EXPECT_TRUE(report.near.empty()) << wrong.output << to_json(report);
  }
}

// What a program that makes a known mistake prints; nothing if it ends early.
template <class Position>
std::string output_of(impartial::AnyDialect<Position>& dialect,
                      const impartial::Mistake<Position>& mistake, std::string_view input) {
  impartial::Answers answers;
  const auto program = mistake.start();
  std::size_t cases = 0;
  impartial::read_cases(dialect, input, [&](const impartial::ReadCase<Position>& read) {
    ++cases;
    program->answer(read, answers);
  });
  std::string text;
  for (std::size_t i = 0; i < answers.count(); ++i) text += answers[i];
  return answers.count() == cases ? text : std::string();
}

// A mistake is named though the form of all answers is another too: one form for each dialect.
TEST(Rare, NoFormHidesAMistake) {
  std::set<std::string_view> named;
  std::set<std::string> tried;
  for (const Form& form : kForms) {
    const std::string dialect = form.dialect;
    if (form.kind == Kind::unknown_word || form.kind == Kind::case_number) continue;
    if (!tried.insert(dialect).second) continue;
    const std::string input = *impartial::generate(dialect, impartial::InputKind::adversarial, 1);
    in_dialect(dialect, [&](auto, auto& of) {
      // Every second one: to judge an output takes a while.
      bool is_next = false;
      for (const auto& mistake : of.mistakes().single) {
        is_next = !is_next;
        if (mistake.beyond || !is_next) continue;
        const std::string output = output_of(of, mistake, input);
        if (output.empty() || form.change(output) == output) continue;
        const CheckReport plain = check(dialect, input, output);
        const CheckReport report = check(dialect, input, form.change(output));
        SCOPED_TRACE(dialect + " " + std::string(name(form.kind)) + " " + std::string(mistake.id));
        // Where a mistake shows, the same cases are wrong in both outputs.
        EXPECT_EQ(report.diagnosis.wrong, plain.diagnosis.wrong);
        EXPECT_EQ(report.diagnosis.right, plain.diagnosis.right);
        const auto is_it = [&](const impartial::Explanation& each) {
          return each.first.id == mistake.id && each.second.id.empty();
        };
        if (plain.diagnosis.wrong < 2 || plain.mistakes.size() != 1) continue;
        if (std::any_of(report.explanations.begin(), report.explanations.end(), is_it))
          named.insert(mistake.id);
      }
    });
  }
  EXPECT_GT(named.size(), 20U);
}

// A mistake is named although the judge knows one of the words only, or none.
TEST(NearAnswer, OtherWordsHideNoMistake) {
  const std::string input = *impartial::generate("hdu2897", impartial::InputKind::adversarial, 1);
  for (const auto& [win, loss] : {std::pair("WIN", "LOSE"), {"YES", "NO"}, {"WIN", "LOST"}}) {
    std::istringstream cases(input);
    std::string output;
    std::uint64_t wrong = 0;
    for (std::uint64_t n = 0, p = 0, q = 0; cases >> n >> p >> q;) {
      // The mistake: a remainder of 0 is said to lose.
      const std::uint64_t rest = n % (p + q);
      wrong += rest == 0;
      output += std::string(rest <= p ? loss : win) + "\n";
    }
    ASSERT_GT(wrong, 2U);
    const CheckReport report = check("hdu2897", input, output);
    SCOPED_TRACE(loss);
    if (std::string_view(loss) == "LOST") {
      ASSERT_EQ(report.mistakes.size(), 1U);
      EXPECT_EQ(report.mistakes.front().id, "zero_loses");
      continue;
    }
    EXPECT_EQ(report.diagnosis.wrong, wrong);
    ASSERT_EQ(report.explanations.size(), 1U);
    EXPECT_EQ(report.explanations.front().first.id, "zero_loses");
    EXPECT_EQ(report.explanations.front().explains, wrong);
    EXPECT_TRUE(report.explanations.front().second.id.empty());
  }
}

// An answer of several letters says one thing after the other.
TEST(NearAnswer, ARowOfLettersIsKnown) {
  const CheckReport report = check("hdu1536", "1 1\n3\n1 1\n1 2\n1 3\n0\n", "WWW\n");
  EXPECT_EQ(report.verdict, Verdict::wrong_answer);
  EXPECT_TRUE(report.near.empty());
}

}  // namespace
}  // namespace impartial_tests
