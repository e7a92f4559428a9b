// Runs the known mistakes of a dialect on an input.
#pragma once

#include <algorithm>
#include <deque>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/answer_key.hpp"
#include "core/case_session.hpp"
#include "core/mistake.hpp"

namespace impartial {

// How a mistake fares on an input.
struct MistakeTally {
  std::uint64_t wrong = 0;        // the cases with a wrong answer, or with none
  std::uint64_t first_wrong = 0;  // the number of the first of them
  std::uint64_t answers = 0;      // with those that are missing
  std::uint64_t key = 0;          // of all answers: mistakes with the same key answered alike
};

// The known mistakes of a dialect while they run.
template <class Position>
class MistakeTable {
 public:
  explicit MistakeTable(AnyDialect<Position>& dialect)
      : MistakeTable(dialect, dialect.mistakes().single) {}
  // Only these of them.
  MistakeTable(AnyDialect<Position>& dialect, std::span<const Mistake<Position>> mistakes)
      : dialect_(dialect) {
    for (const Mistake<Position>& mistake : mistakes)
      runs_.push_back({&mistake, mistake.start(), {}, 0, {}, true});
  }

  // Gives a case to all mistakes, and calls see(mistake's index, case's index, key, is right) for
  // each of their answers. With `again`, a mistake that ends starts again with the next case.
  template <class See>
  void add(const ReadCase<Position>& read, bool again, See&& see) {
    right_.clear();
    dialect_.write_answer(read.position, read.number, right_);
    expected_.push_back({read.number, key_of(dialect_.info().answer, right_.view())});
    ++cases_;
    std::uint64_t given = cases_;
    for (std::size_t i = 0; i < runs_.size(); ++i) {
      Run& run = runs_[i];
      if (run.runs) {
        run.runs = run.program->answer(read, run.answers);
        take_answers(i, &read.position, see);
      }
      if (!run.runs) miss_answers(i, see);
      if (!run.runs && again) {
        run.program = run.mistake->start();
        run.runs = true;
      }
      given = std::min(given, run.tally.answers);
    }
    // Nobody needs the expected answers that all have given.
    for (; dropped_ < given; ++dropped_) expected_.pop_front();
  }

  // Ends the input.
  template <class See>
  void finish(See&& see) {
    for (std::size_t i = 0; i < runs_.size(); ++i) {
      if (runs_[i].runs) {
        runs_[i].program->finish(runs_[i].answers);
        take_answers(i, nullptr, see);
      }
      miss_answers(i, see);
    }
  }

  std::uint64_t cases() const { return cases_; }
  std::size_t count() const { return runs_.size(); }
  const Mistake<Position>& mistake(std::size_t i) const { return *runs_[i].mistake; }
  const MistakeTally& tally(std::size_t i) const { return runs_[i].tally; }

  // Whether the answers of both mistakes were wrong, and the same.
  bool are_alike(std::size_t i, std::size_t j) const {
    const MistakeTally& a = tally(i);
    const MistakeTally& b = tally(j);
    return a.wrong != 0 && b.wrong != 0 && a.key == b.key;
  }

 private:
  struct Run {
    const Mistake<Position>* mistake = nullptr;
    std::unique_ptr<Program<Position>> program;
    Answers answers;
    std::size_t taken = 0;  // of them; the others are those of cases that are not read yet
    MistakeTally tally;
    bool runs = false;
  };

  struct ExpectedAnswer {
    std::uint64_t number = 0;  // of the case
    std::uint64_t key = 0;
  };

  // `position`: that of the case read last, if it is known.
  template <class See>
  void take_answers(std::size_t i, const Position* position, See&& see) {
    Run& run = runs_[i];
    for (; run.taken < run.answers.count() && run.tally.answers < cases_; ++run.taken) {
      const std::string_view answer = run.answers[run.taken];
      const std::uint64_t key = key_of(dialect_.info().answer, answer);
      bool is_right = key == expected_[static_cast<std::size_t>(run.tally.answers - dropped_)].key;
      const bool is_of_position = position != nullptr && run.tally.answers + 1 == cases_;
      is_right = is_right || (is_of_position && dialect_.accepts(*position, answer, nullptr));
      take_answer(i, key, is_right, see);
    }
    if (run.taken < run.answers.count()) return;
    run.answers.clear();
    run.taken = 0;
  }

  template <class See>
  void miss_answers(std::size_t i, See&& see) {
    while (runs_[i].tally.answers < cases_) take_answer(i, 0, false, see);
  }

  template <class See>
  void take_answer(std::size_t i, std::uint64_t key, bool is_right, See&& see) {
    MistakeTally& tally = runs_[i].tally;
    if (!is_right && tally.wrong++ == 0)
      tally.first_wrong = expected_[static_cast<std::size_t>(tally.answers - dropped_)].number;
    tally.key = join_keys(tally.key, key);
    see(i, tally.answers++, key, is_right);
  }

  AnyDialect<Position>& dialect_;
  TextWriter right_;
  std::deque<ExpectedAnswer> expected_;  // those behind the first `dropped_`
  std::uint64_t dropped_ = 0;
  std::uint64_t cases_ = 0;
  std::vector<Run> runs_;
};

// Runs all mistakes on a whole text. Returns: the session's last report.
template <class Position>
Report run_mistakes(AnyDialect<Position>& dialect, std::string_view text,
                    MistakeTable<Position>& table) {
  const auto ignore = [](std::size_t, std::uint64_t, std::uint64_t, bool) {};
  Report report = read_cases(
      dialect, text, [&](const ReadCase<Position>& read) { table.add(read, false, ignore); });
  table.finish(ignore);
  return report;
}

}  // namespace impartial
