// The judges' texts of Wythoff's game: pairs of heaps, up to the end of the input or behind their
// number, or one pair; with line breaks anywhere.
#include "core/text_reader.hpp"
#include "games/wythoff/strategy.hpp"

namespace impartial::wythoff {
namespace {

constexpr Field kFields[]{
    {.role = &kFirstHeap, .judge_maximum = 1'000'000'000},
    {.role = &kSecondHeap, .judge_maximum = 1'000'000'000, .is_second = true}};

constexpr Field kNod1072[]{
    {.role = &kCaseCount, .judge_minimum = 1, .judge_maximum = 10'000},
    {.role = &kFirstHeap, .judge_minimum = 1, .judge_maximum = 2'000'000},
    {.role = &kSecondHeap, .judge_minimum = 1, .judge_maximum = 2'000'000, .is_second = true}};
constexpr std::uint64_t kLargest1185 = 1'000'000'000'000'000'000;
constexpr Field kNod1185[]{
    kNod1072[0],
    {.role = &kFirstHeap, .judge_minimum = 1, .judge_maximum = kLargest1185},
    {.role = &kSecondHeap, .judge_minimum = 1, .judge_maximum = kLargest1185, .is_second = true}};

constexpr std::string_view kHdu1527Aliases[]{"poj1067"};

// The fields of the heaps are the last two.
template <const auto& kFields>
bool read_heaps(TextReader& reader, Heaps& heaps) {
  constexpr std::size_t kFirst = std::size(kFields) - 2;
  if (!reader.number<kFields, kFirst>(heaps.first)) return false;
  const char* const first = reader.number_start();
  const char* const end = reader.at();
  if (!reader.number<kFields, kFirst + 1>(heaps.second)) return false;
  const bool is_beside = *end == ' ' && reader.number_start() == end + 1;
  return is_beside || reader.check_lines(kFirstHeap, first, first, 2);
}

}  // namespace

constexpr DialectInfo Hdu1527::kInfo{
    .id = "hdu1527",
    .envelope = Envelope::until_end,
    .sample = "2 1\n8 4\n4 7\n",
    .fields = kFields,
    .answer = {.openings = "0 1", .win = "1", .loss = "0"},
    .layout = "##\n",
    .aliases = kHdu1527Aliases,
};

bool Hdu1527::read_case(TextReader& reader, Heaps& heaps) {
  return read_heaps<kFields>(reader, heaps);
}

void Hdu1527::write_answer(const Heaps& heaps, std::uint64_t, TextWriter& writer) {
  char* const to = writer.room(2);
  to[0] = is_cold(heaps.first, heaps.second) ? '0' : '1';
  to[1] = '\n';
  writer.set_end(to + 2);
}

constexpr DialectInfo LuoguP2252::kInfo{
    .id = "luogu_p2252",
    .envelope = Envelope::single,
    .sample = "8 4\n",
    .fields = kFields,
    .answer = {.openings = "0 1", .win = "1", .loss = "0"},
    .layout = "##\n",
    .several = Hdu1527::kInfo.id,
};

constexpr DialectInfo Nod1072::kInfo{
    .id = "51nod1072",
    .envelope = Envelope::counted,
    .sample = "3\n3 5\n3 4\n1 9\n",
    .fields = kNod1072,
    .answer = {.openings = "A B", .win = "A", .loss = "B"},
    .layout = "##\n",
};

bool Nod1072::read_case(TextReader& reader, Heaps& heaps) {
  return read_heaps<kNod1072>(reader, heaps);
}

void Nod1072::write_answer(const Heaps& heaps, std::uint64_t, TextWriter& writer) {
  writer.text(is_cold(heaps.first, heaps.second) ? "B\n" : "A\n");
}

constexpr DialectInfo Nod1185::kInfo{
    .id = "51nod1185",
    .envelope = Envelope::counted,
    .sample = Nod1072::kInfo.sample,
    .fields = kNod1185,
    .answer = {.openings = "A B", .win = "A", .loss = "B"},
    .layout = "##\n",
};

bool Nod1185::read_case(TextReader& reader, Heaps& heaps) {
  return read_heaps<kNod1185>(reader, heaps);
}

constexpr DialectInfo WythoffMoves::kInfo{
    .id = "wythoff_moves",
    .envelope = Envelope::until_end,
    .sample = "2 1\n8 4\n4 7\n4 6\n5 5\n",
    .fields = kFields,
    .answer = {.any_order = true, .loss = "cold"},
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
  if (!read_heaps<kFields>(reader, heaps)) return false;
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
