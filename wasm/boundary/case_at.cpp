// Finds a case of a judge's text. Unlike solver.cpp, this file is compiled for size.
#include "boundary/game_list.hpp"
#include "boundary/judge_text.hpp"

namespace impartial {
namespace {

std::string to_json(const CaseFinder& finder) {
  JsonWriter json;
  if (!finder.has_case()) {
    json.null();
    return json.take();
  }
  const Place& begin = finder.begin();
  json.begin_object().key("case").integer(finder.number());
  json.key("line").integer(begin.line).key("endLine").integer(finder.end().line);
  json.key("offset").integer(begin.offset);
  json.key("length").integer(finder.end().offset - begin.offset);
  if (finder.refusal()) {
    json.key("position").null().key("refusal");
    write_json(json, *finder.refusal());
  } else {
    json.key("position").string(finder.position()).key("refusal").null();
  }
  json.end_object();
  return json.take();
}

}  // namespace

Expected<std::string> case_at(std::string_view dialect, std::string_view text,
                              const WantedCase& wanted, std::uint64_t cases, const Place& place) {
  using Result = Expected<std::string>;
  return with_dialect<std::string>(
      dialect, [&]<class G, class D>(std::type_identity<G>, std::type_identity<D>) -> Result {
        DialectCaseFinder<G, D> finder(wanted);
        const std::optional<Notice> error = finder.find(text, cases, place);
        if (error) return *error;
        return to_json(finder);
      });
}

}  // namespace impartial
