// A dialect: how one judge writes a game's cases and wants its answers. It adds no solver code.
//
// A dialect is a type with
//   static constexpr DialectInfo kInfo
//   static constexpr std::string_view kOutputWords     what lines of its answers begin with, if not
//                                                      with digits; separated by spaces
//   bool read_case(TextReader&, Position&)             one case; false: the reader says why
//   void write_answer(const Position&, std::uint64_t case_number, TextWriter&)
// and a constructor that takes the seed for whatever is left to chance. One object lives as long as
// a session.
#pragma once

#include <concepts>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/field.hpp"
#include "core/text_reader.hpp"
#include "core/text_writer.hpp"

namespace impartial {

enum class Envelope {
  counted,     // T first, then T cases
  until_zero,  // a case that is only a 0 ends the input, as the input's end does
  until_end,
};

constexpr std::string_view name(Envelope envelope) {
  switch (envelope) {
    case Envelope::counted:
      return "counted";
    case Envelope::until_zero:
      return "until_zero";
    case Envelope::until_end:
      break;
  }
  return "until_end";
}

struct DialectInfo {
  std::string_view id;
  Envelope envelope{};
  std::string_view sample;  // the statement's sample input, or one in its manner
  std::span<const Field>
      fields;  // in the order of the text; where `envelope` is counted, T is the first
};

// Repeatable games: what is left to chance is drawn from this seed unless the caller gives another.
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
