// A certificate: a text from which another program can check an answer that a search gave.
//
// It makes claims, and each claim rests on claims about positions with more numbers taken, so all
// of them follow by induction. A set of finite positions is claimed to be P: whatever number is
// taken in one of them, another number leads to the set again, or ends the game. The checker
// (web/games/number_game/check_certificate.mjs) finds these answers itself, so the text need not have them. It
// has the same format as this example:
//
//   sylver certificate 1
//   position 10 14              generators
//   outcome P
//   even 10 14 16: 11           with the gcd 2: N, as 11 leads to a P-position of this text
//   even 10 14: P               P, as half of it is symmetric and all other replies lose
//   set 325                     the largest gap of its positions
//   0 3 4 5                     a position by its gaps above 1: the first 0 gaps of the line
//   2 7                         before, then these; here 3 4 7
//   end 2                       the number of positions
//
// An outcome N names winning moves, `outcome N 5 12`, and with the word `only` they are all.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "games/number_game/sylver/sylver_answer.hpp"

namespace impartial::number_game {

struct Certificate {
  std::string text;           // empty: there is none
  std::string_view obstacle;  // why there is none, a literal; or else empty
};

// From what the searches have found. The obstacles: `unsolved`, `theorem` (no search was needed),
// `periodic` (an even position without odd winner is not symmetric), `gcd` (above 2, and no winning
// move is known that leaves the gcd 1 or 2), `too_large`.
Certificate write_certificate(const Semigroup& position, const Answer& answer,
                              const KeptSweeps& sweeps, const KeptEvens& evens);

}  // namespace impartial::number_game
