// Reads a position or a move from its notation. The text is in one piece, commas count as blanks,
// and an error is returned as a value.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/expected.hpp"
#include "core/text_reader.hpp"

namespace impartial {

// A text in the notation, with its reader.
class Notation {
 public:
  explicit Notation(std::string_view text);
  TextReader& reader() { return reader_; }
  // The first error. `whole`: the caller has read the whole text, so any text left over
  // is an error.
  [[nodiscard]] std::optional<Notice> error(bool whole);

 private:
  std::string padded_;
  TextReader reader_;
};

// Reads a T by `parse(reader, value)`, which reads the whole text and returns false if the reader
// has refused it.
// Errors: those of the reader; trailing_input if text is left over.
template <class T, class Parse>
Expected<T> read_notation(std::string_view text, Parse&& parse) {
  Notation notation(text);
  T value{};
  const bool whole = parse(notation.reader(), value);
  if (auto error = notation.error(whole)) return *std::move(error);
  return value;
}

}  // namespace impartial
