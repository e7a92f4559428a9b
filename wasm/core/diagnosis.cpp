// The finder knows nothing of games. It lists the conditions that the values of the features allow,
// as columns of bits with one for each case, and compares them, alone and in pairs, with the column
// of the wrong cases.
#include "core/diagnosis.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

#include "core/domain.hpp"

namespace impartial {
namespace {

// A set of cases, the wrong ones first.
using Bits = std::vector<std::uint64_t>;

struct Column {
  Condition condition;
  Bits bits;
  unsigned cost = 0;
};

// How far a person has to think for a condition.
unsigned cost_of(const Condition& condition, bool is_round) {
  unsigned cost = 0;
  switch (condition.relation) {
    case Relation::holds:
      break;
    case Relation::equal:
      cost = 20 + static_cast<unsigned>(std::min<std::uint64_t>(condition.number, 20));
      break;
    case Relation::at_least:
      cost = is_round ? 20 : 40;
      break;
    case Relation::fails:
    case Relation::odd:
    case Relation::even:
      cost = 30;
      break;
    case Relation::below:
      cost = is_round ? 30 : 50;
      break;
    case Relation::not_equal:
      cost = 40 + static_cast<unsigned>(std::min<std::uint64_t>(condition.number, 20));
      break;
  }
  return cost + static_cast<unsigned>(condition.feature);
}

// The roundest number that is above `low` and at most `high`: where numbers of machines end, then a
// power of ten, then, of large numbers, one with few digits before its zeros.
std::uint64_t roundest(std::uint64_t low, std::uint64_t high, bool& is_round) {
  const auto fits = [&](std::uint64_t number) { return low < number && number <= high; };
  is_round = true;
  for (const unsigned bits : {31U, 32U, 63U, 16U, 15U, 53U, 24U, 8U, 7U}) {
    if (fits(std::uint64_t{1} << bits)) return std::uint64_t{1} << bits;
  }
  for (std::uint64_t power = 10;; power *= 10) {
    if (fits(power)) return power;
    if (power > high / 10) break;
  }
  is_round = high - low == 1 && high <= 10;
  constexpr std::uint64_t kLarge = 1000;
  if (low < kLarge) return high;
  std::uint64_t power = 1;
  while (power <= high / 10 && low < high / (10 * power) * (10 * power)) power *= 10;
  return high / power * power;
}

// The most rules that are looked at. Many of them may say the same.
constexpr std::size_t kCandidates = 40;
// The most rules that a diagnosis lists.
constexpr std::size_t kListedRules = 3;
// A rule is worth a word if the wrong cases tell so many bits: two of ten have more, one of ten has
// less.
constexpr double kWorthAWord = 5;

class Finder {
 public:
  Finder(std::span<const FeatureInfo> features, const FeatureTable& wrong,
         const FeatureTable& right)
      : features_(features), wrong_(wrong), right_(right), cases_(wrong.size() + right.size()) {
    for (std::size_t feature = 0; feature < features.size(); ++feature) list_conditions(feature);
    std::sort(columns_.begin(), columns_.end(),
              [](const Column& a, const Column& b) { return a.cost < b.cost; });
    for (const Column& column : columns_) {
      const auto is_same = [&](const Column* other) { return other->bits == column.bits; };
      if (std::none_of(distinct_.begin(), distinct_.end(), is_same)) distinct_.push_back(&column);
    }
  }

  Diagnosis find() {
    if (log2_choose(cases_, wrong_.size()) < kWorthAWord) return {};
    Diagnosis best = exact_single();
    if (best.is_sure) return best;
    Diagnosis other = exact_pairs();
    if (other.is_sure || (best.rules.empty() && !other.rules.empty())) best = std::move(other);
    if (best.is_sure) return best;
    other = one_sided();
    if (other.is_sure) return other;
    return best;
  }

 private:
  std::uint64_t value(std::size_t row, std::size_t feature) const {
    return row < wrong_.size() ? wrong_.value(row, feature)
                               : right_.value(row - wrong_.size(), feature);
  }

  void add(Condition condition, bool is_round = true) {
    const auto is_same = [&](const Column& column) { return column.condition == condition; };
    if (std::any_of(columns_.begin(), columns_.end(), is_same)) return;
    Bits bits((cases_ + 63) / 64);
    std::size_t met = 0;
    for (std::size_t row = 0; row < cases_; ++row) {
      if (!condition.is_met(value(row, condition.feature))) continue;
      bits[row / 64] |= std::uint64_t{1} << row % 64;
      ++met;
    }
    if (met == 0 || met == cases_) return;
    columns_.push_back({condition, std::move(bits), cost_of(condition, is_round)});
  }

