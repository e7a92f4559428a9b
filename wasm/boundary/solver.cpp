// The sessions of all dialects. This file is compiled for speed, as judge text can have megabytes.
#include "boundary/game_list.hpp"
#include "boundary/judge_text.hpp"

namespace impartial {

Expected<std::unique_ptr<Session>> solver(std::string_view dialect, std::uint32_t seed) {
  using Opened = std::unique_ptr<Session>;
  return with_dialect<Opened>(
      dialect, [seed]<class G, class D>(std::type_identity<G>, std::type_identity<D>) -> Opened {
        return std::make_unique<DialectSession<D, typename CaseOf<G>::Type>>(seed);
      });
}

}  // namespace impartial
