// Finds a case of a judge's text. Unlike solver.cpp, this file is compiled for size.
#include <cstring>

#include "boundary/game_list.hpp"
#include "boundary/judge_text.hpp"

namespace impartial {
namespace {

Reply find_case(CaseFinder& finder, std::string_view text) {
  if (!text.empty()) std::memcpy(finder.room(text.size()).data(), text.data(), text.size());
  const Report report = finder.feed(text.size(), true);
  // If a case was found, only an error of its position matters; otherwise only an error that
  // ends the text.
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

Reply case_at(std::string_view dialect, std::string_view text, std::uint64_t offset) {
  Reply reply;
  const auto find = [&]<class G, class D>(std::type_identity<G>, std::type_identity<D>) {
    DialectCaseFinder<G, D> finder(offset);
    reply = find_case(finder, text);
  };
  if (!with_dialect(dialect, find)) reply.text = to_json(unknown_dialect(dialect));
  return reply;
}

}  // namespace impartial
