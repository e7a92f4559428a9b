// The output of a program, as it arrives in pieces: decoded, and as long as it is needed.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/byte_window.hpp"

namespace impartial {

constexpr bool is_space(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

// The text up to its last character that is not white space.
constexpr std::string_view without_space_behind(std::string_view text) {
  while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
  return text;
}

// Of ASCII.
constexpr char small(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

// Whether two words are the same, capitals aside.
constexpr bool same_letters(std::string_view left, std::string_view right) {
  return std::equal(left.begin(), left.end(), right.begin(), right.end(),
                    [](char a, char b) { return small(a) == small(b); });
}

class OutputText {
 public:
  // The buffer for the next `bytes` bytes. Valid until the next call.
  std::span<char> room(std::size_t bytes);
  // Takes the first `bytes` bytes of the room. `last`: the output ends there.
  // Domain: the last call of room() was for at least `bytes` bytes.
  void append(std::size_t bytes, bool last);

  // Whether the output ends at end().
  bool last() const { return last_; }
  std::uint64_t begin() const { return window_.begin(); }
  std::uint64_t end() const { return window_.end(); }
  std::string_view view(std::uint64_t from, std::uint64_t to) const {
    return window_.view(from, to);
  }
  // The text from `offset` as far as it has arrived.
  std::string_view from(std::uint64_t offset) const { return window_.view(offset, end()); }
  void forget(std::uint64_t offset);

  // The line of a place in the window. Lines count from 1.
  std::uint64_t line(std::uint64_t offset) const;

  bool had_byte_order_mark() const { return encoding_ == Encoding::marked_utf_8; }
  bool had_carriage_returns() const { return had_carriage_returns_; }
  bool was_utf_16() const {
    return encoding_ == Encoding::utf_16_le || encoding_ == Encoding::utf_16_be;
  }

 private:
  enum class Encoding { unknown, utf_8, marked_utf_8, utf_16_le, utf_16_be };

  // Finds the encoding by the first bytes. Returns the number of bytes of its mark.
  std::size_t find_encoding();
  // Appends one code unit of UTF-16 as UTF-8. Answers are ASCII, so pairs of surrogates, which
  // are wrong in any case, may be encoded one by one.
  void append_unit(unsigned unit);

  ByteWindow window_;
  Encoding encoding_ = Encoding::unknown;
  std::string waiting_;  // bytes that are not decoded yet
  std::size_t filled_ = 0;
  bool last_ = false;
  bool had_carriage_returns_ = false;
  std::uint64_t line_ = 1;  // of the window's first byte
};

}  // namespace impartial
