// The input of a check: its cases, and what the solver and other programs answer.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/diagnosis.hpp"
#include "core/dialect.hpp"
#include "core/evidence.hpp"
#include "core/explanation.hpp"
#include "core/feature.hpp"
#include "core/mistake.hpp"
#include "core/near_answer.hpp"
#include "core/session.hpp"

namespace impartial {

// Another program, whose answers are compared with an output too.
struct KnownProgram {
  enum class Kind { mistake, dialect, input };
  Kind kind{};
  std::string_view id;
  std::string_view sentence;
  std::string_view twin;
  AnswerShape shape;
  Answers answers;       // since the last call of KnownPrograms::take
  bool is_alive = true;  // its answers are still wanted
  bool has_ended = false;
};

// The cases of an input, with the answers that are expected and those of other programs.
class CaseSource : public Session {
 public:
  struct Case {
    std::uint64_t number = 0;
    Place place;
    bool refused = false;
    std::string_view text;
    std::size_t answer_end = 0;  // in answer()
  };

  const AnswerShape& shape() const { return shape_; }
  const AnswerSense& sense() const { return sense_; }
  // Whether a program finds the last case by the end of the input, or by a line that ends it.
  bool has_open_end() const { return has_open_end_; }
  std::vector<KnownProgram>& known_programs() { return known_programs_; }
  // The cases of the last feed, in order. Valid until the next call of room() or feed().
  std::vector<Case>& new_cases() { return new_cases_; }
  // Lets the known programs answer what they still have to, as the input has ended.
  virtual void finish_known_programs() = 0;

  // The answer that is expected to a case, by its text.
  virtual std::string expected(std::string_view text, std::uint64_t number) = 0;
  // The position of a case, by its text.
  virtual std::string position(std::string_view text) = 0;
  // The features of the game, and their values in a case, which are appended to `row`.
  virtual std::vector<FeatureInfo> features() const = 0;
  virtual void read_features(std::string_view text, std::vector<std::uint64_t>& row) = 0;
  virtual SmallPositions small_positions() = 0;
  // How the known mistakes and their combinations fare on the cases. `cases`: of the input.
  virtual std::vector<Suspect> suspects(const Evidence& evidence, std::uint64_t cases) = 0;
  // Whether another answer than the expected one is right. If `objection` is set, it says why not.
  virtual bool accepts(std::string_view text, std::string_view found, Objection* objection) = 0;

 protected:
  // `words`: as D::kOutputWords.
  CaseSource(const DialectInfo& info, std::string_view words)
      : Session(info),
        shape_(info.answer),
        sense_(info.answer, words),
        has_open_end_(info.envelope == Envelope::until_zero ||
                      info.envelope == Envelope::until_end) {}

  AnswerShape shape_;
  AnswerSense sense_;
  bool has_open_end_ = false;
  std::vector<KnownProgram> known_programs_;
  std::vector<Case> new_cases_;
};

}  // namespace impartial
