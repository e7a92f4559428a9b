#include "core/search_report.hpp"

#include "core/json.hpp"

namespace impartial {

std::string to_json(const SearchReport& report) {
  JsonWriter json;
  json.begin_object().key("solved").boolean(report.solved);
  json.key("valued").boolean(report.valued);
  json.key("done").boolean(report.done);
  json.key("positions").integer(report.positions);
  json.key("pPositions").integer(report.p_positions);
  json.key("bytes").integer(report.bytes);
  json.key("replies").begin_object().key("solved").integer(report.replies_solved);
  json.key("total").integer(report.replies_total).end_object().end_object();
  return json.take();
}

}  // namespace impartial
