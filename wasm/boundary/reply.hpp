// The result of a call of the boundary is an Expected<T>. This is how it becomes text.
#pragma once

#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "core/expected.hpp"
#include "core/notice.hpp"

namespace impartial {

Notice unknown_dialect(std::string_view dialect);
Notice unknown_game(std::string_view game);
std::string to_json(const Notice& notice);

// The reply to JavaScript: one text, because an object with members would need more of Embind in
// every module. Its first character says what follows (web/engine/guard.ts): '=' the answer, '!'
// the Notice of a refusal. Text is an answer as it is, any other value as JSON.
template <class T>
std::string to_text(Expected<T> result) {
  if (!result) {
    return '!' + to_json(result.error());
  }
  if constexpr (std::is_same_v<T, std::string>) {
    result->insert(0, 1, '=');
    return std::move(*result);
  } else {
    return '=' + to_json(*result);
  }
}

}  // namespace impartial
