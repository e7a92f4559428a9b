#include "core/known_programs.hpp"

#include <algorithm>
#include <string_view>

#include "core/domain.hpp"

namespace impartial {

void KnownPrograms::take() {
  for (std::size_t i = 0; i < progress_.size(); ++i) {
    Answers& answers = programs_[i].answers;
    if (progress_[i].broke_off) answers.clear();
    for (std::size_t k = 0; k < answers.count(); ++k) {
      progress_[i].text.append(answers[k]);
      progress_[i].ends.push_back(progress_[i].text.end());
    }
    answers.clear();
  }
}

void KnownPrograms::compare(const OutputText& output, std::uint64_t judged, bool input_ended) {
  for (std::size_t i = 0; i < progress_.size(); ++i) {
    if (programs_[i].is_alive) compare_one(programs_[i], progress_[i], output, judged, input_ended);
  }
}

void KnownPrograms::compare_one(KnownProgram& program, Progress& progress, const OutputText& output,
                                std::uint64_t judged, bool input_ended) {
  const auto give_up = [&] {
    program.is_alive = false;
    program.answers.clear();
    progress = {};
  };
  using Match = OutputMatcher::Match;
  if (progress.broke_off) return;
  while (!progress.ends.empty()) {
    const std::uint64_t begin = progress.text.begin();
    const std::uint64_t end = progress.ends.front();
    const std::string_view answer = progress.text.view(begin, end);
    Match match = progress.matcher.match(output, answer);
    if (match == Match::waits) break;
    if (match == Match::differs) {
      const std::uint64_t from = skip_space(output, progress.matcher.place());
      if (output.last() && begins_with_but_space(answer, output.from(from))) {
        progress.broke_off = true;
        progress.text = {};
        progress.ends.clear();
        return;
      }
      if (program.shape.any_order) {
        bool known = false;
        const std::uint64_t stop = answer_end(output, from, program.shape, known);
        if (!known) break;
        if (same_words(answer, output.view(from, stop))) {
          progress.matcher.move(stop, answer);
          match = Match::fits;
        }
      }
    }
    if (match == Match::differs) return give_up();
    ++progress.answers;
    progress.text.forget(end);
    progress.ends.pop_front();
  }
  const std::uint64_t rest = skip_space(output, progress.matcher.place());
  const bool is_done = progress.ends.empty() && (input_ended || program.has_ended);
  const bool says_less = is_done && rest != output.end();
  const bool is_late = judged > progress.matcher.place() + kAheadBytes ||
                       progress.text.end() - progress.text.begin() > kAheadBytes;
  if (says_less || is_late) give_up();
}

std::uint64_t KnownPrograms::used(std::uint64_t judged) const {
  std::uint64_t used = judged;
  for (std::size_t i = 0; i < progress_.size(); ++i) {
    const bool reads_on = programs_[i].is_alive && !progress_[i].broke_off;
    if (reads_on) used = std::min(used, progress_[i].matcher.place());
  }
  return used;
}

void KnownPrograms::add_to(CheckReport& report, std::uint64_t wrong_answers) const {
  IMPARTIAL_DOMAIN(report.verdict != Verdict::not_judged);
  const bool is_wrong = report.verdict == Verdict::wrong_answer;
  for (std::size_t i = 0; i < progress_.size(); ++i) {
    const KnownProgram& program = programs_[i];
    const Progress& progress = progress_[i];
    // Whatever ends a program before its first answer leaves nothing to know it by.
    if (!program.is_alive || progress.answers == 0) continue;
    // While all answers are right, a mistake does not show; nor does it where the output only ends
    // too early, which it does not explain, with hardly a wrong answer before.
    constexpr std::uint64_t kFew = 2;
    if (!is_wrong || (wrong_answers <= kFew && progress.broke_off)) continue;
    if (program.kind == KnownProgram::Kind::mistake) {
      report.mistakes.push_back({program.id, program.sentence, program.twin, progress.answers});
    } else if (report.looks_like.empty()) {
      report.looks_like = program.id;
    }
  }
}

}  // namespace impartial
