// Finds which case an answer in an output belongs to, where it is not the answer that is expected
// next: looks at the answers and the cases that follow.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/case_source.hpp"
#include "core/output_text.hpp"
#include "core/pending_cases.hpp"

namespace impartial {

// What must be fed next.
enum class Wants { input, output, nothing };

class Alignment {
 public:
  // An answer in the output.
  struct Found {
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
  };

  // They must outlive this object.
  Alignment(CaseSource& source, const PendingCases& cases, const OutputText& output)
      : source_(source), cases_(cases), output_(output) {}

  // Looks at the answers from `from` on, before any other call here. `input_ended`: all cases of
  // the input are pending or judged.
  // Returns: what must be fed before that is enough to decide; nothing if it is.
  [[nodiscard]] Wants look_ahead(std::uint64_t from, bool input_ended);

  // The answers that were found there, the next one first.
  std::span<const Found> ahead() const { return ahead_; }
  std::string_view text(const Found& found) const { return output_.view(found.begin, found.end); }

  // Whether an answer that is not the expected text is right nevertheless. If `objection` is set,
  // it says why not.
  bool accepts(std::size_t i, const Found& found, Objection* objection) const;

  // Whether the next answer is too many: it has no number, and the one behind it is all that this
  // judge wants, with the number of the case.
  bool has_answer_behind() const;

  // How many answers are missing (positive) or extra (negative) here, if that explains what follows
  // better than a wrong answer does; otherwise 0. `judged`: the number of cases judged so far.
  int shift(std::uint64_t judged);

  // Whether the next answer is one to the next case, which is refused and may have none.
  bool has_answer_to_refused() const;

 private:
  // How many of the next answers fit.
  struct Score {
    std::size_t fitting = 0;
    std::size_t compared = 0;
    std::size_t fitting_first = 0;  // before the first that does not fit
    std::size_t misses() const { return compared - fitting; }
    bool is_sure() const;
    // fitting / compared < other.fitting / other.compared
    bool is_below(const Score& other) const {
      return fitting * other.compared < other.fitting * compared;
    }
  };

  bool fits(std::size_t i, const Found& found) const;
  // Compares cases with answers, one by one.
  Score score(std::span<const std::size_t> cases, std::span<const Found> found) const;
  // The next cases whose answers can be found. Answers that are blank, as for a game that is over,
  // cannot.
  std::vector<std::size_t> visible_cases() const;
  // Whether both texts end within reach, and these are all that they have.
  bool ends() const { return input_ended_ && output_.last(); }

  CaseSource& source_;
  const PendingCases& cases_;
  const OutputText& output_;
  std::vector<Found> ahead_;
  bool input_ended_ = false;
  std::uint64_t attempts_ = 0;  // to find a shift
};

}  // namespace impartial
