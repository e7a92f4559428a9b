#include "core/json.hpp"

#include <array>
#include <charconv>

namespace impartial {

void JsonWriter::separate() {
  if (!first_) text_ += ',';
  first_ = false;
}

JsonWriter& JsonWriter::open(char bracket) {
  separate();
  text_ += bracket;
  first_ = true;
  return *this;
}

JsonWriter& JsonWriter::close(char bracket) {
  text_ += bracket;
  first_ = false;
  return *this;
}

JsonWriter& JsonWriter::raw(std::string_view text) {
  separate();
  text_ += text;
  return *this;
}

JsonWriter& JsonWriter::key(std::string_view name) {
  string(name);
  text_ += ':';
  first_ = true;
  return *this;
}

JsonWriter& JsonWriter::string(std::string_view text) {
  constexpr std::string_view kHex = "0123456789abcdef";
  separate();
  text_ += '"';
  // Few characters must be escaped, so the text between them is copied in one piece.
  std::size_t copied = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    if (byte >= 0x20 && byte != '"' && byte != '\\') continue;
    text_ += text.substr(copied, i - copied);
    copied = i + 1;
    if (byte >= 0x20) {
      text_ += '\\';
      text_ += text[i];
    } else if (byte == '\n') {
      text_ += "\\n";
    } else {
      text_ += "\\u00";
      text_ += kHex[byte >> 4];
      text_ += kHex[byte & 15];
    }
  }
  text_ += text.substr(copied);
  text_ += '"';
  return *this;
}

JsonWriter& JsonWriter::integer(std::uint64_t value) {
  // JavaScript reads 2^53 + 1 as 2^53 too.
  constexpr std::uint64_t kExactInJavaScript = (std::uint64_t{1} << 53) - 1;
  std::array<char, 20> digits;
  const char* const end = std::to_chars(digits.begin(), digits.end(), value).ptr;
  const std::string_view text(digits.data(), static_cast<std::size_t>(end - digits.data()));
  return value <= kExactInJavaScript ? raw(text) : string(text);
}

}  // namespace impartial
