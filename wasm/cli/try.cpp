// The command `try`: runs a program on inputs that break it, and says what is wrong with it.
#include <algorithm>
#include <string>

#include "boundary/trial.hpp"
#include "cli/commands.hpp"
#include "cli/process.hpp"

namespace impartial::cli {
namespace {

// Longer inputs are not shown.
constexpr std::size_t kShownBytes = 500;
constexpr std::uint64_t kDefaultSeconds = 10;

std::string_view sentence(const TrialReport& report) {
  switch (report.ending) {
    case Ending::crashed:
    case Ending::stack:
      return "Runtime Error";
    case Ending::time:
      return "Time Limit Exceeded";
    case Ending::memory:
      return "Memory Limit Exceeded";
    case Ending::output:
      return "Output Limit Exceeded";
    case Ending::exited:
      return verdict_sentence(report.verdict);
  }
  return {};
}

// "on the small positions"
std::string_view sentence(InputKind kind) {
  switch (kind) {
    case InputKind::sample:
      return "on the sample";
    case InputKind::small:
      return "on the small positions";
    case InputKind::adversarial:
    case InputKind::random:
      return "on an input that catches mistakes";
    case InputKind::limits:
      return "on the largest cases that the judge allows";
  }
  return {};
}

std::string shortened(const std::string& text) {
  return text.size() <= kShownBytes ? text : text.substr(0, kShownBytes) + " ...";
}

void print_failure(const TrialReport::Failure& failure) {
  if (failure.input.size() <= kShownBytes) {
    print("smallest input found:\n" + failure.input);
    if (!failure.input.ends_with('\n')) print("\n");
  } else {
    print("an input of " + std::to_string(failure.cases) + " cases\n");
  }
  if (!failure.position.empty()) print("position " + shortened(failure.position) + "\n");
  // There is one answer too many.
  const bool ends = failure.expected.empty() && !failure.found.empty();
  if (!failure.expected.empty() || ends)
    print_lines("expected ", ends ? "nothing more" : shortened(failure.expected));
  if (failure.ending == Ending::exited || failure.has_answered)
    print_lines("found ", shortened(failure.found));
  if (!failure.spoilt_by.empty() && failure.cases > 2) {
    print("it is right alone, and after half of the " + std::to_string(failure.cases - 1) +
          " cases before it, but not after all of them: there is room for only so many, or "
          "something grows from case to case\n");
  } else if (!failure.spoilt_by.empty()) {
    print("it is right alone: the case before, " + failure.spoilt_by + ", leaves something");
    print(failure.numbers_read != 0
              ? "\n"
              : ": a variable that is not cleared, a result that is kept as if both were the same, "
                "or input that is not read\n");
  }
  if (failure.numbers_read != 0) {
    print("of " + std::string(failure.spoilt_by.empty() ? "this case" : "that case") + " only ");
    print(failure.numbers_read == 1
              ? "the first number is"
              : "the first " + std::to_string(failure.numbers_read) + " numbers are");
    print(" read; the rest is taken for the next case\n");
  }
  if (failure.has_answered && failure.ending == Ending::crashed) {
    print("it answers all cases, and then breaks off\n");
  } else if (failure.has_answered && !failure.is_past_end) {
    print("it answers all cases, and then goes on without end\n");
  } else if (failure.has_answered) {
    print(
        "it answers all cases and goes on: its loop does not end with the input, where scanf "
        "returns EOF, -1, which is true\n");
  }
  if (failure.slow_alone)
    print(
        "this case alone takes too long: the method is too slow for its size, or a loop does not "
        "end\n");
  if (failure.slow_again != 0) {
    print("no case takes too long alone, but the longest one " +
          std::to_string(failure.slow_again) + " times does: each must be faster\n");
  }
  if (failure.ends_here) print("it ends at this case: nothing behind it is answered\n");
  if (failure.ends_reading)
    print("nothing behind this case is read: a number is too large for its variable\n");
}

void print_values(const HeapValues& values) {
  const std::size_t from = values.are_outcomes ? 1 : 0;
  const auto row = [&](const std::vector<std::uint64_t>& of, std::uint64_t period) {
    std::string text;
    for (std::size_t i = from; i < of.size(); ++i)
      text +=
          " " + (values.are_outcomes ? std::string(of[i] != 0 ? "W" : "L") : std::to_string(of[i]));
    return text + (period == 0 ? "" : ", repeating after " + std::to_string(period)) + "\n";
  };
  const std::uint64_t heap = values.first_wrong();
  const auto at = static_cast<std::size_t>(heap);
  if (values.are_outcomes) {
    print("the first wrong answer by this rule: " + values.position + "\n");
    print("its answers for heaps from 1 on:" + row(values.found, values.found_period));
    print("the right ones:                 " + row(values.right, values.right_period));
    return;
  }
  print("its sums are right, but not the Grundy values in them: a heap of " + std::to_string(heap) +
        " counts as " + std::to_string(values.found[at]) + ", and its value is " +
        std::to_string(values.right[at]) + " (" + values.position + ")\n");
  print("its values of the heaps from 0 on:" + row(values.found, values.found_period));
  print("the right ones:                   " + row(values.right, values.right_period));
}

std::string text_of(const CaseNumbers& numbers, const std::vector<std::size_t>& marked = {}) {
  std::string text;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const std::string number = std::to_string(numbers[i]);
    const bool is_marked = std::find(marked.begin(), marked.end(), i) != marked.end();
    text += (i == 0 ? "" : " ") + (is_marked ? "[" + number + "]" : number);
  }
  return text;
}

void print_influence(const Influence& influence) {
  if (!influence.ignored.empty())
    print("its answer does not depend on the numbers in brackets, though it should: " +
          text_of(influence.like, influence.ignored) + "\n");
  if (!influence.one.empty())
    print("its answer depends on the order of the numbers, though it should not: " +
          text_of(influence.one) + " and " + text_of(influence.other) +
          " are answered differently\n");
}

// `status`: of the run that failed first.
void print_report(const TrialReport& report, int status) {
  print(sentence(report));
  if (report.failure) print(" " + std::string(sentence(report.kind)));
  print(" (" + std::to_string(report.runs) + (report.runs == 1 ? " run, " : " runs, ") +
        std::to_string(report.cases) + " cases)\n");
  if (report.ending == Ending::crashed)
    print(status < 0 ? "ended by signal " + std::to_string(-status) + "\n"
                     : "exit status " + std::to_string(status) + "\n");
  if (report.failure) print_failure(*report.failure);
  print_form(report.check);
  if (report.varies)
    print(
        "it answers the same input differently each time: it uses random numbers, the clock, or a "
        "variable that has no value\n");
  print_causes(report.check);
  if (report.values) print_values(*report.values);
  if (report.influence) print_influence(*report.influence);
}

}  // namespace

int try_program(const Options& options) {
  const auto opened = impartial::try_program(options.words[0], options.seed);
  if (!opened) return usage(message(opened.error()));
  Trial& trial = **opened;
  const std::span<const std::string_view> command(options.words.data() + 1,
                                                  options.words.size() - 1);
  const std::uint64_t seconds = std::min<std::uint64_t>(options.budget.seconds, 1'000'000);
  const RunLimits limits{options.budget.seconds == UINT64_MAX ? kDefaultSeconds : seconds};
  int status = 0;
  while (const std::string* const input = trial.next()) {
    const auto ran = run_program(command, *input, limits);
    if (!ran) return failure("cannot run " + std::string(command[0]));
    if (status == 0) status = ran->status;
    trial.take(ran->run);
  }
  const TrialReport report = trial.report();
  if (options.json) {
    print(to_json(report) + "\n");
  } else {
    print_report(report, status);
  }
  return report.failure ? kRefused : kAnswered;
}

}  // namespace impartial::cli
