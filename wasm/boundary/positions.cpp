#include "boundary/positions.hpp"

namespace impartial {
namespace {

void write_dialect(JsonWriter& json, const DialectInfo& info) {
  json.begin_object();
  json.key("id").string(info.id);
  json.key("envelope").string(name(info.envelope));
  json.key("aliases").begin_array();
  for (const std::string_view alias : info.aliases) json.string(alias);
  json.end_array();
  json.key("sample").string(info.sample);
  json.key("limits").begin_array();
  for (const Field& field : info.fields) {
    if (field.judge_maximum == kMaxNumber) continue;  // the statement has no limit
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
  json.key("module").string(name(info.module));
  json.key("dialects").begin_array();
  (write_dialect(json, Ds::kInfo), ...);
  json.end_array();
  json.end_object();
}

}  // namespace

std::string games() {
  JsonWriter json;
  json.begin_object().key("games").begin_array();
  [&json]<class... Gs>(GameList<Gs...>) {
    (write_game(json, Gs::kInfo, typename Gs::Dialects{}), ...);
  }(Games{});
  json.end_array().end_object();
  return json.take();
}

}  // namespace impartial
