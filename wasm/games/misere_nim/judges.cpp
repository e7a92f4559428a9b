// The judges' texts of Misere Nim: T, then for each case k and k heaps, with line breaks anywhere;
// at CodinGame N and K, then K times N heaps.
#include <utility>

#include "core/text_reader.hpp"
#include "core/text_writer.hpp"
#include "games/misere_nim/misere_nim.hpp"

namespace impartial::misere_nim {
namespace {

// The judge's limits are those of the statements. Cases without heaps and empty heaps
// are answered too.
constexpr Field kLightOj1253[]{
    {.role = &kCaseCount, .judge_maximum = 200},
    {.role = &kHeapCount, .judge_minimum = 1, .judge_maximum = 100},
    {.role = &kHeap, .judge_minimum = 1, .judge_maximum = 1'000'000'000}};
constexpr Field kHdu1907[]{{.role = &kCaseCount, .judge_maximum = 474},
                           {.role = &kHeapCount, .judge_minimum = 1, .judge_maximum = 47},
                           {.role = &kHeap, .judge_minimum = 1, .judge_maximum = 4747}};
// Cases have the limits of LightOJ: its functions read and make them.
constexpr Field kHackerrank[]{
    {.role = &kCaseCount, .judge_maximum = 100}, kLightOj1253[1], kLightOj1253[2]};

constexpr std::string_view kHdu1907Aliases[]{"poj3480", "bzoj1022", "luogu_p4279", "spoj_mmmgame"};

constexpr Field kCodingame[]{{.role = &kHeapCount,
                              .minimum = 1,
                              .maximum = 1'000'000,
                              .judge_minimum = 1,
                              .judge_maximum = 3},
                             {.role = &kCaseCount, .judge_minimum = 1, .judge_maximum = 5},
                             {.role = &kHeap, .judge_minimum = 1, .judge_maximum = 50}};

// The fields are a template argument, so their limits are constants in the loop, which is faster.
template <const Field (&kFields)[3]>
bool read_heaps(TextReader& reader, Heaps& heaps) {
  std::uint64_t count = 0;
  if (!reader.number<kFields, 1>(count)) return false;
  const char* const announced = reader.number_start();
  const char* first = announced;
  heaps.clear();
  const auto keep = [&heaps](std::uint64_t heap) { heaps.push_back(heap); };
  for (std::uint64_t i = 0; i < count; ++i) {
    std::uint64_t heap = 0;
    if (!reader.number<kFields, 2>(heap)) break;
    keep(heap);
    if (i != 0) continue;
    first = reader.number_start();
    // The others are nearly always beside it, up to the end of the line.
    i += reader.numbers_beside(kFields[2], count - 1, keep);
    if (i == count - 1 && *reader.at() == '\n') return true;
  }
  return reader.check_lines(kHeapCount, announced, first, count);
}

void write_moves(const Heaps& heaps, std::string_view none, TextWriter& writer) {
  const WinningTargets targets(heaps);
  bool is_first = true;
  for (std::size_t i = 0; i < heaps.size(); ++i) {
    const std::uint64_t target = targets.of(heaps[i]);
    if (target >= heaps[i]) continue;
    writer.text(std::exchange(is_first, false) ? "" : " ");
    writer.number(i + 1).text(":").number(heaps[i] - target);
  }
  writer.text(is_first ? none : "").text("\n");
}

}  // namespace

constexpr DialectInfo LightOj1253::kInfo{
    .id = "lightoj1253",
    .envelope = Envelope::counted,
    .sample = "3\n4\n2 3 4 5\n5\n1 1 2 4 10\n1\n1\n",
    .fields = kLightOj1253,
    .answer = {.openings = "Case", .numbered = true, .win = "Alice", .loss = "Bob"},
    .layout = "#\n(#)\n",
};

bool LightOj1253::read_case(TextReader& reader, Heaps& heaps) {
  return read_heaps<kLightOj1253>(reader, heaps);
}

void LightOj1253::write_answer(const Heaps& heaps, std::uint64_t case_number, TextWriter& writer) {
  writer.text("Case ")
      .number(case_number)
      .text(outcome(heaps) == Outcome::N ? ": Alice\n" : ": Bob\n");
}

constexpr DialectInfo Hdu1907::kInfo{
    .id = "hdu1907",
    .envelope = Envelope::counted,
    .sample = "2\n3\n3 5 1\n1\n1\n",
    .fields = kHdu1907,
    .answer = {.openings = "John Brother", .win = "John", .loss = "Brother"},
    .layout = "#\n(#)\n",
    .aliases = kHdu1907Aliases,
};

bool Hdu1907::read_case(TextReader& reader, Heaps& heaps) {
  return read_heaps<kHdu1907>(reader, heaps);
}

void Hdu1907::write_answer(const Heaps& heaps, std::uint64_t, TextWriter& writer) {
  writer.text(outcome(heaps) == Outcome::N ? "John\n" : "Brother\n");
}

constexpr DialectInfo HackerrankMisereNim::kInfo{
    .id = "hackerrank_misere_nim",
    .envelope = Envelope::counted,
    .sample = "2\n2\n1 1\n3\n2 1 3\n",
    .fields = kHackerrank,
    .answer = {.openings = "First Second", .win = "First", .loss = "Second"},
    .layout = "#\n(#)\n",
};

void HackerrankMisereNim::write_answer(const Heaps& heaps, std::uint64_t, TextWriter& writer) {
  writer.text(outcome(heaps) == Outcome::N ? "First\n" : "Second\n");
}

constexpr DialectInfo CodingameMisereNim::kInfo{
    .id = "codingame_misere_nim",
    .envelope = Envelope::counted_rows,
    .sample = "1 3\n5\n1\n7\n",
    .fields = kCodingame,
    .answer = {.loss = "CONCEDE"},
    .layout = "(#)\n",
};

bool CodingameMisereNim::read_case(TextReader& reader, Heaps& heaps) {
  const std::uint64_t count = reader.row_size();
  heaps.clear();
  std::uint64_t heap = 0;
  if (count == 0) {
    // The text begins after N, so a case is a line.
    if (!reader.number(kCodingame[2], heap)) return false;
    do heaps.push_back(heap);
    while (reader.number_in_line(kCodingame[2], heap));
    return reader.state() == TextReader::State::reading;
  }
  const char* first = reader.at();
  for (std::uint64_t i = 0; i < count; ++i) {
    if (!reader.number<kCodingame, 2>(heap)) break;
    if (i == 0) first = reader.number_start();
    heaps.push_back(heap);
  }
  return reader.check_lines(kHeapCount, first, first, count);
}

void CodingameMisereNim::write_answer(const Heaps& heaps, std::uint64_t, TextWriter& writer) {
  write_moves(heaps, "CONCEDE", writer);
}

constexpr DialectInfo MisereMoves::kInfo{
    .id = "misere_moves",
    .envelope = Envelope::counted,
    .sample = "3\n4\n2 3 4 5\n5\n1 1 2 4 10\n2\n1 1\n",
    .fields = kLightOj1253,
    .answer = {.any_order = true, .loss = "none"},
    .layout = "#\n(#)\n",
};

void MisereMoves::write_answer(const Heaps& heaps, std::uint64_t, TextWriter& writer) {
  write_moves(heaps, "none", writer);
}

}  // namespace impartial::misere_nim
