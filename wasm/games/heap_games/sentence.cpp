#include "games/heap_games/sentence.hpp"

#include <algorithm>
#include <utility>

#include "games/heap_games/roles.hpp"

namespace impartial::heap_games {
namespace {

// The last letter of an expression; 0 for the head, and if there is none.
std::size_t last_letter(const Expression& expression) {
  std::size_t last = 0;
  for (const auto& [kind, argument] : expression.operations) {
    if (kind == Operation::Kind::letter) last = std::max(last, static_cast<std::size_t>(argument));
  }
  return last;
}

std::size_t last_letter(const Condition& condition) {
  std::size_t last = condition.member ? last_letter(*condition.member) : 0;
  for (const auto& comparison : condition.comparisons) {
    last = std::max({last, last_letter(comparison.left), last_letter(comparison.right)});
  }
  return last;
}

// Adds left - right + offset <= 0.
void add_bound(std::vector<Linear>& bounds, const Linear& left, const Linear& right,
               std::int64_t offset) {
  Linear bound;
  bool overflows = __builtin_sub_overflow(left.constant, right.constant, &bound.constant);
  overflows |= __builtin_add_overflow(bound.constant, offset, &bound.constant);
  for (std::size_t i = 0; i < Letters::kMost; ++i) {
    overflows |= __builtin_sub_overflow(left.factors[i], right.factors[i], &bound.factors[i]);
  }
  if (!overflows) bounds.push_back(bound);
}

void add_bounds(std::vector<Linear>& bounds, const Comparison& comparison) {
  if (!comparison.left.linear || !comparison.right.linear) return;
  const Linear& left = *comparison.left.linear;
  const Linear& right = *comparison.right.linear;
  switch (comparison.kind) {
    case Comparison::Kind::less:
      return add_bound(bounds, left, right, 1);
    case Comparison::Kind::at_most:
      return add_bound(bounds, left, right, 0);
    case Comparison::Kind::equal:
      add_bound(bounds, left, right, 0);
      return add_bound(bounds, right, left, 0);
    case Comparison::Kind::at_least:
      return add_bound(bounds, right, left, 0);
    case Comparison::Kind::greater:
      return add_bound(bounds, right, left, 1);
    case Comparison::Kind::unequal:
      return;
  }
}

// Finds what bounds the loops. The bounds only spare values: every condition is looked at too.
void prepare(Alternative& alternative) {
  for (const Expression& part : alternative.parts) {
    if (part.linear) add_bound(alternative.at_most_zero, {}, *part.linear, 0);
  }
  alternative.conditions_of.resize(alternative.letters);
  for (std::size_t i = 0; i < alternative.conditions.size(); ++i) {
    const Condition& condition = alternative.conditions[i];
    alternative.conditions_of[last_letter(condition)].push_back(i);
    for (const Comparison& comparison : condition.comparisons) {
      add_bounds(alternative.at_most_zero, comparison);
    }
  }
}

std::int64_t largest_number(const Expression& expression) {
  std::int64_t largest = 0;
  for (const auto& [kind, argument] : expression.operations) {
    if (kind == Operation::Kind::number) largest = std::max(largest, argument);
  }
  return largest;
}

std::int64_t largest_number(const Alternative& alternative) {
  std::int64_t largest = 0;
  for (const Expression& part : alternative.parts) {
    largest = std::max(largest, largest_number(part));
  }
  for (const Condition& condition : alternative.conditions) {
    if (condition.member) {
      largest = std::max({largest, largest_number(*condition.member),
                          static_cast<std::int64_t>(condition.set.back().last)});
    }
    for (const Comparison& comparison : condition.comparisons) {
      largest =
          std::max({largest, largest_number(comparison.left), largest_number(comparison.right)});
    }
  }
  return largest;
}

bool read_alternative(Scanner& scanner, Letters& letters, Alternative& alternative) {
  do {
    if (alternative.parts.size() == kMostParts) {
      return scanner.refuse(kPart, kMostParts + 1, 1, kMostParts);
    }
    if (!read_expression(scanner, letters, alternative.parts.emplace_back())) return false;
  } while (scanner.accept(','));
  if (scanner.accept(':')) {
    do {
      if (!read_condition(scanner, letters, alternative.conditions.emplace_back())) return false;
    } while (scanner.accept(','));
  }
  alternative.letters = letters.count();
  prepare(alternative);
  return true;
}

}  // namespace

bool read_sentence(Scanner& scanner, Sentence& sentence) {
  const std::string_view head = scanner.look_word();
  if (head.size() != 1 || head[0] < 'a') return scanner.refuse(kHead);
  sentence.head = scanner.word()[0];
  if (!scanner.accept("->")) return scanner.refuse(kArrow);
  Letters letters;
  letters.add(sentence.head);
  do {
    // Each alternative has letters of its own; only the head is known in all of them.
    letters.forget_behind(1);
    Alternative& alternative = sentence.alternatives.emplace_back();
    if (!read_alternative(scanner, letters, alternative)) return false;
    sentence.largest_number = std::max(sentence.largest_number, largest_number(alternative));
  } while (scanner.accept('|'));
  return true;
}

std::string write_sentence(const Sentence& sentence) {
  std::string text(1, sentence.head);
  text += " -> ";
  for (const Alternative& alternative : sentence.alternatives) {
    if (&alternative != &sentence.alternatives.front()) text += " | ";
    for (const Expression& part : alternative.parts) {
      if (&part != &alternative.parts.front()) text += ", ";
      text += part.text;
    }
    for (const Condition& condition : alternative.conditions) {
      text += &condition == &alternative.conditions.front() ? " : " : ", ";
      text += condition.text;
    }
  }
  return text;
}

SentenceOptions::End SentenceOptions::blocks(std::uint64_t n, std::uint64_t& work,
                                             const std::function<bool(std::size_t)>& visit) {
  values_[0] = static_cast<std::int64_t>(n);
  largest_ = std::max(values_[0], sentence_.largest_number);
  for (const Alternative& alternative : sentence_.alternatives) {
    // The conditions on the heap alone.
    block_.begin(values_, 0, values_[0], 1);
    for (const std::size_t i : alternative.conditions_of[0]) {
      block_.require(alternative.conditions[i]);
    }
    if (block_.is_too_large()) return End::too_large;
    if (!block_.is_open(0)) continue;
    const End end = loop(alternative, 1, work, visit);
    if (end != End::all) return end;
  }
  return End::all;
}

SentenceOptions::End SentenceOptions::loop(const Alternative& alternative, std::size_t letter,
                                           std::uint64_t& work,
                                           const std::function<bool(std::size_t)>& visit) {
  const bool is_alone = alternative.letters == 1;  // no letter but the head
  std::int64_t first = is_alone ? values_[0] : 0;
  std::int64_t last = is_alone ? values_[0] : largest_;
  if (is_alone) letter = 0;
  // A bound f * letter + rest <= 0, where the letters behind count with what makes rest least.
  for (const Linear& bound : alternative.at_most_zero) {
    const std::int64_t factor = bound.factors[letter];
    if (factor == 0 || is_alone) continue;
    __extension__ using Wide = __int128;
    Wide rest = bound.constant;
    for (std::size_t i = 0; i < alternative.letters; ++i) {
      if (i == letter) continue;
      const std::int64_t value = i < letter ? values_[i] : bound.factors[i] < 0 ? largest_ : 0;
      rest += Wide{bound.factors[i]} * value;
    }
    if (factor > 0) {
      const Wide most = rest > 0 ? -1 : -rest / factor;
      if (most < last) last = static_cast<std::int64_t>(most);
    } else {
      const Wide least = rest <= 0 ? 0 : (rest - factor - 1) / -factor;
      if (least > first) first = least > last ? last + 1 : static_cast<std::int64_t>(least);
    }
    if (first > last) return End::all;
  }
  const bool is_innermost = letter + 1 >= alternative.letters;
  const auto step = static_cast<std::int64_t>(Block::kMostLanes);
  for (std::int64_t from = first; from <= last; from += step) {
    const auto lanes = static_cast<std::size_t>(std::min(step, last - from + 1));
    const std::uint64_t cost = lanes + 8;  // a block costs something too
    if (work < cost) return End::too_many;
    work -= cost;
    block_.begin(values_, letter, from, lanes);
    if (letter != 0) {
      for (const std::size_t i : alternative.conditions_of[letter]) {
        block_.require(alternative.conditions[i]);
      }
      if (block_.is_too_large()) return End::too_large;
    }
    if (is_innermost) {
      for (std::size_t i = 0; i < alternative.parts.size(); ++i) {
        block_.compute(alternative.parts[i], i);
      }
      if (block_.is_too_large()) return End::too_large;
      if (!visit(alternative.parts.size())) return End::comes_again;
      continue;
    }
    // The loops inside use the block again.
    std::vector<std::int64_t> open;
    for (std::size_t i = 0; i < lanes; ++i) {
      if (block_.is_open(i)) open.push_back(from + static_cast<std::int64_t>(i));
    }
    for (const std::int64_t value : open) {
      values_[letter] = value;
      const End end = loop(alternative, letter + 1, work, visit);
      if (end != End::all) return end;
    }
  }
  return End::all;
}

}  // namespace impartial::heap_games
