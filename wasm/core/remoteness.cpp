#include "core/remoteness.hpp"

#include <algorithm>
#include <map>

namespace impartial {
namespace {

// A position whose options are being searched. They are not on the processor's stack, so a long
// game does not overflow it.
struct Visit {
  std::string position;
  Deciding deciding;
  std::size_t next = 0;
  std::uint32_t moves = 0;
};

}  // namespace

std::optional<Remoteness> find_remoteness(const ReadDeciding& read, std::string position) {
  std::map<std::string, std::uint32_t> known;
  std::vector<Visit> visits;
  std::size_t options_read = 0;
  for (;;) {
    Visit& visit = visits.emplace_back();
    visit.position = std::move(position);
    options_read += read(visit.position, visit.deciding) + 1;
    if (options_read > kMostRead) return {};
    for (;;) {
      Visit& top = visits.back();
      const auto& [hurries, moves, options] = top.deciding;
      if (top.next < options.size()) {
        position = options[top.next];
        const auto found = known.find(position);
        if (found == known.end()) break;
        const std::uint32_t through = found->second + 1;
        if (top.next++ == 0 || (through < top.moves) == hurries) top.moves = through;
        continue;
      }
      if (visits.size() == 1) {
        Remoteness remoteness{top.moves, {}};
        for (std::size_t i = 0; i < options.size(); ++i) {
          if (known[options[i]] + 1 == top.moves) remoteness.best.push_back(moves[i]);
        }
        return remoteness;
      }
      known[top.position] = top.moves;
      visits.pop_back();
    }
  }
}

void write_remoteness(JsonWriter& json, const std::optional<Remoteness>& remoteness) {
  if (!remoteness) {
    json.null();
    return;
  }
  json.begin_object().key("moves").integer(remoteness->moves).key("best").begin_array();
  for (const std::string& move : remoteness->best) json.string(move);
  json.end_array().end_object();
}

}  // namespace impartial
