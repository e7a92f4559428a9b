#include "boundary/registry.hpp"

#include <cstring>

#include "boundary/game_list.hpp"
#include "boundary/reply.hpp"

namespace impartial {
namespace {

Notice unknown(Code code, std::string_view found) {
  return make_notice(code, {{"found", quote(found.data(), found.data() + found.size())}});
}

void write_dialect(JsonWriter& json, const DialectInfo& info) {
  json.begin_object();
  json.key("id").string(info.id);
  json.key("envelope").string(name(info.envelope));
  json.key("sample").string(info.sample);
  json.key("limits").begin_array();
  for (const Field& field : info.fields) {
    if (field.judge_maximum == kMaxNumber) continue;  // the statement promises nothing
    json.begin_object();
    json.key("role").string(field.role->name);
    json.key("minimum").string(std::to_string(field.judge_minimum));
    json.key("maximum").string(std::to_string(field.judge_maximum));
    json.end_object();
  }
  json.end_array();
  json.end_object();
}

template <class... Ds>
void write_game(JsonWriter& json, const GameInfo& info, Dialects<Ds...>) {
  json.begin_object();
  json.key("id").string(info.id);
  json.key("play").string(name(info.play));
  json.key("example").string(info.example);
  json.key("dialects").begin_array();
  (write_dialect(json, Ds::kInfo), ...);
  json.end_array();
  json.end_object();
}

Reply find_case(CaseFinder& finder, std::string_view text) {
  if (!text.empty()) std::memcpy(finder.room(text.size()).data(), text.data(), text.size());
  const Report report = finder.feed(text.size(), true);
  // A found case can be refused for its meaning; before one is found, only an error that ends the
  // text matters.
  for (const Notice& notice : report.notices) {
    const bool of_a_case = notice.code == Code::illegal_position;
    const bool matters =
        finder.found() ? of_a_case && finder.case_refused() && notice.case_number == finder.number()
                       : !of_a_case && !is_warning(notice.code);
    if (matters) return {false, to_json(notice)};
  }
  JsonWriter json;
  if (finder.found()) {
    json.begin_object().key("case").integer(finder.number());
    json.key("position").string(finder.position()).end_object();
  } else {
    json.null();
  }
  return {true, json.take()};
}

}  // namespace

Notice unknown_dialect(std::string_view dialect) { return unknown(Code::unknown_dialect, dialect); }
Notice unknown_game(std::string_view game) { return unknown(Code::unknown_game, game); }

std::string to_json(const Notice& notice) {
  JsonWriter json;
  write_json(json, notice);
  return json.take();
}

std::string games() {
  JsonWriter json;
  json.begin_object().key("games").begin_array();
  [&json]<class... Gs>(GameList<Gs...>) {
    (write_game(json, Gs::kInfo, typename Gs::Dialects{}), ...);
  }(Games{});
  json.end_array().end_object();
  return json.take();
}

bool has_game(std::string_view id) {
  return with_game(Games{}, id, [](auto) { return Reply{true, {}}; }).ok;
}

Reply case_at(std::string_view dialect, std::string_view text, std::uint64_t offset) {
  Reply reply{false, to_json(unknown_dialect(dialect))};
  const auto try_dialect = [&]<class G, class D>(std::type_identity<G>, std::type_identity<D>) {
    if (D::kInfo.id != dialect) return;
    DialectCaseFinder<G, D> finder(offset);
    reply = find_case(finder, text);
  };
  const auto try_game = [&]<class G, class... Ds>(std::type_identity<G> game, Dialects<Ds...>) {
    (try_dialect(game, std::type_identity<Ds>{}), ...);
  };
  [&]<class... Gs>(GameList<Gs...>) {
    (try_game(std::type_identity<Gs>{}, typename Gs::Dialects{}), ...);
  }(Games{});
  return reply;
}

Reply analyse(std::string_view game, std::string_view position) {
  return with_game(Games{}, game, [position]<class G>(std::type_identity<G>) {
    return with_position<G>(position, [](const typename G::Position& read) -> Reply {
      return {true, analysis_json<G>(read, G::analyse(read))};
    });
  });
}

Reply row(std::string_view game, std::string_view position, std::uint64_t line) {
  return with_game(Games{}, game, [=]<class G>(std::type_identity<G>) {
    return row_reply<G>(position, line, &G::analyse);
  });
}

Reply play(std::string_view game, std::string_view position, std::string_view move) {
  return with_game(Games{}, game, [position, move]<class G>(std::type_identity<G>) {
    return play_reply<G>(position, move);
  });
}

Reply picture(std::string_view game, std::string_view position) {
  return with_game(Games{}, game, [position]<class G>(std::type_identity<G>) {
    return with_position<G>(position, [](const typename G::Position& read) -> Reply {
      JsonWriter json;
      if constexpr (requires { G::write_picture(read, json); }) {
        G::write_picture(read, json);
      } else {
        json.null();
      }
      return {true, json.take()};
    });
  });
}

}  // namespace impartial
