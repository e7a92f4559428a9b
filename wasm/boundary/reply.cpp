#include "boundary/reply.hpp"

#include "core/json.hpp"

namespace impartial {
namespace {

Notice unknown(Code code, std::string_view found) {
  return make_notice(code, {{"found", quote(found.data(), found.data() + found.size())}});
}

}  // namespace

Notice unknown_dialect(std::string_view dialect) { return unknown(Code::unknown_dialect, dialect); }
Notice unknown_game(std::string_view game) { return unknown(Code::unknown_game, game); }

std::string to_json(const Notice& notice) {
  JsonWriter json;
  write_json(json, notice);
  return json.take();
}

}  // namespace impartial
