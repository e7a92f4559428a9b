#include "games/heap_games/claim.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "games/heap_games/roles.hpp"

namespace impartial::heap_games {
namespace {

// The letters of a claim.
constexpr std::size_t kHeapLetter = 0;
constexpr std::size_t kValueLetter = 1;

// Beyond it no period is reached.
constexpr std::uint64_t kMostModulus = std::uint64_t{1} << 24;

bool read_side(Scanner& scanner, Letters& letters, Claim::Side& side, std::string& text) {
  const std::string_view word = scanner.look_word();
  if (word == "P" || word == "N") {
    text += scanner.word();
    side.is_p = word == "P";
    return true;
  }
  do {
    Condition& condition = side.conditions.emplace_back();
    if (!read_condition(scanner, letters, condition)) return false;
    if (side.conditions.size() > 1) text += ", ";
    text += condition.text;
  } while (scanner.accept(','));
  return true;
}

// How the value of an expression follows from n.
struct Periodic {
  // n may be replaced by n plus this number; 1 if n does not occur, nothing if none is known.
  std::optional<std::uint64_t> modulus;
  bool is_polynomial = true;  // in n, with whole numbers
  std::optional<std::uint64_t> constant;
};

std::optional<std::uint64_t> joined_modulus(const std::optional<std::uint64_t>& a,
                                            const std::optional<std::uint64_t>& b) {
  if (!a || !b) return {};
  const std::uint64_t both = *a / std::gcd(*a, *b) * *b;
  return both <= kMostModulus ? std::optional(both) : std::nullopt;
}

std::optional<std::uint64_t> modulus_of(const Expression& expression) {
  std::vector<Periodic> stack;
  for (const auto& [kind, argument] : expression.operations) {
    switch (kind) {
      case Operation::Kind::number:
        stack.push_back({1, true, static_cast<std::uint64_t>(argument)});
        break;
      case Operation::Kind::letter:
        if (argument == static_cast<std::int64_t>(kHeapLetter)) {
          stack.push_back({std::nullopt, true, {}});
        } else {
          stack.push_back({1, false, {}});
        }
        break;
      case Operation::Kind::look_up:
        stack.back() = {std::nullopt, false, {}};
        break;
      default: {
        const Periodic right = stack.back();
        stack.pop_back();
        Periodic& left = stack.back();
        if (kind == Operation::Kind::remainder && left.is_polynomial && right.constant &&
            *right.constant != 0) {
          left = {*right.constant <= kMostModulus ? right.constant : std::nullopt, false, {}};
          break;
        }
        left.modulus = joined_modulus(left.modulus, right.modulus);
        left.is_polynomial = left.is_polynomial && right.is_polynomial &&
                             (kind == Operation::Kind::add || kind == Operation::Kind::subtract ||
                              kind == Operation::Kind::multiply);
        left.constant.reset();
        break;
      }
    }
  }
  return stack.back().modulus;
}

std::optional<std::uint64_t> modulus_of(const Claim::Side& side) {
  std::optional<std::uint64_t> modulus = 1;
  for (const Condition& condition : side.conditions) {
    if (condition.member) modulus = joined_modulus(modulus, modulus_of(*condition.member));
    for (const Comparison& comparison : condition.comparisons) {
      modulus = joined_modulus(modulus, modulus_of(comparison.left));
      modulus = joined_modulus(modulus, modulus_of(comparison.right));
    }
  }
  return modulus;
}

}  // namespace

std::optional<std::uint64_t> modulus_of(const Claim& claim) {
  return joined_modulus(modulus_of(claim.left), modulus_of(claim.right));
}

bool read_claim(Scanner& scanner, Claim& claim) {
  Letters letters;
  letters.add('n');
  letters.add('g');
  letters.close();
  letters.look_up_by('g');
  if (!read_side(scanner, letters, claim.left, claim.text)) return false;
  const std::string_view link = scanner.look_word();
  if (link == "if" || link == "iff") {
    claim.text.append(" ").append(scanner.word()).append(" ");
    claim.link = link == "if" ? Claim::Link::if_ : Claim::Link::iff;
    if (!read_side(scanner, letters, claim.right, claim.text)) return false;
  }
  return scanner.at_end() || scanner.refuse(kClaimEnd);
}

ClaimTest::ClaimTest(Claim claim) : claim_(std::move(claim)), modulus_(modulus_of(claim_)) {}

void ClaimTest::extend(const ValueTable& table, const OutcomeOf& outcome_of,
                       const std::optional<Period>& period, std::uint64_t& work) {
  std::optional<std::uint64_t> enough;
  if (period && modulus_) {
    if (const auto both = joined_modulus(period->length, modulus_)) enough = period->start + *both;
  }
  for (; !is_decided() && work > 0; --work) {
    const auto value = table.value(tested_);
    // Behind the table of a proved period one value gives all others, but a test that proves
    // nothing ends with the table.
    if (!value || (tested_ >= table.values().size() && !enough)) return;
    const Outcome outcome = claim_.names_outcome() ? outcome_of(tested_) : Outcome::unknown;
    if (claim_.names_outcome() && outcome == Outcome::unknown) return;
    const bool is_right = holds(table, tested_, *value, outcome);
    // It looks up a heap that the table does not have yet.
    if (lacks_value_) return;
    if (!is_right) {
      wrong_at_ = tested_;
      return;
    }
    ++tested_;
    is_proved_ = enough && tested_ >= *enough;
  }
}

bool ClaimTest::holds(const ValueTable& table, std::uint64_t heap, std::uint32_t value,
                      Outcome outcome) {
  lacks_value_ = false;
  block_.look_up_in([&](std::int64_t of) -> std::optional<std::int64_t> {
    if (of < 0) return {};
    const auto found = table.value(static_cast<std::uint64_t>(of));
    lacks_value_ |= !found;
    return found;
  });
  letters_[kHeapLetter] = static_cast<std::int64_t>(heap);
  letters_[kValueLetter] = value;
  const bool left = holds(claim_.left, outcome);
  switch (claim_.link) {
    case Claim::Link::alone:
      return left;
    case Claim::Link::if_:
      return left || !holds(claim_.right, outcome);
    case Claim::Link::iff:
      return left == holds(claim_.right, outcome);
  }
  return false;
}

bool ClaimTest::holds(const Claim::Side& side, Outcome outcome) {
  if (side.is_p) return *side.is_p == (outcome == Outcome::P);
  block_.begin(letters_, kHeapLetter, letters_[kHeapLetter], 1);
  for (const Condition& condition : side.conditions) block_.require(condition);
  lacks_value_ |= block_.is_too_large();
  return block_.is_open(0);
}

}  // namespace impartial::heap_games
