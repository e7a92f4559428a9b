#include "boundary/trial.hpp"

#include <algorithm>
#include <numeric>
#include <set>
#include <utility>

#include "boundary/case_texts.hpp"
#include "boundary/check.hpp"
#include "boundary/game_list.hpp"
#include "boundary/heap_sums.hpp"
#include "boundary/reply.hpp"
#include "core/json.hpp"

namespace impartial {
namespace {

// The inputs that catch the known mistakes, each from another seed.
constexpr std::uint32_t kAdversaries = 3;
// The most inputs of small positions, for judges that allow few cases.
constexpr std::size_t kSmallInputs = 40;
// The same of special ones: at the judge's limits, and where known mistakes show.
constexpr std::size_t kSpecialInputs = 5;
// More wrong cases than this are not tried alone.
constexpr std::size_t kSuspects = 12;
// How often a rule is asked about.
constexpr std::uint32_t kDoubts = 5;
// The cases that run each alone.
constexpr std::size_t kEachAlone = 40;
// Of fewer wrong cases an explanation may not be sure.
constexpr std::size_t kExplained = 8;
// Longer inputs are not learned from.
constexpr std::size_t kKeptBytes = std::size_t{1} << 16;
// The cases behind one of which is asked how much is read; and where it is cut at most.
constexpr std::size_t kBehind = 40;
constexpr std::size_t kCuts = 30;
// Fewer cases are right by chance; and how often some are left out because they are wrong.
constexpr std::size_t kFewestBehind = 8;
constexpr int kLeftOut = 12;
// The cases that are tried for one that takes too long.
constexpr std::size_t kSlowCases = 5;
// How often the smallest input runs again: a program may fail by chance, and seldom not.
constexpr std::size_t kAgain = 4;
// Of an output without end.
constexpr std::size_t kLookedAt = std::size_t{1} << 16;

CheckReport check_text(std::string_view dialect, std::string_view input, std::string_view output,
                       bool of_many_runs = false) {
  const auto opened = check(dialect);
  if (!opened) return {};
  CheckSession& session = **opened;
  const auto all = [](std::string_view text, std::span<char> room) {
    std::copy(text.begin(), text.end(), room.begin());
    return text.size();
  };
  while (session.wants() != Wants::nothing) {
    // Each is fed once, as a whole.
    if (session.wants() == Wants::input) {
      session.feed_input(all(input, session.input_room(input.size())), true);
      input = {};
    } else {
      session.feed_output(all(output, session.output_room(output.size())), true);
      output = {};
    }
  }
  return session.report(of_many_runs);
}

bool has(const CheckReport& check, Remark remark) {
  return std::find(check.remarks.begin(), check.remarks.end(), remark) != check.remarks.end();
}

// Whether an answer says what is not so. White space between two cases, the number of a case and an
// output that ends are wrong from the second case on too, and owe nothing to the first.
bool answers_wrongly(const CheckReport& check) {
  std::uint64_t misnumbered = 0;
  for (const NearAnswers& near : check.near) {
    const bool is_number = near.first.kind == NearAnswer::Kind::case_number;
    if (is_number && near.first.is_right) misnumbered += near.count;
  }
  return check.verdict == Verdict::wrong_answer &&
         check.right + check.missing + misnumbered < check.cases;
}

}  // namespace

std::string_view name(Ending ending) {
  switch (ending) {
    case Ending::exited:
      return "exited";
    case Ending::crashed:
      return "crashed";
    case Ending::stack:
      return "stack";
    case Ending::time:
      return "time";
    case Ending::memory:
      return "memory";
    case Ending::output:
      return "output";
  }
  return {};
}

Trial::Trial(std::string_view dialect, std::uint32_t seed)
    : dialect_(dialect), several_(several_of(dialect)) {
  survey_ = {{InputKind::sample, seed}};
  for (std::string& input : inputs_of(dialect, true, kSmallInputs))
    survey_.push_back({InputKind::small, seed, std::move(input)});
  if (is_one_by_one()) {
    const std::string all = *generate(several_, InputKind::adversarial, seed, kSmallInputs);
    for (const std::string& each : cases_in(several_, all))
      survey_.push_back({InputKind::adversarial, seed, text_of(dialect, {each})});
  } else {
    for (std::uint32_t i = 0; i < kAdversaries; ++i)
      survey_.push_back({InputKind::adversarial, seed + i});
  }
  for (std::string& input : inputs_of(dialect, false, kSpecialInputs))
    survey_.push_back({InputKind::limits, seed, std::move(input)});
  survey_.push_back({InputKind::limits, seed});
  ask_survey();
}

void Trial::take(const ProgramRun& run) {
  ++report_.runs;
  report_.cases += cases_in(dialect_, input_).size();
  if (phase_ == Phase::again) return take_again(run);
  take_first(run);
  if (phase_ == Phase::over && report_.failure) ask_again();
}

void Trial::take_first(const ProgramRun& run) {
  if (phase_ == Phase::each_alone) return take_each_alone(run);
  if (phase_ == Phase::doubt) return take_doubt(run);
  if (phase_ == Phase::values) return take_values(run);
  Judged judged = judge(run);
  // A case that fails alone comes first: nothing is left over there from others.
  const bool is_alone = phase_ == Phase::alone && judged.fails();
  if (phase_ == Phase::survey || phase_ == Phase::others || is_alone) keep(run, judged, is_alone);
  switch (phase_) {
    case Phase::survey:
      return take_survey(run, std::move(judged));
    case Phase::beginning:
      return take_beginning(judged);
    case Phase::alone:
      return take_alone(judged);
    case Phase::company:
      return take_company(judged);
    case Phase::slow:
      return take_slow(judged);
    case Phase::others:
      return take_others(std::move(judged));
    case Phase::influence:
      return take_influence(judged);
    case Phase::reading:
      return take_reading(judged);
    case Phase::doubt:
    case Phase::each_alone:
    case Phase::values:
    case Phase::again:
    case Phase::over:
      return;
  }
}

Trial::Judged Trial::judge(const ProgramRun& run) const {
  const std::string& input = judged_by_.empty() ? input_ : judged_by_;
  if (run.ending == Ending::exited)
    return {run.ending, check_text(dialect_, input, run.output), false, run.milliseconds};
  const std::string_view begin = std::string_view(run.output).substr(0, kLookedAt);
  const CheckReport check = check_text(dialect_, input, begin);
  const bool goes_on = check.extra != 0 || run.ending == Ending::crashed;
  return {
      run.ending, {}, check.cases != 0 && check.right == check.cases && goes_on, run.milliseconds};
}

void Trial::ask_survey() {
  const Survey& next = survey_.front();
  input_ = next.input.empty() ? *generate(dialect_, next.kind, next.seed) : next.input;
}

void Trial::take_survey(const ProgramRun& run, Judged judged) {
  const InputKind kind = survey_.front().kind;
  const bool is_first = culprit_.empty();
  const bool has_exited = judged.ending == Ending::exited;
  const std::uint32_t seed = survey_.front().seed;
  survey_.pop_front();
  if (judged.ending == Ending::stack && kind != InputKind::sample && kind != InputKind::small) {
    ++report_.too_deep;
    return next_survey(!survey_.empty());
  }
  // What the sample shows of the form is less than a wrong answer.
  const bool is_worse = report_.verdict == Verdict::presentation_error &&
                        judged.check.verdict == Verdict::wrong_answer;
  if (is_first || is_worse) {
    report_.passed_before = is_first;
    report_.kind = kind;
    report_.seed = seed;
    report_.ending = judged.ending;
    report_.verdict = judged.check.verdict;
  }
  ends_later_ = ends_later_ || (!is_first && !has_exited);
  if (judged.fails()) {
    // The rule is learned from many cases.
    if (report_.check.diagnosis.wrong <= judged.check.diagnosis.wrong) report_.check = judged.check;
    // The small positions are smaller than the sample, and larger ones are not looked at.
    const bool is_less = !is_first && has_exited &&
                         judged.check.verdict == Verdict::presentation_error &&
                         report_.verdict != Verdict::presentation_error;
    const bool is_smaller =
        is_one_by_one() && kind == InputKind::adversarial && culprit_kind_ == kind && has_exited &&
        judged.check.verdict == culprit_judged_.check.verdict && input_.size() < culprit_.size();
    if (is_first || is_worse || is_smaller ||
        (kind == InputKind::small && culprit_kind_ != InputKind::small && !is_less)) {
      culprit_ = input_;
      culprit_kind_ = kind;
      culprit_judged_ = std::move(judged);
      culprit_output_ = run.output;
    }
    // The other small positions are larger. One wrong answer alone says little.
    while (kind == InputKind::small && !is_one_by_one() && !survey_.empty() &&
           survey_.front().kind == kind)
      survey_.pop_front();
  } else if (is_first) {
    report_.check = std::move(judged.check);
  }
  const bool is_wrong = !culprit_.empty() && culprit_judged_.ending == Ending::exited;
  const bool is_before_small =
      !survey_.empty() && (survey_.front().kind == InputKind::small || kind == InputKind::sample);
  const bool wants_more =
      culprit_.empty() || is_before_small ||
      (is_wrong && (kind == InputKind::small || (is_one_by_one() && has_exited)));
  next_survey(wants_more && !survey_.empty());
}

void Trial::next_survey(bool goes_on) {
  if (goes_on) return ask_survey();
  if (!culprit_.empty()) return narrow();
  phase_ = Phase::over;
}

void Trial::narrow() {
  cases_ = cases_in(dialect_, culprit_);
  input_ = culprit_;
  const bool is_slow = culprit_judged_.ending == Ending::time && report_.kind == InputKind::limits;
  if (cases_.size() < 2) {
    found(culprit_judged_, cases_.size(), {});
    report_.failure->slow_alone = is_slow;
    return;
  }
  if (culprit_judged_.ending != Ending::exited) {
    if (report_.kind == InputKind::limits) {
      if (!is_slow) return found(culprit_judged_, cases_.size(), {});
      by_size_ = first_cases(cases_.size());
      std::stable_sort(by_size_.begin(), by_size_.end(), [this](std::size_t a, std::size_t b) {
        return cases_[a].size() < cases_[b].size();
      });
      slow_ = by_size_.size();
      return ask_slow(slow_ - 1);
    }
    fails_ = cases_.size();
    // Many a program ends at any case.
    return ask_beginning(1);
  }
  for (const Fault& fault : culprit_judged_.check.faults) {
    if (fault.case_number != 0)
      suspects_.push_back(static_cast<std::size_t>(fault.case_number) - 1);
  }
  if (suspects_.empty()) return found(culprit_judged_, cases_.size(), {});
  suspect_ = suspects_.front();
  // It may be wrong on a smaller case than these.
  for (const auto& mistake : culprit_judged_.check.mistakes) {
    const auto smallest = *witness(dialect_, mistake.id);
    if (!smallest) continue;
    std::vector<std::string> cases = cases_in(dialect_, smallest->input);
    if (cases.size() != 1) continue;
    suspects_.push_back(cases_.size());
    cases_.push_back(std::move(cases.front()));
  }
  std::stable_sort(suspects_.begin(), suspects_.end(), [this](std::size_t a, std::size_t b) {
    return cases_[a].size() < cases_[b].size();
  });
  if (suspects_.size() > kSuspects) {
    suspects_.resize(kSuspects);
    // Company is looked for only if it is right alone.
    if (std::find(suspects_.begin(), suspects_.end(), suspect_) == suspects_.end())
      suspects_.back() = suspect_;
  }
  ask_alone();
}

void Trial::ask_slow(std::size_t rank) {
  phase_ = Phase::slow;
  suspect_ = by_size_[rank];
  asked_ = rank;
  input_ = input_of({suspect_});
}

void Trial::take_slow(const Judged& judged) {
  const bool is_slow = judged.ending == Ending::time;
  if (repeats_ != 0) {
    const bool is_small = is_slow_;
    is_slow_ = false;
    if (!is_slow && is_small) return ask_all_before();
    input_ = input_of(first_cases(repeats_));
    found(culprit_judged_, repeats_, {});
    const double sum = static_cast<double>(repeats_) * longest_in_;
    report_.failure->slow_again = is_slow && !is_far_less(sum, judged) ? repeats_ : 0;
    return;
  }
  (is_slow ? slow_ : fast_) = is_slow ? asked_ : asked_ + 1;
  if (fast_ == by_size_.size()) longest_in_ = judged.milliseconds;
  if (fast_ == by_size_.size()) return ask_repeats(cases_.size());
  if (fast_ < slow_ && ++slow_tried_ < kSlowCases) return ask_slow(fast_ + (slow_ - fast_) / 2);
  suspect_ = by_size_[slow_];
  input_ = input_of({suspect_});
  found({Ending::time, {}}, 1, {});
  report_.failure->slow_alone = true;
}

// Whether the parts of a run that did not end took so little that they do not explain it.
bool Trial::is_far_less(double milliseconds, const Judged& judged) {
  return judged.ending == Ending::time && 2 * milliseconds < judged.milliseconds;
}

void Trial::ask_repeats(std::size_t count) {
  phase_ = Phase::slow;
  repeats_ = count;
  const std::vector<std::size_t> cases = first_cases(count);
  const auto longest = std::max_element(
      cases.begin(), cases.end(),
      [this](std::size_t a, std::size_t b) { return cases_[a].size() < cases_[b].size(); });
  input_ = input_of(std::vector(count, *longest));
}

std::vector<std::size_t> Trial::first_cases(std::size_t count) {
  std::vector<std::size_t> cases(count);
  std::iota(cases.begin(), cases.end(), std::size_t{0});
  return cases;
}

void Trial::ask_beginning(std::size_t count) {
  phase_ = Phase::beginning;
  asked_ = count;
  input_ = input_of(first_cases(count));
}

void Trial::take_beginning(const Judged& judged) {
  (judged.fails() ? fails_ : passes_) = asked_;
  if (!judged.fails()) passes_in_ = judged.milliseconds;
  // A beginning of one case is that case alone.
  suspect_ = 0;
  if (fails_ == 1) return found(judged, 1, {});
  if (fails_ - passes_ > 1) return ask_beginning(passes_ + (fails_ - passes_) / 2);
  suspect_ = fails_ - 1;
  suspects_ = {suspect_};
  ask_alone();
}

void Trial::ask_alone() {
  phase_ = Phase::alone;
  input_ = input_of({suspects_.front()});
}

bool Trial::fails_alike(const Judged& judged) const {
  const bool is_of_form =
      judged.ending == Ending::exited && judged.check.verdict == Verdict::presentation_error;
  return judged.fails() &&
         (!is_of_form || culprit_judged_.check.verdict == Verdict::presentation_error);
}

void Trial::take_alone(const Judged& judged) {
  if (fails_alike(judged)) {
    suspect_ = suspects_.front();
    return found(judged, 1, {});
  }
  // Where answers are missing or too many, this may be the answer of another case.
  const CheckReport& company = culprit_judged_.check;
  order_matters_ =
      order_matters_ || (company.verdict == Verdict::wrong_answer &&
                         company.missing + company.extra == 0 && suspects_.front() < company.cases);
  suspects_.pop_front();
  if (!suspects_.empty()) return ask_alone();
  is_endless_ = is_far_less(passes_in_ + judged.milliseconds, culprit_judged_);
  if (culprit_judged_.ending != Ending::time || is_endless_) return ask_all_before();
  // It may only be slow in many cases. Then the one before is no reason.
  is_slow_ = true;
  ask_company({suspect_ - 1});
}

void Trial::ask_all_before() { ask_company(first_cases(suspect_)); }

void Trial::ask_company(std::vector<std::size_t> before) {
  phase_ = Phase::company;
  tried_ = std::move(before);
  std::vector<std::size_t> cases = tried_;
  cases.push_back(suspect_);
  input_ = input_of(cases);
}

void Trial::take_company(const Judged& judged) {
  const auto half = [this](bool first) {
    const auto middle = company_.begin() + static_cast<std::ptrdiff_t>(company_.size() / 2);
    return first ? std::vector(company_.begin(), middle) : std::vector(middle, company_.end());
  };
  if (fails_alike(judged)) {
    company_ = tried_;
    company_judged_ = judged;
    if (company_.size() == 1) {
      const bool leaves = judged.ending != Ending::exited || answers_wrongly(judged.check);
      return found(judged, 2, leaves ? position_of(input_of(company_)) : std::string());
    }
    tries_first_half_ = false;
    // The cases right before are the likely ones.
    return ask_company(half(false));
  }
  // The shortest beginning that takes too long does so by a hair.
  if (is_slow_) return ask_repeats(std::min(cases_.size(), 2 * fails_));
  if (company_.empty()) {
    // It does not fail again: it is another program each time, or the end of the input matters.
    input_ = culprit_;
    return found(culprit_judged_, cases_in(dialect_, culprit_).size(), {});
  }
  if (!tries_first_half_) {
    tries_first_half_ = true;
    return ask_company(half(true));
  }
  // Cases of both halves are needed.
  std::vector<std::size_t> cases = company_;
  cases.push_back(suspect_);
  input_ = input_of(cases);
  // Many cases may just take long.
  const bool is_slow = culprit_judged_.ending == Ending::time && !is_endless_;
  found(company_judged_, cases.size(),
        is_slow ? std::string() : position_of(input_of({company_.back()})));
}

std::string Trial::input_of(const std::vector<std::size_t>& cases) const {
  std::vector<std::string> texts;
  texts.reserve(cases.size());
  for (const std::size_t each : cases) texts.push_back(cases_[each]);
  return text_of(dialect_, texts);
}

void Trial::found(const Judged& judged, std::uint64_t cases, std::string spoilt_by) {
  TrialReport::Failure failure;
  failure.input = input_;
  failure.cases = cases;
  failure.ending = judged.ending;
  // What is said of the program is true of the input that is shown.
  report_.ending = judged.ending;
  if (judged.ending == Ending::exited) report_.verdict = judged.check.verdict;
  failure.has_answered = judged.has_answered;
  failure.is_past_end = judged.has_answered && info_of(dialect_).envelope == Envelope::until_end;
  failure.spoilt_by = std::move(spoilt_by);
  const bool is_one = cases == 1 || !failure.spoilt_by.empty();
  // A program that ended has not answered its last case.
  CheckReport check = judged.check;
  if (judged.ending != Ending::exited && is_one) check = check_text(dialect_, input_, {});
  if (!check.faults.empty()) {
    const Fault& last = check.last_missing ? *check.last_missing : check.faults.back();
    const Fault& fault = is_one ? last : check.faults.front();
    failure.position = fault.position;
    failure.expected = fault.expected;
    failure.found = failure.has_answered ? fault.expected : fault.found;
  }
  const bool has_causes = is_one && judged.ending == Ending::exited && !cases_.empty();
  report_.failure = std::move(failure);
  const bool is_missing =
      cases == 1 && check.missing == 1 && possible(report_.check.mistakes).empty();
  if (!has_causes) return ask_reading();
  if (is_missing && cases_.size() > 2) return ask_others();
  ask_causes();
}

void Trial::ask_others() {
  const std::string end = cases_[suspect_];
  std::vector<std::string> inputs;
  for (const std::string& input :
       {culprit_, *generate(dialect_, InputKind::adversarial, report_.seed)}) {
    std::vector<std::string> cases = cases_in(dialect_, input);
    std::erase(cases, end);
    inputs.push_back(text_of(dialect_, cases));
  }
  ask_all(Phase::others, inputs);
}

void Trial::take_others(Judged judged) {
  const bool answers_all = judged.ending == Ending::exited && judged.check.missing == 0;
  TrialReport::Failure& failure = *report_.failure;
  if (answers_all &&
      (!failure.ends_here || judged.check.diagnosis.wrong > report_.check.diagnosis.wrong)) {
    report_.check = std::move(judged.check);
    cases_ = cases_in(dialect_, input_);
    const auto& faults = report_.check.faults;
    suspect_ = faults.empty() ? 0 : static_cast<std::size_t>(faults.front().case_number) - 1;
  }
  failure.ends_here = failure.ends_here || answers_all;
  if (answers_all && ask_next()) return;
  ask_causes();
}

void Trial::ask_all(Phase phase, const std::vector<std::string>& inputs) {
  phase_ = phase;
  inputs_.assign(inputs.begin(), inputs.end());
  input_ = inputs_.front();
}

bool Trial::ask_next() {
  inputs_.pop_front();
  if (inputs_.empty()) return false;
  input_ = inputs_.front();
  return true;
}

void Trial::keep(const ProgramRun& run, const Judged& judged, bool is_first) {
  const CheckReport& check = judged.check;
  if (run.ending != Ending::exited || check.missing + check.extra != 0 ||
      input_.size() > kKeptBytes)
    return;
  kept_.insert(is_first ? kept_.begin() : kept_.end(),
               {input_, run.output, check.verdict, check.mistakes, check.explanations,
                check.diagnosis.wrong});
}

bool Trial::Kept::explains(const Explanation& by) const {
  return std::any_of(explanations.begin(), explanations.end(), [&](const Explanation& each) {
    return each.first == by.first && each.second == by.second;
  });
}

void Trial::learn() {
  auto& known = report_.check.mistakes;
  if (!several_.empty()) {
    // All that it was seen to answer, as if in one run.
    std::vector<std::string> cases;
    std::string output;
    for (const Kept& each : kept_) {
      output += renumbered(dialect_, each.output, cases.size());
      if (!output.ends_with('\n')) output += '\n';
      for (std::string& text : cases_in(dialect_, each.input)) cases.push_back(std::move(text));
    }
    CheckReport all = check_text(several_, text_of(several_, cases), output, true);
    if (all.missing + all.extra == 0 && all.diagnosis.wrong != 0) {
      // One run may have had cases of one kind.
      if (!has(all, Remark::same_answer)) std::erase(report_.check.remarks, Remark::same_answer);
      for (const auto& mistake : all.mistakes) {
        if (std::none_of(known.begin(), known.end(),
                         [&](const auto& other) { return other.id == mistake.id; }))
          known.push_back(mistake);
      }
      // Among many small cases that are right, those that speak against one weigh little.
      if (!order_matters_) {
        std::erase_if(all.explanations, [&](const Explanation& by) {
          return std::none_of(kept_.begin(), kept_.end(),
                              [&](const Kept& each) { return each.explains(by); });
        });
      }
      auto& own = report_.check.explanations;
      const bool is_each = all.explanations.empty();
      if (is_each) {
        // Those that keep something from case to case explain each run by itself.
        std::erase_if(own, [&](const Explanation& by) {
          return by.explains != report_.check.diagnosis.wrong ||
                 std::any_of(kept_.begin(), kept_.end(), [&](const Kept& each) {
                   const bool could = each.wrong >= kExplained && each.mistakes.empty();
                   return (could || !each.explanations.empty()) && !each.explains(by);
                 });
        });
      } else {
        own = std::move(all.explanations);
      }
      if (own.empty() || !is_each) report_.check.diagnosis = std::move(all.diagnosis);
    }
  }
  // One that keeps something from case to case agrees only with each run by itself.
  known = possible(std::move(known));
  for (const Kept& each : kept_) {
    if (known.empty()) break;
    std::vector<std::string_view> agreeing;
    if (each.verdict == Verdict::wrong_answer) {
      for (const auto& mistake : each.mistakes) agreeing.push_back(mistake.id);
    } else if (const auto matrix = kill_matrix(dialect_, each.input)) {
      for (const KillRow& row : matrix->rows) {
        if (row.wrong == 0) agreeing.push_back(row.id);
      }
    }
    std::erase_if(known, [&](const CheckReport::Agreeing& mistake) {
      return std::find(agreeing.begin(), agreeing.end(), mistake.id) == agreeing.end();
    });
  }
  leave_rule_to_mistakes(report_.check);
}

std::vector<CheckReport::Agreeing> Trial::possible(
    std::vector<CheckReport::Agreeing> mistakes) const {
  // Of answers too many nothing says whether they are wrong.
  if (culprit_judged_.check.extra != 0) return mistakes;
  const bool fails_alone = report_.failure->spoilt_by.empty();
  const auto matrix = kill_matrix(dialect_, input_of({cases_.size() == 1 ? 0 : suspect_}));
  if (!matrix) return mistakes;
  std::erase_if(mistakes, [&](const CheckReport::Agreeing& mistake) {
    return std::any_of(matrix->rows.begin(), matrix->rows.end(), [&](const KillRow& row) {
      return row.id == mistake.id && (row.wrong != 0) != fails_alone;
    });
  });
  return mistakes;
}

void Trial::ask_doubt() {
  phase_ = Phase::over;
  learn();
  if (asks_about_rule()) return;
  Diagnosis& diagnosis = report_.check.diagnosis;
  // Of many rules some fit a few cases by chance.
  diagnosis.is_sure = diagnosis.is_sure && (doubts_ == 0 || is_confirmed_);
  if (!diagnosis.is_sure && diagnosis.wrong == 1) diagnosis.rules.clear();
  ask_values();
}

bool Trial::asks_about_rule() {
  const CheckReport& check = report_.check;
  const bool has_rule = check.mistakes.empty() && check.explanations.empty() &&
                        !check.diagnosis.rules.empty() &&
                        check.diagnosis.rules.front().fit == Fit::exactly;
  if (!has_rule || doubts_ == kDoubts) return false;
  const WrongWhen& rule = check.diagnosis.rules.front();
  // Later only about the gaps.
  if (doubts_ != 0 && rule.gaps.empty()) return false;
  std::vector<std::string> cases = doubtful_cases(dialect_, rule, ++doubts_);
  std::set<std::string> known;
  for (const Kept& each : kept_) {
    for (std::string& text : cases_in(dialect_, each.input)) known.insert(std::move(text));
  }
  std::erase_if(cases, [&](const std::string& each) { return !known.insert(each).second; });
  if (cases.empty()) return false;
  cases.resize(std::min(cases.size(), std::max(most_cases_of(dialect_, cases.size()), kEachAlone)));
  ask_all(Phase::doubt, inputs_with(dialect_, cases));
  return true;
}

void Trial::take_doubt(const ProgramRun& run) {
  const Judged judged = judge(run);
  keep(run, judged);
  is_confirmed_ = is_confirmed_ || judged.check.diagnosis.wrong != 0;
  // The rule stays as it was if the program ends at a case.
  if (judged.ending != Ending::exited) return ask_reading();
  if (!ask_next()) ask_doubt();
}

void Trial::ask_causes() {
  // The few cases of a sample fit many a mistake that is not made.
  if (ends_later_ && report_.check.mistakes.size() > 1) report_.check.mistakes.clear();
  if (report_.failure->spoilt_by.empty() && !order_matters_) return ask_doubt();
  report_.check.mistakes = possible(std::move(report_.check.mistakes));
  // A rule says when a position is wrong, and some are wrong only behind others.
  report_.check.diagnosis = {};
  if (!report_.failure->spoilt_by.empty()) {
    report_.check.explanations.clear();
    return ask_reading();
  }
  if (!has(report_.check, Remark::earlier_cases))
    report_.check.remarks.push_back(Remark::earlier_cases);
  kept_.clear();
  each_alone_ = some_cases(kEachAlone);
  for (const Fault& fault : culprit_judged_.check.faults) {
    if (fault.case_number != 0 && each_alone_.size() < 2 * kEachAlone)
      each_alone_.push_back(cases_[static_cast<std::size_t>(fault.case_number) - 1]);
  }
  ask_each_alone();
}

std::vector<std::string> Trial::some_cases(std::size_t most) const {
  // A program that fails on large cases is right on all small ones.
  const bool is_small = report_.kind == InputKind::sample || report_.kind == InputKind::small;
  const std::vector<std::string> all =
      is_small ? cases_ : cases_in(dialect_, inputs_of(dialect_, true, 1).front());
  const std::size_t count = std::min(most, all.size());
  std::vector<std::string> some;
  for (std::size_t i = 0; i < count; ++i) some.push_back(all[i * all.size() / count]);
  return some;
}

void Trial::ask_each_alone() {
  phase_ = Phase::each_alone;
  input_ = text_of(dialect_, {each_alone_.back()});
}

void Trial::take_each_alone(const ProgramRun& run) {
  keep(run, judge(run));
  each_alone_.pop_back();
  if (!each_alone_.empty()) return ask_each_alone();
  learn();
  ask_reading();
}

bool Trial::has_cause() const {
  const CheckReport& check = report_.check;
  const Diagnosis& diagnosis = check.diagnosis;
  if (!check.mistakes.empty()) return true;
  if (!check.explanations.empty() && check.explanations.front().explains == diagnosis.wrong)
    return true;
  return diagnosis.is_sure && !diagnosis.rules.empty() &&
         diagnosis.rules.front().fit == Fit::exactly;
}

void Trial::ask_values() {
  phase_ = Phase::over;
  const TrialReport::Failure& failure = *report_.failure;
  if (has_cause() || failure.cases != 1 || failure.ending != Ending::exited) return ask_reading();
  search_ = search_values(dialect_, failure.input);
  if (!search_) return ask_influence();
  ask_sums();
}

void Trial::ask_sums() {
  wins_.clear();
  const auto cases = sum_cases(dialect_, report_.failure->input, search_->next());
  ask_all(Phase::values, inputs_with(dialect_, cases));
}

void Trial::take_values(const ProgramRun& run) {
  if (run.ending != Ending::exited) return ask_reading();
  const std::vector<bool> wins = wins_in(dialect_, run.output);
  wins_.insert(wins_.end(), wins.begin(), wins.end());
  if (ask_next()) return;
  search_->take(wins_);
  if (!search_->next().empty()) return ask_sums();
  report_.values = search_->values();
  if (!report_.values) return ask_influence();
  report_.values->position =
      position_of_heap(dialect_, report_.failure->input, report_.values->first_wrong());
  leave_rules();
  ask_reading();
}

void Trial::leave_rules() {
  report_.check.explanations.clear();
  report_.check.diagnosis.rules.clear();
}

void Trial::ask_influence() {
  if (order_matters_) return ask_reading();
  // The longest case that is wrong and not too long.
  std::string like = cases_[suspect_];
  for (const Fault& fault : report_.check.faults) {
    const std::size_t count = places_of_numbers(fault.input).size();
    if (count <= InfluenceSearch::kMostNumbers && count > places_of_numbers(like).size())
      like = fault.input;
  }
  influence_.emplace(numbers_in(like), [&](const CaseNumbers& numbers) {
    return outcome_of(dialect_, text_of(dialect_, {with_numbers(like, numbers)}));
  });
  const std::vector<CaseNumbers>& asked = influence_->asked();
  if (asked.empty()) return ask_reading();
  std::vector<std::size_t> again(asked.size());
  std::iota(again.begin(), again.end(), std::size_t{0});
  asked_influence_ = again;
  Random random(report_.seed);
  shuffle(again, random);
  asked_influence_.insert(asked_influence_.end(), again.begin(), again.end());
  std::vector<std::string> cases;
  for (const std::size_t each : asked_influence_) cases.push_back(with_numbers(like, asked[each]));
  ask_all(Phase::influence, inputs_with(dialect_, cases));
}

void Trial::take_influence(const Judged& judged) {
  const CheckReport& check = judged.check;
  if (judged.ending != Ending::exited || check.missing + check.extra != 0 ||
      check.faults.size() != check.fault_count)
    return ask_reading();
  std::vector<bool> are_wrong(static_cast<std::size_t>(check.cases));
  for (const Fault& fault : check.faults) {
    if (fault.kind == Fault::Kind::wrong)
      are_wrong[static_cast<std::size_t>(fault.case_number) - 1] = true;
  }
  are_wrong_.insert(are_wrong_.end(), are_wrong.begin(), are_wrong.end());
  if (ask_next()) return;
  const std::size_t count = influence_->asked().size();
  for (std::size_t i = count; i < are_wrong_.size(); ++i) {
    if (are_wrong_[i] != are_wrong_[asked_influence_[i]]) return ask_reading();
  }
  are_wrong_.resize(count);
  report_.influence = influence_->found(are_wrong_);
  if (report_.influence) leave_rules();
  ask_reading();
}

void Trial::ask_reading() {
  phase_ = Phase::over;
  if (cases_.empty() || most_cases_of(dialect_, 3) < 3) return;
  const TrialReport::Failure& failure = *report_.failure;
  if (!failure.spoilt_by.empty() && company_.size() == 1) {
    partly_read_ = company_.front();
  } else if (failure.cases == 1 && failure.ending == Ending::exited &&
             (order_matters_ || report_.check.missing + report_.check.extra != 0 ||
              has_long_number(cases_[suspect_]))) {
    partly_read_ = suspect_;
  } else {
    return;
  }
  behind_ = some_cases(most_cases_of(dialect_, kBehind + 2) - 2);
  if (suspect_ != partly_read_) behind_.insert(behind_.begin(), cases_[suspect_]);
  cut_ = places_of_numbers(cases_[partly_read_]).size() + 1;
  ask_cut();
}

void Trial::ask_cut() {
  phase_ = Phase::reading;
  const std::string& text = cases_[partly_read_];
  const std::vector<std::size_t> places = places_of_numbers(text);
  std::vector<std::string> cases = behind_;
  const bool is_there = cut_ <= places.size();
  if (is_there) cases.insert(cases.begin(), text);
  judged_by_ = text_of(dialect_, cases);
  if (cut_ < places.size()) cases.front() = text.substr(0, places[cut_]);
  input_ = text_of(dialect_, cases);
  // A program that reads lines, and so all of a case, is wrong now.
  std::replace(input_.begin(), input_.end() - 1, '\n', ' ');
}

void Trial::take_reading(const Judged& judged) {
  phase_ = Phase::over;
  TrialReport::Failure& failure = *report_.failure;
  const std::size_t numbers = places_of_numbers(cases_[partly_read_]).size();
  const CheckReport& check = judged.check;
  // It may be wrong itself.
  const bool is_it_alone = !check.faults.empty() && check.fault_count == 1 &&
                           check.faults.front().case_number == 1 && failure.spoilt_by.empty();
  const bool are_others_right = !judged.fails() || (cut_ <= numbers && is_it_alone);
  if (cut_ < numbers && are_others_right) {
    failure.numbers_read = cut_;
    return;
  }
  // Without it all are right,
  if (cut_ > numbers && !are_others_right) return leave_out(judged);
  // and behind it not.
  if (cut_ == numbers && are_others_right) return;
  if (cut_ == numbers && has_long_number(cases_[partly_read_])) {
    failure.ends_reading = judged.ending == Ending::exited &&
                           (has(check, Remark::same_answer) || check.missing >= behind_.size());
    return;
  }
  if (--cut_ != 0 && cut_ + kCuts > numbers) ask_cut();
}

void Trial::leave_out(const Judged& judged) {
  if (++left_out_ > kLeftOut) return;
  // The first that is wrong, and the one before it, from which something may be left.
  const auto wrong = judged.check.faults.empty()
                         ? std::size_t{0}
                         : static_cast<std::size_t>(judged.check.faults.front().case_number);
  if (judged.ending != Ending::exited) {
    behind_.resize(behind_.size() / 2);
  } else if (wrong > kFewestBehind + 1) {
    behind_.resize(wrong - 2);
  } else {
    const auto first = static_cast<std::ptrdiff_t>(wrong < 2 ? 0 : wrong - 2);
    const auto end = std::min(static_cast<std::ptrdiff_t>(behind_.size()), first + 2);
    behind_.erase(behind_.begin() + first, behind_.begin() + end);
  }
  if (behind_.size() >= kFewestBehind) ask_cut();
}

void Trial::ask_again() {
  const auto ends = [](Ending ending) {
    return ending == Ending::exited || ending == Ending::crashed;
  };
  // Where a run is stopped is a matter of time.
  if (!ends(culprit_judged_.ending) || !ends(report_.failure->ending)) return;
  judged_by_.clear();
  std::vector<std::string> inputs{culprit_};
  const std::string& smallest = report_.failure->input;
  if (smallest.size() <= kKeptBytes) inputs.insert(inputs.end(), kAgain, smallest);
  ask_all(Phase::again, inputs);
}

void Trial::take_again(const ProgramRun& run) {
  const auto differs = [&run](Ending ending, const std::string& output) {
    return run.ending != ending || (ending == Ending::exited && run.output != output);
  };
  const bool is_culprit = inputs_.size() > kAgain || report_.failure->input.size() > kKeptBytes;
  if (is_culprit) {
    report_.varies = differs(culprit_judged_.ending, culprit_output_);
  } else {
    if (!said_again_) said_again_ = run;
    report_.varies = !judge(run).fails() || differs(said_again_->ending, said_again_->output);
  }
  if (!report_.varies && ask_next()) return;
  phase_ = Phase::over;
  if (report_.varies) leave_causes();
}

void Trial::leave_causes() {
  TrialReport::Failure& failure = *report_.failure;
  failure.spoilt_by.clear();
  failure.numbers_read = 0;
  failure.ends_reading = failure.ends_here = false;
  report_.values.reset();
  report_.influence.reset();
  report_.check.mistakes.clear();
  report_.check.explanations.clear();
  report_.check.diagnosis = {};
  std::erase(report_.check.remarks, Remark::earlier_cases);
}

std::string Trial::position_of(const std::string& input) const {
  const CheckReport check = check_text(dialect_, input, {});
  return check.faults.empty() ? std::string() : check.faults.front().position;
}

Expected<std::unique_ptr<Trial>> try_program(std::string_view dialect, std::uint32_t seed) {
  using Result = std::unique_ptr<Trial>;
  return with_dialect<Result>(dialect,
                              [&]<class G, class D>(std::type_identity<G>, std::type_identity<D>) {
                                return std::make_unique<Trial>(dialect, seed);
                              });
}

std::string to_json(const TrialReport& report) {
  JsonWriter json;
  json.begin_object().key("ending").string(name(report.ending));
  json.key("verdict").string(name(report.verdict)).key("kind").string(name(report.kind));
  json.key("passedBefore").boolean(report.passed_before);
  json.key("seed").integer(report.seed).key("runs").integer(report.runs);
  json.key("cases").integer(report.cases).key("tooDeep").integer(report.too_deep).key("failure");
  if (const auto& failure = report.failure) {
    json.begin_object().key("input").string(failure->input).key("cases").integer(failure->cases);
    json.key("ending").string(name(failure->ending)).key("position").string(failure->position);
    json.key("expected").string(failure->expected).key("found").string(failure->found);
    json.key("spoiltBy").string(failure->spoilt_by);
    json.key("numbersRead").integer(failure->numbers_read);
    json.key("endsReading").boolean(failure->ends_reading);
    json.key("hasAnswered").boolean(failure->has_answered);
    json.key("isPastEnd").boolean(failure->is_past_end);
    json.key("slowAlone").boolean(failure->slow_alone);
    json.key("slowAgain").integer(failure->slow_again);
    json.key("endsHere").boolean(failure->ends_here).end_object();
  } else {
    json.null();
  }
  const auto write_list = [&json](std::string_view key, const auto& list) {
    json.key(key).begin_array();
    for (const std::uint64_t value : list) json.integer(value);
    json.end_array();
  };
  json.key("varies").boolean(report.varies);
  json.key("values");
  if (const auto& values = report.values) {
    json.begin_object().key("position").string(values->position);
    json.key("areOutcomes").boolean(values->are_outcomes);
    write_list("found", values->found);
    write_list("right", values->right);
    json.key("foundPeriod").integer(values->found_period);
    json.key("rightPeriod").integer(values->right_period).end_object();
  } else {
    json.null();
  }
  json.key("influence");
  if (const auto& influence = report.influence) {
    json.begin_object();
    write_list("like", influence->like);
    write_list("ignored", influence->ignored);
    write_list("one", influence->one);
    write_list("other", influence->other);
    json.end_object();
  } else {
    json.null();
  }
  json.end_object();
  // The check as it is written alone.
  std::string text = json.take();
  text.insert(text.size() - 1, ",\"check\":" + to_json(report.check));
  return text;
}

}  // namespace impartial
