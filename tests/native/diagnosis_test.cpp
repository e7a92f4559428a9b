// The rule by which the cases of an output are wrong: found for random deviations of the game's
// rule, and not found where there is none.

#include "core/diagnosis.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "boundary/check.hpp"
#include "boundary/practice.hpp"
#include "core/case_session.hpp"
#include "native/support.hpp"

namespace impartial {
// For RapidCheck's reports.
static void showValue(Relation relation, std::ostream& os) { os << name(relation); }
}  // namespace impartial

namespace impartial_tests {
namespace {

using impartial::CheckReport;
using impartial::Condition;
using impartial::Diagnosis;
using impartial::Fit;
using impartial::Relation;
using impartial::WrongWhen;

// The dialects that answer each case with one of two words.
const std::vector<std::string>& two_word_dialects() {
  static const std::vector<std::string> dialects{"lightoj1253", "hdu1907", "hackerrank_misere_nim",
                                                 "hdu1527", "hdu5724"};
  return dialects;
}

// A case of an input: the line of its answer, the other answer, and its features.
struct Case {
  std::string right;
  std::string other;
  std::vector<std::uint64_t> features;
};

std::vector<Case> cases_of(const std::string& dialect, const std::string& input) {
  static const std::map<std::string, std::string> opposites{
      {"Alice", "Bob"}, {"John", "Brother"}, {"First", "Second"}, {"1", "0"}, {"YES", "NO"}};
  std::vector<Case> cases;
  std::istringstream lines(solve(dialect, input).answer);
  for (std::string line; std::getline(lines, line);) {
    const auto from = line.find_last_of(' ') + 1;
    std::string other;
    for (const auto& [one, two] : opposites) {
      if (line.substr(from) == one) other = two;
      if (line.substr(from) == two) other = one;
    }
    cases.push_back({line, line.substr(0, from) + other, {}});
  }
  in_dialect(dialect, [&]<class G>(std::type_identity<G>, auto& of) {
    impartial::read_cases(of, input, [&](const auto& read) {
      for (const auto& feature : impartial::features_of<G>())
        cases[static_cast<std::size_t>(read.number - 1)].features.push_back(
            feature.value(read.position));
    });
  });
  return cases;
}

std::vector<impartial::FeatureInfo> features_of(const std::string& dialect) {
  std::vector<impartial::FeatureInfo> infos;
  in_dialect(dialect, [&]<class G>(std::type_identity<G>, auto&) {
    for (const auto& feature : impartial::features_of<G>()) infos.push_back(feature.info);
  });
  return infos;
}

std::string input_of(const std::string& dialect, std::uint32_t seed) {
  return *impartial::generate(dialect, impartial::InputKind::adversarial, seed);
}

// Whether the rule is met, as a reader understands it.
bool meets(const WrongWhen& rule, const std::vector<std::uint64_t>& features) {
  std::size_t met = 0;
  for (const Condition& condition : rule.conditions) {
    if (condition.is_met(features[condition.feature])) ++met;
  }
  return rule.is_either ? met != 0 : met == rule.conditions.size();
}

Condition random_condition(const std::vector<impartial::FeatureInfo>& features,
                           const std::vector<Case>& cases) {
  Condition condition;
  condition.feature = *rc::gen::inRange<std::size_t>(0, features.size());
  if (!features[condition.feature].is_number()) {
    condition.relation = *rc::gen::element(Relation::holds, Relation::fails);
    return condition;
  }
  condition.number = (*rc::gen::elementOf(cases)).features[condition.feature];
  condition.relation = condition.number <= 3
                           ? *rc::gen::element(Relation::equal, Relation::odd, Relation::even)
                           : *rc::gen::element(Relation::at_least, Relation::below);
  return condition;
}

// A right program, but for the answers where one feature or two joined hold, is told by a rule that
// holds exactly there.
TEST(Diagnosis, FindsARandomDeviationOfTheRule) {
  std::size_t found = 0;
  for (const std::string& dialect : two_word_dialects()) {
    const std::vector<impartial::FeatureInfo> features = features_of(dialect);
    ASSERT_FALSE(features.empty()) << dialect;
    const std::string input = input_of(dialect, 1);
    const std::vector<Case> cases = cases_of(dialect, input);
    const bool holds = rc::check(dialect, [&] {
      WrongWhen deviation;
      deviation.conditions.push_back(random_condition(features, cases));
      if (*rc::gen::arbitrary<bool>())
        deviation.conditions.push_back(random_condition(features, cases));
      std::string output;
      std::size_t wrong = 0;
      for (const Case& each : cases) {
        const bool is_wrong = meets(deviation, each.features);
        wrong += is_wrong;
        output += (is_wrong ? each.other : each.right) + "\n";
      }
      // Fewer could be chance.
      if (wrong < 8 || wrong + 8 > cases.size()) return;
      const impartial::CheckReport report = check(dialect, input, output);
      // A mistake that does the same says it in other words.
      if (!report.mistakes.empty() ||
          (!report.explanations.empty() && report.explanations[0].explains == wrong))
        return;
      const Diagnosis& diagnosis = report.diagnosis;
      RC_ASSERT(diagnosis.is_sure);
      RC_ASSERT(!diagnosis.rules.empty());
      const WrongWhen& rule = diagnosis.rules.front();
      RC_ASSERT(rule.fit == Fit::exactly);
      RC_ASSERT(rule.wrong == wrong);
      RC_ASSERT(rule.right == 0U);
      ++found;
    });
    EXPECT_TRUE(holds) << dialect;
  }
  EXPECT_GT(found, 100U);
}

// A program with two of the known mistakes, or with another form of one, is named by mistakes that
// explain all of its wrong answers.
TEST(Rare, DiagnosisNamesTwoMistakesTogether) {
  std::size_t named = 0;
  for (const std::string& dialect : dialects()) {
    in_dialect(dialect, [&](auto, auto& of) {
      const auto combined = of.mistakes().combined;
      const std::string input = combined.count == 0 ? "" : input_of(dialect, 1);
      const std::size_t step = 1 + combined.count / 20;
      for (std::size_t i = step / 2; i < combined.count; i += step) {
        const auto program = combined.start(i);
        impartial::Answers answers;
        impartial::read_cases(of, input, [&](const auto& read) { program->answer(read, answers); });
        std::string output;
        for (std::size_t k = 0; k < answers.count(); ++k) output += answers[k];
        const CheckReport report = check(dialect, input, output);
        const std::size_t wrong = report.diagnosis.wrong;
        // Fewer wrong or right ones could be chance; and where answers are too many, others are
        // those of other cases.
        if (wrong < 8 || report.right < 4 || report.missing + report.extra != 0) continue;
        if (!report.mistakes.empty() || !report.looks_like.empty() ||
            std::count(report.remarks.begin(), report.remarks.end(),
                       impartial::Remark::same_answer) != 0)
          continue;
        const auto [first, second] = combined.ids(i);
        ASSERT_FALSE(report.explanations.empty()) << dialect << " " << first << " " << second;
        EXPECT_EQ(report.explanations[0].explains, wrong) << dialect << " " << first;
        EXPECT_FALSE(report.explanations[0].first.sentence.empty()) << dialect << " " << first;
        ++named;
      }
    });
  }
  EXPECT_GT(named, 30U);
}

// The features of a position, and the judge's text of the input that has only this position.
std::vector<std::uint64_t> features_at(const std::string& dialect, const std::string& position) {
  std::vector<std::uint64_t> features;
  in_dialect(dialect, [&]<class G>(std::type_identity<G>, const auto& of) {
    // A case has more than its position.
    const auto small = of.case_list().small;
    const auto found = std::find_if(small.begin(), small.end(), [&](const auto& each) {
      return impartial::position_of<G>(each) == position;
    });
    ASSERT_NE(found, small.end()) << position;
    for (const auto& feature : impartial::features_of<G>())
      features.push_back(feature.value(*found));
  });
  return features;
}

// No position that an input of the small ones has before it meets the rule too.
TEST(Rare, DiagnosisNamesTheSmallestPositionOfTheRule) {
  for (const std::string& dialect : two_word_dialects()) {
    const std::vector<impartial::FeatureInfo> features = features_of(dialect);
    const std::vector<Case> small =
        cases_of(dialect, *impartial::generate(dialect, impartial::InputKind::small, 1));
    const std::string input = input_of(dialect, 1);
    const std::vector<Case> cases = cases_of(dialect, input);
    std::size_t named = 0;
    const bool holds = rc::check(dialect, [&] {
      WrongWhen deviation;
      deviation.conditions.push_back(random_condition(features, cases));
      std::string output;
      for (const Case& each : cases)
        output += (meets(deviation, each.features) ? each.other : each.right) + "\n";
      const Diagnosis diagnosis = check(dialect, input, output).diagnosis;
      if (!diagnosis.is_sure || diagnosis.rules.empty()) return;
      const WrongWhen& rule = diagnosis.rules.front();
      if (rule.smallest.empty()) return;
      ++named;
      const std::vector<std::uint64_t> found = features_at(dialect, rule.smallest);
      RC_ASSERT(meets(rule, found));
      for (const Case& each : small) {
        if (meets(rule, each.features)) {
          RC_ASSERT(each.features == found);
          break;
        }
      }
    });
    EXPECT_TRUE(holds) << dialect;
    EXPECT_GT(named, 10U) << dialect;
  }
}

// A right program, but for the cases behind the first ones.
Diagnosis wrong_behind(std::size_t first) {
  const std::string input = input_of("hdu1527", 1);
  std::string output;
  const std::vector<Case> cases = cases_of("hdu1527", input);
  for (std::size_t i = 0; i < cases.size(); ++i)
    output += (i >= first ? cases[i].other : cases[i].right) + "\n";
  return check("hdu1527", input, output).diagnosis;
}

// A program may have room for ten cases. A rule of the place in the input has no smallest position.
TEST(Diagnosis, NamesTheRoomForCases) {
  const Diagnosis diagnosis = wrong_behind(10);
  ASSERT_FALSE(diagnosis.rules.empty());
  EXPECT_TRUE(diagnosis.is_sure);
  EXPECT_EQ(to_words(diagnosis, diagnosis.rules.front().conditions.front()),
            "the number of the case is at least 11");
  EXPECT_EQ(diagnosis.rules.front().smallest, "");
}

// Nobody makes room for 37.
TEST(Diagnosis, NamesNoOtherNumberOfACase) {
  const Diagnosis diagnosis = wrong_behind(37);
  for (const WrongWhen& rule : diagnosis.rules) {
    for (const Condition& condition : rule.conditions)
      EXPECT_NE(diagnosis.features[condition.feature].id, "case_number");
  }
}

// An input of large positions tells nothing of small ones.
TEST(Diagnosis, NamesNoSmallerPositionThanItHasSeen) {
  const std::string input = *impartial::generate("hdu1527", impartial::InputKind::limits, 1, 200);
  std::string output;
  std::size_t wrong = 0;
  for (const Case& each : cases_of("hdu1527", input)) {
    const bool loses = each.right == "0";
    wrong += loses;
    output += (loses ? each.other : each.right) + "\n";
  }
  ASSERT_GT(wrong, 8U);
  const Diagnosis diagnosis = check("hdu1527", input, output).diagnosis;
  ASSERT_TRUE(diagnosis.is_sure);
  EXPECT_EQ(diagnosis.rules.front().smallest, "");
}

// The mistake is none that is known, and the rule is one of the remainder that programs take.
TEST(Diagnosis, NamesARuleOfTheRemainder) {
  const std::string input = *impartial::generate("hdu2897", impartial::InputKind::small, 1);
  std::istringstream cases(input);
  std::string output;
  for (std::uint64_t n = 0, p = 0, q = 0; cases >> n >> p >> q;) {
    const std::uint64_t rest = n % (p + q);
    output += rest == 0 || (p < rest && rest <= q) ? "WIN\n" : "LOST\n";
  }
  const Diagnosis diagnosis = check("hdu2897", input, output).diagnosis;
  ASSERT_TRUE(diagnosis.is_sure);
  EXPECT_EQ(diagnosis.rules.front().fit, Fit::exactly);
  ASSERT_EQ(diagnosis.rules.front().conditions.size(), 1U);
  const Condition& condition = diagnosis.rules.front().conditions.front();
  EXPECT_EQ(diagnosis.features[condition.feature].id, "rest_above_last");
  EXPECT_EQ(condition.relation, Relation::holds);
}

// A rule that most right cases meet too, or that tells of few wrong ones, says nothing of the
// mistake, however unlikely it is by chance.
TEST(Diagnosis, SaysNothingThatTellsOfFew) {
  constexpr std::size_t kWrong = 200;
  for (const std::size_t met : {kWrong, std::size_t{40}}) {
    impartial::FeatureTable wrong(1);
    impartial::FeatureTable right(1);
    const auto add = [](impartial::FeatureTable& table, std::uint64_t value) {
      table.add(std::vector<std::uint64_t>{value});
    };
    for (std::size_t i = 0; i < kWrong; ++i) add(wrong, i < met);
    // The first rule is met in 3 of 4 right cases, the second one in none.
    for (std::size_t i = 0; i < 400; ++i) add(right, met == kWrong && i % 4 != 0);
    const std::vector<impartial::FeatureInfo> features{{"equal", "equal", "not equal"}};
    EXPECT_TRUE(impartial::diagnose(features, wrong, right).rules.empty()) << met;
  }
}

// Between the cases the threshold may lie anywhere.
TEST(Diagnosis, TellsWhereAThresholdMayLie) {
  impartial::FeatureTable wrong(1);
  impartial::FeatureTable right(1);
  for (std::uint64_t i = 0; i < 40; ++i) {
    wrong.add(std::vector<std::uint64_t>{536'900'000 + 1'000'000 * i});
    right.add(std::vector<std::uint64_t>{530'000'000 - 1'000'000 * i});
  }
  const std::vector<impartial::FeatureInfo> features{{"larger", "the larger heap"}};
  const Diagnosis diagnosis = impartial::diagnose(features, wrong, right);
  ASSERT_TRUE(diagnosis.is_sure);
  impartial::JsonWriter json;
  write_json(json, diagnosis);
  EXPECT_NE(json.take().find(R"("gaps":[{"number":536000000,"from":530000001,"to":536900000}])"),
            std::string::npos);
}

TEST(Diagnosis, SaysNothingOfARightOutput) {
  for (const std::string& dialect : two_word_dialects()) {
    const std::string input = input_of(dialect, 3);
    const CheckReport report = check(dialect, input, solve(dialect, input).answer);
    EXPECT_TRUE(report.diagnosis.rules.empty()) << dialect;
    EXPECT_TRUE(report.explanations.empty()) << dialect;
  }
}

// Random wrong cases follow no rule, and no mistakes explain them.
TEST(Rare, DiagnosisIsNotSureOfNoise) {
  std::size_t outputs = 0;
  std::size_t sure = 0;
  std::size_t explained = 0;
  for (const std::string& dialect : two_word_dialects()) {
    for (std::uint32_t seed = 1; seed <= 10; ++seed) {
      const std::string input = input_of(dialect, seed);
      impartial::Random random(seed);
      std::string output;
      for (const Case& each : cases_of(dialect, input))
        output += (random.below(8) == 0 ? each.other : each.right) + "\n";
      const CheckReport report = check(dialect, input, output);
      ++outputs;
      if (report.diagnosis.is_sure) ++sure;
      if (!report.explanations.empty()) ++explained;
    }
  }
  EXPECT_EQ(outputs, 50U);
  EXPECT_EQ(sure, 0U);
  EXPECT_EQ(explained, 0U);
}

// Numbers of machines and powers of ten are preferred where a gap leaves the choice.
TEST(Diagnosis, NamesTheRoundestThreshold) {
  const std::vector<impartial::FeatureInfo> features{{"size", "the size"}};
  impartial::FeatureTable wrong(1);
  impartial::FeatureTable right(1);
  for (std::uint64_t i = 0; i < 40; ++i) {
    wrong.add(std::vector{3'000'000'000 + 7 * i});
    right.add(std::vector{1'000 + 7 * i});
  }
  const Diagnosis diagnosis = diagnose(features, wrong, right);
  ASSERT_TRUE(diagnosis.is_sure);
  EXPECT_EQ(to_words(diagnosis, diagnosis.rules.front().conditions.front()),
            "the size is at least 2147483648");
}

// The cases of a long output are counted, not kept.
TEST(Diagnosis, OfALongOutputLooksAtAPart) {
  const std::string dialect = "hdu1527";
  std::string input;
  std::string output;
  for (int i = 0; i < 20'000; ++i) {
    const int first = i % 200;
    const int second = i / 200 % 100;
    input += std::to_string(first) + " " + std::to_string(second) + "\n";
  }
  const std::vector<Case> cases = cases_of(dialect, input);
  for (const Case& each : cases) output += (each.features[0] != 0 ? each.other : each.right) + "\n";
  const Diagnosis diagnosis = check(dialect, input, output).diagnosis;
  ASSERT_TRUE(diagnosis.is_sure);
  EXPECT_EQ(to_words(diagnosis, diagnosis.rules.front().conditions.front()), "the heaps are equal");
  EXPECT_LE(diagnosis.right, impartial::Evidence::kKept);
  EXPECT_GT(diagnosis.right, impartial::Evidence::kKept / 4);
}

}  // namespace
}  // namespace impartial_tests
