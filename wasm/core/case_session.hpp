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
    const char* counted = reader_.at();
    const auto count_lines = [&] {
      line_ += static_cast<std::uint64_t>(std::count(counted, reader_.at(), '\n'));
      counted = reader_.at();
    };
    for (;;) {
      const bool begun = begin_case();
      count_lines();
      if (!begun) return;
      const char* const begin = reader_.at();
      if (!dialect_.read_case(reader_, position_)) return;
      ++cases_;
      const char* end = reader_.at();
      while (end != begin && static_cast<unsigned char>(end[-1]) <= ' ') --end;
      if (!reader_.case_refused()) {
        use_(ReadCase<Position>{
            position_, cases_, announced(), line_, {begin, static_cast<std::size_t>(end - begin)}});
      }
      count_lines();
    }
  }

  Use use_;
  D dialect_{kDefaultSeed};
  Position position_{};
  std::uint64_t line_ = 1;  // of reader_.at()
};

// Reads a whole text.
template <class D, class Position, class Use>
Report read_cases(std::string_view text, Use&& use) {
  CaseSession<D, Position, Use&> session(use);
  if (!text.empty()) std::copy(text.begin(), text.end(), session.room(text.size()).begin());
  return session.feed(text.size(), true);
}

}  // namespace impartial
