// Tries a program of which nothing is known but what it prints: decides on which inputs it runs and
// what its answers mean. Who runs it, a terminal or a page, decides nothing.
//
//   while (const std::string* input = trial.next()) trial.take(run(*input));
//   trial.report()
//
// 1. The survey: the sample, all small positions in as few inputs as the judge allows, inputs that
//    catch the known mistakes, special positions, the judge's limits. A program that fails on the
//    sample goes on to the small positions, and one whose answers are wrong to the inputs that tell
//    by which rule.
// 2. One case: the failing cases of the smallest input, each alone, the shortest first; among them
//    the smallest that the mistakes which answer as the program did get wrong. If the program ends
//    before it answers, the shortest beginning of the input that makes it end is searched for, and
//    its last case is tried alone. It is asked too which of the mistakes that answer as the program
//    did answer it so: alone, some are right.
//    If an input at the judge's limits takes too long, its longest case runs alone, then shorter
//    ones. If none takes too long alone, here or among small cases, the longest runs again and
//    again.
// 3. Company: if none fails alone, the fewest cases before such a case that make it fail. Then the
//    program keeps something from one case to the next.
//    If the program ends at the case that fails, its other faults are looked for without it.
// 4. Doubt: what is said of the program agrees with all that it was seen to answer. A rule is asked
//    about cases that it was not learned from, and a threshold about the gap in which it may lie.
// 5. Each alone: a program that is wrong alone, and else behind others, has two faults. Cases that
//    run each alone tell of the one that is not of their order.
// 6. Values: of a sum of heaps, if no rule was found, which values of single heaps its answers come
//    from.
// 7. Influence: if that tells nothing either, on which numbers of a case its answer depends.
// 8. Reading: a case that leaves something is cut shorter, until the cases behind it are right. And
//    if a case has a number above 2^31 - 1, it is looked whether anything is read behind it.
// 9. Again: inputs on which it failed run once more. If it answers one of them otherwise, nothing
//    that was learned from its answers holds.
//
// Where a program's stack ends is a matter of the machine. A browser's is smaller than a judge's:
// there, only a program whose stack ends on small positions fails.
#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "boundary/practice.hpp"
#include "core/check_report.hpp"
#include "core/expected.hpp"
#include "core/generator.hpp"
#include "core/heap_values.hpp"
#include "core/influence.hpp"

namespace impartial {

// How a run of a program ends.
// `stack`: of the machine that ran it, which holds less than a judge's.
enum class Ending { exited, crashed, stack, time, memory, output };
std::string_view name(Ending ending);

struct ProgramRun {
  Ending ending = Ending::exited;
  std::string output;
  double milliseconds = 0;  // how long it ran, as far as its runner measures that
};

struct TrialReport {
  // Of the first run that failed, or of the last one.
  Ending ending = Ending::exited;
  // If it exited.
  Verdict verdict = Verdict::not_judged;
  // The input of that run.
  InputKind kind = InputKind::sample;
  // On those before it, it had no presentation error either.
  bool passed_before = true;
  std::uint32_t seed = 0;
  std::uint64_t runs = 0;
  std::uint64_t cases = 0;  // in all of them
  // Its inputs that are not judged, because the program needs more stack than there was.
  std::uint64_t too_deep = 0;

  // The smallest input on which the program was seen to fail.
  struct Failure {
    std::string input;
    std::uint64_t cases = 0;
    Ending ending = Ending::exited;
    // Of the case that fails, the last one of the input, if it was found.
    std::string position;
    std::string expected;
    std::string found;
    // The case before it without which it is right, or the last of several of which half do no
    // harm; empty if it fails alone.
    std::string spoilt_by;
    // If the program reads only so many numbers of that case, or of the one that fails, which has
    // more; otherwise 0.
    std::uint64_t numbers_read = 0;
    // Nothing behind this case is read, which has a number of more than 32 bits.
    bool ends_reading = false;
    // All cases of the input are answered rightly, and then it breaks off or goes on without end.
    bool has_answered = false;
    // Then its input has ended, which nothing before has told.
    bool is_past_end = false;
    // This case alone takes too long. The smallest of the input that does, as far as was tried.
    bool slow_alone = false;
    // No case takes too long alone, but the same one so many times does, and their times explain
    // it; otherwise 0.
    std::uint64_t slow_again = 0;
    // Nothing is answered from this case on. What else is said is of inputs without it.
    bool ends_here = false;
  };
  std::optional<Failure> failure;
  // It answers the same input differently each time. Then nothing is said of causes.
  bool varies = false;
  // Of the input of the survey with most wrong answers to learn from: mistakes, rules.
  CheckReport check;
  // If these say nothing for sure, but all its answers come from wrong values of heaps.
  std::optional<HeapValues> values;
  // If these say nothing either, but its answer depends on other numbers of a case than it should.
  std::optional<Influence> influence;
};

std::string to_json(const TrialReport& report);

class Trial {
 public:
  explicit Trial(std::string_view dialect, std::uint32_t seed);

