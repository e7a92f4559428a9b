// Features: what can be said about a position. The rule by which the cases of an output are wrong
// is looked for among them (core/diagnosis.hpp).
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace impartial {

struct FeatureInfo {
  std::string_view id;
  // In English, for the terminal. Of a number: its name, "the number of heaps". Otherwise a
  // sentence: "two heaps are equal".
  std::string_view words;
  // The sentence if it does not hold. Empty for a number.
  std::string_view negation{};

  constexpr bool is_number() const { return negation.empty(); }
};

// What can be said about the place of a case in its input. The number of the case comes first.
inline constexpr FeatureInfo kPlaceFeatures[]{
    {"case_number", "the number of the case"},
    {"last_case", "it is the last case", "it is not the last case"},
    {"follows_longer", "the case before it is longer", "the case before it is not longer"},
};

// A game may have
//   static std::span<const Feature<Position>> features()
// in the order in which a person would think of them.
template <class Position>
struct Feature {
  FeatureInfo info;
  // The number, or 1 if the sentence holds and 0 if not.
  std::uint64_t (*value)(const Position& position) = nullptr;
};

// The features of a game, if it has any.
template <class G>
std::span<const Feature<typename G::Position>> features_of() {
  if constexpr (requires { G::features(); }) {
    return G::features();
  } else {
    return {};
  }
}

}  // namespace impartial
