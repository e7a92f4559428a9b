// Reads a position or a move that a person wrote: the text in one piece, commas as blanks, errors
// as a value.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/expected.hpp"
#include "core/text_reader.hpp"

namespace impartial {

// A reader of such a text, which it holds.
class Notation {
 public:
  explicit Notation(std::string_view text);
  TextReader& reader() { return reader_; }
  // The error that was found. `whole`: the text was read to its end, so what is left over is one.
  [[nodiscard]] std::optional<Notice> error(bool whole);

 private:
  std::string padded_;
  TextReader reader_;
};

// `parse(reader, value)` reads the whole text and returns false where the reader refused it. Text
// that is left over is refused here.
template <class T, class Parse>
Expected<T> read_notation(std::string_view text, Parse&& parse) {
  Notation notation(text);
  T value{};
  const bool whole = parse(notation.reader(), value);
  if (auto error = notation.error(whole)) return *std::move(error);
  return value;
}

}  // namespace impartial
