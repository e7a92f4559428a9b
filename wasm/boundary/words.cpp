#include "boundary/words.hpp"

#include "core/analysis.hpp"
#include "core/certificate.hpp"
#include "core/check_report.hpp"
#include "core/dialect.hpp"
#include "core/game.hpp"
#include "core/generator.hpp"
#include "core/notice.hpp"
#include "core/outcome.hpp"
#include "core/words.hpp"
#include "games/wythoff/wythoff.hpp"

namespace impartial {
namespace {

// Writes the names of an enumeration as a list, and the type of its elements.
template <Worded E>
void write_words(std::string& text, std::string_view list, std::string_view type) {
  text.append("\nexport const ").append(list).append(" = [\n");
  for (const E word : all_words<E>()) text.append("  '").append(name(word)).append("',\n");
  text.append("] as const;\nexport type ").append(type).append(" = (typeof ");
  text.append(list).append(")[number];\n");
}

}  // namespace

std::string words() {
  std::string text =
      "// Written by `npm run words`: the enumerations with names in ../../wasm. Do not edit it.\n";
  write_words<Code>(text, "noticeCodes", "NoticeCode");
  write_words<Severity>(text, "severities", "Severity");
  write_words<Hint>(text, "hints", "Hint");
  write_words<ForeignFormat>(text, "foreignFormats", "ForeignFormat");
  write_words<Module>(text, "moduleNames", "ModuleName");
  write_words<Play>(text, "playConventions", "PlayConvention");
  write_words<Envelope>(text, "envelopes", "Envelope");
  write_words<Outcome>(text, "outcomes", "Outcome");
  write_words<Status>(text, "statuses", "Status");
  write_words<Certificate::State>(text, "certificateStates", "CertificateState");
  write_words<Verdict>(text, "verdicts", "Verdict");
  write_words<Fault::Kind>(text, "faultKinds", "FaultKind");
  write_words<Remark>(text, "remarks", "Remark");
  write_words<wythoff::Complaint>(text, "objections", "Objection");
  write_words<InputKind>(text, "inputKinds", "InputKind");
  return text;
}

}  // namespace impartial
