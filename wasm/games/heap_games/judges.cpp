// The judges' texts of heap games: heaps, and numbers that say the rule.
#include "games/heap_games/judges.hpp"

#include <algorithm>

#include "core/text_reader.hpp"
#include "core/text_writer.hpp"
#include "games/heap_games/judge_values.hpp"
#include "games/heap_games/roles.hpp"

namespace impartial::heap_games {
namespace {

// What the theorems accept: sums of two such numbers have 64 bits.
constexpr std::uint64_t kLargestNumber = 1'000'000'000'000'000'000;
constexpr std::uint64_t kLargestSet = 1'000;

constexpr Field heap_field(std::uint64_t judge_maximum, std::uint64_t maximum = kLargestNumber,
                           std::uint64_t judge_minimum = 1) {
  return {.role = &kHeap,
          .maximum = maximum,
          .judge_minimum = judge_minimum,
          .judge_maximum = judge_maximum};
}

constexpr Field kHdu1846[]{{.role = &kCaseCount, .judge_maximum = 100},
                           heap_field(1000),
                           {.role = &kLargestTake,
                            .minimum = 1,
                            .maximum = kLargestNumber,
                            .judge_maximum = 1000,
                            .is_second = true}};
constexpr Field kHdu1847[]{heap_field(1000)};
// Three heaps of 0 end the text.
constexpr Field kHdu1848First = heap_field(1000, kLargestFibonacci, 0);
constexpr Field kHdu1848Other{
    .role = &kHeap, .maximum = kLargestFibonacci, .judge_maximum = 1000, .is_second = true};
constexpr Field kHdu1848[]{kHdu1848First, kHdu1848Other, kHdu1848Other};
// The size 0 ends the text.
constexpr Field kHdu1536[]{
    {.role = &kSetSize, .maximum = kLargestSet, .judge_maximum = 100},
    {.role = &kTake, .minimum = 1, .maximum = kLargestNumber, .judge_maximum = 10'000},
    {.role = &kPositionCount, .minimum = 1, .judge_maximum = 100},
    {.role = &kHeapCount, .judge_minimum = 1, .judge_maximum = 100},
    heap_field(10'000, 100'000, 0)};
constexpr Field kHdu2897[]{heap_field(65536),
                           {.role = &kSmallestTake,
                            .minimum = 1,
                            .maximum = kLargestNumber,
                            .judge_maximum = 65536,
                            .is_second = true},
                           {.role = &kLargestTake,
                            .minimum = 1,
                            .maximum = kLargestNumber,
                            .judge_maximum = 65536,
                            .is_second = true}};
constexpr Field kHdu2509[]{{.role = &kHeapCount, .judge_minimum = 1, .judge_maximum = 100},
                           heap_field(100)};
constexpr Field kLightOj1199[]{{.role = &kCaseCount, .judge_maximum = 1000},
                               {.role = &kHeapCount, .judge_minimum = 1, .judge_maximum = 100},
                               heap_field(10'000, kLargestGrundy)};
constexpr Field kLightOj1296[]{{.role = &kCaseCount, .judge_maximum = 100},
                               {.role = &kHeapCount, .judge_minimum = 1, .judge_maximum = 1000},
                               heap_field(1'000'000'000)};
constexpr Field kCses1729[]{
    {.role = &kHeap, .minimum = 1, .maximum = 1'000'000},
    {.role = &kSetSize, .minimum = 1, .maximum = kLargestSet, .judge_maximum = 100},
    {.role = &kTake, .minimum = 1, .maximum = kLargestNumber, .judge_maximum = 1'000'000}};
constexpr Field kCses2207[]{{.role = &kCaseCount, .judge_maximum = 100'000},
                            heap_field(kGrundyTested, kGrundyTested)};
constexpr Field kPoj2484[]{heap_field(1'000'000, kLargestNumber, 0)};
constexpr Field kCodeforces1194d[]{{.role = &kCaseCount, .judge_minimum = 1, .judge_maximum = 100},
                                   heap_field(1'000'000'000, kLargestNumber, 0),
                                   {.role = &kThirdTake,
                                    .minimum = 3,
                                    .maximum = kLargestNumber,
                                    .judge_maximum = 1'000'000'000,
                                    .is_second = true}};
// The number 0 ends the text.
constexpr Field kPoj2975[]{{.role = &kHeapCount, .judge_maximum = 1000}, heap_field(1'000'000'000)};

constexpr std::string_view kHdu1536Aliases[]{"poj2960", "kattis_snim"};

// Reads numbers of a case that stand on a line, the heaps first.
bool read_line(TextReader& reader, JudgeCase& into, std::span<const Field> heaps,
               std::span<const Field> numbers = {}) {
  const char* first = reader.at();
  bool is_first = true;
  const auto read = [&](std::span<const Field> fields, std::vector<std::uint64_t>& list) {
    for (const Field& field : fields) {
      if (!reader.number(field, list.emplace_back())) return false;
      if (is_first) first = reader.number_start();
      is_first = false;
    }
    return true;
  };
  return read(heaps, into.positions.front()) && read(numbers, into.numbers) &&
         reader.check_lines(kHeap, first, first, heaps.size() + numbers.size());
}

// Reads a count and as many numbers.
bool read_list(TextReader& reader, const Field& count, const Field& field,
               std::vector<std::uint64_t>& list) {
  std::uint64_t announced = 0;
  if (!reader.number(count, announced)) return false;
  const char* const at = reader.number_start();
  const char* first = at;
  list.clear();
  const auto keep = [&list](std::uint64_t number) { list.push_back(number); };
  for (std::uint64_t i = 0; i < announced; ++i) {
    std::uint64_t number = 0;
    if (!reader.number(field, number)) break;
    keep(number);
    if (i != 0) continue;
    first = reader.number_start();
    i += reader.numbers_beside(field, announced - 1, keep);
  }
  return reader.check_lines(*count.role, at, first, announced);
}

// `numbered`: the answer begins with the number of its case.
constexpr AnswerShape shape_of(JudgeId id, bool numbered = false) {
  const JudgeWords words = words_of(id);
  return {.openings = numbered ? std::string_view("Case") : words.all,
          .numbered = numbered,
          .win = words.win,
          .loss = words.loss};
}

// Returns whether the numbers read are a case. Otherwise they end the text.
bool unless_ended(TextReader& reader, bool is_case) {
  if (!is_case) reader.finish();
  return is_case;
}

bool has_stones(const Heaps& heaps) {
  return std::any_of(heaps.begin(), heaps.end(), [](std::uint64_t heap) { return heap != 0; });
}

// Reads the set, then the sums. Returns false at the size 0, which ends the text.
bool read_sets(TextReader& reader, JudgeCase& into) {
  if (!read_list(reader, kHdu1536[0], kHdu1536[1], into.numbers) ||
      !unless_ended(reader, !into.numbers.empty()))
    return false;
  std::uint64_t count = 0;
  if (!reader.number(kHdu1536[2], count)) return false;
  into.positions.clear();
  for (std::uint64_t i = 0; i < count; ++i) {
    if (!read_list(reader, kHdu1536[3], kHdu1536[4], into.positions.emplace_back())) return false;
  }
  return true;
}

bool read_rest_at_once(TextReader& reader, JudgeCase& into) {
  const char* const from = reader.at();
  if (!read_line(reader, into, {&kHdu2897[0], 1}, {&kHdu2897[1], 2})) return false;
  const std::uint64_t least = into.numbers[0];
  const std::uint64_t most = into.numbers[1];
  if (least > most) {
    const unsigned occurrence = into.positions.front().front() == least ? 2 : 1;
    reader.refuse_case(kTakesNothing,
                       {{"witness", std::to_string(least)},
                        {"left", std::to_string(least)},
                        {"right", std::to_string(most)}},
                       from, least, occurrence);
  }
  return true;
}

}  // namespace

constexpr DialectInfo kJudgeInfos[13]{
    {.id = "hdu1846",
     .envelope = Envelope::counted,
     .sample = "2\n23 2\n4 3\n",
     .fields = kHdu1846,
     .answer = shape_of(JudgeId::hdu1846),
     .layout = "##\n"},
    {.id = "hdu1847",
     .envelope = Envelope::until_end,
     .sample = "1\n3\n",
     .fields = kHdu1847,
     .answer = shape_of(JudgeId::hdu1847),
     .layout = "#\n"},
    {.id = "hdu1848",
     .envelope = Envelope::until_zero,
     .sample = "1 1 1\n1 4 1\n0 0 0\n",
     .fields = kHdu1848,
     .answer = shape_of(JudgeId::hdu1848),
     .layout = "###\n",
     .terminator = "0 0 0"},
    {.id = "hdu1536",
     .envelope = Envelope::until_zero,
     .sample = "2 2 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n"
               "5 1 2 3 4 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n0\n",
     .fields = kHdu1536,
     .answer = {.has_row = true, .win = "W", .loss = "L"},
     .layout = "#(#)\n#\n(#(#)\n)",
     .aliases = kHdu1536Aliases},
    {.id = "hdu2897",
     .envelope = Envelope::until_end,
     .sample = "7 2 4\n6 2 4\n",
     .fields = kHdu2897,
     .answer = shape_of(JudgeId::hdu2897),
     .layout = "###\n"},
    {.id = "hdu2509",
     .envelope = Envelope::until_end,
     .sample = "2\n2 2\n1\n3\n",
     .fields = kHdu2509,
     .answer = shape_of(JudgeId::hdu2509),
     .layout = "#\n(#)\n"},
    {.id = "lightoj1199",
     .envelope = Envelope::counted,
     .sample = "3\n1\n4\n3\n1 2 3\n1\n7\n",
     .fields = kLightOj1199,
     .answer = shape_of(JudgeId::lightoj1199, true),
     .layout = "#\n(#)\n"},
    {.id = "lightoj1296",
     .envelope = Envelope::counted,
     .sample = "5\n1\n1\n3\n10 11 12\n5\n1 2 3 4 5\n2\n4 9\n3\n1 3 9\n",
     .fields = kLightOj1296,
     .answer = shape_of(JudgeId::lightoj1296, true),
     .layout = "#\n(#)\n"},
    {.id = "cses1729",
     .envelope = Envelope::single,
     .sample = "10 3\n1 3 4\n",
     .fields = kCses1729,
     .layout = "##\n(#)\n"},
    {.id = "cses2207",
     .envelope = Envelope::counted,
     .sample = "3\n6\n7\n8\n",
     .fields = kCses2207,
     .answer = shape_of(JudgeId::cses2207),
     .layout = "#\n"},
    {.id = "poj2484",
     .envelope = Envelope::until_zero,
     .sample = "1\n2\n3\n0\n",
     .fields = kPoj2484,
     .answer = shape_of(JudgeId::poj2484),
     .layout = "#\n"},
    {.id = "codeforces1194d",
     .envelope = Envelope::counted,
     .sample = "4\n0 3\n3 3\n3 4\n4 4\n",
     .fields = kCodeforces1194d,
     .answer = shape_of(JudgeId::codeforces1194d),
     .layout = "##\n"},
    {.id = "poj2975",
     .envelope = Envelope::until_zero,
     .sample = "3\n7 11 13\n2\n1000000000 1000000000\n0\n",
     .fields = kPoj2975,
     .answer = shape_of(JudgeId::poj2975),
     .layout = "#\n(#)\n"},
};

bool read_case(JudgeId id, TextReader& reader, JudgeCase& into) {
  into.numbers.clear();
  into.positions.resize(1);
  Heaps& heaps = into.positions.front();
  heaps.clear();
  switch (id) {
    case JudgeId::hdu1846:
      into.rule = JudgeRule::up_to;
      return read_line(reader, into, {&kHdu1846[1], 1}, {&kHdu1846[2], 1});
    case JudgeId::hdu1847:
      into.rule = JudgeRule::powers_of_2;
      return reader.number(kHdu1847[0], heaps.emplace_back());
    case JudgeId::hdu1848:
      into.rule = JudgeRule::fibonacci;
      return read_line(reader, into, kHdu1848) && unless_ended(reader, has_stones(heaps));
    case JudgeId::hdu1536:
      into.rule = JudgeRule::set;
      return read_sets(reader, into);
    case JudgeId::hdu2897:
      into.rule = JudgeRule::rest_at_once;
      return read_rest_at_once(reader, into);
    case JudgeId::hdu2509:
      into.rule = JudgeRule::rows;
      return read_list(reader, kHdu2509[0], kHdu2509[1], heaps);
    case JudgeId::lightoj1199:
      into.rule = JudgeRule::unequal;
      return read_list(reader, kLightOj1199[1], kLightOj1199[2], heaps);
    case JudgeId::lightoj1296:
      into.rule = JudgeRule::half;
      return read_list(reader, kLightOj1296[1], kLightOj1296[2], heaps);
    case JudgeId::cses1729:
      into.rule = JudgeRule::set;
      return reader.number(kCses1729[0], heaps.emplace_back()) &&
             read_list(reader, kCses1729[1], kCses1729[2], into.numbers);
    case JudgeId::cses2207:
      into.rule = JudgeRule::unequal;
      return reader.number(kCses2207[1], heaps.emplace_back());
    case JudgeId::poj2484:
      into.rule = JudgeRule::ring;
      return reader.number(kPoj2484[0], heaps.emplace_back()) &&
             unless_ended(reader, has_stones(heaps));
    case JudgeId::codeforces1194d:
      into.rule = JudgeRule::one_two_k;
      return read_line(reader, into, {&kCodeforces1194d[1], 1}, {&kCodeforces1194d[2], 1});
    case JudgeId::poj2975:
      into.rule = JudgeRule::nim;
      return read_list(reader, kPoj2975[0], kPoj2975[1], heaps) &&
             unless_ended(reader, !heaps.empty());
  }
  return false;
}

void write_answer(JudgeId id, const JudgeCase& of, std::uint64_t case_number, TextWriter& writer) {
  const JudgeWords words = words_of(id);
  if (id == JudgeId::cses1729 && of.rule == JudgeRule::set) {
    const Heaps& heaps = of.positions.front();
    for (const bool wins : set_outcomes(of.numbers, heaps.empty() ? 0 : heaps.front()))
      writer.text(wins ? words.win : words.loss);
    writer.text("\n");
    return;
  }
  if (id == JudgeId::poj2975) {
    writer.number(count_winning_moves(of.positions.front())).text("\n");
    return;
  }
  const CaseAnswers answers(of);
  if (kJudgeInfos[static_cast<std::size_t>(id)].answer.numbered)
    writer.text("Case ").number(case_number).text(": ");
  for (const Heaps& heaps : of.positions) writer.text(answers.wins(heaps) ? words.win : words.loss);
  writer.text("\n");
}

}  // namespace impartial::heap_games
