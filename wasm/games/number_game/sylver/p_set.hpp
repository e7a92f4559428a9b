// A set of positions of Sylver Coinage as a tree: exact, without keys, and read without a search.
//
// An entry stands for the semigroup that lacks its gap and those of the entries above it. They come
// in depth-first order, so what is below an entry follows it up to its `end`, and there its next
// sibling is. An entry that leads to no P-position is the last one when this is known, and dropped.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/domain.hpp"

namespace impartial::number_game {

class PSet {
 public:
  using Place = std::uint32_t;

  struct Entry {
    Place end;  // of an open entry: none yet
    std::uint16_t gap;
    bool is_p;
  };

  const Entry& operator[](Place place) const { return chunks_[place / kChunk][place % kChunk]; }
  Place end() const { return end_; }

  // The gap of the child at a place where one may be: right after its parent, or at the end of its
  // elder sibling. 0: there is none.
  unsigned gap_of_child(Place parent, Place child) const {
    return child < (*this)[parent].end && child < end_ ? (*this)[child].gap : 0;
  }

  std::optional<Place> child_of(Place parent, unsigned gap) const {
    Place child = parent + 1;
    while (gap_of_child(parent, child) > gap) child = (*this)[child].end;
    return gap_of_child(parent, child) == gap ? std::optional(child) : std::nullopt;
  }

  // Adds an entry below the last one that is open, and opens it.
  Place open(unsigned gap, bool is_p) {
    if (end_ == chunks_.size() * kChunk) chunks_.push_back(std::make_unique<Entry[]>(kChunk));
    entry(end_) = {kNone, static_cast<std::uint16_t>(gap), is_p};
    if (is_p) ++size_;
    return end_++;
  }

  // Closes an open entry. Domain: all entries below it are closed.
  void close(Place place) {
    IMPARTIAL_DOMAIN(is_last_open(place));
    const bool leads_to_p = entry(place).is_p || end_ > place + 1;
    if (!leads_to_p) end_ = place;
    entry(place).end = end_;
  }

  // How many P-positions.
  std::uint64_t size() const { return size_; }
  std::uint64_t bytes() const { return chunks_.size() * kChunk * sizeof(Entry); }

 private:
  static constexpr Place kNone = ~Place{0};
  // Memory grows by these, so that the old and a larger new one are never needed at once.
  static constexpr std::size_t kChunk = std::size_t{1} << 12;

  bool is_last_open(Place place) const {
    Place child = place + 1;
    while (child < end_) child = (*this)[child].end;
    return (*this)[place].end == kNone && child == end_;
  }

  Entry& entry(Place place) { return chunks_[place / kChunk][place % kChunk]; }

  std::vector<std::unique_ptr<Entry[]>> chunks_;
  Place end_ = 0;
  std::uint64_t size_ = 0;
};

}  // namespace impartial::number_game
