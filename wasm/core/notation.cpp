#include "core/notation.hpp"

namespace impartial {

Notation::Notation(std::string_view text)
    : padded_(std::string(text).append(TextReader::kPadding, '\0')),
      reader_(padded_.data(), padded_.data() + text.size()) {
  reader_.take_commas_as_blanks();
}

std::optional<Notice> Notation::error(bool whole) {
  if (whole && !reader_.at_end()) reader_.refuse_rest();
  for (Notice& notice : reader_.take_notices()) {
    if (!is_warning(notice.code)) return std::move(notice);
  }
  return std::nullopt;
}

}  // namespace impartial
