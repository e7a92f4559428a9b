// The JSON of a CheckReport.
#include "core/check_report.hpp"

#include "core/json.hpp"

namespace impartial {
namespace {

void write_strings(JsonWriter& json, const std::vector<std::string>& strings) {
  json.begin_array();
  for (const std::string& text : strings) json.string(text);
  json.end_array();
}

void write_fault(JsonWriter& json, const Fault& fault) {
  json.begin_object();
  json.key("kind").string(name(fault.kind));
  json.key("case").integer(fault.case_number);
  json.key("line").integer(fault.line);
  json.key("offset").integer(fault.offset);
  json.key("outputLine").integer(fault.output_line);
  json.key("count").integer(fault.count);
  json.key("cut").boolean(fault.cut);
  json.key("position").string(fault.position);
  json.key("input").string(fault.input);
  json.key("expected").string(fault.expected);
  json.key("found").string(fault.found);
  json.key("spacing");
  if (fault.spacing) {
    json.begin_object();
    json.key("kind").string(name(fault.spacing->kind));
    json.key("inside").boolean(fault.spacing->inside);
    json.key("expected").integer(fault.spacing->expected);
    json.key("found").integer(fault.spacing->found);
    json.end_object();
  } else {
    json.null();
  }
  json.key("reason").string(fault.reason);
  write_strings(json.key("missingMoves"), fault.missing_moves);
  write_strings(json.key("wrongMoves"), fault.wrong_moves);
  json.end_object();
}

}  // namespace

std::string_view name(Verdict verdict) {
  switch (verdict) {
    case Verdict::accepted:
      return "accepted";
    case Verdict::presentation_error:
      return "presentation_error";
    case Verdict::wrong_answer:
      return "wrong_answer";
    case Verdict::not_judged:
      return "not_judged";
  }
  return {};
}

std::string_view name(Fault::Kind kind) {
  switch (kind) {
    case Fault::Kind::wrong:
      return "wrong";
    case Fault::Kind::spacing:
      return "spacing";
    case Fault::Kind::missing:
      return "missing";
    case Fault::Kind::extra:
      return "extra";
  }
  return {};
}

std::string_view name(Remark remark) {
  switch (remark) {
    case Remark::line_ends:
      return "line_ends";
    case Remark::byte_order_mark:
      return "byte_order_mark";
    case Remark::utf_16:
      return "utf_16";
    case Remark::blanks_at_line_ends:
      return "blanks_at_line_ends";
    case Remark::end_of_output:
      return "end_of_output";
    case Remark::order:
      return "order";
    case Remark::other_game:
      return "other_game";
    case Remark::earlier_cases:
      return "earlier_cases";
    case Remark::end_answered:
      return "end_answered";
    case Remark::same_answer:
      return "same_answer";
    case Remark::white_space:
      return "white_space";
  }
  return {};
}

std::string to_json(const CheckReport& report) {
  JsonWriter json;
  const auto id_or_null_at = [&json](std::string_view key, std::string_view id) {
    json.key(key);
    id.empty() ? json.null() : json.string(id);
  };
  json.begin_object();
  json.key("verdict").string(name(report.verdict));
  json.key("cases").integer(report.cases);
  json.key("right").integer(report.right);
  json.key("refused").integer(report.refused);
  json.key("missing").integer(report.missing);
  json.key("extra").integer(report.extra);
  json.key("empty").boolean(report.output_is_empty);
  json.key("faults").begin_array();
  for (const Fault& fault : report.faults) write_fault(json, fault);
  json.end_array();
  json.key("remarks").begin_array();
  for (const Remark remark : report.remarks) json.string(name(remark));
  json.end_array();
  json.key("near").begin_array();
  for (const NearAnswers& near : report.near) {
    json.begin_object();
    json.key("kind").string(name(near.first.kind));
    json.key("dialect").string(near.first.dialect);
    json.key("count").integer(near.count);
    json.key("outputLine").integer(near.output_line);
    json.key("expected").string(near.expected);
    json.key("found").string(near.found);
    json.end_object();
  }
  json.end_array();
  json.key("mistakes").begin_array();
  for (const CheckReport::Agreeing& mistake : report.mistakes) {
    json.begin_object();
    json.key("id").string(mistake.id);
    json.key("sentence").string(mistake.sentence);
    id_or_null_at("twin", mistake.twin);
    json.key("answers").integer(mistake.answers);
    json.end_object();
  }
  json.end_array();
  json.key("explanations").begin_array();
  for (const Explanation& explanation : report.explanations) {
    json.begin_object();
    json.key("id").string(explanation.first.id);
    id_or_null_at("with", explanation.second.id);
    json.key("explains").integer(explanation.explains);
    id_or_null_at("rest", explanation.rest.id);
    json.end_object();
  }
  json.end_array();
  write_json(json.key("diagnosis"), report.diagnosis);
  json.key("looksLike").string(report.looks_like);
  json.key("notices").begin_array();
  for (const Notice& notice : report.notices) write_json(json, notice);
  json.end_array();
  write_json(json.key("suppressed"), report.suppressed);
  json.end_object();
  return json.take();
}

}  // namespace impartial
