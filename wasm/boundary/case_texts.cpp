#include "boundary/case_texts.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <span>

#include "boundary/game_list.hpp"
#include "core/case_session.hpp"
#include "core/generator.hpp"

namespace impartial {
namespace {

// About how many cases a rule is asked in each gap of its thresholds, where it is met, and where
// not.
constexpr std::size_t kDoubted = 15;
constexpr std::uint64_t kCandidates = 4000;

}  // namespace

DialectInfo info_of(std::string_view dialect) {
  return *with_any_dialect<DialectInfo>(dialect, [](auto, auto& of) { return of.info(); });
}

std::vector<std::string> inputs_of(std::string_view dialect, bool is_small,
                                   std::size_t most_inputs) {
  using Texts = std::vector<std::string>;
  return *with_any_dialect<Texts>(
      dialect, [&]<class Position>(auto, const AnyDialect<Position>& of) {
        Texts texts;
        CaseList<Position> list = of.case_list();
        const std::vector<Position> all = std::move(is_small ? list.small : list.special);
        const auto most = static_cast<std::size_t>(most_cases(of.info(), {}, all.size()));
        const std::size_t parts = all.empty() ? 0 : (all.size() - 1) / most + 1;
        const std::size_t asked = std::min(parts, most_inputs);
        for (std::size_t i = 0; i < asked; ++i) {
          // The smallest ones, but of the special ones the first, the last and some between.
          const std::size_t part = is_small || asked < 2 ? i : i * (parts - 1) / (asked - 1);
          TextWriter writer;
          const std::span<const Position> rest = std::span(all).subspan(part * most);
          write_input(of, rest.first(std::min(most, rest.size())), writer);
          texts.emplace_back(writer.view());
        }
        return texts;
      });
}

std::vector<std::string> cases_in(std::string_view dialect, std::string_view input) {
  using Texts = std::vector<std::string>;
  return *with_any_dialect<Texts>(dialect, [&](auto, auto& of) {
    Texts texts;
    read_cases(of, input, [&](const auto& read) { texts.emplace_back(read.text); });
    return texts;
  });
}

std::string text_of(std::string_view dialect, const std::vector<std::string>& cases) {
  return *with_any_dialect<std::string>(dialect, [&](auto, const auto& of) {
    TextWriter writer;
    write_head(of, cases.size(), writer);
    for (const std::string& each : cases) {
      writer.text(each);
      // Programs that read lines stop at a blank one.
      if (!each.ends_with('\n')) writer.text("\n");
    }
    write_tail(of.info(), writer);
    return std::string(writer.view());
  });
}

std::vector<std::string> inputs_with(std::string_view dialect,
                                     const std::vector<std::string>& cases) {
  std::vector<std::string> inputs;
  const std::size_t most = most_cases_of(dialect, cases.size());
  for (std::size_t i = 0; i < cases.size(); i += most) {
    const auto begin = cases.begin() + static_cast<std::ptrdiff_t>(i);
    const auto count = static_cast<std::ptrdiff_t>(std::min(most, cases.size() - i));
    inputs.push_back(text_of(dialect, {begin, begin + count}));
  }
  return inputs;
}

std::vector<std::size_t> places_of_numbers(std::string_view text) {
  const auto is_digit = [](char c) { return '0' <= c && c <= '9'; };
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (is_digit(text[i]) && (i == 0 || !is_digit(text[i - 1]))) places.push_back(i);
  }
  return places;
}

CaseNumbers numbers_in(std::string_view text) {
  CaseNumbers numbers;
  for (const std::size_t place : places_of_numbers(text)) {
    std::uint64_t number = 0;
    std::from_chars(text.data() + place, text.data() + text.size(), number);
    numbers.push_back(number);
  }
  return numbers;
}

std::string with_numbers(std::string_view text, const CaseNumbers& numbers) {
  std::string changed;
  std::size_t from = 0;
  const std::vector<std::size_t> places = places_of_numbers(text);
  for (std::size_t i = 0; i < places.size(); ++i) {
    changed += std::string(text.substr(from, places[i] - from)) + std::to_string(numbers[i]);
    from = std::min(text.find_first_not_of("0123456789", places[i]), text.size());
  }
  return changed + std::string(text.substr(from));
}

