// A claim about the heaps of a rule, such as `g=0 iff n%7=0`, `2g=n if n%2=0`,
// `g=g((n-1)/2) if n%2=1` or `P iff n%7 in {0,2}`: n is the heap, g its Grundy value, g(...) that
// of another heap, P and N the outcome of the heap alone. It is tested for one heap after another.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/outcome.hpp"
#include "games/heap_games/expression.hpp"
#include "games/heap_games/period.hpp"
#include "games/heap_games/values.hpp"

namespace impartial::heap_games {

struct Claim {
  // Conditions that hold together, or P or N.
  struct Side {
    std::vector<Condition> conditions;
    std::optional<bool> is_p;
  };
  enum class Link { alone, if_, iff };

  std::string text;  // in the canonical spelling
  Side left;
  Link link = Link::alone;
  Side right;  // unless alone

  bool names_outcome() const { return left.is_p.has_value() || right.is_p.has_value(); }
  bool operator==(const Claim& other) const { return text == other.text; }
};

// Reads a claim up to the end of what the scanner reads.
bool read_claim(Scanner& scanner, Claim& claim);

// A number M such that the claim says the same about n and n + M, if their values are equal;
// nothing if none is known.
std::optional<std::uint64_t> modulus_of(const Claim& claim);

// The outcome of a heap alone; unknown if that is not found.
using OutcomeOf = std::function<Outcome(std::uint64_t heap)>;

// Tests a claim with the values of a table, and the outcomes, as far as they are known.
class ClaimTest {
 public:
  explicit ClaimTest(Claim claim);

  const Claim& claim() const { return claim_; }
  // Continues for all values of the table, of which the first ones are as before, and for about
  // `work` heaps; what is left of the work remains. The period is one of all that is claimed about.
  void extend(const ValueTable& table, const OutcomeOf& outcome_of,
              const std::optional<Period>& period, std::uint64_t& work);

  // The heaps below this one are tested.
  std::uint64_t tested() const { return tested_; }
  // The first heap of which it is wrong.
  std::optional<std::uint64_t> wrong_at() const { return wrong_at_; }
  // Whether it holds for all heaps: there is a proved period of length p from n0 on, and it holds
  // for the heaps below n0 + lcm(p, M).
  bool is_proved() const { return is_proved_; }
  bool is_decided() const { return is_proved_ || wrong_at_.has_value(); }

 private:
  bool holds(const ValueTable& table, std::uint64_t heap, std::uint32_t value, Outcome outcome);
  bool holds(const Claim::Side& side, Outcome outcome);

  Claim claim_;
  std::optional<std::uint64_t> modulus_;
  Block block_;
  LetterValues letters_{};
  bool lacks_value_ = false;
  std::uint64_t tested_ = 0;
  std::optional<std::uint64_t> wrong_at_;
  bool is_proved_ = false;
};

}  // namespace impartial::heap_games
