// Finds by which rule the cases of an output are wrong: "exactly those in which two heaps are
// equal".
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/feature.hpp"
#include "core/json.hpp"

namespace impartial {

// A statement about a feature. `holds` and `fails` are for sentences, the others for numbers.
enum class Relation { holds, fails, equal, not_equal, at_least, below, odd, even };
std::string_view name(Relation relation);

struct Condition {
  std::size_t feature = 0;
  Relation relation{};
  std::uint64_t number = 0;  // that the feature is compared with

  bool is_met(std::uint64_t value) const;
  bool operator==(const Condition&) const = default;
};

// How a rule parts wrong cases from right ones.
enum class Fit {
  exactly,  // it is met in all wrong cases and in no right one
  always,   // it is met in no right case, but not in all wrong ones: where it is met, it is wrong
  only,     // it is met in all wrong cases, but in some right ones too
};
std::string_view name(Fit fit);

// One condition, or two of which both are met, or at least one.
struct WrongWhen {
  Fit fit{};
  std::vector<Condition> conditions;
  bool is_either = false;
  // How many of the wrong and of the right cases meet it.
  std::size_t wrong = 0;
  std::size_t right = 0;
  // A wrong case that meets it, and a right one that does not; for `only`, a right one that meets
  // it too.
  struct Example {
    std::size_t row = 0;       // in its table
    std::uint64_t number = 0;  // of the case
    std::string position;
  };
  Example wrong_example;
  Example right_example;
  // Where a threshold of an exact rule could lie as well: the numbers in a gap are those of no case
  // that the threshold decides about.
  struct Gap {
    std::size_t condition = 0;
    std::uint64_t low = 0;   // the largest number below the threshold
    std::uint64_t high = 0;  // the smallest number from it on
  };
  std::vector<Gap> gaps{};
  // The smallest position that meets it, if it fits exactly. Empty if the place of a case matters,
  // or if no small position meets it.
  std::string smallest{};

  // `values`: of all features.
  bool is_met(std::span<const std::uint64_t> values) const;
  // Whether the other conditions leave it to this one.
  bool is_decided_by(std::size_t condition, std::span<const std::uint64_t> values) const;
};

// The values of the features in the cases of one kind, a row for each case.
class FeatureTable {
 public:
  explicit FeatureTable(std::size_t features) : features_(features) {}
  void add(std::span<const std::uint64_t> row) {
    values_.insert(values_.end(), row.begin(), row.end());
  }
  std::size_t size() const { return features_ == 0 ? 0 : values_.size() / features_; }
  std::uint64_t value(std::size_t row, std::size_t feature) const {
    return values_[row * features_ + feature];
  }
  std::span<const std::uint64_t> row(std::size_t row) const {
    return {values_.data() + row * features_, features_};
  }

 private:
  std::size_t features_;
  std::vector<std::uint64_t> values_;
};

struct Diagnosis {
  // Those of the position, then those of the place in the input.
  std::vector<FeatureInfo> features;
  // How many cases were looked at.
  std::size_t wrong = 0;
  std::size_t right = 0;
  // Whether the rules would part so many cases by chance less than once in a thousand outputs.
  bool is_sure = false;
  // The simplest rules of the best fit, the simplest first. They agree on all cases, as far as the
  // fit says; a single one is left if the cases can tell.
  std::vector<WrongWhen> rules;

  bool is_of_place(const Condition& condition) const {
    return condition.feature + std::size(kPlaceFeatures) >= features.size();
  }
};

// Positions of a game in the order of their size, and the features of each.
struct SmallPositions {
  FeatureTable features;
  std::vector<std::string> names;  // of the first ones, which leave out none
};

// Keeps the first three rules that differ at some position, and names the smallest position of each
// unless it is shorter than `shortest`, as no case tells of so small ones. A rule of the place in
// the input differs from all others, and has no position.
void compare_on(const SmallPositions& positions, std::size_t shortest, Diagnosis& diagnosis);

// The binary logarithm of the number of ways to choose `count` of `of` things.
double log2_choose(std::size_t of, std::size_t count);

// The first row that fits is an example; its number and its position are left to the caller. There
// may be many rules, and some may say the same; see compare_on().
// Domain: both tables have these features.
Diagnosis diagnose(std::vector<FeatureInfo> features, const FeatureTable& wrong,
                   const FeatureTable& right);

// In English: "the number of heaps is odd".
std::string to_words(const Diagnosis& diagnosis, const Condition& condition);

// {"sure", "wrong", "right", "rules": [{"fit", "either", "conditions": [{"feature", "relation",
// "number"}], "wrong", "right", "wrongExample": {"case", "position"}, "rightExample",
// "gaps": [{"number", "from", "to"}], "smallest"}]}.
void write_json(JsonWriter& json, const Diagnosis& diagnosis);

}  // namespace impartial
