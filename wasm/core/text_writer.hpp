// Writes judge output. A dialect makes room once for each case, then copies bytes without checks.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <string_view>

#include "core/domain.hpp"

namespace impartial {

class TextWriter {
 public:
  // Returns where to write the next bytes, with room for `bytes`. Pass the end of the written
  // bytes to set_end.
  char* room(std::size_t bytes) {
    if (capacity_ - size_ < bytes) grow(bytes);
    return bytes_.get() + size_;
  }
  void set_end(const char* end) { size_ = static_cast<std::size_t>(end - bytes_.get()); }

  TextWriter& text(std::string_view text) {
    std::copy_n(text.data(), text.size(), room(text.size()));
    size_ += text.size();
    return *this;
  }
  TextWriter& number(std::uint64_t value) {
    set_end(write_number(room(kNumberBytes), value));
    return *this;
  }

  std::size_t size() const { return size_; }
  std::string_view view() const { return {bytes_.get(), size_}; }
  void clear() { size_ = 0; }

  static constexpr std::size_t kNumberBytes = 20;  // the digits of 2^64 - 1
  // Writes `value` in decimal at `to`. Returns: the end of the digits.
  // Domain: there is room for kNumberBytes bytes at `to`.
  char* write_number(char* to, std::uint64_t value) const {
    IMPARTIAL_DOMAIN(bytes_.get() + capacity_ - to >= std::ptrdiff_t{kNumberBytes});
    char digits[kNumberBytes];
    char* p = digits + kNumberBytes;
    do {
      *--p = static_cast<char>('0' + value % 10);
      value /= 10;
    } while (value != 0);
    const auto count = static_cast<std::size_t>(digits + kNumberBytes - p);
    std::memcpy(to, p, count);
    return to + count;
  }

 private:
  void grow(std::size_t bytes) {
    std::size_t capacity = capacity_ == 0 ? std::size_t{1} << 12 : capacity_ * 2;
    while (capacity - size_ < bytes) capacity *= 2;
    std::unique_ptr<char[]> larger(new char[capacity]);
    if (size_ != 0) std::memcpy(larger.get(), bytes_.get(), size_);
    bytes_ = std::move(larger);
    capacity_ = capacity;
  }

  std::unique_ptr<char[]> bytes_;
  std::size_t size_ = 0;
  std::size_t capacity_ = 0;
};

}  // namespace impartial
