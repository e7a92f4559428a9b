// Reads judge text as a Session does, and shows each case as a program reads it.
#pragma once

#include <algorithm>
#include <string_view>
#include <utility>

#include "core/mistake.hpp"
#include "core/session.hpp"

namespace impartial {

// Calls use(ReadCase) for each case, instead of answering it. Refused cases are left out.
template <class D, class Position, class Use>
class CaseSession final : public Session {
 public:
  explicit CaseSession(Use use) : Session(D::kInfo), use_(std::forward<Use>(use)) {}

 private:
  void answer_cases() override {
    const char* placed = reader_.window();
    Place place = reader_.window_place();
    while (begin_case()) {
      if (!dialect_.read_case(reader_, position_)) return;
      count_case();
      if (reader_.case_refused()) continue;
      const std::string_view text = reader_.case_text();
      place = advance(place, placed, text.data());
      placed = text.data();
      use_(ReadCase<Position>{position_, cases_, announced(), place.line, text});
    }
  }

  Use use_;
  D dialect_{kDefaultSeed};
  Position position_{};
};

// Reads a whole text.
template <class D, class Position, class Use>
Report read_cases(std::string_view text, Use&& use) {
  CaseSession<D, Position, Use&> session(use);
  if (!text.empty()) std::copy(text.begin(), text.end(), session.room(text.size()).begin());
  return session.feed(text.size(), true);
}

}  // namespace impartial
