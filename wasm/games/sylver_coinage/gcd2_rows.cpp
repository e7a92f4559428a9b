#include "games/sylver_coinage/gcd2_rows.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "core/domain.hpp"

namespace impartial::sylver_coinage {
namespace {

// Rows become columns (H. S. Warren, "Hacker's Delight", 7-3).
void transpose(std::array<std::uint64_t, 64>& a) {
  std::uint64_t mask = 0x00000000FFFFFFFF;
  for (unsigned j = 32; j != 0; j >>= 1, mask ^= mask << j) {
    for (unsigned k = 0; k < 64; k = (k + j + 1) & ~j) {
      const std::uint64_t t = (a[k] >> j ^ a[k + j]) & mask;
      a[k] ^= t << j;
      a[k + j] ^= t;
    }
  }
}

// The even bits of a word, in its lower half.
std::uint64_t even_bits(std::uint64_t w) {
  w &= 0x5555555555555555;
  w = (w | w >> 1) & 0x3333333333333333;
  w = (w | w >> 2) & 0x0F0F0F0F0F0F0F0F;
  w = (w | w >> 4) & 0x00FF00FF00FF00FF;
  w = (w | w >> 8) & 0x0000FFFF0000FFFF;
  return (w | w >> 16) & 0x00000000FFFFFFFF;
}

// Finds the index of a module by its key.
class ModuleTable {
 public:
  explicit ModuleTable(const std::vector<GapKey>& modules)
      : modules_(modules),
        shift_(64 - static_cast<unsigned>(std::bit_width(2 * modules.size()))),
        slots_(std::size_t{1} << (64 - shift_), kFree) {
    for (std::uint32_t j = 0; j < modules.size(); ++j) {
      std::size_t slot = slot_of(modules[j]);
      while (slots_[slot] != kFree) slot = next(slot);
      slots_[slot] = j;
    }
  }
  std::uint32_t index_of(GapKey key) const {
    std::size_t slot = slot_of(key);
    while (modules_[slots_[slot]] != key) slot = next(slot);
    return slots_[slot];
  }

 private:
  static constexpr std::uint32_t kFree = UINT32_MAX;
  std::size_t slot_of(GapKey key) const {
    return static_cast<std::size_t>((key ^ key >> 29) * 0x9E3779B97F4A7C15 >> shift_);
  }
  std::size_t next(std::size_t slot) const { return (slot + 1) & (slots_.size() - 1); }

