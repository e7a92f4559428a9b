// Recognises judge output by the words of all dialects.
#include <algorithm>

#include "boundary/game_list.hpp"
#include "core/text_reader.hpp"

namespace impartial {
namespace {

bool starts_with_one(std::string_view token, std::string_view words) {
  while (!words.empty()) {
    const std::size_t length = std::min(words.find(' '), words.size());
    if (token.substr(0, length) == words.substr(0, length)) return true;
    words.remove_prefix(std::min(length + 1, words.size()));
  }
  return false;
}

template <class... Ds>
bool starts_with_one([[maybe_unused]] std::string_view token, Dialects<Ds...>) {
  return (starts_with_one(token, Ds::kOutputWords) || ...);
}

}  // namespace

bool is_judge_output(std::string_view token) {
  return [token]<class... Gs>(GameList<Gs...>) {
    return (starts_with_one(token, typename Gs::Dialects{}) || ...);
  }(Games{});
}

}  // namespace impartial
