#include "core/analysis.hpp"

namespace impartial {

void write_grundy(JsonWriter& json, const std::optional<std::uint64_t>& grundy) {
  grundy ? json.integer(*grundy) : json.null();
}

void write_numbers(JsonWriter& json, const std::vector<std::uint64_t>& numbers) {
  json.begin_array();
  for (const std::uint64_t number : numbers) json.integer(number);
  json.end_array();
}

void write_option(JsonWriter& json, std::string_view move, Outcome outcome,
                  const std::optional<std::uint64_t>& grundy) {
  json.begin_object();
  json.key("move").string(move);
  json.key("outcome").string(name(outcome));
  write_grundy(json.key("grundy"), grundy);
  json.end_object();
}

void write_facts(JsonWriter& json, const std::vector<Fact>& facts) {
  json.begin_array();
  for (const Fact& fact : facts) {
    json.begin_object();
    json.key("key").string(fact.key);
    json.key("value").integer(fact.value);
    json.end_object();
  }
  json.end_array();
}

}  // namespace impartial