std::optional<bool> outcome_of(std::string_view dialect, std::string_view input) {
  using Result = std::optional<bool>;
  return *with_any_dialect<Result>(dialect, [&](auto, auto& of) -> Result {
    const AnswerShape& shape = of.info().answer;
    if (shape.win.empty() || shape.has_row) return {};
    TextWriter answers;
    std::size_t count = 0;
    const Report report = read_cases(of, input, [&](const auto& read) {
      ++count;
      of.write_answer(read.position, read.number, answers);
    });
    if (count != 1 || !report.notices.empty()) return {};
    std::string_view answer = answers.view();
    answer = answer.substr(0, answer.find_last_not_of(" \n") + 1);
    return answer.ends_with(shape.win);
  });
}

bool has_long_number(std::string_view text) {
  for (const std::size_t place : places_of_numbers(text)) {
    std::int32_t number = 0;
    if (std::from_chars(text.data() + place, text.data() + text.size(), number).ec != std::errc{})
      return true;
  }
  return false;
}

std::string renumbered(std::string_view dialect, std::string output, std::size_t before) {
  const AnswerShape shape = info_of(dialect).answer;
  const std::string_view opening = shape.numbered ? shape.openings : std::string_view();
  if (opening.empty() || before == 0) return output;
  for (std::size_t at = output.find(opening); at != std::string::npos;
       at = output.find(opening, at)) {
    at += opening.size();
    const std::size_t begin = output.find_first_of("0123456789\n", at);
    if (begin == std::string::npos || output[begin] == '\n') continue;
    const std::size_t end = output.find_first_not_of("0123456789", begin);
    std::uint64_t number = 0;
    const char* const last = output.data() + std::min(end, output.size());
    if (std::from_chars(output.data() + begin, last, number).ec != std::errc{}) continue;
    const std::string other = std::to_string(number + before);
    output.replace(begin, std::min(end, output.size()) - begin, other);
  }
  return output;
}

std::size_t most_cases_of(std::string_view dialect, std::size_t count) {
  return static_cast<std::size_t>(most_cases(info_of(dialect), count, count));
}

std::string_view several_of(std::string_view dialect) {
  const DialectInfo info = info_of(dialect);
  return info.envelope == Envelope::single ? info.several : info.id;
}

std::vector<std::string> doubtful_cases(std::string_view dialect, const WrongWhen& rule,
                                        std::uint32_t seed) {
  using Texts = std::vector<std::string>;
  return *with_any_dialect<Texts>(
      dialect, [&]<class G, class Position>(std::type_identity<G>, const AnyDialect<Position>& of) {
        Texts texts;
        if (!of.makes_inputs()) return texts;
        const auto features = features_of<G>();
        std::vector<std::uint64_t> values(features.size());
        for (const Condition& condition : rule.conditions) {
          // A rule of the place in the input says nothing of a case.
          if (condition.feature >= features.size()) return texts;
        }
        Random random(seed);
        std::vector<std::map<std::uint64_t, Position>> in_gap(rule.gaps.size());
        std::array<std::vector<Position>, 2> others;
        const auto look_at = [&](unsigned size) {
          const Position position = of.random_position(random, size);
          for (const Condition& condition : rule.conditions)
            values[condition.feature] = features[condition.feature].value(position);
          std::vector<Position>& same = others[rule.is_met(values) ? 1 : 0];
          if (same.size() < kDoubted) same.push_back(position);
          bool is_in_gap = false;
          for (std::size_t k = 0; k < rule.gaps.size(); ++k) {
            const auto& [condition, low, high] = rule.gaps[k];
            const std::uint64_t value = values[rule.conditions[condition].feature];
            if (value <= low || high <= value) continue;
            is_in_gap = true;
            if (rule.is_decided_by(condition, values)) in_gap[k].emplace(value, position);
          }
          return is_in_gap;
        };
        // First of all sizes, then more of those with numbers in a gap.
        std::vector<unsigned> sizes;
        for (std::uint64_t i = 0; i < kCandidates; ++i) {
          const auto size = static_cast<unsigned>(1 + i % kSizes);
          if (look_at(size)) sizes.push_back(size);
        }
        for (std::uint64_t i = 0; i < kCandidates && !sizes.empty(); ++i)
          look_at(sizes[static_cast<std::size_t>(random.below(sizes.size()))]);
        const auto add = [&](const Position& position) {
          TextWriter writer;
          of.write_case(position, writer);
          texts.emplace_back(writer.view());
        };
        for (const auto& positions : in_gap) {
          // In equal steps.
          std::size_t at = 0;
          for (const auto& [value, position] : positions) {
            if (at++ * kDoubted % positions.size() < kDoubted) add(position);
          }
        }
        for (const auto& same : others) std::for_each(same.begin(), same.end(), add);
        return texts;
      });
}

}  // namespace impartial
