// A set of positions of Sylver Coinage as a tree: exact, without keys, and read without hashing.
//
// An entry stands for the semigroup that lacks the entry's gap and the gaps of the entries above
// it. Entries are in depth-first order: the entries below an entry follow it up to its `end`, where
// its next sibling begins. An entry that turns out to lead to no P-position is the last one at that
// moment, and is removed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/domain.hpp"

namespace impartial::sylver_coinage {

class PSet {
 public:
  using Index = std::uint32_t;

  struct Entry {
    Index end;  // kOpen while entries are being added below it
    std::uint16_t gap;
    bool is_p;
  };

  // The largest number of entries that 32-bit indices allow. They take 32 GiB.
  static constexpr std::uint64_t kMostEntries = UINT32_MAX - 1;

  // Domain: 0 < most_entries <= kMostEntries.
  explicit PSet(std::uint64_t most_entries = kMostEntries)
      : most_entries_(static_cast<Index>(most_entries)) {
    IMPARTIAL_DOMAIN(0 < most_entries && most_entries <= kMostEntries);
  }

  const Entry& operator[](Index index) const { return chunks_[index / kChunk][index % kChunk]; }
  Index end() const { return end_; }
  bool is_full() const { return end_ == most_entries_; }

  // The gap of the child at an index where one may be: right after its parent, or at the end of its
  // elder sibling. 0 if there is no such child.
  unsigned gap_of_child(Index parent, Index child) const {
    return child < (*this)[parent].end && child < end_ ? (*this)[child].gap : 0;
  }

  std::optional<Index> child_of(Index parent, unsigned gap) const {
    Index child = parent + 1;
    while (gap_of_child(parent, child) > gap) child = (*this)[child].end;
    return gap_of_child(parent, child) == gap ? std::optional(child) : std::nullopt;
  }

  // Adds an open entry below the last one that is open. Domain: !is_full().
  Index open(unsigned gap, bool is_p) {
    IMPARTIAL_DOMAIN(!is_full());
    if (end_ == chunks_.size() * kChunk) chunks_.push_back(std::make_unique<Entry[]>(kChunk));
    entry(end_) = {kOpen, static_cast<std::uint16_t>(gap), is_p};
    if (is_p) ++size_;
    return end_++;
  }

  // Closes an entry. Domain: it is the last one that is open.
  void close(Index index) {
    IMPARTIAL_DOMAIN(is_last_open(index));
    const bool leads_to_p = entry(index).is_p || end_ > index + 1;
    if (!leads_to_p) end_ = index;
    entry(index).end = end_;
  }

  // The number of P-positions.
  std::uint64_t size() const { return size_; }
  std::uint64_t bytes() const { return std::uint64_t{chunks_.size()} * kChunk * sizeof(Entry); }

 private:
  static constexpr Index kOpen = UINT32_MAX;
  // Memory grows by chunks, so the old entries are never copied.
  static constexpr std::size_t kChunk = std::size_t{1} << 12;

  Entry& entry(Index index) { return chunks_[index / kChunk][index % kChunk]; }

  bool is_last_open(Index index) const {
    Index child = index + 1;
    while (child < end_) child = (*this)[child].end;
    return (*this)[index].end == kOpen && child == end_;
  }

  std::vector<std::unique_ptr<Entry[]>> chunks_;
  Index most_entries_;
  Index end_ = 0;
  std::uint64_t size_ = 0;
};

}  // namespace impartial::sylver_coinage
