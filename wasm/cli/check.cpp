// The command `check`: the verdict on the output of a program.
#include "boundary/check.hpp"

#include <cstdio>
#include <memory>
#include <span>
#include <string>

#include "cli/commands.hpp"

namespace impartial::cli {
namespace {

constexpr int kNotJudged = 2;

std::string_view sentence(Remark remark) {
  switch (remark) {
    case Remark::line_ends:
      return "it has carriage returns (CR), as Windows has at the ends of lines";
    case Remark::byte_order_mark:
      return "the output begins with a byte order mark";
    case Remark::utf_16:
      return "the output is UTF-16";
    case Remark::blanks_at_line_ends:
      return "lines end with blanks";
    case Remark::end_of_output:
      return "the line ends at its end are others";
    case Remark::order:
      return "moves come in another order";
    case Remark::other_game:
      return "another game is played, and it is right too";
    case Remark::earlier_cases:
      return "the same case is right in one place and wrong in another: its answer depends on more "
             "than the case";
    case Remark::end_answered:
      return "the end of the input seems to be answered too, as if it were a case";
    case Remark::same_answer:
      return "all answers are the same";
    case Remark::white_space:
      return "white space differs too";
  }
  return {};
}

std::string_view sentence(NearAnswer::Kind kind) {
  switch (kind) {
    case NearAnswer::Kind::capitals:
      return "only capitals and small letters differ";
    case NearAnswer::Kind::punctuation:
      return "only signs, or characters that are not visible, differ";
    case NearAnswer::Kind::case_number:
      return "only the number of the case differs";
    case NearAnswer::Kind::wording:
      return "only the words around it differ";
    case NearAnswer::Kind::order:
      return "only the order of the numbers differs";
    case NearAnswer::Kind::other_judge:
      return "these are the words of another judge";
    case NearAnswer::Kind::unknown_word:
      return "this judge knows no such answer";
    case NearAnswer::Kind::python_none:
      return "Python prints None where a function returns nothing";
  }
  return {};
}

std::string cases(std::uint64_t first, std::uint64_t count) {
  const std::string last = std::to_string(first + count - 1);
  return count == 1 ? "case " + last : "cases " + std::to_string(first) + " to " + last;
}

std::string counted(std::uint64_t count, std::string_view one) {
  return std::to_string(count) + " " + std::string(one) + (count == 1 ? "" : "s");
}

std::string answers(std::uint64_t count) { return counted(count, "answer"); }

void print_first(const Fault& fault) {
  print(fault.case_number == 0 ? "the input has no case\n"
                               : "case " + std::to_string(fault.case_number) + ", input line " +
                                     std::to_string(fault.line) + "\n");
  print_lines("expected ", fault.expected);
  print_lines("found ", fault.found);
}

// "2 blanks instead of 1".
std::string difference(const Spacing& spacing, std::string_view one) {
  const auto [kind, inside, expected, found] = spacing;
  if (found == 0) return counted(expected, one) + " missing";
  if (expected == 0) return counted(found, one) + " too many";
  return counted(found, one) + " instead of " + std::to_string(expected);
}

std::string sentence(const Spacing& spacing) {
  const std::string place =
      spacing.inside ? "first difference in this answer: " : "before this answer: ";
  switch (spacing.kind) {
    case Spacing::Kind::lines_joined:
    case Spacing::Kind::line_broken:
      return place + difference(spacing, "line end");
    case Spacing::Kind::line_end:
      return place + "a line end instead of a blank";
    case Spacing::Kind::blank_lines:
      return place + difference(spacing, "blank line");
    case Spacing::Kind::blanks:
      return place + difference(spacing, "blank");
    case Spacing::Kind::other_blank:
      return place + "a blank of another kind";
  }
  return {};
}

// "only signs differ in 3 answers, first in output line 2"
void print_near(const NearAnswers& near) {
  std::string text = "remark: ";
  text.append(sentence(near.first.kind));
  if (!near.first.dialect.empty()) text.append(", ").append(near.first.dialect);
  print(text + ": " + answers(near.count) + ", first in output line " +
        std::to_string(near.output_line) + "\n");
  print_lines("  expected ", near.expected);
  print_lines("  found ", near.found);
}

void print_remark(Remark remark) { print("remark: " + std::string(sentence(remark)) + "\n"); }

void print_kind(const Fault& fault) {
  if (fault.spacing) print(sentence(*fault.spacing) + "\n");
  const std::string number = std::to_string(fault.case_number);
  if (fault.kind == Fault::Kind::missing) {
    print(cases(fault.case_number, fault.count) + " missing" +
          (fault.found.empty() ? ": the output ends here\n"
                               : "; from there on the answers fit " + std::to_string(fault.count) +
                                     (fault.count == 1 ? " case" : " cases") + " later\n"));
  } else if (fault.kind == Fault::Kind::extra) {
    const std::string_view where = fault.case_number == 0   ? ""
                                   : fault.expected.empty() ? " after case "
                                                            : " before case ";
    print(answers(fault.count) + " too many" + std::string(where) + (where.empty() ? "" : number) +
          "\n");
  } else if (fault.cut) {
    print("the output ends within the answer to case " + number + "\n");
  } else if (!fault.reason.empty()) {
    print("output line " + std::to_string(fault.output_line) + ": ");
    print(fault.sentence);
    print("\n");
  }
}

// Of the whole output, unless the first fault has told it.
void print_missing_and_extra(const CheckReport& report) {
  const Fault& first = report.faults.front();
  const std::uint64_t missing = first.kind == Fault::Kind::missing ? first.count : 0;
  const std::uint64_t extra = first.kind == Fault::Kind::extra ? first.count : 0;
  if (report.missing == missing && report.extra == extra) return;
  std::string text = "in all ";
  if (report.missing != 0) text += answers(report.missing) + " missing";
  if (report.missing != 0 && report.extra != 0) text += ", ";
  if (report.extra != 0) text += answers(report.extra) + " too many";
  print(text + "\n");
}

// "wrong in all 14 cases in which two heaps are equal, right in the 86 others"
void print_rule(const Diagnosis& diagnosis) {
  if (diagnosis.rules.empty()) return;
  const WrongWhen& rule = diagnosis.rules.front();
  std::string when;
  for (const Condition& condition : rule.conditions) {
    if (!when.empty()) when += rule.is_either ? " or " : " and ";
    when += to_words(diagnosis, condition);
  }
  const std::string wrong = std::to_string(rule.wrong);
  std::string line;
  switch (rule.fit) {
    case Fit::exactly:
      line = "wrong exactly when " + when + " (" + wrong + " cases; right in the " +
             std::to_string(diagnosis.right) + " others)";
      break;
    case Fit::always:
      line = "where " + when + ", all " + wrong + " cases are wrong; so are " +
             std::to_string(diagnosis.wrong - rule.wrong) + " others";
      break;
    case Fit::only:
      line = "in all " + wrong + " wrong cases " + when + "; so it is in " +
             std::to_string(rule.right) + " right ones";
      break;
  }
  print(diagnosis.is_sure ? line + "\n" : "too few cases to be sure: " + line + "\n");
  for (const WrongWhen::Gap& gap : rule.gaps) {
    if (!diagnosis.is_sure) break;
    print("in place of " + std::to_string(rule.conditions[gap.condition].number) +
          ", any number from " + std::to_string(gap.low + 1) + " to " + std::to_string(gap.high) +
          " would fit as well\n");
  }
  if (diagnosis.is_sure && !rule.smallest.empty())
    print("the smallest such position: " + rule.smallest + "\n");
}

std::string named(std::string_view id, std::string_view sentence) {
  return std::string(id) + " (" + std::string(sentence) + ")";
}
std::string named(const MistakeName& mistake) { return named(mistake.id, mistake.sentence); }

// "39 of 41 wrong cases: answers_swapped (...) with double (...); the others: 32_bits (...)"
void print_explanation(const CheckReport& report) {
  for (const Explanation& each : report.explanations) {
    std::string line = std::to_string(each.explains) + " of " +
                       std::to_string(report.diagnosis.wrong) + " wrong cases: ";
    line += named(each.first);
    if (!each.second.id.empty()) line += " with " + named(each.second);
    if (!each.rest.id.empty()) line += "; the others: " + named(each.rest);
    print(line + "\n");
  }
}

void print_mistakes(const CheckReport& report) {
  if (report.mistakes.empty()) return;
  print("mistake: ");
  for (const CheckReport::Agreeing& mistake : report.mistakes) {
    if (&mistake != &report.mistakes.front()) print(", or ");
    print(named(mistake.id, mistake.sentence));
  }
  print("\n");
}

int show_report(const CheckReport& report) {
  for (const Notice& notice : report.notices) print_error(terminal_line(notice));
  print_error(terminal_line(report.suppressed));
  print(verdict_sentence(report.verdict));
  print("\n");
  if (report.verdict == Verdict::not_judged) return kNotJudged;
  if (!report.faults.empty()) print_first(report.faults.front());
  if (report.faults.empty() && report.cases == 0) print("the input has no case\n");
  print_mistakes(report);
  if (!report.faults.empty()) {
    print_kind(report.faults.front());
    print_missing_and_extra(report);
  }
  if (report.output_is_empty && report.cases != 0) {
    print("no output: a crash, no time left, a file, or another input format?\n");
  }
  print_explanation(report);
  print_rule(report.diagnosis);
  if (report.looks_like == kInputId) {
    print("the output is the input\n");
  } else if (!report.looks_like.empty()) {
    print("these are the answers of ");
    print(report.looks_like);
    print("\n");
  }
  if (report.fault_count > 1) {
    print(std::to_string(report.right) + " of " + std::to_string(report.cases) +
          " cases are right\n");
  }
  if (report.refused != 0) {
    print(std::to_string(report.refused) + (report.refused == 1
                                                ? " case is refused and not judged\n"
                                                : " cases are refused and not judged\n"));
  }
  for (const NearAnswers& near : report.near) print_near(near);
  for (const Remark remark : report.remarks) print_remark(remark);
  return report.verdict == Verdict::accepted ? kAnswered : kRefused;
}

}  // namespace

void print_form(const CheckReport& report) {
  if (!report.faults.empty()) {
    print_kind(report.faults.front());
    print_missing_and_extra(report);
  }
  for (const NearAnswers& near : report.near) print_near(near);
  for (const Remark remark : report.remarks) print_remark(remark);
}

std::string_view verdict_sentence(Verdict verdict) {
  switch (verdict) {
    case Verdict::accepted:
      return "Accepted";
    case Verdict::presentation_error:
      return "Presentation Error";
    case Verdict::wrong_answer:
      return "Wrong Answer";
    case Verdict::not_judged:
      return "Not judged";
  }
  return {};
}

void print_lines(std::string_view label, std::string_view text) {
  print(label);
  if (text.empty()) print("nothing");
  for (const char c : text) {
    const std::string_view shown = c == '\n' ? " / " : std::string_view(&c, 1);
    print(shown);
  }
  print("\n");
}

void print_causes(const CheckReport& report) {
  print_mistakes(report);
  print_explanation(report);
  print_rule(report.diagnosis);
}

int check(const Options& options) {
  constexpr std::size_t kChunkBytes = std::size_t{1} << 18;
  const std::string_view input = options.words[1];
  const std::string_view output = options.words[2];
  const auto opened = impartial::check(options.words[0]);
  if (!opened) return usage(message(opened.error()));
  CheckSession& session = **opened;
  if (input == "-" && output == "-") return usage("only one of the two can be standard input");
  const File in = open_file(input);
  if (in == nullptr) return failure("cannot read " + std::string(input));
  const File out = open_file(output);
  if (out == nullptr) return failure("cannot read " + std::string(output));
  using Wants = CheckSession::Wants;
  while (session.wants() != Wants::nothing) {
    const bool is_input = session.wants() == Wants::input;
    const std::span<char> room =
        is_input ? session.input_room(kChunkBytes) : session.output_room(kChunkBytes);
    std::FILE* const file = is_input ? in.get() : out.get();
    const std::size_t bytes = std::fread(room.data(), 1, room.size(), file);
    if (std::ferror(file) != 0) {
      return failure("cannot read " + std::string(is_input ? input : output));
    }
    const bool last = bytes < room.size();
    if (is_input) {
      session.feed_input(bytes, last);
    } else {
      session.feed_output(bytes, last);
    }
  }
  return show_report(session.report());
}

}  // namespace impartial::cli
