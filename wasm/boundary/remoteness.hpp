// The remoteness module: how long a game can last.
#pragma once

#include <string_view>

#include "boundary/calls.hpp"
#include "boundary/game_list.hpp"
#include "core/remoteness.hpp"

namespace impartial {

template <class List>
class RemotenessCalls : public Calls<List> {
 public:
  using Calls<List>::Calls;

  // Returns the remoteness of a position and the moves that keep to it, as JSON; null if the
  // position is too large for that.
  Reply remoteness(std::string_view game, std::string_view position) {
    return this->with_position(
        game, position, []<class G>(std::type_identity<G>, auto&, auto& read) {
          JsonWriter json;
          write_remoteness(json, find_remoteness(read_deciding<G>, G::write_position(read)));
          return Reply{true, json.take()};
        });
  }
};

using Remotenesses = RemotenessCalls<Games>;

}  // namespace impartial