  // The input that the program runs on next; null if the trial has ended. Valid until take().
  const std::string* next() const { return phase_ == Phase::over ? nullptr : &input_; }
  // Takes what came of it.
  void take(const ProgramRun& run);

  TrialReport report() const { return report_; }

 private:
  enum class Phase {
    survey,
    beginning,
    alone,
    company,
    slow,
    others,
    doubt,
    each_alone,
    values,
    influence,
    reading,
    again,
    over
  };
  struct Survey {
    InputKind kind;
    std::uint32_t seed;
    // Of small or of special positions. The others are made when they are asked for.
    std::string input{};
  };
  // What came of a run, as a judge would see it.
  struct Judged {
    Ending ending = Ending::exited;
    CheckReport check;
    bool has_answered = false;
    double milliseconds = 0;
    bool fails() const { return ending != Ending::exited || check.verdict != Verdict::accepted; }
  };
  Judged judge(const ProgramRun& run) const;

  // Whether an input has one case, and what the cases say together is known.
  bool is_one_by_one() const { return !several_.empty() && several_ != dialect_; }
  // Takes a run of any phase but the last one.
  void take_first(const ProgramRun& run);
  void ask_survey();
  void take_survey(const ProgramRun& run, Judged judged);
  void next_survey(bool goes_on);
  // Looks for one case that fails.
  void narrow();
  // Runs the first `count` cases of the culprit.
  void ask_beginning(std::size_t count);
  void take_beginning(const Judged& judged);
  // Whether it fails by more than its form, if the culprit does.
  bool fails_alike(const Judged& judged) const;
  void ask_alone();
  void take_alone(const Judged& judged);
  // Runs all cases before the first suspect, and that one.
  void ask_all_before();
  // The same with some of them.
  void ask_company(std::vector<std::size_t> before);
  void take_company(const Judged& judged);
  // At most so many cases, of all sizes, of those on which the program was tried first.
  std::vector<std::string> some_cases(std::size_t most) const;
  // The input with these cases of the culprit.
  std::string input_of(const std::vector<std::size_t>& cases) const;
  // The program fails on input_. `spoilt_by`: the case before the last one, or none.
  void found(const Judged& judged, std::uint64_t cases, std::string spoilt_by);
  std::string position_of(const std::string& input) const;
  void keep(const ProgramRun& run, const Judged& judged, bool is_first = false);
  // Takes the mistakes and rules that agree with all that was kept.
  void learn();
  // Those mistakes against which the case alone does not speak.
  std::vector<CheckReport::Agreeing> possible(std::vector<CheckReport::Agreeing> mistakes) const;
  // Runs these inputs, one after the other. Domain: there are some.
  void ask_all(Phase phase, const std::vector<std::string>& inputs);
  // Whether there is another one, which runs next.
  bool ask_next();
  // Looks for one case that takes too long, or asks the same one again and again.
  void ask_slow(std::size_t rank);
  void take_slow(const Judged& judged);
  static bool is_far_less(double milliseconds, const Judged& judged);
  // Runs the longest of the first cases, as often as they are many.
  void ask_repeats(std::size_t count);
  // The numbers of the first cases.
  static std::vector<std::size_t> first_cases(std::size_t count);
  // Runs the inputs of the survey without the case at which the program ends.
  void ask_others();
  void take_others(Judged judged);
  void ask_causes();
  void ask_doubt();
  // Whether there is a rule and anything to ask about it, which is asked next.
  bool asks_about_rule();
  void take_doubt(const ProgramRun& run);
  void ask_each_alone();
  void take_each_alone(const ProgramRun& run);
  // Whether it is said for sure what is wrong.
  bool has_cause() const;
  void ask_values();
  void ask_sums();
  void take_values(const ProgramRun& run);
  // Values and influence say more than a rule that is not that of all cases.
  void leave_rules();
  void ask_influence();
  void take_influence(const Judged& judged);
  // Asks how much of a case is read, or ends the trial.
  void ask_reading();
  void take_reading(const Judged& judged);
  void ask_again();
  void take_again(const ProgramRun& run);
  // Takes back what its answers seemed to say.
  void leave_causes();
  void ask_cut();
  // Leaves out cases that are wrong behind others.
  void leave_out(const Judged& judged);

