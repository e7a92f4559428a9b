// The part of a long text that is still needed. Offsets count from the start of the whole text.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/domain.hpp"

namespace impartial {

// The most bytes of a text that are read ahead of what is judged.
inline constexpr std::uint64_t kAheadBytes = std::uint64_t{1} << 22;

class ByteWindow {
 public:
  std::uint64_t begin() const { return begin_; }
  std::uint64_t end() const { return begin_ + bytes_.size() - skipped_; }

  void append(std::string_view text) { bytes_ += text; }

  // Valid until the next append or forget. Domain: begin() <= from <= to <= end().
  std::string_view view(std::uint64_t from, std::uint64_t to) const {
    IMPARTIAL_DOMAIN(begin_ <= from && from <= to && to <= end());
    return std::string_view(bytes_).substr(static_cast<std::size_t>(from - begin_) + skipped_,
                                           static_cast<std::size_t>(to - from));
  }

  // Forgets the text before `offset`. Domain: begin() <= offset <= end().
  void forget(std::uint64_t offset) {
    IMPARTIAL_DOMAIN(begin_ <= offset && offset <= end());
    skipped_ += static_cast<std::size_t>(offset - begin_);
    begin_ = offset;
    // Moving the rest at each call would take time quadratic in its length.
    if (skipped_ < kSlack && skipped_ < bytes_.size()) return;
    if (2 * skipped_ < bytes_.size()) return;
    bytes_.erase(0, skipped_);
    skipped_ = 0;
  }

 private:
  static constexpr std::size_t kSlack = 4096;

  std::string bytes_;
  std::size_t skipped_ = 0;  // forgotten bytes at the start of bytes_
  std::uint64_t begin_ = 0;
};

}  // namespace impartial
