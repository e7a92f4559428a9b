// The scalar reference: how fast plain code without SIMD answers judge text that is whole in
// memory. It shares no code with the solver, which reads in pieces, keeps places and explains
// errors; this only refuses. It knows what is known to be fast: a line as bits, gathered while
// reading; tables of prepared answers; copies of fixed size; no branch on the length of a number.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace reference {

// This many zero bytes can be read after its text.
inline constexpr std::size_t kPadding = 8;
// The room that the answer to so many bytes needs: a case of 4 bytes has an answer of up to 80, and
// a block is written to its end.
inline std::size_t room_for(std::size_t bytes) { return 20 * bytes + 256; }

// Reads numbers with blanks between. After any mistake it stays at it, and `ok` is false.
class Reader {
 public:
  Reader(const char* begin, const char* end) : p_(begin), end_(end) {}

  bool ok() const { return ok_; }
  bool at_end() {
    p_ = skip(p_);
    return p_ == end_;
  }

  // A number of one or two digits within the bounds; `before`: the usual blank before it.
  unsigned small(char before, unsigned least, unsigned most) {
    const char* p = p_ + (*p_ == before ? 1 : 0);
    if (digit(*p) > 9) p = skip(p);
    const unsigned first = digit(p[0]);
    // Of the bytes that may follow, only digits have this bit.
    const unsigned two = static_cast<unsigned char>(p[1]) >> 4 & 1U;
    const unsigned second = digit(p[1]) & (0U - two);
    const unsigned value = first + two * 9 * first + second;
    p_ = p + 1 + two;
    // & instead of &&, which would branch on the length.
    ok_ &= (first <= 9) & (second <= 9) & ends(p_) & (value - least <= most - least);
    return value;
  }

  // So many numbers of one or two digits as bits, or 0 if they are not different and within the
  // bounds. Domain: most < 32.
  unsigned set(unsigned count, unsigned least, unsigned most) {
    const char* p = p_;
    std::uint64_t sum = 0;
    unsigned bits = 0;
    for (unsigned i = 0; i < count; ++i) {
      if (*p != ' ') {
        p = skip(p) - 1;
        if (digit(p[1]) > 9) return fail();
      }
      std::uint32_t word = 0;
      std::memcpy(&word, p, 4);
      const unsigned two = word >> 20 & 1;
      const unsigned first = word >> 8 & 15;
      const unsigned value = first + two * (9 * first + (word >> 16 & 15));
      if ((word & 0xC0F000) != 0x003000 || value - least > most - least) return fail();
      sum += 1U << value;
      bits |= 1U << value;
      p += 2 + two;
    }
    if (!ends(p) || sum != bits) return fail();
    p_ = p;
    return bits;
  }

  // A number below 2^63 within the bounds.
  std::uint64_t large(char before, std::uint64_t least, std::uint64_t most) {
    const char* p = p_ + (*p_ == before ? 1 : 0);
    if (digit(*p) > 9) p = skip(p);
    const char* const start = p;
    std::uint64_t value = 0;
    std::uint64_t word = 0;
    std::memcpy(&word, p, 8);
    constexpr std::uint64_t kHigh = 0xF0F0F0F0F0F0F0F0;
    constexpr std::uint64_t kZeros = 0x3030303030303030;
    if ((word & kHigh) == kZeros && ((word + 0x0606060606060606) & kHigh) == kZeros) {
      word = (word & 0x0F0F0F0F0F0F0F0F) * (1 + (10 << 8)) >> 8;
      word = (word & 0x00FF00FF00FF00FF) * (1 + (100 << 16)) >> 16;
      value = (word & 0x0000FFFF0000FFFF) * (1 + (std::uint64_t{10000} << 32)) >> 32;
      p += 8;
    }
    for (; digit(*p) <= 9; ++p) value = 10 * value + digit(*p);
    if (p == start || p - start > 18 || !ends(p) || value - least > most - least) return fail();
    p_ = p;
    return value;
  }

