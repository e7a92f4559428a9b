#include "core/certificate.hpp"

#include "core/json.hpp"

namespace impartial {

std::string to_json(const Certificate& certificate) {
  JsonWriter json;
  json.begin_object().key("state").string(name(certificate.state));
  switch (certificate.state) {
    case Certificate::State::writing:
      json.key("positions").integer(certificate.positions);
      break;
    case Certificate::State::written:
      json.key("text").string(certificate.text);
      break;
    case Certificate::State::none:
      json.key("obstacle").string(name(certificate.obstacle));
      break;
  }
  json.end_object();
  return json.take();
}

}  // namespace impartial
