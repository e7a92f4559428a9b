// Known mistakes: programs that are wrong in a way that is common. A student's output is compared
// with theirs.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "core/text_writer.hpp"

namespace impartial {

// A case as a program reads it.
template <class Position>
struct ReadCase {
  const Position& position;
  std::uint64_t number = 0;  // from 1
  std::uint64_t cases = 0;   // T; 0 if the text does not announce it
  std::uint64_t line = 0;    // the line of the input where the text begins, from 1
  std::string_view text{};   // from its first number on, at least to its last
};

// The answers of a program, in the order of its output.
class Answers {
 public:
  // The answer that is written at present.
  TextWriter& writer() { return writer_; }
  // Ends that answer.
  void end() { ends_.push_back(writer_.size()); }

  std::size_t bytes() const { return writer_.size(); }
  std::size_t count() const { return ends_.size(); }
  std::string_view operator[](std::size_t i) const {
    const std::size_t begin = i == 0 ? 0 : ends_[i - 1];
    return writer_.view().substr(begin, ends_[i] - begin);
  }
  void clear() {
    writer_.clear();
    ends_.clear();
  }

 private:
  TextWriter writer_;
  std::vector<std::size_t> ends_;
};

// A program that makes a mistake, while it runs.
template <class Position>
class Program {
 public:
  virtual ~Program() = default;
  // Reads a case. Usually it answers this case; a program that misreads its input may give any
  // number of answers. Returns false if the program ends here.
  virtual bool answer(const ReadCase<Position>& read, Answers& answers) = 0;
  // Gives the answers that are left at the end of the input.
  virtual void finish(Answers&) {}
};

template <class Position>
struct Mistake {
  // The same in every language, and the name of the program in tests/wrong after its dialect.
  std::string_view id;
  // The mistake in English, for the terminal.
  std::string_view sentence;
  std::unique_ptr<Program<Position>> (*start)() = nullptr;
  // The id of a mistake of the same dialect that answers alike on every input.
  std::string_view twin{};
  // It shows only beyond the judge's limits.
  bool beyond = false;
};

// Programs that make two of the known mistakes, or one of them in another form. They are too many
// to be listed or run on a whole input: they are compared with an output when it is known which
// cases are wrong (core/explanation.hpp).
template <class Position>
struct Combinations {
  struct Ids {
    std::string_view first;
    std::string_view second{};  // empty, or the same, if it is one mistake
  };
  std::size_t count = 0;
  Ids (*ids)(std::size_t i) = nullptr;
  std::unique_ptr<Program<Position>> (*start)(std::size_t i) = nullptr;
};

template <class Position>
struct KnownMistakes {
  std::span<const Mistake<Position>> single;
  Combinations<Position> combined{};
};

}  // namespace impartial