  std::string dialect_;
  std::string_view several_;  // of its cases are a text of this one; empty if of none
  Phase phase_ = Phase::survey;
  std::string input_;
  std::deque<Survey> survey_;
  TrialReport report_;

  // The smallest input of the survey that fails, and its cases; behind them those of its mistakes.
  std::string culprit_;
  Judged culprit_judged_;
  std::string culprit_output_;
  std::vector<std::string> cases_;
  InputKind culprit_kind_{};
  // The numbers of cases from 0, the next one to try first.
  std::deque<std::size_t> suspects_;
  std::size_t suspect_ = 0;  // the one that company is looked for
  // A beginning that does not fail and its time, and one that does.
  std::size_t passes_ = 0;
  double passes_in_ = 0;
  std::size_t fails_ = 0;
  std::size_t asked_ = 0;
  // The cases before the suspect with which it fails, what came of it, and those that are tried.
  std::vector<std::size_t> company_;
  Judged company_judged_;
  std::vector<std::size_t> tried_;
  bool tries_first_half_ = false;
  // The numbers of cases, the shortest first. Alone, those before fast_ are fast, and those from
  // slow_ on take too long.
  std::vector<std::size_t> by_size_;
  std::size_t fast_ = 0;
  std::size_t slow_ = 0;
  std::size_t slow_tried_ = 0;
  std::size_t repeats_ = 0;  // how often the longest of them runs
  // A case that is fast alone runs behind the one before it: the program may be slow in all.
  bool is_slow_ = false;
  // It is not: together they take much longer than each by itself.
  bool is_endless_ = false;
  double longest_in_ = 0;  // the time of the longest of by_size_
  // What it was seen to answer, in runs that it answered wholly.
  struct Kept {
    std::string input;
    std::string output;
    Verdict verdict = Verdict::not_judged;
    std::vector<CheckReport::Agreeing> mistakes;
    std::vector<Explanation> explanations;
    std::size_t wrong = 0;
    bool explains(const Explanation& by) const;
  };
  std::vector<Kept> kept_;
  std::uint32_t doubts_ = 0;   // how often a rule was asked about other cases
  bool is_confirmed_ = false;  // one of those was wrong
  // Whether a case was right alone and wrong behind others.
  bool order_matters_ = false;
  // Whether a later input ended it, of which no known mistake tells.
  bool ends_later_ = false;
  // The inputs of ask_all() that are still to run, the one that runs first.
  std::deque<std::string> inputs_;
  // What is asked of values, and what it said to that.
  std::optional<HeapValuesSearch> search_;
  std::vector<bool> wins_;
  // The same of influence. All is asked twice, the second time in another order: answers that
  // differ then depend on other cases.
  std::optional<InfluenceSearch> influence_;
  std::vector<std::size_t> asked_influence_;
  std::vector<bool> are_wrong_;
  // The cases that are still to run, each alone.
  std::vector<std::string> each_alone_;
  // What the output of the next run is judged by, if not by its input.
  std::string judged_by_;
  // The case of which is asked how much is read, those behind it, and how many of its numbers the
  // program gets: all, fewer, or one more, which means that the case is left out.
  std::size_t partly_read_ = 0;
  std::vector<std::string> behind_;
  std::size_t cut_ = 0;
  int left_out_ = 0;
  // What it said to the smallest input when that ran again.
  std::optional<ProgramRun> said_again_;
};

// Errors: unknown_dialect.
Expected<std::unique_ptr<Trial>> try_program(std::string_view dialect, std::uint32_t seed);

}  // namespace impartial
