// The trial of a program: every wrong program of tests/wrong is caught and its mistake named, and a
// right one is accepted. Programs that break in other ways are made here.
#include "boundary/trial.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <set>

#include "boundary/case_texts.hpp"
#include "boundary/game_list.hpp"
#include "core/session.hpp"
#include "native/process.hpp"
#include "native/support.hpp"

namespace impartial_tests {
namespace {

using impartial::Ending;
using impartial::InputKind;
using impartial::ProgramRun;
using impartial::TrialReport;
using impartial::Verdict;

// The judge's answers.
std::string answers(const std::string& dialect, const std::string& input) {
  return solve(dialect, input).answer;
}

// The answer that is told is one to the input that is told.
void expect_true(const std::string& dialect, const TrialReport& report) {
  if (!report.failure) return;
  const auto& [input, expected] = std::pair(report.failure->input, report.failure->expected);
  // White space is drawn.
  if (report.verdict == Verdict::presentation_error) return;
  const bool is_shortened = expected.find("...") != std::string::npos;
  EXPECT_TRUE(is_shortened || answers(dialect, input).find(expected) != std::string::npos)
      << expected << " for " << input;
}

TrialReport report_of(const std::string& dialect,
                      const std::function<ProgramRun(const std::string&)>& program) {
  const auto trial = impartial::try_program(dialect, 1);
  if (!trial) throw std::runtime_error("no dialect " + dialect);
  int runs = 0;
  while (const std::string* const input = (*trial)->next()) {
    if (++runs > 120) throw std::runtime_error("the trial does not end");
    (*trial)->take(program(*input));
  }
  TrialReport report = (*trial)->report();
  expect_true(dialect, report);
  return report;
}

class EachDialect : public testing::TestWithParam<std::string> {};

TEST_P(EachDialect, AcceptsTheRightProgram) {
  const std::string& dialect = GetParam();
  const TrialReport report = report_of(dialect, [&](const std::string& input) {
    return ProgramRun{Ending::exited, answers(dialect, input)};
  });
  EXPECT_EQ(report.verdict, Verdict::accepted);
  EXPECT_FALSE(report.failure);
  EXPECT_GE(report.runs, 6U);
  // Some texts have one case.
  EXPECT_GT(report.cases, dialect == "cses1729" || dialect == "luogu_p2252" ? 40U : 100U);
}

INSTANTIATE_TEST_SUITE_P(Trial, EachDialect, testing::ValuesIn(dialects()),
                         [](const auto& test) { return test.param; });

TEST(Trial, AnUnknownDialectIsRefused) { EXPECT_FALSE(impartial::try_program("poj1", 1)); }

// What takes too long at the judge's limits: one case alone, the same one again and again, or many
// that differ.
TEST(Trial, TellsWhetherOneCaseIsTooSlow) {
  const auto slow_if = [](auto&& is_slow) {
    return report_of("lightoj1253", [&](const std::string& input) {
      const std::vector<std::string> cases = impartial::cases_in("lightoj1253", input);
      return is_slow(cases) ? ProgramRun{Ending::time, {}}
                            : ProgramRun{Ending::exited, answers("lightoj1253", input)};
    });
  };
  const auto bytes = [](const std::vector<std::string>& cases) {
    std::size_t sum = 0;
    for (const std::string& each : cases) sum += each.size();
    return sum;
  };
  constexpr std::size_t kLong = 700;
  const TrialReport alone = slow_if([&](const std::vector<std::string>& cases) {
    return std::any_of(cases.begin(), cases.end(),
                       [&](const std::string& each) { return each.size() > kLong; });
  });
  ASSERT_TRUE(alone.failure);
  EXPECT_EQ(alone.ending, Ending::time);
  EXPECT_TRUE(alone.failure->slow_alone);
  EXPECT_EQ(alone.failure->slow_again, 0U);
  EXPECT_EQ(alone.failure->cases, 1U);
  EXPECT_GT(alone.failure->input.size(), kLong);
  EXPECT_NE(alone.failure->position, "");

  const TrialReport again =
      slow_if([&](const std::vector<std::string>& cases) { return bytes(cases) > 30'000; });
  ASSERT_TRUE(again.failure);
  EXPECT_EQ(again.ending, Ending::time);
  EXPECT_FALSE(again.failure->slow_alone);
  EXPECT_EQ(again.failure->slow_again, again.failure->cases);
  EXPECT_GT(again.failure->cases, 10U);

  // Among small cases the sum of all is no state that one leaves to another.
  const TrialReport small =
      slow_if([&](const std::vector<std::string>& cases) { return cases.size() > 19; });
  ASSERT_TRUE(small.failure);
  EXPECT_EQ(small.kind, InputKind::small);
  EXPECT_EQ(small.failure->spoilt_by, "");
  EXPECT_EQ(small.failure->slow_again, small.failure->cases);
  EXPECT_GT(small.failure->cases, 19U);

  // Nor is the sum of all a reason if they take no time: then some case leaves a loop without end.
  const auto endless_if = [](auto&& is_endless) {
    return report_of("lightoj1253", [&](const std::string& input) {
      return is_endless(impartial::cases_in("lightoj1253", input))
                 ? ProgramRun{Ending::time, {}, 2000}
                 : ProgramRun{Ending::exited, answers("lightoj1253", input), 1};
    });
  };
  const TrialReport endless =
      endless_if([](const std::vector<std::string>& cases) { return cases.size() > 4; });
  ASSERT_TRUE(endless.failure);
  EXPECT_EQ(endless.failure->cases, 5U);
  EXPECT_EQ(endless.failure->slow_again, 0U);
  EXPECT_NE(endless.failure->spoilt_by, "");
  const TrialReport late =
      endless_if([&](const std::vector<std::string>& cases) { return bytes(cases) > 30'000; });
  ASSERT_TRUE(late.failure);
  EXPECT_EQ(late.kind, InputKind::limits);
  EXPECT_EQ(late.failure->slow_again, 0U);

  // A loop that a case leaves without end is one.
  const TrialReport left = slow_if([&](const std::vector<std::string>& cases) {
    return std::adjacent_find(cases.begin(), cases.end(),
                              [](const std::string& a, const std::string& b) {
                                return a.starts_with("2\n") && b.starts_with("3\n");
                              }) != cases.end();
  });
  ASSERT_TRUE(left.failure);
  EXPECT_NE(left.failure->spoilt_by, "");
  EXPECT_EQ(left.failure->slow_again, 0U);

  const TrialReport various = slow_if([&](const std::vector<std::string>& cases) {
    return bytes(cases) > 30'000 && std::set(cases.begin(), cases.end()).size() > 10;
  });
  ASSERT_TRUE(various.failure);
  EXPECT_FALSE(various.failure->slow_alone);
  EXPECT_EQ(various.failure->slow_again, 0U);
}

// A program that ends at a case of hdu1527 never answers it.
TEST(Trial, FindsTheCaseAtWhichAProgramEnds) {
  for (const Ending ending : {Ending::crashed, Ending::time, Ending::memory, Ending::output}) {
    const TrialReport report = report_of("hdu1527", [&](const std::string& input) {
      if (("\n" + input).find("\n3 5\n") != std::string::npos) return ProgramRun{ending, {}};
      return ProgramRun{Ending::exited, answers("hdu1527", input)};
    });
    EXPECT_EQ(report.ending, ending);
    EXPECT_EQ(report.kind, InputKind::small);
    ASSERT_TRUE(report.failure);
    EXPECT_EQ(report.failure->input, "3 5\n");
    EXPECT_EQ(report.failure->position, "3 5");
    EXPECT_EQ(report.failure->expected, "0");
    EXPECT_EQ(report.failure->spoilt_by, "");
    EXPECT_LT(report.runs, 21U);
  }
}

// It is wrong on the sample, and breaks off at the smallest case.
TEST(Trial, TheVerdictIsThatOfTheInputThatIsShown) {
  const TrialReport report = report_of("hdu1846", [](const std::string& input) {
    std::istringstream in(input);
    std::string output;
    long cases = 0;
    long stones = 0;
    long most = 0;
    for (in >> cases; cases > 0 && in >> stones >> most; --cases) {
      if (most == 1) return ProgramRun{Ending::crashed, output};
      output += stones % (most - 1) != 0 ? "first\n" : "second\n";
    }
    return ProgramRun{Ending::exited, output};
  });
  ASSERT_TRUE(report.failure);
  EXPECT_EQ(report.failure->ending, Ending::crashed);
  EXPECT_EQ(report.ending, Ending::crashed);
}

TEST(Trial, FindsTheCaseThatSpoilsAnother) {
  const TrialReport report = report_of("hdu1527", [](const std::string& input) {
    std::string output = answers("hdu1527", input);
    std::istringstream cases(input);
    bool is_spoilt = false;
    std::size_t at = 0;
    for (std::string line; std::getline(cases, line); at += 2) {
      if (is_spoilt && line == "3 5") output[at] = '1';
      is_spoilt = is_spoilt || line == "0 2";
    }
    return ProgramRun{Ending::exited, output};
  });
  EXPECT_EQ(report.verdict, Verdict::wrong_answer);
  ASSERT_TRUE(report.failure);
  EXPECT_EQ(report.failure->input, "0 2\n3 5\n");
  EXPECT_EQ(report.failure->position, "3 5");
  EXPECT_EQ(report.failure->spoilt_by, "0 2");
  EXPECT_EQ(report.failure->numbers_read, 0U);
}

// Nim as in lightoj1253, of which a program reads the heaps until one is above 3, and no more. It
// reads lines if `takes_lines`, and then the rest of a line goes with it.
std::string breaks_at_large_heap(const std::string& input, bool takes_lines) {
  std::istringstream text(input);
  std::string output;
  std::size_t cases = 0;
  text >> cases;
  for (std::size_t i = 1; i <= cases; ++i) {
    std::size_t heaps = 0;
    text >> heaps;
    if (takes_lines) text.ignore(1 << 20, '\n');
    std::istringstream line;
    if (takes_lines) {
      std::string all;
      std::getline(text, all);
      line.str(all);
    }
    std::istream& rest = takes_lines ? static_cast<std::istream&>(line) : text;
    std::uint64_t sum = 0;
    std::uint64_t heap = 0;
    bool is_above_1 = false;
    bool is_large = false;
    for (std::size_t k = 0; k < heaps && !is_large && rest >> heap; ++k) {
      sum ^= heap;
      is_above_1 = is_above_1 || heap > 1;
      is_large = heap > 3;
    }
    const bool wins = is_large || (is_above_1 ? sum != 0 : heaps % 2 == 0);
    output += "Case " + std::to_string(i) + ": " + (wins ? "Alice" : "Bob") + "\n";
  }
  return output;
}

// Most cases stand behind a sum that is not 0, where a sum that is kept would do the same.
TEST(Trial, NamesNothingThatIsLeftOverWhereNothingIs) {
  const TrialReport report = report_of("hdu1907", [](const std::string& input) {
    std::istringstream numbers(input);
    std::string output;
    std::size_t cases = 0;
    for (numbers >> cases; cases > 0; --cases) {
      std::size_t heaps = 0;
      std::uint64_t largest = 0;
      numbers >> heaps;
      for (std::uint64_t heap = 0; heaps > 0; --heaps) {
        numbers >> heap;
        largest = std::max(largest, heap);
      }
      output += largest > 1 ? "John\n" : "Brother\n";
    }
    return ProgramRun{Ending::exited, output};
  });
  ASSERT_FALSE(report.check.explanations.empty());
  for (const impartial::Explanation& each : report.check.explanations) {
    EXPECT_NE(each.first.id, "nim_sum_kept");
    EXPECT_NE(each.second.id, "nim_sum_kept");
  }
}

// There is room for the answers of a hundred cases.
TEST(Trial, FindsHowManyCasesAreTooMany) {
  const TrialReport report = report_of("lightoj1253", [](const std::string& input) {
    std::istringstream lines(answers("lightoj1253", input));
    std::string output;
    for (auto [line, cases] = std::pair(std::string(), 1); std::getline(lines, line); ++cases) {
      if (cases > 100) line.replace(line.find(": ") + 2, std::string::npos, "Alice");
      output += line + "\n";
    }
    return ProgramRun{Ending::exited, output};
  });
  ASSERT_TRUE(report.failure);
  EXPECT_GT(report.failure->cases, 100U);
  EXPECT_NE(report.failure->spoilt_by, "");
}

// What it had written is lost: its last case is told, with the number that it has there.
TEST(Trial, TellsTheCaseAtWhichAProgramEnds) {
  for (const Ending ending : {Ending::crashed, Ending::memory}) {
    const TrialReport report = report_of("lightoj1253", [&](const std::string& input) {
      const bool ends = impartial::cases_in("lightoj1253", input).size() > 2;
      return ends ? ProgramRun{ending, {}}
                  : ProgramRun{Ending::exited, answers("lightoj1253", input)};
    });
    ASSERT_TRUE(report.failure);
    EXPECT_EQ(report.failure->cases, 3U);
    EXPECT_TRUE(report.failure->expected.starts_with("Case 3: ")) << report.failure->expected;
    EXPECT_TRUE(report.failure->input.ends_with("\n" + report.failure->position + "\n"));
  }
}

TEST(Trial, FindsHowMuchOfACaseIsRead) {
  const auto program = [](bool takes_lines) {
    return [takes_lines](const std::string& input) {
      return ProgramRun{Ending::exited, breaks_at_large_heap(input, takes_lines)};
    };
  };
  const TrialReport report = report_of("lightoj1253", program(false));
  ASSERT_TRUE(report.failure);
  EXPECT_GT(report.failure->numbers_read, 0U);
  // Lines are read to their ends.
  const TrialReport of_lines = report_of("lightoj1253", program(true));
  ASSERT_TRUE(of_lines.failure);
  EXPECT_EQ(of_lines.failure->numbers_read, 0U);
}

// A nim-sum that is kept, and beside it the rule reversed for a single heap of 1 only.
TEST(Trial, NamesTheFaultBesideOneOfTheOrder) {
  const TrialReport report = report_of("hdu1907", [](const std::string& input) {
    std::istringstream numbers(input);
    std::string output;
    std::size_t cases = 0;
    std::uint64_t sum = 0;
    for (numbers >> cases; cases > 0; --cases) {
      std::size_t heaps = 0;
      std::uint64_t heap = 0;
      numbers >> heaps;
      for (std::size_t i = 0; i < heaps; ++i) {
        numbers >> heap;
        sum ^= heap;
      }
      const bool is_single_one = heaps == 1 && heap == 1;
      output += (sum != 0) != is_single_one ? "John\n" : "Brother\n";
    }
    return ProgramRun{Ending::exited, output};
  });
  ASSERT_EQ(report.check.mistakes.size(), 1U);
  EXPECT_EQ(report.check.mistakes.front().id, "single_one_only");
  EXPECT_NE(std::find(report.check.remarks.begin(), report.check.remarks.end(),
                      impartial::Remark::earlier_cases),
            report.check.remarks.end());
}

// It reads nothing behind a number that is too large for it. So a cold pair that is right alone is
// wrong there, and no rule of positions is said.
TEST(Trial, SaysThatReadingEndsAtALargeNumber) {
  const TrialReport report = report_of("51nod1185", [](const std::string& input) {
    std::istringstream cases(answers("51nod1185", input));
    std::istringstream numbers(input);
    constexpr std::uint64_t kLargest = 0x7FFFFFFF;
    std::string output;
    bool reads = true;
    std::uint64_t first = 0;
    std::uint64_t second = 0;
    numbers >> first;
    for (std::string answer; std::getline(cases, answer);) {
      numbers >> first >> second;
      reads = reads && first <= kLargest && second <= kLargest;
      output += (reads ? answer : "A") + "\n";
    }
    return ProgramRun{Ending::exited, output};
  });
  EXPECT_EQ(report.verdict, Verdict::wrong_answer);
  ASSERT_TRUE(report.failure);
  EXPECT_EQ(report.failure->cases, 1U);
  EXPECT_EQ(report.failure->expected, "B");
  EXPECT_TRUE(report.failure->ends_reading);
  EXPECT_TRUE(report.check.diagnosis.rules.empty());
  EXPECT_NE(std::find(report.check.remarks.begin(), report.check.remarks.end(),
                      impartial::Remark::earlier_cases),
            report.check.remarks.end());
}

// Of what it is the cause cannot be told from answers that are others the next time.
TEST(Trial, SaysOfAProgramThatVariesOnlyThat) {
  const auto check = [](const std::function<bool(std::uint32_t, std::size_t)>& is_wrong) {
    std::uint32_t run = 0;
    const TrialReport report = report_of("hdu1527", [&](const std::string& input) {
      std::string output = answers("hdu1527", input);
      ++run;
      for (std::size_t at = 0; at < output.size(); at += 2) {
        if (is_wrong(run, at / 2)) output[at] = output[at] == '0' ? '1' : '0';
      }
      return ProgramRun{Ending::exited, output};
    });
    ASSERT_TRUE(report.failure);
    EXPECT_TRUE(report.varies);
    EXPECT_EQ(report.failure->spoilt_by, "");
    EXPECT_EQ(report.failure->numbers_read, 0U);
    EXPECT_FALSE(report.failure->ends_reading);
    EXPECT_TRUE(report.check.mistakes.empty());
    EXPECT_TRUE(report.check.explanations.empty());
    EXPECT_TRUE(report.check.diagnosis.rules.empty());
    EXPECT_EQ(std::find(report.check.remarks.begin(), report.check.remarks.end(),
                        impartial::Remark::earlier_cases),
              report.check.remarks.end());
    EXPECT_FALSE(report.values);
    EXPECT_FALSE(report.influence);
  };
  // Each answer by itself; all answers of a run; all of the first run only.
  for (std::uint32_t seed = 1; seed <= 4; ++seed) {
    impartial::Random random(seed);
    check([&](std::uint32_t, std::size_t) { return random.below(2) == 0; });
    check([&](std::uint32_t run, std::size_t) {
      return run == 1 || (run * 2654435761U + seed) >> 31 != 0;
    });
  }
  check([](std::uint32_t run, std::size_t) { return run == 1; });
}

// The same of one that always answers alike.
TEST(Trial, SaysOfNoOtherProgramThatItVaries) {
  const TrialReport report = report_of("hdu1527", [](const std::string& input) {
    std::string output = answers("hdu1527", input);
    output[0] = output[0] == '0' ? '1' : '0';
    return ProgramRun{Ending::exited, output};
  });
  ASSERT_TRUE(report.failure);
  EXPECT_FALSE(report.varies);
}

TEST(Trial, AnOutputWithoutEndMayBeTheEndOfTheInput) {
  const auto ending_with = [](const std::string& more) {
    const TrialReport report = report_of("hdu1527", [&](const std::string& input) {
      std::string output = answers("hdu1527", input);
      while (output.size() < 100'000) output += more;
      return ProgramRun{Ending::output, output};
    });
    return report.failure && report.failure->has_answered;
  };
  EXPECT_TRUE(ending_with("1\n"));
  EXPECT_FALSE(ending_with("\n"));
}

TEST(Trial, AProgramThatAnswersAndThenBreaksOffHasAnswered) {
  const TrialReport report = report_of("hdu1527", [](const std::string& input) {
    return ProgramRun{Ending::crashed, answers("hdu1527", input)};
  });
  ASSERT_TRUE(report.failure);
  EXPECT_TRUE(report.failure->has_answered);
  EXPECT_EQ(report.failure->found, report.failure->expected);
}

// All on one line, and wrong only for large numbers: the wrong answer is shown, not the form.
TEST(Trial, ShowsTheWrongAnswerOfAProgramWhoseFormIsWrongToo) {
  const TrialReport report = report_of("hdu1527", [](const std::string& input) {
    std::istringstream cases(input);
    std::istringstream right(answers("hdu1527", input));
    std::string output;
    std::string answer;
    for (std::string line; std::getline(cases, line) && right >> answer;)
      output += (line.size() > 18 ? "1" : answer) + " ";
    return ProgramRun{Ending::exited, output};
  });
  EXPECT_EQ(report.verdict, Verdict::wrong_answer);
  EXPECT_NE(report.kind, InputKind::small);
  ASSERT_TRUE(report.failure);
  EXPECT_EQ(report.failure->cases, 1U);
  EXPECT_EQ(report.failure->expected, "0");
  EXPECT_EQ(report.failure->found, "1");
}

// Three or more rows of 1 are played by the normal rule. It keeps nothing, though a flag that is
// kept explains all that its output on the small positions shows.
TEST(Trial, NamesNoMistakeThatTheCaseAloneRefutes) {
  const TrialReport report = report_of("hdu2509", [](const std::string& input) {
    std::istringstream numbers(input);
    std::string output;
    for (std::size_t rows = 0; numbers >> rows;) {
      std::uint64_t sum = 0;
      bool is_large = false;
      for (std::size_t i = 0; i < rows; ++i) {
        std::uint64_t row = 0;
        numbers >> row;
        sum ^= row;
        is_large = is_large || row > 1;
      }
      output += (is_large || rows > 2) == (sum != 0) ? "Yes\n" : "No\n";
    }
    return ProgramRun{Ending::exited, output};
  });
  ASSERT_TRUE(report.failure);
  EXPECT_EQ(report.failure->cases, 1U);
  EXPECT_TRUE(report.check.mistakes.empty());
}

TEST(Trial, GoesOnToLargeCases) {
  const TrialReport report = report_of("hdu1527", [](const std::string& input) {
    std::istringstream numbers(input);
    for (std::uint64_t number = 0; numbers >> number;) {
      if (number > 100'000'000) return ProgramRun{Ending::time, {}};
    }
    return ProgramRun{Ending::exited, answers("hdu1527", input)};
  });
  EXPECT_EQ(report.ending, Ending::time);
  EXPECT_NE(report.kind, InputKind::small);
  ASSERT_TRUE(report.failure);
  EXPECT_EQ(report.failure->cases, 1U);
}

// The cases that catch all mistakes at once are larger than those that catch this one.
TEST(Trial, ShowsTheSmallestCaseOfAMistake) {
  const auto rounded = [](const std::string& input) {
    std::istringstream numbers(input);
    std::string output;
    for (std::uint64_t a = 0, b = 0; numbers >> a >> b;) {
      const double product = static_cast<double>(a < b ? b - a : a - b) * 1.618;
      output += static_cast<std::uint64_t>(product) == std::min(a, b) ? "0\n" : "1\n";
    }
    return ProgramRun{Ending::exited, output};
  };
  const TrialReport report = report_of("hdu1527", rounded);
  ASSERT_EQ(report.check.mistakes.size(), 1U);
  EXPECT_EQ(report.check.mistakes.front().id, "rounded_ratio");
  ASSERT_TRUE(report.failure);
  EXPECT_EQ(report.failure->input, "376 609\n");

  // Where a text has one case, the smallest of those that were tried.
  const TrialReport one = report_of("luogu_p2252", rounded);
  ASSERT_TRUE(one.failure);
  EXPECT_LT(one.failure->input.size(), std::string("100000 100000").size());
}

// A judge's stack may be larger, but no right program needs much for a small position.
TEST(Trial, ASmallStackIsNoFaultOfTheProgram) {
  const auto needs_stack = [](std::uint64_t above) {
    return report_of("hdu1527", [above](const std::string& input) {
      std::istringstream numbers(input);
      for (std::uint64_t number = 0; numbers >> number;) {
        if (number > above) return ProgramRun{Ending::stack, {}};
      }
      return ProgramRun{Ending::exited, answers("hdu1527", input)};
    });
  };
  const TrialReport deep = needs_stack(100'000);
  EXPECT_EQ(deep.verdict, Verdict::accepted);
  EXPECT_FALSE(deep.failure);
  EXPECT_GT(deep.too_deep, 0U);
  const TrialReport endless = needs_stack(3);
  EXPECT_EQ(endless.ending, Ending::stack);
  ASSERT_TRUE(endless.failure);
  EXPECT_EQ(endless.failure->cases, 1U);
  EXPECT_EQ(endless.too_deep, 0U);
}

// Programs that read line by line end at a blank one.
TEST_P(EachDialect, AsksForCasesAsTheJudgeWritesThem) {
  const std::string& dialect = GetParam();
  const auto trial = *impartial::try_program(dialect, 1);
  std::string last;
  while (const std::string* const input = trial->next()) {
    last = *input;
    trial->take({Ending::crashed, {}});
  }
  // A scenario without numbers has an empty line of them.
  if (dialect == "tud2001") last = last.substr(0, last.size() - 1);
  EXPECT_EQ(last.find("\n\n"), std::string::npos) << last;
}

// A flag that is not cleared gives the answers of another mistake, but not to the case alone.
TEST(Trial, AsksTheCaseWhichMistakeItIs) {
  const auto misere = [](const std::string& input, bool keeps_flag) {
    std::istringstream numbers(input);
    std::string output;
    int cases = 0;
    numbers >> cases;
    bool flag = false;
    while (cases-- > 0) {
      int heaps = 0;
      int nim_sum = 0;
      numbers >> heaps;
      const bool is_single = heaps == 1;
      flag = flag && keeps_flag;
      for (int heap = 0; heaps > 0 && numbers >> heap; --heaps) {
        nim_sum ^= heap;
        flag = flag || heap > 1;
      }
      const bool normal = keeps_flag ? flag : flag || !is_single;
      output += (nim_sum != 0) == normal ? "John\n" : "Brother\n";
    }
    return ProgramRun{Ending::exited, output};
  };
  const auto named = [&](bool keeps_flag) {
    const TrialReport report =
        report_of("hdu1907", [&](const std::string& input) { return misere(input, keeps_flag); });
    std::string ids;
    for (const auto& mistake : report.check.mistakes) ids += std::string(mistake.id) + " ";
    EXPECT_TRUE(report.failure->spoilt_by.empty() || report.check.diagnosis.rules.empty());
    return ids;
  };
  EXPECT_EQ(named(true), "flag_kept ");
  EXPECT_EQ(named(false), "single_one_only ");
}

TEST(Trial, BlankLinesAreNoStateThatIsKept) {
  const TrialReport report = report_of("hdu1907", [](const std::string& input) {
    std::string output;
    std::istringstream lines(answers("hdu1907", input));
    for (std::string line; std::getline(lines, line);) output += line + "\n\n";
    return ProgramRun{Ending::exited, output};
  });
  EXPECT_EQ(report.verdict, Verdict::presentation_error);
  ASSERT_TRUE(report.failure);
  EXPECT_EQ(report.failure->cases, 2U);
  EXPECT_EQ(report.failure->spoilt_by, "");
}

// The second case is wrong behind any other, and what comes before it has no part in that.
TEST(Trial, TheNumberOfACaseAndAnEndOwnNoStateThatIsKept) {
  const TrialReport numbered = report_of("lightoj1253", [](const std::string& input) {
    std::string output;
    std::istringstream lines(answers("lightoj1253", input));
    for (std::string line; std::getline(lines, line);)
      output += "Case 1" + line.substr(line.find(':')) + "\n";
    return ProgramRun{Ending::exited, output};
  });
  const TrialReport ended = report_of("hdu1846", [](const std::string& input) {
    const std::string all = answers("hdu1846", input);
    return ProgramRun{Ending::exited, all.substr(0, all.find('\n') + 1)};
  });
  for (const TrialReport& report : {numbered, ended}) {
    EXPECT_EQ(report.verdict, Verdict::wrong_answer);
    ASSERT_TRUE(report.failure);
    EXPECT_EQ(report.failure->cases, 2U);
    EXPECT_EQ(report.failure->spoilt_by, "");
  }
  ASSERT_FALSE(numbered.check.near.empty());
  EXPECT_EQ(numbered.check.near[0].first.kind, impartial::NearAnswer::Kind::case_number);
}

// All answers stand in one line.
TEST(Trial, ARightProgramWithoutLineEndsHasOnlyThatFault) {
  for (const std::string dialect : {"hdu1536", "hdu1846", "hdu1527"}) {
    const TrialReport report = report_of(dialect, [&](const std::string& input) {
      std::string output = answers(dialect, input);
      std::erase(output, '\n');
      return ProgramRun{Ending::exited, output};
    });
    EXPECT_EQ(report.verdict, Verdict::presentation_error) << dialect;
    EXPECT_TRUE(report.check.mistakes.empty()) << dialect;
  }
}

// It takes Alice's one heap of 2 for Bob's, which the sample does not have.
TEST(Trial, AWrongAnswerWeighsMoreThanTheFormOfTheSample) {
  const TrialReport report = report_of("lightoj1253", [](const std::string& input) {
    std::string output;
    std::istringstream lines(answers("lightoj1253", input));
    std::istringstream words(input);
    std::uint64_t cases = 0;
    words >> cases;
    for (std::string line; std::getline(lines, line);) {
      std::uint64_t heaps = 0;
      std::uint64_t heap = 0;
      words >> heaps >> heap;
      const bool is_two = heaps == 1 && heap == 2;
      while (--heaps != 0) words >> heap;
      output += line.substr(0, line.find(':') + 1) +
                (is_two ? "Bob" : line.substr(line.find(": ") + 2)) + "\n";
    }
    return ProgramRun{Ending::exited, output};
  });
  EXPECT_EQ(report.verdict, Verdict::wrong_answer);
  EXPECT_EQ(report.kind, impartial::InputKind::small);
  EXPECT_FALSE(report.passed_before);
  ASSERT_TRUE(report.failure);
  EXPECT_EQ(report.failure->position, "2");
}

// Between the cases that the inputs happen to have, a threshold could lie anywhere.
TEST(Trial, FindsWhereATableEnds) {
  for (const std::uint64_t end : {300'000U, 7'000'000U}) {
    const TrialReport report = report_of("hdu1527", [end](const std::string& input) {
      std::string output = answers("hdu1527", input);
      std::istringstream numbers(input);
      std::uint64_t first = 0;
      std::uint64_t second = 0;
      for (std::size_t at = 0; numbers >> first >> second; at += 2) {
        if (std::max(first, second) - std::min(first, second) >= end) output[at] = '1';
      }
      return ProgramRun{Ending::exited, output};
    });
    ASSERT_FALSE(report.check.diagnosis.rules.empty());
    const auto& rule = report.check.diagnosis.rules.front();
    EXPECT_EQ(rule.fit, impartial::Fit::exactly);
    EXPECT_TRUE(std::any_of(
        rule.conditions.begin(), rule.conditions.end(), [&](const impartial::Condition& each) {
          return to_words(report.check.diagnosis, each) ==
                 "the difference of the heaps is at least " + std::to_string(end);
        }));
    EXPECT_LT(report.runs, 15U);
  }
}

// It halves an odd heap once, and gives 0 to what is odd then. No mistake and no rule says so.
TEST(Trial, FindsTheValuesBehindSums) {
  const TrialReport report = report_of("lightoj1296", [](const std::string& input) {
    std::istringstream numbers(input);
    std::string output;
    std::size_t cases = 0;
    numbers >> cases;
    for (std::size_t i = 1; i <= cases; ++i) {
      std::size_t heaps = 0;
      std::uint64_t heap = 0;
      std::uint64_t sum = 0;
      for (numbers >> heaps; heaps > 0 && numbers >> heap; --heaps) {
        if (heap % 2 == 1) heap /= 2;
        sum ^= heap % 2 == 1 ? 0 : heap / 2;
      }
      output += "Case " + std::to_string(i) + ": " + (sum != 0 ? "Alice\n" : "Bob\n");
    }
    return ProgramRun{Ending::exited, output};
  });
  ASSERT_TRUE(report.values);
  EXPECT_EQ(report.values->position, "n -> n-k : 0<k, 2k<=n: 11");
  ASSERT_GT(report.values->found.size(), 24U);
  for (std::size_t heap = 0; heap <= 24; ++heap) {
    const bool is_wrong = heap == 11 || heap == 19 || heap == 23;
    EXPECT_EQ(report.values->found[heap] != report.values->right[heap], is_wrong) << heap;
  }
  EXPECT_EQ(report.values->found[11], 0U);
  EXPECT_EQ(report.values->right[11], 1U);
  EXPECT_LT(report.runs, 30U);
}

// A rule of the remainder by p + q + 1, in which nobody sees one of that by p + q.
TEST(Trial, FindsThePeriodOfSingleHeaps) {
  const TrialReport report = report_of("hdu2897", [](const std::string& input) {
    std::istringstream numbers(input);
    std::string output;
    for (std::uint64_t n = 0, p = 0, q = 0; numbers >> n >> p >> q;) {
      const std::uint64_t rest = n % (p + q + 1);
      output += rest == 0 || rest > p ? "WIN\n" : "LOST\n";
    }
    return ProgramRun{Ending::exited, output};
  });
  ASSERT_TRUE(report.values);
  EXPECT_TRUE(report.values->are_outcomes);
  EXPECT_EQ(report.values->found_period, report.values->right_period + 1);
}

// A right sum, but for positions with a large heap: no values are behind that.
TEST(Trial, FindsNoValuesWhereTheSumIsWrong) {
  const TrialReport report = report_of("lightoj1199", [](const std::string& input) {
    std::istringstream numbers(input);
    std::istringstream lines(answers("lightoj1199", input));
    std::string output;
    std::size_t cases = 0;
    numbers >> cases;
    for (std::string line; std::getline(lines, line);) {
      std::size_t heaps = 0;
      std::uint64_t heap = 0;
      std::uint64_t stones = 0;
      for (numbers >> heaps; heaps > 0 && numbers >> heap; --heaps) stones += heap * heap;
      const std::size_t colon = line.find(": ") + 2;
      output += line.substr(0, colon) + (stones % 5 == 0 ? "Bob" : line.substr(colon)) + "\n";
    }
    return ProgramRun{Ending::exited, output};
  });
  EXPECT_EQ(report.verdict, Verdict::wrong_answer);
  EXPECT_FALSE(report.values);
}

// A recursion as deep as the heap ends only on a large heap with a small take.
TEST(Trial, AsksForTheLastSpecialCaseOfAJudgeWithOneCase) {
  const TrialReport report = report_of("cses1729", [](const std::string& input) {
    const bool is_deep = input.starts_with("1000000 3\n1 3 4");
    return is_deep ? ProgramRun{Ending::crashed, ""}
                   : ProgramRun{Ending::exited, answers("cses1729", input)};
  });
  EXPECT_EQ(report.ending, Ending::crashed);
  ASSERT_TRUE(report.failure);
  EXPECT_EQ(report.failure->input, "1000000 3\n1 3 4\n");
}

// It leaves the loop over the heaps at an empty one, and takes the others for the next position.
TEST(Trial, FindsThatTheRestOfALineIsNotRead) {
  const TrialReport report = report_of("hdu1536", [](const std::string& input) {
    std::istringstream numbers(input);
    std::string right;
    std::string output;
    for (std::size_t size = 0; numbers >> size && size != 0;) {
      std::string set = std::to_string(size);
      std::size_t number = 0;
      for (; size > 0 && numbers >> number; --size) set += " " + std::to_string(number);
      std::size_t positions = 0;
      for (numbers >> positions; positions > 0; --positions) {
        std::string heaps;
        std::size_t count = 0;
        std::size_t read = 0;
        for (numbers >> count; read < count && numbers >> number && number != 0; ++read)
          heaps += " " + std::to_string(number);
        if (!numbers) break;
        std::string one = set;
        one += "\n1\n" + std::to_string(std::max<std::size_t>(read, 1));
        one += heaps.empty() ? " 0" : heaps;
        one += "\n0\n";
        output += answers("hdu1536", one).substr(0, 1);
      }
      output += "\n";
    }
    return ProgramRun{Ending::exited, output};
  });
  ASSERT_TRUE(report.failure);
  EXPECT_EQ(report.failure->input, "1 1\n1\n2 0 1\n0\n");
  EXPECT_EQ(report.failure->numbers_read, 5U);
}

// The third heap is read and forgotten: the first is taken twice.
TEST(Trial, FindsTheNumbersThatAreLeftOut) {
  std::vector<unsigned> values(1'001);
  for (std::size_t heap = 1; heap < values.size(); ++heap) {
    std::set<unsigned> seen;
    for (std::size_t take = 1, next = 2; take <= heap; next += take, take = next - take)
      seen.insert(values[heap - take]);
    while (seen.contains(values[heap])) ++values[heap];
  }
  const TrialReport report = report_of("hdu1848", [&](const std::string& input) {
    std::istringstream numbers(input);
    std::string output;
    std::size_t a = 0;
    std::size_t b = 0;
    for (std::size_t c = 0; numbers >> a >> b >> c && (a != 0 || b != 0 || c != 0);)
      output += (values[a] ^ values[b] ^ values[a]) != 0 ? "Fibo\n" : "Nacci\n";
    return ProgramRun{Ending::exited, output};
  });
  ASSERT_TRUE(report.influence);
  EXPECT_EQ(report.influence->ignored, (std::vector<std::size_t>{0, 2}));
}

// Its answers depend on their place in the output, so nothing is said of the numbers of a case.
TEST(Trial, FindsNoInfluenceWhereAnswersDependOnOtherCases) {
  const TrialReport report = report_of("hdu1848", [](const std::string& input) {
    std::istringstream lines(answers("hdu1848", input));
    std::string output;
    std::size_t count = 0;
    for (std::string line; std::getline(lines, line);)
      output += count++ % 3 == 0 ? (line == "Fibo" ? "Nacci\n" : "Fibo\n") : line + "\n";
    return ProgramRun{Ending::exited, output};
  });
  EXPECT_EQ(report.verdict, Verdict::wrong_answer);
  EXPECT_FALSE(report.influence);
}

// Beside the pair at which it ends, its golden ratio is a float.
TEST(Trial, FindsTheFaultBesideTheCaseAtWhichAnswersEnd) {
  const TrialReport report = report_of("hdu1527", [](const std::string& input) {
    std::istringstream numbers(input);
    std::string output;
    int first = 0;
    int second = 0;
    const float ratio = 1.618034F;
    while (numbers >> first >> second && (first != 0 || second != 0)) {
      const int apart = std::abs(first - second);
      const bool is_cold =
          std::min(first, second) == static_cast<int>(static_cast<float>(apart) * ratio);
      output += is_cold ? "0\n" : "1\n";
    }
    return ProgramRun{Ending::exited, output};
  });
  ASSERT_TRUE(report.failure);
  EXPECT_EQ(report.failure->input, "0 0\n");
  EXPECT_TRUE(report.failure->ends_here);
  ASSERT_EQ(report.check.mistakes.size(), 1U);
  EXPECT_EQ(report.check.mistakes.front().id, "float");
}

// The answer of normal Nim follows that of heaps of 1.
TEST(Trial, NamesAMistakeWithAnswersTooMany) {
  const TrialReport report = report_of("hdu1907", [](const std::string& input) {
    std::istringstream numbers(input);
    std::string output;
    std::size_t cases = 0;
    for (numbers >> cases; cases > 0; --cases) {
      std::size_t count = 0;
      numbers >> count;
      std::uint64_t sum = 0;
      std::uint64_t largest = 0;
      std::uint64_t heap = 0;
      for (std::size_t i = 0; i < count && numbers >> heap; ++i) {
        sum ^= heap;
        largest = std::max(largest, heap);
      }
      if (largest == 1) output += count % 2 == 0 ? "John\n" : "Brother\n";
      output += sum != 0 ? "John\n" : "Brother\n";
    }
    return ProgramRun{Ending::exited, output};
  });
  ASSERT_EQ(report.check.mistakes.size(), 1U);
  EXPECT_EQ(report.check.mistakes.front().id, "no_else");
}

// Two mistakes together explain all wrong cases.
void expect_both(const TrialReport& report, const std::set<std::string_view>& ids) {
  ASSERT_EQ(report.check.explanations.size(), 1U);
  const auto& found = report.check.explanations.front();
  EXPECT_EQ(std::set({found.first.id, found.second.id}), ids);
  EXPECT_EQ(found.explains, report.check.diagnosis.wrong);
}

// An odd heap is not split in its middle, and the nim-sum is not cleared.
TEST(Trial, NamesAMistakeBesideAStateThatIsKept) {
  std::vector<unsigned> values(10'001);
  for (std::size_t heap = 1; heap < values.size(); ++heap) {
    std::set<unsigned> seen;
    for (std::size_t part = 1; part < heap / 2; ++part)
      seen.insert(values[part] ^ values[heap - part]);
    while (seen.contains(values[heap])) ++values[heap];
  }
  const TrialReport report = report_of("lightoj1199", [&](const std::string& input) {
    std::istringstream numbers(input);
    std::string output;
    std::size_t cases = 0;
    unsigned sum = 0;
    numbers >> cases;
    for (std::size_t i = 1; i <= cases; ++i) {
      std::size_t heaps = 0;
      std::size_t heap = 0;
      for (numbers >> heaps; heaps > 0 && numbers >> heap; --heaps) sum ^= values[heap];
      output += "Case " + std::to_string(i) + ": " + (sum != 0 ? "Alice\n" : "Bob\n");
    }
    return ProgramRun{Ending::exited, output};
  });
  expect_both(report, {"middle_left_out", "sum_kept"});
}

// Sums with the new number are taken once, and the loops end at 19.
TEST(Trial, NamesTwoMistakesAtOnce) {
  std::vector<char> known(1 << 21);
  const auto after = [](int free, int number) {
    free &= ~(1 << number);
    for (int i = 20; i >= 2; --i) {
      if ((free >> i & 1) == 0 && i + number <= 20) free &= ~(1 << (i + number));
    }
    return free;
  };
  const std::function<bool(int)> wins = [&](int free) {
    char& outcome = known[static_cast<std::size_t>(free)];
    for (int i = 2; i < 20 && outcome == 0; ++i) {
      if ((free >> i & 1) != 0 && !wins(after(free, i))) outcome = 'N';
    }
    if (outcome == 0) outcome = 'P';
    return outcome == 'N';
  };
  const TrialReport report = report_of("poj1143", [&](const std::string& input) {
    std::istringstream numbers(input);
    std::string output;
    int cases = 0;
    for (int count = 0; numbers >> count && count != 0;) {
      int free = 0;
      int number = 0;
      while (count-- > 0 && numbers >> number) free |= 1 << number;
      std::string moves;
      for (int i = 2; i < 20; ++i) {
        if ((free >> i & 1) != 0 && !wins(after(free, i))) moves += " " + std::to_string(i);
      }
      output += "Test Case #" + std::to_string(++cases) + "\n" +
                (moves.empty() ? "There's no winning move." : "The winning moves are:" + moves) +
                "\n\n";
    }
    return ProgramRun{Ending::exited, output};
  });
  expect_both(report, {"one_pass", "without_20"});
}

// A program that cannot be tried twice with the same result.
TEST(Trial, EndsWithAProgramThatChangesItsMind) {
  int runs = 0;
  const TrialReport report = report_of("hdu1527", [&](const std::string& input) {
    return ProgramRun{++runs == 2 ? Ending::crashed : Ending::exited, answers("hdu1527", input)};
  });
  EXPECT_EQ(report.ending, Ending::crashed);
  ASSERT_TRUE(report.failure);
  EXPECT_GT(report.failure->cases, 1U);
}

}  // namespace
}  // namespace impartial_tests
