// The sessions of all dialects. This file is compiled for speed, as judge text can have megabytes.
#include "boundary/game_list.hpp"
#include "boundary/judge_text.hpp"

namespace impartial {

std::unique_ptr<Session> solver(std::string_view dialect, std::uint32_t seed) {
  std::unique_ptr<Session> session;
  with_dialect(dialect, [&]<class G, class D>(std::type_identity<G>, std::type_identity<D>) {
    session = std::make_unique<DialectSession<D, typename G::Position>>(seed);
  });
  return session;
}

}  // namespace impartial