  // Any few cases have numbers that some rule picks out, so that alone counts from which on all are
  // wrong, if a program may well have room for so many.
  bool is_case_number(std::size_t feature) const {
    return features_[feature].id == kPlaceFeatures[0].id;
  }
  void list_case_numbers(std::size_t feature) {
    std::uint64_t last_right = 0;
    std::uint64_t first_wrong = UINT64_MAX;
    for (std::size_t row = 0; row < wrong_.size(); ++row)
      first_wrong = std::min(first_wrong, wrong_.value(row, feature));
    for (std::size_t row = 0; row < right_.size(); ++row)
      last_right = std::max(last_right, right_.value(row, feature));
    if (last_right >= first_wrong) return;
    bool is_round = false;
    const std::uint64_t room = roundest(last_right - 1, first_wrong, is_round);
    if (is_round) add({feature, Relation::at_least, std::max(room, last_right + 1)});
  }

  void list_conditions(std::size_t feature) {
    if (is_case_number(feature)) return list_case_numbers(feature);
    if (!features_[feature].is_number()) {
      add({feature, Relation::holds});
      add({feature, Relation::fails});
      return;
    }
    for (std::uint64_t number = 0; number <= 3; ++number) {
      add({feature, Relation::equal, number});
      add({feature, Relation::not_equal, number});
    }
    add({feature, Relation::odd});
    add({feature, Relation::even});
    list_thresholds(feature);
  }

