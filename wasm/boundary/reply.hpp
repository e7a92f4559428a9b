// The reply to a call of the boundary.
#pragma once

#include <string>
#include <string_view>

#include "core/notice.hpp"

namespace impartial {

// If ok, `text` is the answer; otherwise it is a Notice, as JSON unless the caller chose another
// form.
struct [[nodiscard]] Reply {
  bool ok = false;
  std::string text;
  // The position was refused only because it is too large for this module: the searched game with
  // the same id answers for it (search.hpp).
  bool beyond = false;
};

Notice unknown_dialect(std::string_view dialect);
Notice unknown_game(std::string_view game);
std::string to_json(const Notice& notice);

}  // namespace impartial
