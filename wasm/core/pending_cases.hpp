// The cases of an input that wait to be judged, with the answers that are expected.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <string_view>

#include "core/byte_window.hpp"
#include "core/case_source.hpp"
#include "core/domain.hpp"

namespace impartial {

class PendingCases {
 public:
  void add(const CaseSource::Case& read, std::string_view answer) {
    texts_.append(read.text);
    answers_.append(answer);
    cases_.push_back({read.number, read.place, read.refused, texts_.end(), answers_.end()});
  }

  bool empty() const { return cases_.empty(); }
  std::size_t size() const { return cases_.size(); }
  // Of the answers.
  std::uint64_t bytes() const { return answers_.end() - answer_begin_; }

  // The first case is number 0. The views are valid until add() or forget_judged() is called.
  std::string_view text(std::size_t i) const {
    return texts_.view(i == 0 ? text_begin_ : cases_[i - 1].text_end, cases_[i].text_end);
  }
  std::string_view answer(std::size_t i) const {
    return answers_.view(i == 0 ? answer_begin_ : cases_[i - 1].answer_end, cases_[i].answer_end);
  }
  // It has no expected answer.
  bool is_refused(std::size_t i) const { return cases_[i].refused; }

  // The number and the place of the first case; of the last one that was judged if none waits.
  std::uint64_t number() const { return cases_.empty() ? judged_number_ : cases_.front().number; }
  const Place& place() const { return cases_.empty() ? judged_place_ : cases_.front().place; }

  // The first case is judged. Domain: !empty().
  void pop() {
    IMPARTIAL_DOMAIN(!cases_.empty());
    const Case& judged = cases_.front();
    text_begin_ = judged.text_end;
    answer_begin_ = judged.answer_end;
    judged_number_ = judged.number;
    judged_place_ = judged.place;
    cases_.pop_front();
  }
  void forget_judged() {
    texts_.forget(text_begin_);
    answers_.forget(answer_begin_);
  }

 private:
  struct Case {
    std::uint64_t number = 0;
    Place place;
    bool refused = false;
    std::uint64_t text_end = 0;    // in texts_
    std::uint64_t answer_end = 0;  // in answers_
  };

  std::deque<Case> cases_;
  ByteWindow texts_;
  ByteWindow answers_;
  std::uint64_t text_begin_ = 0;    // of the first case
  std::uint64_t answer_begin_ = 0;  // of the first case
  std::uint64_t judged_number_ = 0;
  Place judged_place_;
};

}  // namespace impartial