  void list_thresholds(std::size_t feature) {
    std::vector<std::uint64_t> wrong;
    std::vector<std::uint64_t> right;
    for (std::size_t row = 0; row < cases_; ++row)
      (row < wrong_.size() ? wrong : right).push_back(value(row, feature));
    std::sort(wrong.begin(), wrong.end());
    std::sort(right.begin(), right.end());
    const auto add_both = [&](std::uint64_t low, std::uint64_t high) {
      bool is_round = false;
      const std::uint64_t number = roundest(low, high, is_round);
      add({feature, Relation::at_least, number}, is_round);
      add({feature, Relation::below, number}, is_round);
    };
    // The gaps beside the extreme values of a kind, in the values of the other.
    const auto add_gaps = [&](const std::vector<std::uint64_t>& kind,
                              const std::vector<std::uint64_t>& other) {
      const auto below = std::lower_bound(other.begin(), other.end(), kind.front());
      if (below != other.begin()) add_both(*(below - 1), kind.front());
      const auto above = std::upper_bound(other.begin(), other.end(), kind.back());
      if (above != other.end()) add_both(kind.back(), *above);
    };
    add_gaps(wrong, right);
    add_gaps(right, wrong);
    for (const unsigned bits : {7U, 8U, 15U, 16U, 24U, 31U, 32U, 53U, 63U})
      add_both((std::uint64_t{1} << bits) - 1, std::uint64_t{1} << bits);
    for (const std::uint64_t small : {2U, 3U, 4U}) add_both(small - 1, small);
    for (std::uint64_t power = 10; power <= 1'000'000'000; power *= 10) add_both(power - 1, power);
  }

  struct Counts {
    std::size_t wrong = 0;
    std::size_t right = 0;
  };

  template <class BitsOf>
  Counts count(BitsOf&& bits_of) const {
    Counts counts;
    for (std::size_t word = 0; word < (cases_ + 63) / 64; ++word) {
      const std::uint64_t bits = bits_of(word);
      const std::size_t first = word * 64;
      const std::uint64_t wrong_mask = first + 64 <= wrong_.size() ? UINT64_MAX
                                       : first >= wrong_.size()
                                           ? 0
                                           : (std::uint64_t{1} << (wrong_.size() - first)) - 1;
      counts.wrong += static_cast<std::size_t>(std::popcount(bits & wrong_mask));
      counts.right += static_cast<std::size_t>(std::popcount(bits & ~wrong_mask));
    }
    return counts;
  }

  // The logarithm of the number of outputs with so many wrong cases of which the rule says no more
  // than of this one.
  double bits_of_surprise(const Counts& met, Fit fit) const {
    const std::size_t wrong = wrong_.size();
    switch (fit) {
      case Fit::exactly:
        return log2_choose(cases_, wrong);
      case Fit::only:
        return log2_choose(cases_, wrong) - log2_choose(met.wrong + met.right, wrong);
      case Fit::always:
        return log2_choose(cases_, met.wrong) - log2_choose(wrong, met.wrong);
    }
    return 0;
  }

  // `tried`: how many rules were compared.
  static bool is_sure(double surprise, std::size_t tried) {
    constexpr double kThousand = 10;  // bits
    return surprise >= std::log2(static_cast<double>(tried)) + kThousand;
  }

  bool fits(const Counts& met, Fit fit) const {
    return (fit == Fit::always ? met.wrong != 0 : met.wrong == wrong_.size()) &&
           (fit == Fit::only ? met.right != right_.size() : met.right == 0);
  }

  struct Range {
    std::uint64_t lowest = UINT64_MAX;
    std::uint64_t highest = 0;
    void add(std::uint64_t value) {
      lowest = std::min(lowest, value);
      highest = std::max(highest, value);
    }
  };

  WrongWhen rule(Fit fit, std::vector<Condition> conditions, bool is_either,
                 const Counts& met) const {
    WrongWhen rule{fit, std::move(conditions), is_either, met.wrong, met.right, {}, {}};
    while (!rule.is_met(wrong_.row(rule.wrong_example.row))) ++rule.wrong_example.row;
    const bool wanted = fit == Fit::only && met.right != 0;
    while (rule.is_met(right_.row(rule.right_example.row)) != wanted) ++rule.right_example.row;
    if (fit == Fit::exactly) find_gaps(rule);
    return rule;
  }

  void find_gaps(WrongWhen& rule) const {
    for (std::size_t i = 0; i < rule.conditions.size(); ++i) {
      const Condition& condition = rule.conditions[i];
      if (condition.relation != Relation::at_least && condition.relation != Relation::below)
        continue;
      Range below;
      Range above;
      for (const FeatureTable* table : {&wrong_, &right_}) {
        for (std::size_t row = 0; row < table->size(); ++row) {
          if (!rule.is_decided_by(i, table->row(row))) continue;
          const std::uint64_t value = table->value(row, condition.feature);
          (value < condition.number ? below : above).add(value);
        }
      }
      if (above.lowest - below.highest > 1) rule.gaps.push_back({i, below.highest, above.lowest});
    }
  }

  Diagnosis exact_single() const {
    Diagnosis found;
    for (const Column& column : columns_) {
      if (found.rules.size() == kCandidates) break;
      const Counts met = count([&](std::size_t word) { return column.bits[word]; });
      if (fits(met, Fit::exactly))
        found.rules.push_back(rule(Fit::exactly, {column.condition}, false, met));
    }
    found.is_sure =
        !found.rules.empty() && is_sure(bits_of_surprise({}, Fit::exactly), distinct_.size());
    return found;
  }

  struct Pair {
    unsigned cost = 0;
    Condition left;
    Condition right;
    bool is_either = false;
  };

  // The pairs that fit exactly, the cheapest first.
  Diagnosis exact_pairs() const {
    std::vector<Pair> fitting;
    for (std::size_t j = 0; j < distinct_.size(); ++j) {
      const Column& right = *distinct_[j];
      if (is_case_number(right.condition.feature)) continue;
      for (std::size_t i = 0; i < j; ++i) {
        const Column& left = *distinct_[i];
        if (is_case_number(left.condition.feature)) continue;
        for (const bool is_either : {false, true}) {
          const Counts met = count([&](std::size_t word) {
            return is_either ? left.bits[word] | right.bits[word]
                             : left.bits[word] & right.bits[word];
          });
          if (fits(met, Fit::exactly))
            fitting.push_back({left.cost + right.cost, left.condition, right.condition, is_either});
        }
      }
      add_thresholds_beside(right, fitting);
    }
    std::stable_sort(fitting.begin(), fitting.end(),
                     [](const Pair& a, const Pair& b) { return a.cost < b.cost; });
    Diagnosis found;
    for (const Pair& pair : fitting) {
      if (found.rules.size() == kCandidates) break;
      const auto is_same = [&](const WrongWhen& other) {
        return other.is_either == pair.is_either && other.conditions[0] == pair.right &&
               other.conditions[1] == pair.left;
      };
      if (std::any_of(found.rules.begin(), found.rules.end(), is_same)) continue;
      found.rules.push_back(
          rule(Fit::exactly, {pair.left, pair.right}, pair.is_either, {wrong_.size(), 0}));
    }
    found.is_sure = !fitting.empty() && is_sure(bits_of_surprise({}, Fit::exactly),
                                                distinct_.size() * distinct_.size());
    return found;
  }

  // The thresholds of numbers that part wrong cases from right ones where the column does not
  // decide: in the cases that meet it, if all wrong ones do, or else in those that do not.
  void add_thresholds_beside(const Column& column, std::vector<Pair>& fitting) const {
    const Counts met = count([&](std::size_t word) { return column.bits[word]; });
    const bool is_either = met.right == 0;
    if (!is_either && met.wrong != wrong_.size()) return;
    for (std::size_t feature = 0; feature < features_.size(); ++feature) {
      if (!features_[feature].is_number() || is_case_number(feature)) continue;
      Range wrong;
      Range right;
      for (std::size_t row = 0; row < cases_; ++row) {
        const bool is_met = (column.bits[row / 64] >> row % 64 & 1) != 0;
        if (is_met != is_either) (row < wrong_.size() ? wrong : right).add(value(row, feature));
      }
      bool is_round = false;
      Condition threshold{feature, Relation::at_least, 0};
      if (right.highest < wrong.lowest) {
        threshold.number = roundest(right.highest, wrong.lowest, is_round);
      } else if (wrong.highest < right.lowest) {
        threshold = {feature, Relation::below, roundest(wrong.highest, right.lowest, is_round)};
      } else {
        continue;
      }
      fitting.push_back(
          {column.cost + cost_of(threshold, is_round), column.condition, threshold, is_either});
    }
  }

  // Whether it tells of most cases of the other kind: a rule that most right cases meet too says
  // what is common, and one that tells of few wrong ones, what is rare.
  bool says_something(const Counts& met, Fit fit) const {
    return fit == Fit::only ? 2 * met.right <= right_.size() : 2 * met.wrong >= wrong_.size();
  }

  // The condition that says most of one side.
  Diagnosis one_sided() const {
    Diagnosis found;
    double most = 0;
    for (const Column* column : distinct_) {
      const Counts met = count([&](std::size_t word) { return column->bits[word]; });
      for (const Fit fit : {Fit::only, Fit::always}) {
        if (!fits(met, fit) || !says_something(met, fit)) continue;
        const double surprise = bits_of_surprise(met, fit);
        if (surprise <= most + 1) continue;
        most = surprise;
        found.rules = {rule(fit, {column->condition}, false, met)};
      }
    }
    found.is_sure = !found.rules.empty() && is_sure(most, 2 * distinct_.size());
    return found;
  }

  std::span<const FeatureInfo> features_;
  const FeatureTable& wrong_;
  const FeatureTable& right_;
  std::size_t cases_;
  std::vector<Column> columns_;          // the cheapest first
  std::vector<const Column*> distinct_;  // of them, the cheapest of those with the same bits
};

}  // namespace

std::string_view name(Relation relation) {
  switch (relation) {
    case Relation::holds:
      return "holds";
    case Relation::fails:
      return "fails";
    case Relation::equal:
      return "equal";
    case Relation::not_equal:
      return "not_equal";
    case Relation::at_least:
      return "at_least";
    case Relation::below:
      return "below";
    case Relation::odd:
      return "odd";
    case Relation::even:
      return "even";
  }
  return {};
}

bool WrongWhen::is_decided_by(std::size_t condition, std::span<const std::uint64_t> values) const {
  for (std::size_t i = 0; i < conditions.size(); ++i) {
    const bool is_met = conditions[i].is_met(values[conditions[i].feature]);
    if (i != condition && is_met == is_either) return false;
  }
  return true;
}

std::string_view name(Fit fit) {
  switch (fit) {
    case Fit::exactly:
      return "exactly";
    case Fit::always:
      return "always";
    case Fit::only:
      return "only";
  }
  return {};
}

bool Condition::is_met(std::uint64_t value) const {
  switch (relation) {
    case Relation::holds:
      return value != 0;
    case Relation::fails:
      return value == 0;
    case Relation::equal:
      return value == number;
    case Relation::not_equal:
      return value != number;
    case Relation::at_least:
      return value >= number;
    case Relation::below:
      return value < number;
    case Relation::odd:
      return value % 2 != 0;
    case Relation::even:
      return value % 2 == 0;
  }
  return false;
}

bool WrongWhen::is_met(std::span<const std::uint64_t> values) const {
  const auto is_met_there = [values](const Condition& condition) {
    return condition.is_met(values[condition.feature]);
  };
  return is_either ? std::any_of(conditions.begin(), conditions.end(), is_met_there)
                   : std::all_of(conditions.begin(), conditions.end(), is_met_there);
}

double log2_choose(std::size_t of, std::size_t count) {
  const auto log_factorial = [](std::size_t n) { return std::lgamma(static_cast<double>(n) + 1); };
  return (log_factorial(of) - log_factorial(count) - log_factorial(of - count)) / std::log(2.0);
}

Diagnosis diagnose(std::vector<FeatureInfo> features, const FeatureTable& wrong,
                   const FeatureTable& right) {
  Diagnosis diagnosis;
  if (wrong.size() != 0 && right.size() != 0) diagnosis = Finder(features, wrong, right).find();
  diagnosis.features = std::move(features);
  diagnosis.wrong = wrong.size();
  diagnosis.right = right.size();
  return diagnosis;
}

void compare_on(const SmallPositions& positions, std::size_t shortest, Diagnosis& diagnosis) {
  const auto is_of_positions = [&](const WrongWhen& rule) {
    return std::none_of(rule.conditions.begin(), rule.conditions.end(),
                        [&](const Condition& each) { return diagnosis.is_of_place(each); });
  };
  const auto is_same = [&](const WrongWhen& left, const WrongWhen& right) {
    if (!is_of_positions(left) || !is_of_positions(right)) return false;
    for (std::size_t i = 0; i < positions.features.size(); ++i) {
      const auto values = positions.features.row(i);
      if (left.is_met(values) != right.is_met(values)) return false;
    }
    return true;
  };
  std::vector<WrongWhen> kept;
  for (WrongWhen& rule : diagnosis.rules) {
    if (kept.size() == kListedRules) break;
    const auto says_this = [&](const WrongWhen& other) { return is_same(other, rule); };
    if (std::any_of(kept.begin(), kept.end(), says_this)) continue;
    for (std::size_t i = 0; i < positions.names.size(); ++i) {
      if (rule.fit != Fit::exactly || !is_of_positions(rule)) break;
      if (!rule.is_met(positions.features.row(i))) continue;
      if (positions.names[i].size() >= shortest) rule.smallest = positions.names[i];
      break;
    }
    kept.push_back(std::move(rule));
  }
  diagnosis.rules = std::move(kept);
}

std::string to_words(const Diagnosis& diagnosis, const Condition& condition) {
  const FeatureInfo& feature = diagnosis.features[condition.feature];
  std::string name(feature.words);
  const std::string number = std::to_string(condition.number);
  switch (condition.relation) {
    case Relation::holds:
      return name;
    case Relation::fails:
      return std::string(feature.negation);
    case Relation::equal:
      return name + " is " + number;
    case Relation::not_equal:
      return name + " is not " + number;
    case Relation::at_least:
      return name + " is at least " + number;
    case Relation::below:
      return name + " is below " + number;
    case Relation::odd:
      return name + " is odd";
    case Relation::even:
      return name + " is even";
  }
  return {};
}

void write_json(JsonWriter& json, const Diagnosis& diagnosis) {
  const auto write_example = [&json](std::string_view key, const WrongWhen::Example& example) {
    json.key(key).begin_object().key("case").integer(example.number);
    json.key("position").string(example.position).end_object();
  };
  json.begin_object();
  json.key("sure").boolean(diagnosis.is_sure);
  json.key("wrong").integer(diagnosis.wrong);
  json.key("right").integer(diagnosis.right);
  json.key("rules").begin_array();
  for (const WrongWhen& rule : diagnosis.rules) {
    json.begin_object();
    json.key("fit").string(name(rule.fit));
    json.key("either").boolean(rule.is_either);
    json.key("conditions").begin_array();
    for (const Condition& condition : rule.conditions) {
      json.begin_object();
      json.key("feature").string(diagnosis.features[condition.feature].id);
      json.key("relation").string(name(condition.relation));
      json.key("number").integer(condition.number);
      json.end_object();
    }
    json.end_array();
    json.key("wrong").integer(rule.wrong);
    json.key("right").integer(rule.right);
    write_example("wrongExample", rule.wrong_example);
    write_example("rightExample", rule.right_example);
    json.key("gaps").begin_array();
    for (const WrongWhen::Gap& gap : rule.gaps) {
      json.begin_object().key("number").integer(rule.conditions[gap.condition].number);
      json.key("from").integer(gap.low + 1).key("to").integer(gap.high).end_object();
    }
    json.end_array();
    json.key("smallest").string(rule.smallest);
    json.end_object();
  }
  json.end_array();
  json.end_object();
}

}  // namespace impartial
