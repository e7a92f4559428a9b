// Closed sets of words, which the page and the terminal put into sentences: enumerations.
//
// The values of such an enumeration are 0, 1, 2, ... Its name() is a switch without a default, so
// that the compiler finds a missing case; for any other value it is empty. `impartial words` prints
// them for TypeScript (boundary/words.hpp).
#pragma once

#include <concepts>
#include <optional>
#include <string_view>
#include <type_traits>
#include <vector>

namespace impartial {

template <class E>
concept Worded = std::is_enum_v<E> && requires(E word) {
  { name(word) } -> std::same_as<std::string_view>;
};

// All words, in the order of the enumeration.
template <Worded E>
std::vector<E> all_words() {
  std::vector<E> words;
  for (int value = 0; !name(static_cast<E>(value)).empty(); ++value)
    words.push_back(static_cast<E>(value));
  return words;
}

// The word with this name.
template <Worded E>
std::optional<E> word_named(std::string_view wanted) {
  for (const E word : all_words<E>()) {
    if (name(word) == wanted) return word;
  }
  return {};
}

}  // namespace impartial
