// The judges' texts of heap games: heaps, and numbers that say the rule.
#include "games/heap_games/judges.hpp"

#include <algorithm>

#include "core/text_reader.hpp"
#include "core/text_writer.hpp"
#include "games/heap_games/judge_values.hpp"
#include "games/heap_games/roles.hpp"

namespace impartial::heap_games {
namespace {

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

// Reads the set, then the sums. Returns false at the size 0, which ends the text.
bool read_sets(TextReader& reader, JudgeCase& into) {
  if (!read_list(reader, kHdu1536[0], kHdu1536[1], into.numbers)) return false;
  if (into.numbers.empty()) {
    reader.finish();
    return false;
  }
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

// Whether the numbers read are not those that end the text.
bool unless_ended(TextReader& reader, const Heaps& heaps) {
  if (std::any_of(heaps.begin(), heaps.end(), [](std::uint64_t heap) { return heap != 0; }))
    return true;
  reader.finish();
  return false;
}

}  // namespace

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
      return read_line(reader, into, kHdu1848) && unless_ended(reader, heaps);
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
      return reader.number(kPoj2484[0], heaps.emplace_back()) && unless_ended(reader, heaps);
    case JudgeId::codeforces1194d:
      into.rule = JudgeRule::one_two_k;
      return read_line(reader, into, {&kCodeforces1194d[1], 1}, {&kCodeforces1194d[2], 1});
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
  const CaseAnswers answers(of);
  if (kJudgeInfos[static_cast<std::size_t>(id)].answer.numbered)
    writer.text("Case ").number(case_number).text(": ");
  for (const Heaps& heaps : of.positions) writer.text(answers.wins(heaps) ? words.win : words.loss);
  writer.text("\n");
}

}  // namespace impartial::heap_games
