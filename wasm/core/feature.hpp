// Features: what can be said about a position. The rule by which the cases of an output are wrong
// is looked for among them (core/diagnosis.hpp).
#pragma once

#include <cstdint>
#include <span>
#include <string>
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

// What a judge's case is: a position of the game, or the game's own Case, which may have numbers
// that say the rule, or several positions. A game with a Case has
//   static std::string position_of(const Case&)
//                                        a position of the case, in the game's notation
template <class G>
struct CaseOf {
  using Type = typename G::Position;
};
template <class G>
requires requires { typename G::Case; }
struct CaseOf<G> {
  using Type = typename G::Case;
};

template <class G>
std::string position_of(const typename CaseOf<G>::Type& of) {
  if constexpr (requires { G::position_of(of); }) {
    return G::position_of(of);
  } else {
    return G::write_position(of);
  }
}

// A game may have
//   static std::span<const Feature<Position>> features()
// in the order in which a person would think of them. Position is what a judge's case is.
template <class Position>
struct Feature {
  FeatureInfo info;
  // The number, or 1 if the sentence holds and 0 if not.
  std::uint64_t (*value)(const Position& position) = nullptr;
};

// The features of a game, if it has any.
template <class G>
std::span<const Feature<typename CaseOf<G>::Type>> features_of() {
  if constexpr (requires { G::features(); }) {
    return G::features();
  } else {
    return {};
  }
}

}  // namespace impartial
