#include "games/chess_rows/row.hpp"

namespace impartial::chess_rows::detail {
namespace {

std::array<HalfRow, kHalves> make_half_rows() {
  std::array<HalfRow, kHalves> table{};
  for (std::size_t cells = 0; cells < kHalves; ++cells) {
    HalfRow& half = table[cells];
    unsigned empty = 0;
    std::uint8_t group = 0;
    // The xor of the groups after an odd (index 0) or even (1) number of this half's empty cells.
    std::uint8_t by_parity[2] = {};
    for (unsigned i = 0; i < kHalf; ++i) {
      if ((cells >> i & 1) != 0) {
        ++group;
        continue;
      }
      if (empty == 0) {
        half.lead = group;
      } else {
        by_parity[(empty + 1) & 1] ^= group;
      }
      ++empty;
      group = 0;
    }
    half.last = group;
    if (empty == 0) half.lead = group;
    half.odd_empty = static_cast<std::uint8_t>(empty & 1);
    for (unsigned right = 0; right < 2; ++right) {
      half.inner[right] = by_parity[right];
      half.behind[right] = by_parity[right];
      if (empty != 0 && ((empty + right) & 1) != 0) half.behind[right] ^= group;
    }
  }
  return table;
}

}  // namespace

const std::array<HalfRow, kHalves> kHalfRows = make_half_rows();

}  // namespace impartial::chess_rows::detail
