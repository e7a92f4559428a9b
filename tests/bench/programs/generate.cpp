// generate KIND SIZE SEED: prints bulk judge input. The same arguments give the same bytes.
//
// KIND  number_game  POJ 1143: random positions among the 3,514 possible ones that are not empty
//       chess        HDU 5724: cases of 1,000 rows; every cell has a piece with probability 1/2
//       wythoff      HDU 1527: random pairs up to 10^9; every tenth is cold or next to a cold one
//       misere_nim   LightOJ 1253: cases of 100 heaps up to 10^9; every third has nim-sum 0
// SIZE  the number of cases (1000000), or the approximate number of bytes (100MB, 64kB)
// SEED  any number
//
// T is often beyond the judge's limit; the solver then answers with a warning.
#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

namespace {

constexpr std::uint64_t kLargestHeap = 1'000'000'000;

// SplitMix64 (Steele, Lea, Flood 2014).
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  std::uint64_t next() {
    state_ += 0x9e3779b97f4a7c15;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }

  std::uint64_t below(std::uint64_t bound) { return next() % bound; }
  std::uint64_t heap() { return 1 + below(kLargestHeap); }

 private:
  std::uint64_t state_;
};

class Output {
 public:
  ~Output() { flush(); }

  void put(std::string_view text) {
    reserve(text.size());
    std::memcpy(buffer_.data() + used_, text.data(), text.size());
    used_ += text.size();
  }

  void put(std::uint64_t number, char after) {
    reserve(24);
    char* const begin = buffer_.data() + used_;
    char* const end = std::to_chars(begin, begin + 20, number).ptr;
    *end = after;
    used_ += static_cast<std::size_t>(end - begin) + 1;
  }

  std::uint64_t bytes() const { return flushed_ + used_; }

 private:
  void reserve(std::size_t bytes) {
    if (buffer_.size() - used_ < bytes) flush();
  }

  void flush() {
    if (std::fwrite(buffer_.data(), 1, used_, stdout) != used_) std::exit(1);
    flushed_ += used_;
    used_ = 0;
  }

  std::array<char, 1 << 16> buffer_;
  std::size_t used_ = 0;
  std::uint64_t flushed_ = 0;
};

// The value of SIZE. An input that begins with T needs the number of cases first; it follows from
// the number of bytes and the average length of a case.
struct Size {
  std::uint64_t cases = 0;
  std::uint64_t bytes = 0;  // 0: SIZE is a number of cases

  std::uint64_t cases_of(std::uint64_t bytes_each) const {
    return bytes == 0 ? cases : (bytes + bytes_each - 1) / bytes_each;
  }

  bool reached(std::uint64_t cases_now, std::uint64_t bytes_now) const {
    return bytes == 0 ? cases_now >= cases : bytes_now >= bytes;
  }
};

// ---- number_game

// A position is a set of free numbers, as bits. All numbers above 20 are taken.
constexpr std::uint32_t kNumbers = 0x1ffffc;

std::uint32_t take(std::uint32_t free, unsigned number) {
  free &= ~(1u << number);
  for (unsigned taken = 2; taken + number <= 20; ++taken) {
    if ((free >> taken & 1) == 0) free &= ~(1u << (taken + number));
  }
  return free;
}

void number_game(const Size& size, Random& random, Output& out) {
  std::vector<std::uint32_t> positions = {kNumbers};
  std::vector<bool> seen(kNumbers + 1);
  for (std::size_t i = 0; i < positions.size(); ++i) {
    for (unsigned number = 2; number <= 20; ++number) {
      if ((positions[i] >> number & 1) == 0) continue;
      const std::uint32_t option = take(positions[i], number);
      if (option == 0 || seen[option]) continue;
      seen[option] = true;
      positions.push_back(option);
    }
  }
  std::vector<std::string> lines;
  for (std::uint32_t position : positions) {
    int count = 0;
    std::string numbers;
    for (unsigned number = 2; number <= 20; ++number) {
      if ((position >> number & 1) == 0) continue;
      ++count;
      numbers += ' ' + std::to_string(number);
    }
    lines.push_back(std::to_string(count) + numbers + '\n');
  }
  for (std::uint64_t i = 0; !size.reached(i, out.bytes()); ++i) {
    out.put(lines[random.below(lines.size())]);
  }
  out.put("0\n");
}

// ---- chess_rows

