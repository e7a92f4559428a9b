// Reads judge text as a Session does, and shows each case as a program reads it.
#pragma once

#include <algorithm>
#include <string_view>
#include <utility>

#include "core/any_dialect.hpp"
#include "core/mistake.hpp"
#include "core/session.hpp"

namespace impartial {

// Calls use(ReadCase) for each case, instead of answering it. Refused cases are left out.
template <class Position, class Use>
class CaseSession final : public Session {
 public:
  CaseSession(AnyDialect<Position>& dialect, Use use)
      : Session(dialect.info()), dialect_(dialect), use_(std::forward<Use>(use)) {}

 private:
  void answer_cases() override {
    while (next_case(dialect_, position_)) {
      if (reader_.case_refused()) continue;
      use_(ReadCase<Position>{position_, cases_, announced(), reader_.case_place().line,
                              reader_.case_text()});
    }
  }

  AnyDialect<Position>& dialect_;
  Use use_;
  Position position_{};
};

// Reads a whole text.
template <class Position, class Use>
Report read_cases(AnyDialect<Position>& dialect, std::string_view text, Use&& use) {
  CaseSession<Position, Use&> session(dialect, use);
  if (!text.empty()) std::copy(text.begin(), text.end(), session.room(text.size()).begin());
  return session.feed(text.size(), true);
}

}  // namespace impartial
