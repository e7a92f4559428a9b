// The searches of positions with the gcd 2 that are kept.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "games/sylver_coinage/gcd2_positions.hpp"

namespace impartial::sylver_coinage {

class KeptGcd2 {
 public:
  // most_bytes: of one search.
  explicit KeptGcd2(std::uint64_t most_bytes) : most_bytes_(most_bytes) {}

  // Of each search that begins from now on.
  void use_threads(unsigned threads) { threads_ = threads; }

  // The searches that cover a position, the one used last first. They stay valid after they are
  // dropped here.
  std::vector<std::shared_ptr<const Gcd2Positions>> covering(const Semigroup& position) const;
  // Returns the search from this position, and begins it if necessary. To bound memory, this may
  // drop other searches. Valid until the next call. Domain: Gcd2Positions::is_searchable(root).
  Gcd2Positions& from(const Semigroup& root);
  void drop(const Semigroup& root);

  // By all searches, those that were dropped included.
  std::uint64_t visited() const;
  // Of the searches that are kept.
  std::uint64_t p_positions() const;
  std::uint64_t bytes() const;

 private:
  void make_room(const Semigroup& root);

  std::uint64_t most_bytes_;
  unsigned threads_ = 1;
  std::vector<std::shared_ptr<Gcd2Positions>> searches_;  // the one used last is last
  std::uint64_t dropped_visited_ = 0;
};

}  // namespace impartial::sylver_coinage
