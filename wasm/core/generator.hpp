// Makes inputs of a dialect that has positions for them (AnyDialect::makes_inputs). All keep the
// judge's limits, and the same seed makes the same bytes on every machine.
#pragma once

#include <algorithm>
#include <bit>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/adversary.hpp"
#include "core/case_list.hpp"
#include "core/feature.hpp"
#include "core/mistake_table.hpp"

namespace impartial {

enum class InputKind {
  adversarial,  // catches the known mistakes and tells them apart
  random,       // from small to large
  limits,       // as large as the judge allows
  small,        // the small positions in order
  sample,       // the sample of the statement
};

constexpr std::string_view name(InputKind kind) {
  switch (kind) {
    case InputKind::adversarial:
      return "adversarial";
    case InputKind::random:
      return "random";
    case InputKind::limits:
      return "limits";
    case InputKind::small:
      return "small";
    case InputKind::sample:
      return "sample";
  }
  return {};
}

// More cases than any judge has; a text of them fits into memory.
constexpr std::uint64_t kMostCases = 10'000'000;

// A file of a judge that tells no number of cases is hardly larger.
constexpr std::size_t kLikelyBytes = std::size_t{1} << 18;

// The largest number of cases of an input: the wanted number, but at most the judge's limit and
// kMostCases. If no number is wanted, the judge's limit, or `otherwise` if there is none.
constexpr std::uint64_t most_cases(const DialectInfo& info, std::optional<std::uint64_t> wanted,
                                   std::uint64_t otherwise) {
  const std::uint64_t judge = info.envelope == Envelope::single ? 1
                              : info.announces_cases()
                                  ? info.fields[info.count_field()].judge_maximum
                                  : kMaxNumber;
  return std::min({judge, kMostCases, wanted.value_or(judge == kMaxNumber ? otherwise : judge)});
}

// Writes what stands before the cases, as the envelope wants it.
template <class Position>
void write_head(const AnyDialect<Position>& dialect, std::uint64_t cases, TextWriter& writer) {
  if (dialect.row_size() != 0) writer.number(dialect.row_size()).text(" ");
  if (dialect.info().announces_cases()) writer.number(cases).text("\n");
}

// Writes what stands behind the cases.
inline void write_tail(const DialectInfo& info, TextWriter& writer) {
  if (info.envelope == Envelope::until_zero) writer.text(info.terminator).text("\n");
}

// Writes the text of the cases.
template <class Position>
void write_input(const AnyDialect<Position>& dialect,
                 std::span<const std::type_identity_t<Position>> positions, TextWriter& writer) {
  write_head(dialect, positions.size(), writer);
  for (const Position& position : positions) dialect.write_case(position, writer);
  write_tail(dialect.info(), writer);
}

// Positions from small to large, up to a size.
template <class Position>
std::vector<Position> random_positions(const AnyDialect<Position>& dialect, std::uint64_t count,
                                       unsigned largest, Random& random) {
  std::vector<Position> positions;
  for (std::uint64_t i = 0; i < count; ++i) {
    const auto size =
        static_cast<unsigned>(1 + (count == 1 ? random.below(largest) : i * largest / count));
    positions.push_back(dialect.random_position(random, size));
  }
  return positions;
}

// Gives the positions to the mistakes, each as the next case of one long input.
template <class Position, class See>
void run_on(const AnyDialect<Position>& dialect,
            std::span<const std::type_identity_t<Position>> positions,
            MistakeTable<Position>& mistakes, See&& see) {
  std::uint64_t line = dialect.info().announces_cases() ? 2 : 1;
  TextWriter text;
  for (std::size_t i = 0; i < positions.size(); ++i) {
    text.clear();
    dialect.write_case(positions[i], text);
    std::string_view read = text.view();
    read = read.substr(0, read.find_last_not_of(" \n") + 1);
    mistakes.add({positions[i], i + 1, positions.size(), line, read}, true, see);
    line += static_cast<std::uint64_t>(std::count(text.view().begin(), text.view().end(), '\n'));
  }
  mistakes.finish(see);
}

// What tells a value of a feature from others, so that an input has cases of each kind.
constexpr std::uint64_t kind_of(const FeatureInfo& info, std::uint64_t value) {
  if (!info.is_number() || value < 3) return value;
  const auto magnitude = static_cast<std::uint64_t>(std::bit_width(value)) / 16;
  return 3 + 2 * magnitude + value % 2;
}

// What the right program and all mistakes answer to the positions, and their features.
template <class Position>
AnswerTable answer_table(AnyDialect<Position>& dialect,
                         std::span<const std::type_identity_t<Position>> positions,
                         std::span<const Feature<Position>> features) {
  MistakeTable<Position> mistakes(dialect);
  AnswerTable table(positions.size(), mistakes.count() + 1 + features.size());
  const auto see = [&](std::size_t i, std::uint64_t index, std::uint64_t key, bool is_right) {
    if (!is_right) table.key(static_cast<std::size_t>(index), i + 1) = join_keys(1, key);
  };
  run_on(dialect, positions, mistakes, see);
  for (std::size_t i = 0; i < positions.size(); ++i) {
    for (std::size_t j = 0; j < features.size(); ++j)
      table.key(i, mistakes.count() + 1 + j) =
          kind_of(features[j].info, features[j].value(positions[i]));
  }
  return table;
}

// Whether the input misses a mistake that random cases might catch, or two that they might tell
// apart.
template <class Position>
bool misses_some(AnyDialect<Position>& dialect, std::string_view input) {
  MistakeTable<Position> table(dialect);
  run_mistakes(dialect, input, table);
  for (std::size_t i = 0; i < table.count(); ++i) {
    if (table.mistake(i).beyond) continue;
    if (table.tally(i).wrong == 0) return true;
    for (std::size_t j = 0; j < i; ++j) {
      const bool are_twins = table.mistake(i).twin == table.mistake(j).id ||
                             table.mistake(j).twin == table.mistake(i).id;
      if (!are_twins && table.are_alike(i, j)) return true;
    }
  }
  return false;
}

// Their order is random: so large cases come before small ones, and no input begins like another.
template <class Position>
std::vector<Position> adversarial_positions(AnyDialect<Position>& dialect,
                                            std::span<const Feature<Position>> features,
                                            std::uint64_t limit, Random& random) {
  constexpr std::uint64_t kRandom = 500;
  // So many cases tell by which rule a program is wrong.
  constexpr std::size_t kEnough = 100;
  const CaseList<Position> list = dialect.case_list();
  std::vector<Position> all = list.small;
  all.insert(all.end(), list.special.begin(), list.special.end());
  for (const Position& position : random_positions(dialect, kRandom, kSizes / 3, random)) {
    if (std::find(all.begin(), all.end(), position) == all.end()) all.push_back(position);
  }
  const AnswerTable table = answer_table(dialect, all, features);
  std::vector<Position> chosen;
  // A single case must catch all mistakes, so a small one is not preferred.
  const std::size_t small = limit == 1 ? 0 : list.small.size();
  if (!dialect.info().several.empty() && limit == 1) {
    // No case of these does: each seed gives another one of those that do together.
    const std::vector<std::size_t> together = choose_cases(table, small, kEnough, random);
    return {all[together[static_cast<std::size_t>(random.below(together.size()))]]};
  }
  for (const std::size_t i : choose_cases(table, small, static_cast<std::size_t>(limit), random))
    chosen.push_back(all[i]);
  while (chosen.size() < std::min<std::uint64_t>(kEnough, limit))
    chosen.push_back(all[static_cast<std::size_t>(random.below(all.size()))]);
  shuffle(chosen, random);
  // A mistake that depends on the cases before may need another order, or more cases.
  constexpr int kTries = 200;
  for (int tries = 1; tries <= kTries && !chosen.empty(); ++tries) {
    TextWriter input;
    write_input(dialect, chosen, input);
    if (!misses_some(dialect, input.view())) break;
    const auto first = chosen.begin() + static_cast<std::ptrdiff_t>(random.below(chosen.size()));
    std::rotate(chosen.begin(), first, first + 1);
    if (tries % 5 == 0 && chosen.size() < limit)
      chosen.push_back(all[static_cast<std::size_t>(random.below(all.size()))]);
  }
  // If a program remembers something, some of the same cases are right here and wrong there.
  constexpr std::size_t kRepeated = 10;
  for (std::size_t i = 0; i < kRepeated && !chosen.empty() && chosen.size() < limit; ++i)
    chosen.push_back(chosen[static_cast<std::size_t>(random.below(chosen.size()))]);
  return chosen;
}

// The smallest positions that catch a mistake, found by search over the small and special ones: one
// position, or two if the mistake depends on the cases before. Nothing if none do.
template <class Position>
std::vector<Position> find_witness(AnyDialect<Position>& dialect,
                                   const Mistake<Position>& mistake) {
  const std::span<const Mistake<Position>> only(&mistake, 1);
  const auto is_caught = [&dialect, only](std::span<const Position> positions) {
    TextWriter input;
    write_input(dialect, positions, input);
    MistakeTable<Position> table(dialect, only);
    run_mistakes(dialect, input.view(), table);
    return table.tally(0).wrong != 0;
  };
  const CaseList<Position> list = dialect.case_list();
  std::vector<Position> all = list.small;
  all.insert(all.end(), list.special.begin(), list.special.end());
  std::vector<std::size_t> wrong;
  MistakeTable<Position> table(dialect, only);
  run_on(dialect, all, table, [&](std::size_t, std::uint64_t index, std::uint64_t, bool right) {
    if (!right) wrong.push_back(static_cast<std::size_t>(index));
  });
  constexpr std::size_t kTries = 100;
  for (std::size_t i = 0; i < std::min(wrong.size(), kTries); ++i) {
    if (is_caught({&all[wrong[i]], 1})) return {all[wrong[i]]};
  }
  constexpr std::size_t kPairs = 40;
  for (std::size_t last = 0; last < std::min(all.size(), kPairs); ++last) {
    for (std::size_t first = 0; first <= last; ++first) {
      for (const std::vector<Position>& pair :
           {std::vector{all[first], all[last]}, std::vector{all[last], all[first]}}) {
        if (is_caught(pair)) return pair;
      }
    }
  }
  return {};
}

// Writes an input with `cases` cases, as far as the judge allows and the kind has them.
// Domain: dialect.makes_inputs().
template <class Position>
void generate(AnyDialect<Position>& dialect, std::span<const Feature<Position>> features,
              InputKind kind, std::uint32_t seed, std::optional<std::uint64_t> cases,
              TextWriter& writer) {
  Random random(seed);
  std::vector<Position> positions;
  switch (kind) {
    case InputKind::adversarial:
      positions =
          adversarial_positions(dialect, features, most_cases(dialect.info(), cases, 200), random);
      break;
    case InputKind::random:
      positions =
          random_positions(dialect, most_cases(dialect.info(), cases, 200), kSizes - 1, random);
      break;
    case InputKind::limits: {
      const std::uint64_t most = most_cases(dialect.info(), cases, 1000);
      // Where a judge tells no number of cases, its file has a size that programs get through.
      const bool is_told = cases || most_cases(dialect.info(), {}, most + 1) == most;
      TextWriter text;
      while (positions.size() < most && (is_told || text.view().size() < kLikelyBytes)) {
        positions.push_back(dialect.random_position(random, kSizes));
        dialect.write_case(positions.back(), text);
      }
      break;
    }
    case InputKind::small:
      positions = dialect.case_list().small;
      positions.resize(static_cast<std::size_t>(std::min<std::uint64_t>(
          positions.size(), most_cases(dialect.info(), cases, positions.size()))));
      break;
    case InputKind::sample:
      writer.text(dialect.info().sample);
      return;
  }
  write_input(dialect, positions, writer);
}

}  // namespace impartial