 private:
  static unsigned digit(char c) { return static_cast<unsigned char>(c) - unsigned{'0'}; }
  static bool ends(const char* p) {
    constexpr std::uint64_t kBlanks = 1U | 1U << '\n' | 1U << '\r' | std::uint64_t{1} << ' ';
    const auto code = static_cast<unsigned char>(*p);
    return code <= ' ' && (kBlanks >> code & 1) != 0;
  }
  static const char* skip(const char* p) {
    while (*p == ' ' || *p == '\n' || *p == '\r') ++p;
    return p;
  }
  unsigned fail() {
    ok_ = false;
    return 0;
  }

  const char* p_;
  const char* end_;
  bool ok_ = true;
};

// Text of up to 64 bytes, which is copied as one block.
struct Block {
  std::array<char, 64> text{};
  std::size_t size = 0;

  Block() = default;
  explicit Block(std::string_view from) : size(from.copy(text.data(), text.size())) {}
  char* copy_to(char* to) const {
    std::memcpy(to, text.data(), text.size());
    return to + size;
  }
};

// Writes a number below 10^8: the eight digits in one word, then without its zeros.
inline char* write_number(char* to, std::uint64_t value) {
  const std::uint64_t fours = value / 10000 | value % 10000 << 32;
  std::uint64_t upper = fours * 10486 >> 20 & 0x0000007F0000007F;
  const std::uint64_t pairs = upper | (fours - 100 * upper) << 16;
  upper = pairs * 103 >> 10 & 0x000F000F000F000F;
  const std::uint64_t digits = upper | (pairs - 10 * upper) << 8;
  const int zeros = std::countr_zero(digits | std::uint64_t{1} << 56) / 8;
  const std::uint64_t text = (digits | 0x3030303030303030) >> 8 * zeros;
  std::memcpy(to, &text, 8);
  return to + (8 - zeros);
}

// ---- POJ 1143

class NumberGame {
 public:
  NumberGame() : index_(std::size_t{1} << 19) {
    blocks_.emplace_back();  // impossible
    solve(index_.size() - 1);
  }

  char* answer(Reader& reader, char* to) const {
    std::uint64_t number = 0;
    const Block header("Test Case #");
    while (!reader.at_end()) {
      const unsigned count = reader.small('\n', 0, 19);
      if (!reader.ok() || count == 0) break;
      const unsigned position = index_[reader.set(count, 2, 20) >> 2];
      if (!reader.ok() || position == 0) return nullptr;
      to = write_number(header.copy_to(to), ++number);
      *to = '\n';
      to = blocks_[position].copy_to(to + 1);
    }
    return reader.ok() ? to : nullptr;
  }

 private:
  // `free`: bit i is the number i + 2. Returns whether some move wins.
  bool solve(std::size_t free) {
    if (index_[free] != 0) return wins_[index_[free]] != 0;
    std::string text = "The winning moves are:";
    bool wins = false;
    for (unsigned number = 2; number <= 20; ++number) {
      if ((free >> (number - 2) & 1) == 0) continue;
      std::size_t after = free & ~(std::size_t{1} << (number - 2));
      for (unsigned taken = 2; taken + number <= 20; ++taken) {
        if ((after >> (taken - 2) & 1) == 0) after &= ~(std::size_t{1} << (taken + number - 2));
      }
      if (solve(after)) continue;
      wins = true;
      text += ' ' + std::to_string(number);
    }
    index_[free] = static_cast<std::uint16_t>(blocks_.size());
    blocks_.emplace_back((wins ? text : "There's no winning move.") + "\n\n");
    wins_.resize(blocks_.size());
    wins_.back() = wins;
    return wins;
  }

  std::vector<std::uint16_t> index_;  // in blocks_
  std::vector<Block> blocks_;
  std::vector<char> wins_;
};

// ---- HDU 5724

// Staircase Nim: a row's value is the xor of every other group of pieces between its empty cells,
// from the right. The groups of all half rows are counted beforehand; that of the middle is the
// last one of the right half and the first one of the left half together.
class Chess {
 public:
  Chess() : halves_(1024) {
    for (std::size_t bits = 0; bits < halves_.size(); ++bits) {
      std::vector<unsigned> groups{0};
      for (unsigned cell = 10; cell >= 1; --cell) {
        if ((bits >> (cell - 1) & 1) != 0) {
          ++groups.back();
        } else {
          groups.push_back(0);
        }
      }
      Half& half = halves_[bits];
      half.first = groups.front();
      half.last = groups.back();
      half.odd = (groups.size() - 1) % 2;
      for (std::size_t i = 1; i < groups.size(); ++i) {
        if (i + 1 < groups.size() && i % 2 == 1) half.inner ^= groups[i];
        half.behind[(i + 1) % 2] ^= groups[i];
      }
    }
  }

