// The judges' texts of Wythoff's game: pairs of heaps up to the end of the input, with
// line breaks anywhere.
#include "core/domain.hpp"
#include "games/wythoff/wythoff.hpp"

namespace impartial::wythoff {
namespace {

constexpr Field kFields[]{{.role = &kFirstHeap, .judge_maximum = 1'000'000'000},
                          {.role = &kSecondHeap, .judge_maximum = 1'000'000'000}};

constexpr Role kColdPair{"cold_pair", "a cold pair", "cold pairs"};

bool read_heaps(TextReader& reader, Heaps& heaps) {
  return reader.number(kFields[0], heaps.first) && reader.number(kFields[1], heaps.second);
}

void write_pair(TextWriter& writer, std::uint64_t a, std::uint64_t b) {
  writer.text("(").number(a).text(",").number(b).text(")");
}

// SplitMix64 (Steele, Lea, Flood 2014).
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  // A random number from 0 to bound - 1. The modulo favours small numbers by less than
  // bound / 2^64.
  // Domain: bound > 0.
  std::uint64_t below(std::uint64_t bound) {
    IMPARTIAL_DOMAIN(bound > 0);
    std::uint64_t z = state_ += 0x9E3779B97F4A7C15;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
    return (z ^ (z >> 31)) % bound;
  }

 private:
  std::uint64_t state_;
};

Move my_move(const Heaps& heaps) {
  const std::vector<Move> winning = winning_moves(heaps);
  if (!winning.empty()) return winning.front();
  return heaps.first > heaps.second ? Move{1, 0} : Move{0, 1};
}

// Chooses at random from which heaps to take, then how many stones, both uniformly.
Move her_move(const Heaps& heaps, Random& random) {
  std::array<Move, 3> unit{};  // one stone from the first heap, from the second, from both
  std::size_t ways = 0;
  if (heaps.first > 0) unit[ways++] = {1, 0};
  if (heaps.second > 0) unit[ways++] = {0, 1};
  if (ways == 2) unit[ways++] = {1, 1};
  const Move way = unit[static_cast<std::size_t>(random.below(ways))];
  const std::uint64_t most = way.second == 0  ? heaps.first
                             : way.first == 0 ? heaps.second
                                              : std::min(heaps.first, heaps.second);
  const std::uint64_t amount = 1 + random.below(most);
  return {way.first * amount, way.second * amount};
}

void extract(TextWriter& writer, std::string_view who, const Move& move, Heaps& heaps) {
  writer.text(who).text(": extract ");
  write_pair(writer, move.first, move.second);
  writer.text(" from ");
  write_pair(writer, heaps.first, heaps.second);
  writer.text("\n");
  heaps.first -= move.first;
  heaps.second -= move.second;
}

// The number of cold pairs with 0 < A_k <= bound. A_k <= bound exactly if k phi < bound + 1.
std::uint64_t pairs_up_to(std::uint64_t bound) {
  return bound == kMaxNumber ? over_phi(bound) : over_phi(bound + 1);
}

}  // namespace

constexpr DialectInfo Hdu1527::kInfo{
    "hdu1527", Envelope::until_end, "2 1\n8 4\n4 7\n", kFields, {.openings = "0 1"}};

bool Hdu1527::read_case(TextReader& reader, Heaps& heaps) { return read_heaps(reader, heaps); }

void Hdu1527::write_answer(const Heaps& heaps, std::uint64_t, TextWriter& writer) {
  char* const to = writer.room(2);
  to[0] = is_cold(heaps.first, heaps.second) ? '0' : '1';
  to[1] = '\n';
  writer.set_end(to + 2);
}

constexpr DialectInfo WythoffMoves::kInfo{"wythoff_moves",
                                          Envelope::until_end,
                                          "2 1\n8 4\n4 7\n4 6\n5 5\n",
                                          kFields,
                                          {.any_order = true}};

bool WythoffMoves::read_case(TextReader& reader, Heaps& heaps) { return read_heaps(reader, heaps); }

void WythoffMoves::write_answer(const Heaps& heaps, std::uint64_t, TextWriter& writer) {
  const std::vector<Move> moves = winning_moves(heaps);
  if (moves.empty()) writer.text("cold");
  for (const Move& move : moves) {
    if (move != moves.front()) writer.text(" ");
    writer.number(move.first).text(",").number(move.second);
  }
  writer.text("\n");
}

constexpr DialectInfo WythoffStrategy::kInfo{
    "wythoff_strategy", Envelope::until_end, "4 6\n3 5\n", kFields, {.openings = "(", .lines = 0}};

bool WythoffStrategy::read_case(TextReader& reader, Heaps& heaps) {
  if (!read_heaps(reader, heaps)) return false;
  const std::uint64_t pairs = pairs_up_to(std::max(heaps.first, heaps.second));
  if (pairs > kListedPairs) {
    reader.warn_truncated(
        kColdPair, {{"shown", std::to_string(kListedPairs)}, {"total", std::to_string(pairs)}});
  }
  return true;
}

void WythoffStrategy::write_answer(const Heaps& start, std::uint64_t, TextWriter& writer) {
  const std::uint64_t pairs = pairs_up_to(std::max(start.first, start.second));
  for (std::uint64_t k = 1; k <= std::min(pairs, kListedPairs); ++k) {
    write_pair(writer, lower_of_pair(k), lower_of_pair(k) + k);
    writer.text(" ");
  }
  if (pairs > kListedPairs) writer.text("... and ").number(pairs - kListedPairs).text(" more");
  writer.text("\n");
  Random random(seed_);
  const auto empty = [](const Heaps& heaps) { return heaps == Heaps{}; };
  for (Heaps heaps = start; !empty(heaps);) {
    writer.text("current ");
    write_pair(writer, heaps.first, heaps.second);
    writer.text("\n");
    extract(writer, "I", my_move(heaps), heaps);
    if (!empty(heaps)) extract(writer, "She", her_move(heaps, random), heaps);
  }
}

}  // namespace impartial::wythoff