  const std::vector<GapKey>& modules_;
  unsigned shift_;
  std::vector<std::uint32_t> slots_;
};

}  // namespace

Gcd2Rows::Gcd2Rows(const GapKeys& keys, Gcd2Part& part, const std::vector<const Gcd2Part*>& larger)
    : keys_(keys), part_(part), reach_(static_cast<std::uint32_t>(std::max(part.largest_gap, 0))) {
  if (part.modules.empty()) part.modules = modules_of(keys, part);
  width_ = (part.size() + 63) / 64;
  ruled_out_.assign(kRing * width_, 0);
  find_larger(larger);
  find_odd_moves();
  const std::uint32_t from = part.columns < reach_ ? 0 : part.columns - reach_;
  for (std::uint32_t i = from; i < part.columns; ++i) {
    for (std::size_t j = 0; j < part.size(); ++j) {
      if (part.is_p(j, i)) rule_out(j, i);
    }
  }
  // Columns that are done were ruled out again.
  for (std::uint32_t i = from; i < part.columns; ++i) std::fill_n(column(i), width_, 0);
}

void Gcd2Rows::find_larger(const std::vector<const Gcd2Part*>& larger) {
  const ShiftedKeys shifted = shifted_keys(keys_, part_.elements);
  generators_.reserve(part_.size());
  for (const GapKey module : part_.modules) {
    GapKey sums = part_.key;
    for (GapKey rest = module & ~part_.key; rest != 0; rest &= rest - 1) {
      sums |=
          shifted[keys_.gaps()[static_cast<unsigned>(std::countr_zero(rest))]] & ~(rest & -rest);
    }
    generators_.push_back(module & ~sums);
  }
  std::size_t next = 0;
  for (const unsigned gap : keys_.gaps()) {
    if (part_.elements.has(gap)) continue;
    const Gcd2Part* const with_gap = larger[next++];
    const auto known = std::find_if(larger_.begin(), larger_.end(),
                                    [&](const Larger& each) { return each.part == with_gap; });
    larger_by_gap_.push_back(
        {static_cast<std::uint8_t>(gap), static_cast<std::uint8_t>(known - larger_.begin())});
    if (known == larger_.end()) larger_.push_back({with_gap, {}});
  }
  for (Larger& each : larger_) {
    std::array<GapKey, GapKeys::kMostGaps> sum_with{};
    for (std::size_t i = 0; i < keys_.gaps().size(); ++i) {
      const unsigned gap = keys_.gaps()[i];
      if (!part_.elements.has(gap)) sum_with[i] = keys_.key(each.part->elements << gap);
    }
    each.index.reserve(part_.size());
    const ModuleTable table(each.part->modules);
    for (const GapKey generators : generators_) {
      GapKey sum = each.part->key;
      for (GapKey rest = generators; rest != 0; rest &= rest - 1) {
        sum |= sum_with[static_cast<unsigned>(std::countr_zero(rest))];
      }
      each.index.push_back(table.index_of(sum));
    }
  }
}

// The odd moves that lead from (B, M, n + 2k) to (B, M', n), listed by M'. For k = 0 they add y + B
// to M; for 0 < k <= F they lead to M' = B + (k + M). Those to M' = B are listed in to_b_.
void Gcd2Rows::find_odd_moves() {
  const ShiftedKeys shifted = shifted_keys(keys_, part_.elements);
  const ModuleTable table(part_.modules);
  struct Move {
    Index to;
    RuledOut from;
  };
  std::vector<Move> moves;
  to_b_.resize(part_.size());
  begin_.assign(part_.size() + 1, 0);
  for (std::size_t j = 0; j < part_.size(); ++j) {
    const GapKey module = part_.modules[j];
    const auto add = [&](GapKey to, unsigned k) {
      const Index index = table.index_of(to);
      ++begin_[index + 1];
      moves.push_back({index, {static_cast<Index>(j), static_cast<std::uint8_t>(k)}});
    };
    for (std::size_t i = 0; i < keys_.gaps().size(); ++i) {
      if ((module >> i & 1) == 0) add(module | shifted[keys_.gaps()[i]], 0);
    }
    std::array<std::uint8_t, GapKeys::kMostGaps + 1> offsets{};
    unsigned count = 1;
    for (GapKey rest = generators_[j]; rest != 0; rest &= rest - 1) {
      offsets[count++] = keys_.gaps()[static_cast<unsigned>(std::countr_zero(rest))];
    }
    for (unsigned k = 1; k <= reach_; ++k) {
      GapKey to = part_.key;
      for (unsigned o = 0; o < count && k + offsets[o] < shifted.size(); ++o) {
        to |= shifted[k + offsets[o]];
      }
      if (to == part_.key) {
        to_b_[j].add(k);
      } else {
        add(to, k);
      }
    }
  }
  for (std::size_t j = 0; j < part_.size(); ++j) begin_[j + 1] += begin_[j];
  odd_moves_.resize(moves.size());
  std::vector<std::uint32_t> at(begin_.begin(), begin_.end() - 1);
  for (const Move& move : moves) odd_moves_[at[move.to]++] = move.from;
}

void Gcd2Rows::rule_out(std::size_t module, std::uint32_t i) {
  for (std::uint32_t at = begin_[module]; at < begin_[module + 1]; ++at) {
    const RuledOut& out = odd_moves_[at];
    column(i + out.k)[out.module / 64] |= std::uint64_t{1} << (out.module % 64);
  }
  if (module + 1 < part_.size()) return;
  for (std::size_t j = 0; j < part_.size(); ++j) {
    for (unsigned word = 0; word < 2; ++word) {
      for (std::uint64_t w = to_b_[j].word[word]; w != 0; w &= w - 1) {
        const auto k = 64 * word + static_cast<unsigned>(std::countr_zero(w));
        column(i + k)[j / 64] |= std::uint64_t{1} << (j % 64);
      }
    }
  }
}

// For n <= F, a triple (B, M, n) may be no position: if n + M + M has a gap y of B, then its
// numbers generate the same position as those of (<B, y>, M + <B, y>, n).
void Gcd2Rows::force_first_block(std::vector<std::uint64_t>& lost,
                                 std::vector<std::uint64_t>& forced) {
  for (std::size_t j = 0; j < part_.size(); ++j) {
    SetOfNumbers module = part_.elements;
    for (GapKey rest = generators_[j]; rest != 0; rest &= rest - 1) {
      module = module | part_.elements
                            << keys_.gaps()[static_cast<unsigned>(std::countr_zero(rest))];
    }
    SetOfNumbers sums = module;
    for (GapKey rest = generators_[j]; rest != 0; rest &= rest - 1) {
      sums = sums | module << keys_.gaps()[static_cast<unsigned>(std::countr_zero(rest))];
    }
    // sums with the parity p have 63 - (x - p) / 2 as their bits
    std::array<std::uint64_t, 2> mirrored{};
    for (unsigned parity = 0; parity < 2; ++parity) {
      mirrored[parity] = bits_detail::reversed(even_bits(sums.word[0] >> parity) |
                                               even_bits(sums.word[1] >> parity) << 32);
    }
    for (const auto& [y, slot] : larger_by_gap_) {
      // y - x = n = 2i + 1 for a sum x = 2h + p, so i = (y - 1 - p) / 2 - h.
      const unsigned parity = (y + 1U) % 2;
      const unsigned top = (y - 1U - parity) / 2;
      if (y < 1U + parity) continue;
      const std::uint64_t mask = mirrored[parity] >> (63 - top);
      const Larger& larger = larger_[slot];
      const std::uint64_t word =
          larger.part->blocks() == 0 ? 0 : larger.part->words[larger.index[j]];
      lost[j] |= mask;
      forced[j] |= mask & word;
    }
    lost[j] |= 1;  // n = 1 is no move
    forced[j] &= ~std::uint64_t{1};
  }
}

void Gcd2Rows::next_block() {
  IMPARTIAL_DOMAIN(!part_.is_over() && part_.columns % 64 == 0);
  const std::size_t size = part_.size();
  const std::uint32_t block = part_.columns / 64;
  std::vector<std::uint64_t> lost(64 * width_);
  for (const Larger& larger : larger_) {
    if (larger.part->blocks() <= block) continue;
    const std::uint64_t* const words = &larger.part->words[block * larger.part->size()];
    for (std::size_t j = 0; j < size; ++j) lost[j] |= words[larger.index[j]];
  }
  std::vector<std::uint64_t> forced;
  if (block == 0) {
    forced.resize(64 * width_);
    force_first_block(lost, forced);
  }
  for (std::size_t j = size; j < 64 * width_; ++j) lost[j] = ~std::uint64_t{0};
  std::array<std::uint64_t, 64> square;
  std::vector<std::uint64_t> forced_columns(forced.size());
  for (std::size_t w = 0; w < width_; ++w) {
    std::copy_n(&lost[64 * w], 64, square.begin());
    transpose(square);
    for (std::uint32_t c = 0; c < 64; ++c) column(64 * block + c)[w] |= square[c];
    if (forced.empty()) continue;
    std::copy_n(&forced[64 * w], 64, square.begin());
    transpose(square);
    for (std::uint32_t c = 0; c < 64; ++c) forced_columns[c * width_ + w] = square[c];
  }

  const std::size_t at = part_.words.size();
  part_.words.resize(at + size);
  for (std::uint32_t c = 0; c < 64; ++c) {
    const std::uint32_t i = 64 * block + c;
    std::uint64_t* const out = column(i);
    const bool is_over = part_.end == Gcd2End::winner && i >= part_.end_column;
    for (std::size_t w = 0; w < width_ && !is_over; ++w) {
      const std::uint64_t sure = forced.empty() ? 0 : forced_columns[c * width_ + w];
      for (std::uint64_t left = ~std::uint64_t{0};;) {
        const std::uint64_t p = (~out[w] | sure) & left;
        if (p == 0) break;
        const auto bit = static_cast<unsigned>(std::countr_zero(p));
        left = ~std::uint64_t{0} << bit << 1;
        const std::size_t j = 64 * w + bit;
        part_.words[at + j] |= std::uint64_t{1} << c;
        rule_out(j, i);
        if (j + 1 < size) continue;
        if (part_.end == Gcd2End::open) part_.end_column = i + reach_ + 1;
        part_.end = Gcd2End::winner;
      }
    }
    std::fill_n(out, width_, 0);
  }
  part_.columns += 64;
}

std::uint64_t Gcd2Rows::bytes() const {
  std::uint64_t bytes = ruled_out_.capacity() * 8 + generators_.capacity() * 8 +
                        begin_.capacity() * 4 + odd_moves_.capacity() * sizeof(RuledOut) +
                        to_b_.capacity() * sizeof(SetOfNumbers);
  for (const Larger& larger : larger_) bytes += larger.index.capacity() * sizeof(Index);
  return bytes;
}

}  // namespace impartial::sylver_coinage
