// The judges' texts of Wythoff's game: pairs of heaps up to the end of the input, with
// line breaks anywhere.
#include "core/text_reader.hpp"
#include "games/wythoff/strategy.hpp"

namespace impartial::wythoff {
namespace {

constexpr Field kFields[]{
    {.role = &kFirstHeap, .judge_maximum = 1'000'000'000},
    {.role = &kSecondHeap, .judge_maximum = 1'000'000'000, .is_second = true}};

constexpr std::string_view kHdu1527Aliases[]{"poj1067", "luogu_p2252"};

bool read_heaps(TextReader& reader, Heaps& heaps) {
  if (!reader.number<kFields, 0>(heaps.first)) return false;
  const char* const first = reader.number_start();
  const char* const end = reader.at();
  if (!reader.number<kFields, 1>(heaps.second)) return false;
  const bool is_beside = *end == ' ' && reader.number_start() == end + 1;
  return is_beside || reader.check_lines(kFirstHeap, first, first, 2);
}

}  // namespace

constexpr DialectInfo Hdu1527::kInfo{
    .id = "hdu1527",
    .envelope = Envelope::until_end,
    .sample = "2 1\n8 4\n4 7\n",
    .fields = kFields,
    .answer = {.openings = "0 1"},
    .layout = "##\n",
    .aliases = kHdu1527Aliases,
};

bool Hdu1527::read_case(TextReader& reader, Heaps& heaps) { return read_heaps(reader, heaps); }

void Hdu1527::write_answer(const Heaps& heaps, std::uint64_t, TextWriter& writer) {
  char* const to = writer.room(2);
  to[0] = is_cold(heaps.first, heaps.second) ? '0' : '1';
  to[1] = '\n';
  writer.set_end(to + 2);
}

constexpr DialectInfo WythoffMoves::kInfo{
    .id = "wythoff_moves",
    .envelope = Envelope::until_end,
    .sample = "2 1\n8 4\n4 7\n4 6\n5 5\n",
    .fields = kFields,
    .answer = {.any_order = true},
    .layout = "##\n",
};

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
    .id = "wythoff_strategy",
    .envelope = Envelope::until_end,
    .sample = "4 6\n3 5\n",
    .fields = kFields,
    .answer = {.openings = "(", .lines = 0},
    .layout = "##\n",
};

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
  write_pairs(writer, pairs_up_to(std::max(start.first, start.second)));
  write_game(writer, start, seed_, winning_move);
}

}  // namespace impartial::wythoff
