// A set of semigroups, exact: whole keys in open addressing. In shards, so that growing is many
// small steps and not one that needs three times the memory at once.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "games/number_game/bits.hpp"

namespace impartial::number_game {

template <std::size_t Words>
class PSet {
 public:
  // Every semigroup has 0, so its first word is not 0: that marks a free slot.
  using Key = Bits<Words>;

  bool has(const Key& key) const {
    const std::uint64_t hash = hash_of(key);
    const Shard& shard = shards_[hash >> (64 - kShardBits)];
    return !shard.slots.empty() && shard.slots[find(shard, key, hash)] == key;
  }

  // Domain: the key is not in the set.
  void add(const Key& key) {
    const std::uint64_t hash = hash_of(key);
    Shard& shard = shards_[hash >> (64 - kShardBits)];
    // At most four fifths are in use, so that a search ends soon.
    if (5 * (shard.used + 1) > 4 * shard.slots.size()) grow(shard);
    shard.slots[find(shard, key, hash)] = key;
    ++shard.used;
    ++size_;
  }

  std::uint64_t size() const { return size_; }
  std::uint64_t bytes() const { return bytes_; }

 private:
  static constexpr unsigned kShardBits = 8;

  struct Shard {
    std::vector<Key> slots;  // a power of two of them
    std::size_t used = 0;
  };

  static std::uint64_t hash_of(const Key& key) {
    std::uint64_t hash = 0;
    for (const std::uint64_t word : key.word) {
      hash = (hash ^ word) * 0x9E3779B97F4A7C15;
      hash ^= hash >> 32;
    }
    return hash * 0xD6E8FEB86659FD93;
  }

  // The slot of the key, or the free one where it would be. Domain: there is a free one.
  static std::size_t find(const Shard& shard, const Key& key, std::uint64_t hash) {
    const std::size_t mask = shard.slots.size() - 1;
    std::size_t slot = static_cast<std::size_t>(hash >> 20) & mask;
    while (shard.slots[slot].word[0] != 0 && !(shard.slots[slot] == key)) slot = (slot + 1) & mask;
    return slot;
  }

  void grow(Shard& shard) {
    const std::size_t size = shard.slots.empty() ? 4 : 2 * shard.slots.size();
    std::vector<Key> old(size);
    old.swap(shard.slots);
    bytes_ += (size - old.size()) * sizeof(Key);
    for (const Key& key : old) {
      if (key.word[0] != 0) shard.slots[find(shard, key, hash_of(key))] = key;
    }
  }

  std::array<Shard, std::size_t{1} << kShardBits> shards_;
  std::uint64_t size_ = 0;
  std::uint64_t bytes_ = 0;
};

}  // namespace impartial::number_game
