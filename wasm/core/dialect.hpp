// A dialect: the input and output format of one judge of a game. It has no solver code.
//
// A dialect is a type with
//   static constexpr DialectInfo kInfo
//   static constexpr std::string_view kOutputWords
//                                            the first words of its answer lines, except numbers,
//                                            separated by spaces
//   D(std::uint32_t seed)                    the seed of random choices, if there are any
//   bool read_case(TextReader&, Position&)   reads one case; on failure the reader says why
//   void write_answer(const Position&, std::uint64_t case_number, TextWriter&)
// A session makes one object and uses it for all cases. It may also have
//   static KnownMistakes<Position> mistakes()
//                                            known mistakes of its answers (core/mistake.hpp)
//   static std::optional<Objection> objection(const Position&, std::string_view found)
//                                            why an answer is wrong, if several are right
// and, so that inputs can be generated (core/generator.hpp),
//   static void write_case(const Position&, TextWriter&)
//                                            writes a case as read_case reads it
//   static CaseList<Position> case_list()    positions within the judge's limits
//   static constexpr std::uint64_t kRowSize  N, in counted rows
//   static Position random_position(Random&, unsigned size)
//                                            another, of a size from 1 to kSizes: as large as the
//                                            judge allows
#pragma once

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/domain.hpp"
#include "core/field.hpp"

namespace impartial {

class TextReader;
class TextWriter;

enum class Envelope {
  counted,       // T, then T cases
  counted_rows,  // N and T, then T cases of N numbers
  until_zero,    // cases up to the terminator or the end of the input
  until_end,     // cases up to the end of the input
  single,        // one case
};

constexpr std::string_view name(Envelope envelope) {
  switch (envelope) {
    case Envelope::counted:
      return "counted";
    case Envelope::counted_rows:
      return "counted_rows";
    case Envelope::until_zero:
      return "until_zero";
    case Envelope::until_end:
      return "until_end";
    case Envelope::single:
      return "single";
  }
  return {};
}

// How the answers in a program's output are told apart.
struct AnswerShape {
  // Words that begin an answer, separated by spaces. A program may write them in small letters.
  std::string_view openings{};
  // The number of lines, without blank ones; 0 if only an opening ends the answer before.
  unsigned lines = 1;
  // The words of an answer are moves, which may come in any order.
  bool any_order = false;
  // Its words that begin with a digit are moves.
  bool lists_moves = any_order;
  // It has the number of its case.
  bool numbered = false;
  // It has a letter for each of several positions, as "WLW".
  bool has_row = false;
  // The words, or numbers, that say that the player to move wins, and loses. Where an answer lists
  // the winning moves, none says that he wins.
  std::string_view win{};
  std::string_view loss{};
};

// Why an answer is wrong, in a dialect with more than one right answer.
struct Objection {
  std::string_view reason;    // a name of a closed set of the game
  std::string_view sentence;  // in English, for the terminal
  std::uint64_t line = 0;     // of the answer, from 0
};

struct DialectInfo {
  std::string_view id;
  Envelope envelope{};
  // The sample input of the statement; a similar one if the statement has none.
  std::string_view sample;
  // In the order of the text, with those that an envelope begins with.
  std::span<const Field> fields;
  AnswerShape answer{};
  // The lines of a case: # is a number, ( ... ) repeats as often as the number before it says, and
  // between are line breaks. In a counted row, the first number is N. Empty if the lines cannot be
  // told so.
  std::string_view layout{};
  // Further names: the same problem at other judges, with the same input and output.
  std::span<const std::string_view> aliases{};
  // If a text has one case: the dialect whose text is several of them, with the same answers.
  std::string_view several{};
  // What ends the cases of until_zero: a case that begins with 0.
  std::string_view terminator = "0";

  constexpr bool announces_cases() const {
    return envelope == Envelope::counted || envelope == Envelope::counted_rows;
  }
  // The index of T in `fields`. Domain: announces_cases().
  constexpr std::size_t count_field() const {
    IMPARTIAL_DOMAIN(announces_cases());
    return envelope == Envelope::counted_rows ? 1 : 0;
  }

  constexpr bool has_name(std::string_view name) const {
    return name == id || std::find(aliases.begin(), aliases.end(), name) != aliases.end();
  }
};

// The length of a layout up to the parenthesis that closes. Domain: behind one that opens.
constexpr std::size_t repeated_length(std::string_view layout) {
  std::size_t i = 0;
  for (unsigned open = 1;; ++i) {
    if (layout[i] == '(') ++open;
    if (layout[i] == ')' && --open == 0) return i;
  }
}

// The seed of random choices, unless the caller gives another.
inline constexpr std::uint32_t kDefaultSeed = 1;

template <class D, class Position>
concept DialectOf = requires(D dialect, TextReader& reader, TextWriter& writer,
                             Position& position) {
  { D::kInfo } -> std::convertible_to<DialectInfo>;
  { D::kOutputWords } -> std::convertible_to<std::string_view>;
  D(std::uint32_t{});
  { dialect.read_case(reader, position) } -> std::same_as<bool>;
  dialect.write_answer(position, std::uint64_t{}, writer);
};

}  // namespace impartial
