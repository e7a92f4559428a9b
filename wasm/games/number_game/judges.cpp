// The judges' texts of the Number Game.
#include <cstring>
#include <map>

#include "core/text_reader.hpp"
#include "core/text_writer.hpp"
#include "games/number_game/number_game.hpp"

namespace impartial::number_game {
namespace {

constexpr Field kNumber{.role = &kNumberRole, .minimum = kSmallest, .maximum = kLargest};
// The count 0 ends the text. The judge allows 20 numbers, although 2..20 has only 19.
constexpr Field kPoj1143[]{{.role = &kNumberCount, .maximum = 20}, kNumber};
constexpr Field kTud2001[]{{.role = &kCaseCount}, {.role = &kNumberCount, .maximum = 19}, kNumber};

// Reads `count` numbers from the rest of the line. An impossible position gets no answer.
bool read_numbers(TextReader& reader, std::uint64_t count, TablePosition& position) {
  const char* const from = reader.at();
  TextReader::Listed listed;
  if (!reader.rest_of_line(kNumber, count, listed)) return false;
  const Numbers free = listed.set;
  position.index = Universe::get().find(free);
  if (listed.repeated) {
    const std::uint64_t repeated = reader.first_repeated(from);
    reader.refuse_case(kRepeated, {{"witness", std::to_string(repeated)}}, from, repeated, 2);
  } else if (position.index == Universe::kNone) {
    const Witness witness = *violation(free);
    reader.refuse_case(kSumTaken,
                       {{"witness", std::to_string(witness.sum)},
                        {"left", std::to_string(witness.left)},
                        {"right", std::to_string(witness.right)}},
                       from, witness.sum);
  }
  return true;
}

// Sizes that the compiler knows let it copy without a call.
template <std::size_t kHeader, std::size_t kAfter>
void write_prepared(const char (&header)[kHeader], const char (&after_number)[kAfter],
                    std::uint64_t case_number, const PreparedAnswers::Answer& answer,
                    TextWriter& writer) {
  char* to =
      writer.room(kHeader + TextWriter::kNumberBytes + kAfter + PreparedAnswers::Answer::kBytes);
  std::memcpy(to, header, kHeader);
  to = writer.write_number(to + kHeader - 1, case_number);
  std::memcpy(to, after_number, kAfter);
  to += kAfter - 1;
  // Copying a fixed length is faster than copying the exact one; later text overwrites the rest.
  std::memcpy(to, answer.text, PreparedAnswers::Answer::kBytes);
  writer.set_end(to + answer.length);
}

}  // namespace

PreparedAnswers::PreparedAnswers(std::string_view none, std::string_view end_of_moves) {
  std::map<Numbers, std::uint16_t> known;  // the text of each set of winning moves
  text_of_.reserve(Universe::get().positions().size());
  for (const Solved& solved : Universe::get().positions()) {
    const auto next = static_cast<std::uint16_t>(texts_.size());
    const auto [same, is_new] = known.try_emplace(solved.winning, next);
    text_of_.push_back(same->second);
    if (!is_new) continue;
    std::string text(none);
    if (solved.winning != 0) {
      text = "The winning moves are:";
      for (unsigned number = kSmallest; number <= kLargest; ++number) {
        if ((solved.winning & bit(number)) != 0) text += ' ' + std::to_string(number);
      }
      text += end_of_moves;
    }
    Answer answer{};
    answer.length = static_cast<std::uint8_t>(text.copy(answer.text, Answer::kBytes));
    texts_.push_back(answer);
  }
}

constexpr DialectInfo Poj1143::kInfo{
    .id = "poj1143",
    .envelope = Envelope::until_zero,
    .sample = "2 2 5\n2 2 3\n5 2 3 4 5 6\n0\n",
    .fields = kPoj1143,
    .answer = {.openings = "Test", .lines = 2, .lists_moves = true, .numbered = true},
    .layout = "#(#)\n",
};

Poj1143::Poj1143(std::uint32_t) : answers_("There's no winning move.\n\n", "\n\n") {}

bool Poj1143::read_case(TextReader& reader, TablePosition& position) {
  std::uint64_t count = 0;
  if (!reader.number<kPoj1143, 0>(count)) return false;
  if (count == 0) {
    reader.finish();
    return false;
  }
  return read_numbers(reader, count, position);
}

void Poj1143::write_answer(const TablePosition& position, std::uint64_t case_number,
                           TextWriter& writer) {
  write_prepared("Test Case #", "\n", case_number, answers_.of(position), writer);
}

constexpr DialectInfo Tud2001::kInfo{
    .id = "tud2001",
    .envelope = Envelope::counted,
    .sample = "2\n1\n2\n2\n2 3\n",
    .fields = kTud2001,
    .answer = {.openings = "Scenario", .lines = 2, .lists_moves = true, .numbered = true},
    .layout = "#\n(#)\n",
};

Tud2001::Tud2001(std::uint32_t) : answers_("There is no winning move.\n\n", ".\n\n") {}

bool Tud2001::read_case(TextReader& reader, TablePosition& position) {
  std::uint64_t count = 0;
  if (!reader.number<kTud2001, 1>(count) || !reader.next_line()) return false;
  // Without numbers the next line is blank; before numbers, blank lines are skipped.
  if (count != 0 && !reader.skip_blank_lines(kNumberRole)) return false;
  return read_numbers(reader, count, position);
}

void Tud2001::write_answer(const TablePosition& position, std::uint64_t case_number,
                           TextWriter& writer) {
  write_prepared("Scenario #", ":\n", case_number, answers_.of(position), writer);
}

}  // namespace impartial::number_game
