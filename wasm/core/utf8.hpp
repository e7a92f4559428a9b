// Places in UTF-8 text, and quotations from it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace impartial {

// The place of a byte. Lines and columns count from 1, the offset from 0. A column is a code point;
// the offset is in bytes.
struct Place {
  std::uint64_t line = 1;
  std::uint64_t column = 1;
  std::uint64_t offset = 0;
};

// The place of `end`, if `begin` is at `place`.
Place advance(Place place, const char* begin, const char* end);

// The first `limit` code points of [begin, end), then "..." if there are more. Invalid bytes and
// invisible characters are written as \xNN.
// Returns: valid UTF-8.
std::string quote(const char* begin, const char* end, unsigned limit = 24);

// The bytes of the invisible character or foreign space beyond ASCII that a text begins with; 0 if
// it begins with another. Domain: !text.empty().
std::size_t invisible_bytes(std::string_view text);

// A text as a reader can see it: control characters as their pictures, other invisible characters
// and foreign spaces as <U+200B>, invalid bytes as U+FFFD. Spaces, tabs and line ends stay.
// Returns: valid UTF-8.
std::string visible(std::string_view text);

}  // namespace impartial
