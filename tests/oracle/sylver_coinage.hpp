// Sylver Coinage by brute force, by the rules alone. The bits are the taken numbers up to `top`;
// all numbers above `top` are taken.
#pragma once

#include <cstdint>
#include <map>
#include <vector>

namespace impartial_oracle::sylver_coinage {

using Taken = std::uint64_t;

inline bool is_taken(Taken taken, unsigned n) { return (taken >> n & 1) != 0; }

inline Taken after(Taken taken, unsigned move, unsigned top) {
  for (unsigned n = move; n <= top; ++n) {
    if (is_taken(taken, n - move)) taken |= Taken{1} << n;
  }
  return taken;
}

// Finds the winning moves of positions.
class BruteForce {
 public:
  explicit BruteForce(unsigned top) : top_(top) {}

  const std::vector<unsigned>& winning_moves(Taken taken) {
    if (const auto known = known_.find(taken); known != known_.end()) return known->second;
    std::vector<unsigned> moves;
    for (unsigned move = 2; move <= top_; ++move) {
      if (!is_taken(taken, move) && winning_moves(after(taken, move, top_)).empty()) {
        moves.push_back(move);
      }
    }
    return known_[taken] = moves;
  }

 private:
  unsigned top_;
  std::map<Taken, std::vector<unsigned>> known_;
};

inline unsigned largest_gap(Taken taken, unsigned top) {
  for (unsigned n = top; n > 0; --n) {
    if (!is_taken(taken, n)) return n;
  }
  return 0;
}

inline bool is_closed(Taken taken, unsigned top) {
  for (unsigned a = 1; a <= top; ++a) {
    for (unsigned b = a; is_taken(taken, a) && a + b <= top; ++b) {
      if (is_taken(taken, b) && !is_taken(taken, a + b)) return false;
    }
  }
  return true;
}

// Every position whose largest gap is at most `top`.
inline void all_positions(Taken taken, unsigned top, std::vector<Taken>& found) {
  const unsigned gap = largest_gap(taken, top);
  if (gap > 0) found.push_back(taken);
  for (unsigned n = gap + 1; n <= top; ++n) {
    const Taken smaller = taken & ~(Taken{1} << n);
    if (is_closed(smaller, top)) all_positions(smaller, top, found);
  }
}

}  // namespace impartial_oracle::sylver_coinage