void chess(const Size& size, Random& random, Output& out) {
  constexpr std::uint64_t kRows = 1000;
  std::vector<std::string> left(1024), right(1024), counts;
  std::vector<std::size_t> pieces(1024);
  for (unsigned half = 0; half < 1024; ++half) {
    for (unsigned cell = 1; cell <= 10; ++cell) {
      if ((half >> (cell - 1) & 1) == 0) continue;
      ++pieces[half];
      left[half] += ' ' + std::to_string(cell);
      right[half] += ' ' + std::to_string(cell + 10);
    }
    right[half] += '\n';
  }
  for (int count = 0; count <= 20; ++count) counts.push_back(std::to_string(count));

  const std::uint64_t cases = size.cases_of(28'110);
  out.put(cases, '\n');
  for (std::uint64_t i = 0; i < cases; ++i) {
    out.put(kRows, '\n');
    for (std::uint64_t row = 0; row < kRows; ++row) {
      const std::uint64_t bits = random.next();
      const std::size_t l = bits & 1023;
      const std::size_t r = bits >> 10 & 1023;
      out.put(counts[pieces[l] + pieces[r]]);
      out.put(left[l]);
      out.put(right[r]);
    }
  }
}

// ---- wythoff

// The smaller heap of the cold pair with this difference: the difference times the golden ratio,
// rounded down. The ratio's fraction has 32 + 32 bits, which is exact for differences below 2^31.
std::uint64_t smaller_of_difference(std::uint64_t difference) {
  constexpr std::uint64_t kHigh = 0x9e3779b9;
  constexpr std::uint64_t kLow = 0x7f4a7c15;
  return difference + ((difference * kHigh + (difference * kLow >> 32)) >> 32);
}

void wythoff(const Size& size, Random& random, Output& out) {
  constexpr std::uint64_t kLargestDifference = 381'966'010;  // keeps heaps below 10^9
  for (std::uint64_t i = 0; !size.reached(i, out.bytes()); ++i) {
    std::uint64_t a = random.below(kLargestHeap + 1);
    std::uint64_t b = random.below(kLargestHeap + 1);
    if (i % 10 == 0) {
      const std::uint64_t difference = random.below(kLargestDifference + 1);
      a = smaller_of_difference(difference);
      b = a + difference;
      const std::uint64_t kind = random.below(8);
      if ((kind & 1) != 0) b += kind >> 2;  // cold, or a miss by one stone
      if ((kind & 2) != 0) {
        const std::uint64_t c = a;
        a = b;
        b = c;
      }  // the larger heap first
    }
    out.put(a, ' ');
    out.put(b, '\n');
  }
}

// ---- misere_nim

void misere_nim(const Size& size, Random& random, Output& out) {
  constexpr std::size_t kHeaps = 100;
  const std::uint64_t cases = size.cases_of(993);
  out.put(cases, '\n');
  std::array<std::uint64_t, kHeaps> heaps{};
  for (std::uint64_t i = 0; i < cases; ++i) {
    std::uint64_t nim_sum = 0;
    const bool zero = i % 3 == 0;
    for (std::size_t h = 0; h + 1 < kHeaps; ++h) {
      // Below 2^29, so that the last heap is below 10^9 too.
      heaps[h] = zero ? 2 + random.below((1u << 29) - 2) : random.heap();
      nim_sum ^= heaps[h];
    }
    if (zero && nim_sum == 0) {  // the last heap would be empty
      heaps[0] ^= 1;
      nim_sum = 1;
    }
    heaps[kHeaps - 1] = zero ? nim_sum : random.heap();
    out.put(kHeaps, '\n');
    for (std::size_t h = 0; h < kHeaps; ++h) out.put(heaps[h], h + 1 < kHeaps ? ' ' : '\n');
  }
}

bool read_size(const char* text, Size& size) {
  char* unit = nullptr;
  const std::uint64_t number = std::strtoull(text, &unit, 10);
  if (unit == text) return false;
  const std::string_view name = unit;
  if (name.empty()) {
    size.cases = number;
  } else if (name == "B") {
    size.bytes = number;
  } else if (name == "kB") {
    size.bytes = number * 1000;
  } else if (name == "MB") {
    size.bytes = number * 1'000'000;
  } else if (name == "GB") {
    size.bytes = number * 1'000'000'000;
  } else {
    return false;
  }
  return number != 0;
}

}  // namespace

int main(int argc, char** argv) {
  const std::string_view kind = argc == 4 ? argv[1] : "";
  Size size;
  if (kind.empty() || !read_size(argv[2], size)) {
    std::fputs("usage: generate number_game|chess|wythoff|misere_nim CASES|SIZE[B|kB|MB|GB] SEED\n",
               stderr);
    return 2;
  }
  Random random(std::strtoull(argv[3], nullptr, 10));
  Output out;
  if (kind == "number_game") {
    number_game(size, random, out);
  } else if (kind == "chess") {
    chess(size, random, out);
  } else if (kind == "wythoff") {
    wythoff(size, random, out);
  } else if (kind == "misere_nim") {
    misere_nim(size, random, out);
  } else {
    std::fprintf(stderr, "generate: no kind %s\n", argv[1]);
    return 2;
  }
  return 0;
}
