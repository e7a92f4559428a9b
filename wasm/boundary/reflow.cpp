// Puts the line breaks of a judge's text back.
#include "core/reflow.hpp"

#include "boundary/game_list.hpp"
#include "boundary/judge_text.hpp"

namespace impartial {

Expected<std::string> reflow(std::string_view dialect, std::string_view text) {
  return with_dialect<std::string>(
      dialect, [text]<class G, class D>(std::type_identity<G>, std::type_identity<D>) {
        return reflow(D::kInfo, text);
      });
}

}  // namespace impartial
