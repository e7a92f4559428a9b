#include "core/analysis.hpp"

namespace impartial {
namespace {

void write_grundy(JsonWriter& json, const std::optional<std::uint64_t>& grundy) {
  grundy ? json.key("grundy").integer(*grundy) : json.key("grundy").null();
}

}  // namespace

void write_analysis(JsonWriter& json, const AnalysisText& analysis) {
  json.key("game").string(analysis.game);
  json.key("position").string(analysis.position);
  json.key("play").string(name(analysis.play));
  json.key("outcome").string(name(analysis.outcome));
  write_grundy(json, analysis.grundy);
  json.key("components").begin_array();
  for (const std::uint64_t component : analysis.components) json.integer(component);
  json.end_array();
  json.key("winning").begin_array();
  for (const std::string& move : analysis.winning) json.string(move);
  json.end_array();
  json.key("options").begin_object();
  json.key("count").integer(analysis.option_count);
  json.key("listed").begin_array();
  for (const Option<std::string>& option : analysis.options) {
    json.begin_object();
    json.key("move").string(option.move);
    json.key("outcome").string(name(option.outcome));
    write_grundy(json, option.grundy);
    json.end_object();
  }
  json.end_array();
  json.key("truncated").boolean(analysis.options.size() < analysis.option_count);
  json.end_object();
  json.key("facts").begin_array();
  for (const Fact& fact : analysis.facts) {
    json.begin_object();
    json.key("key").string(fact.key);
    json.key("value").integer(fact.value);
    json.end_object();
  }
  json.end_array();
}

}  // namespace impartial
