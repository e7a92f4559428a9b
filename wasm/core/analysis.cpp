#include "core/analysis.hpp"

namespace impartial {

std::string_view name(Status status) {
  switch (status) {
    case Status::solved:
      return "solved";
    case Status::theorem:
      return "theorem";
    case Status::partial:
      return "partial";
    case Status::unknown:
      return "unknown";
    case Status::budget_exhausted:
      return "budget_exhausted";
  }
  return {};
}

void write_status(JsonWriter& json, Status status, bool complete, std::string_view reason) {
  json.key("status").string(name(status));
  json.key("complete").boolean(complete);
  json.key("reason");
  reason.empty() ? json.null() : json.string(reason);
}

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