  char* answer(Reader& reader, char* to) const {
    const std::uint64_t cases = reader.large('\n', 0, UINT32_MAX);
    for (std::uint64_t i = 0; i < cases; ++i) {
      const std::uint64_t rows = reader.large('\n', 0, UINT32_MAX);
      unsigned sum = 0;
      for (std::uint64_t r = 0; r < rows && reader.ok(); ++r) {
        const unsigned pieces = reader.small('\n', 0, 20);
        sum ^= value(reader.set(pieces, 1, 20) >> 1);
      }
      if (!reader.ok()) return nullptr;
      to = (sum != 0 ? yes_ : no_).copy_to(to);
    }
    return reader.ok() && reader.at_end() ? to : nullptr;
  }

 private:
  struct Half {
    unsigned first = 0;
    unsigned last = 0;
    unsigned odd = 0;    // whether it has an odd number of empty cells
    unsigned inner = 0;  // the value of its groups between two empty cells, in the right half
    unsigned behind[2] =
        {};  // and of all but the first, in the left half behind an even or odd half
  };

  // Bit i of the row is cell i + 1.
  unsigned value(unsigned row) const {
    const Half& right = halves_[row >> 10];
    const Half& left = halves_[row & 1023];
    return right.inner ^ right.odd * (right.last + left.first) ^ left.behind[right.odd];
  }

  std::vector<Half> halves_;  // bit i is the cell i + 1 of the half
  Block yes_{"YES\n"};
  Block no_{"NO\n"};
};

// ---- HDU 1527

inline char* answer_wythoff(Reader& reader, char* to) {
  constexpr std::uint64_t kMost = 1'000'000'000;
  while (!reader.at_end()) {
    const std::uint64_t a = reader.large('\n', 0, kMost);
    const std::uint64_t b = reader.large(' ', 0, kMost);
    if (!reader.ok()) return nullptr;
    const std::uint64_t smaller = a < b ? a : b;
    const std::uint64_t k = a < b ? b - a : a - b;
    // floor(k phi), in 64 bits.
    const std::uint64_t lower = k + ((k * 0x9E3779B9 + (k * 0x7F4A7C15 >> 32)) >> 32);
    to[0] = static_cast<char>('0' + (lower != smaller));
    to[1] = '\n';
    to += 2;
  }
  return to;
}

// ---- LightOJ 1253

inline char* answer_misere_nim(Reader& reader, char* to) {
  const Block header("Case ");
  const Block names[]{Block(": Bob\n"), Block(": Alice\n")};
  const std::uint64_t cases = reader.large('\n', 0, UINT32_MAX);
  for (std::uint64_t i = 0; i < cases; ++i) {
    const std::uint64_t count = reader.large('\n', 0, UINT32_MAX);
    std::uint64_t sum = 0;
    std::uint64_t bits = 0;
    for (std::uint64_t k = 0; k < count && reader.ok(); ++k) {
      const std::uint64_t heap = reader.large(k == 0 ? '\n' : ' ', 0, 1'000'000'000);
      sum ^= heap;
      bits |= heap;
    }
    if (!reader.ok()) return nullptr;
    to = write_number(header.copy_to(to), i + 1);
    to = names[(sum != 0) == (bits > 1)].copy_to(to);
  }
  return reader.ok() && reader.at_end() ? to : nullptr;
}

// Answers a text that kPadding follows. `to` has room_for() its size.
// Returns: the end of the answer, or null if the text is wrong or the dialect unknown.
inline char* answer(std::string_view dialect, std::string_view text, char* to) {
  Reader reader(text.data(), text.data() + text.size());
  if (dialect == "poj1143") {
    static const NumberGame number_game;
    return number_game.answer(reader, to);
  }
  if (dialect == "hdu5724") {
    static const Chess chess;
    return chess.answer(reader, to);
  }
  if (dialect == "hdu1527") return answer_wythoff(reader, to);
  if (dialect == "lightoj1253") return answer_misere_nim(reader, to);
  return nullptr;
}

}  // namespace reference
