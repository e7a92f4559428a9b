// A dialect as an object. What is done with single cases takes this one, so that it is compiled
// once for each game and not for each dialect. Judge text is answered by the dialect's own type
// (core/session.hpp), which is faster.
#pragma once

#include <optional>
#include <string_view>

#include "core/case_list.hpp"
#include "core/dialect.hpp"
#include "core/mistake.hpp"
#include "core/text_reader.hpp"
#include "core/text_writer.hpp"

namespace impartial {

// The functions are those of a dialect (core/dialect.hpp). Its seed is kDefaultSeed.
template <class Position>
class AnyDialect {
 public:
  virtual ~AnyDialect() = default;
  virtual const DialectInfo& info() const = 0;
  virtual std::string_view output_words() const = 0;
  virtual bool read_case(TextReader& reader, Position& position) = 0;
  virtual void write_answer(const Position& position, std::uint64_t case_number,
                            TextWriter& writer) = 0;
  // None if the dialect has none.
  virtual KnownMistakes<Position> mistakes() const = 0;
  // Whether another answer than the expected one is right. If it is not and `objection` is set,
  // that says why, in a dialect that has more than one right answer.
  virtual bool accepts(const Position& position, std::string_view found,
                       Objection* objection) const = 0;

  // Whether it has the functions below, with which inputs are made.
  virtual bool makes_inputs() const = 0;
  virtual void write_case(const Position& position, TextWriter& writer) const = 0;
  virtual CaseList<Position> case_list() const = 0;
  virtual Position random_position(Random& random, unsigned size) const = 0;
  // N, in counted rows; otherwise 0.
  virtual std::uint64_t row_size() const = 0;
};

template <class D, class Position>
class DialectObject final : public AnyDialect<Position> {
 public:
  const DialectInfo& info() const override { return info_; }
  std::string_view output_words() const override { return D::kOutputWords; }
  bool read_case(TextReader& reader, Position& position) override {
    return dialect_.read_case(reader, position);
  }
  void write_answer(const Position& position, std::uint64_t case_number,
                    TextWriter& writer) override {
    dialect_.write_answer(position, case_number, writer);
  }
  KnownMistakes<Position> mistakes() const override {
    if constexpr (requires { D::mistakes(); }) return D::mistakes();
    return {};
  }
  bool accepts(const Position& position, std::string_view found,
               Objection* objection) const override {
    if constexpr (requires { D::objection(position, found); }) {
      const std::optional<Objection> against = D::objection(position, found);
      if (against && objection != nullptr) *objection = *against;
      return !against;
    }
    return false;
  }

  bool makes_inputs() const override { return kMakesInputs; }
  void write_case(const Position& position, TextWriter& writer) const override {
    if constexpr (kMakesInputs) D::write_case(position, writer);
  }
  CaseList<Position> case_list() const override {
    if constexpr (kMakesInputs) return D::case_list();
    return {};
  }
  Position random_position(Random& random, unsigned size) const override {
    if constexpr (kMakesInputs) return D::random_position(random, size);
    return {};
  }
  std::uint64_t row_size() const override {
    if constexpr (requires { D::kRowSize; }) return D::kRowSize;
    return 0;
  }

 private:
  static constexpr bool kMakesInputs = requires { D::case_list(); };

  DialectInfo info_ = D::kInfo;
  D dialect_{kDefaultSeed};
};

}  // namespace impartial
