// Writes judge output. A dialect makes room once for each case, then copies bytes without checks.
#pragma once

#include <algorithm>
#include <bit>
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
  // Domain: there is room for kNumberBytes bytes at `to`; it may write all of them.
  char* write_number(char* to, std::uint64_t value) const {
    IMPARTIAL_DOMAIN(bytes_.get() + capacity_ - to >= std::ptrdiff_t{kNumberBytes});
    return value < 100'000'000 ? write_short_number(to, value) : write_long_number(to, value);
  }

 private:
  // Eight digits are made in one word. Three divisions split the number into groups of four digits,
  // these into pairs, and pairs into digits; a division by a constant is a multiplication.
  static char* write_short_number(char* to, std::uint64_t value) {
    static_assert(std::endian::native == std::endian::little);
    constexpr std::uint64_t kHundredth = 10486;  // of 2^20; exact below 10^4
    constexpr std::uint64_t kTenth = 103;        // of 2^10; exact below 10^2
    const std::uint64_t fours = value / 10000 | value % 10000 << 32;
    std::uint64_t upper = fours * kHundredth >> 20 & 0x0000007F0000007F;
    const std::uint64_t pairs = upper | (fours - 100 * upper) << 16;
    upper = pairs * kTenth >> 10 & 0x000F000F000F000F;
    const std::uint64_t digits = upper | (pairs - 10 * upper) << 8;
    // The first digit is the lowest byte. The last one is written even if all are 0.
    const int zeros = std::min(std::countr_zero(digits) / 8, 7);
    const std::uint64_t text = (digits | 0x3030303030303030) >> 8 * zeros;
    std::memcpy(to, &text, 8);
    return to + (8 - zeros);
  }
  // The specification of the other, for all numbers.
  static char* write_long_number(char* to, std::uint64_t value) {
    char digits[kNumberBytes];
    char* p = digits + kNumberBytes;
    do {
      *--p = static_cast<char>('0' + value % 10);
      value /= 10;
    } while (value != 0);
    return std::copy(p, digits + kNumberBytes, to);
  }

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
