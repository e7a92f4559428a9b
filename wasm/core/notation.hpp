// Reads a position or a move that a person wrote: the text in one piece, commas as blanks, errors
// as a value.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "core/expected.hpp"
#include "core/text_reader.hpp"

namespace impartial {

// `parse(reader, value)` reads the whole text and returns false where the reader refused it. Text
// that is left over is refused here.
template <class T, class Parse>
Expected<T> read_notation(std::string_view text, Parse&& parse) {
  std::string padded(text);
  padded.append(TextReader::kPadding, '\0');
  TextReader reader(padded.data(), padded.data() + text.size());
  reader.take_commas_as_blanks();
  T value{};
  if (parse(reader, value) && !reader.at_end()) reader.refuse_rest();
  for (Notice& notice : reader.take_notices()) {
    if (!is_warning(notice.code)) return std::move(notice);
  }
  return value;
}

}  // namespace impartial
