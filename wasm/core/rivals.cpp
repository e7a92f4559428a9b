#include "core/rivals.hpp"

#include <algorithm>
#include <string_view>

#include "core/domain.hpp"

namespace impartial {

void Rivals::take() {
  for (std::size_t i = 0; i < rivals_.size(); ++i) {
    Answers& answers = programs_[i].answers;
    if (rivals_[i].broke_off) answers.clear();
    for (std::size_t k = 0; k < answers.count(); ++k) {
      rivals_[i].text.append(answers[k]);
      rivals_[i].ends.push_back(rivals_[i].text.end());
    }
    answers.clear();
  }
}

void Rivals::compare(const OutputText& output, std::uint64_t judged, bool input_ended) {
  for (std::size_t i = 0; i < rivals_.size(); ++i) {
    if (programs_[i].is_alive) compare_one(programs_[i], rivals_[i], output, judged, input_ended);
  }
}

void Rivals::compare_one(CaseSource::Other& program, Rival& rival, const OutputText& output,
                         std::uint64_t judged, bool input_ended) {
  const auto give_up = [&] {
    program.is_alive = false;
    program.answers.clear();
    rival = {};
  };
  using Match = OutputMatcher::Match;
  if (rival.broke_off) return;
  while (!rival.ends.empty()) {
    const std::uint64_t begin = rival.text.begin();
    const std::uint64_t end = rival.ends.front();
    const std::string_view answer = rival.text.view(begin, end);
    Match match = rival.matcher.match(output, answer);
    if (match == Match::waits) break;
    if (match == Match::differs) {
      const std::uint64_t from = skip_space(output, rival.matcher.place());
      if (output.last() && begins_with_but_space(answer, output.from(from))) {
        rival.broke_off = true;
        rival.text = {};
        rival.ends.clear();
        return;
      }
      if (program.shape.any_order && !program.exact) {
        bool known = false;
        const std::uint64_t stop = answer_end(output, from, program.shape, known);
        if (!known) break;
        if (same_words(answer, output.view(from, stop))) {
          rival.matcher.move(stop, answer);
          match = Match::fits;
        }
      }
    }
    if (match == Match::differs || (match == Match::fits_but_space && program.exact)) {
      return give_up();
    }
    ++rival.answers;
    rival.text.forget(end);
    rival.ends.pop_front();
  }
  const std::uint64_t rest = skip_space(output, rival.matcher.place());
  const bool output_is_over = output.last() && rest == output.end();
  const bool is_done = rival.ends.empty() && (input_ended || program.has_ended);
  const bool says_less = is_done && rest != output.end();
  const bool ends_otherwise = is_done && output_is_over && program.exact &&
                              !rival.matcher.gap_fits(output.from(rival.matcher.place()));
  const bool is_late = judged > rival.matcher.place() + kMostBytes ||
                       rival.text.end() - rival.text.begin() > kMostBytes;
  if (says_less || ends_otherwise || is_late) give_up();
}

std::uint64_t Rivals::used(std::uint64_t judged) const {
  std::uint64_t used = judged;
  for (std::size_t i = 0; i < rivals_.size(); ++i) {
    const bool reads_on = programs_[i].is_alive && !rivals_[i].broke_off;
    if (reads_on) used = std::min(used, rivals_[i].matcher.place());
  }
  return used;
}

void Rivals::add_to(CheckReport& report, bool has_wrong_answers, bool has_spacing) const {
  IMPARTIAL_DOMAIN(report.verdict != Verdict::not_judged);
  const bool is_wrong = report.verdict == Verdict::wrong_answer;
  for (std::size_t i = 0; i < rivals_.size(); ++i) {
    const CaseSource::Other& program = programs_[i];
    const Rival& rival = rivals_[i];
    // A program that ends before its first answer makes a mistake too; a cut output shows none.
    if (!program.is_alive || (rival.answers == 0 && !program.has_ended)) continue;
    // While all answers are right, a mistake does not show; nor does it where the output only ends
    // too early.
    const bool shows = is_wrong && (has_wrong_answers || !rival.broke_off);
    const bool shows_in_space = program.exact && (has_spacing || !report.remarks.empty());
    if (!shows && !shows_in_space) continue;
    if (program.kind == CaseSource::Other::Kind::mistake) {
      report.mistakes.push_back({program.id, program.sentence, program.twin, rival.answers});
    } else if (report.looks_like.empty()) {
      report.looks_like = program.id;
    }
  }
}

}  // namespace impartial
