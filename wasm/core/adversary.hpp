// Chooses the cases that tell known mistakes from the right program and from each other.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/random.hpp"

namespace impartial {

// The answers of programs to candidates. Program 0 is the right one.
class AnswerTable {
 public:
  AnswerTable(std::size_t candidates, std::size_t programs)
      : programs_(programs), keys_(candidates * programs) {}

  std::uint64_t& key(std::size_t candidate, std::size_t program) {
    return keys_[candidate * programs_ + program];
  }
  std::uint64_t key(std::size_t candidate, std::size_t program) const {
    return keys_[candidate * programs_ + program];
  }
  std::size_t programs() const { return programs_; }
  std::size_t candidates() const { return keys_.size() / programs_; }

 private:
  std::size_t programs_ = 0;
  std::vector<std::uint64_t> keys_;
};

// Chooses at most `limit` candidates, such that each pair of programs is told apart by three of
// them where possible. The first `small` candidates are preferred, as a person understands them.
// The order of the candidates is kept.
std::vector<std::size_t> choose_cases(const AnswerTable& table, std::size_t small,
                                      std::size_t limit, Random& random);

}  // namespace impartial
