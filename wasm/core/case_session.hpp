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
    while (next_case(dialect_, position_)) {
      if (reader_.case_refused()) continue;
      use_(ReadCase<Position>{position_, cases_, announced(), reader_.case_place().line,
                              reader_.case_text()});
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
