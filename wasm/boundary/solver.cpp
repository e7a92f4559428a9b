// The sessions of all dialects. This file is compiled for speed, as judge text can have megabytes.
#include "boundary/game_list.hpp"
#include "boundary/judge_text.hpp"

namespace impartial {
namespace {

template <Game G, class... Ds>
void open_session(std::string_view dialect, std::uint32_t seed, Dialects<Ds...>,
                  std::unique_ptr<Session>& session) {
  const auto open = [&]<class D>(std::type_identity<D>) {
    if (D::kInfo.id == dialect)
      session = std::make_unique<DialectSession<D, typename G::Position>>(seed);
  };
  (open(std::type_identity<Ds>{}), ...);
}

}  // namespace

std::unique_ptr<Session> solver(std::string_view dialect, std::uint32_t seed) {
  std::unique_ptr<Session> session;
  [&]<class... Gs>(GameList<Gs...>) {
    (open_session<Gs>(dialect, seed, typename Gs::Dialects{}, session), ...);
  }(Games{});
  return session;
}

}  // namespace impartial
