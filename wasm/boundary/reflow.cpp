// Puts the line breaks of a judge's text back.
#include "core/reflow.hpp"

#include "boundary/game_list.hpp"
#include "boundary/judge_text.hpp"

namespace impartial {

Reply reflow(std::string_view dialect, std::string_view text) {
  Reply reply;
  const auto use = [&]<class G, class D>(std::type_identity<G>, std::type_identity<D>) {
    const Expected<std::string> lines = reflow(D::kInfo, text);
    reply = lines ? Reply{true, *lines} : Reply{false, to_json(lines.error())};
  };
  if (!with_dialect(dialect, use)) reply.text = to_json(unknown_dialect(dialect));
  return reply;
}

}  // namespace impartial
