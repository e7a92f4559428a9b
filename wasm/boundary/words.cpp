#include "boundary/words.hpp"

#include <algorithm>
#include <span>
#include <type_traits>
#include <vector>

#include "boundary/game_list.hpp"
#include "boundary/reply.hpp"
#include "boundary/trial.hpp"
#include "core/analysis.hpp"
#include "core/certificate.hpp"
#include "core/check_report.hpp"
#include "core/diagnosis.hpp"
#include "core/dialect.hpp"
#include "core/feature.hpp"
#include "core/game.hpp"
#include "core/generator.hpp"
#include "core/notice.hpp"
#include "core/outcome.hpp"
#include "core/words.hpp"

namespace impartial {
namespace {

constexpr std::string_view kHead =
    "// Written by `npm run words`: words that the C++ of ../wasm spells too. Do not edit it.\n";

using Names = std::vector<std::string_view>;

// Writes a list, and the type of its elements.
void write_names(std::string& text, std::string_view list, std::string_view type,
                 const Names& names) {
  text.append("\nexport const ").append(list).append(" = [\n");
  for (const std::string_view name : names) text.append("  '").append(name).append("',\n");
  text.append("] as const;\nexport type ").append(type).append(" = (typeof ");
  text.append(list).append(")[number];\n");
}

// The names of an enumeration.
template <Worded E>
void write_words(std::string& text, std::string_view list, std::string_view type) {
  Names names;
  for (const E word : all_words<E>()) names.push_back(name(word));
  write_names(text, list, type, names);
}

template <class Named>
Names names_of(std::span<const Named> all) {
  Names names;
  for (const Named& each : all) names.push_back(each.name);
  return names;
}

// The ids of the known mistakes of all dialects, each once.
template <class... Ds>
Names mistakes(Dialects<Ds...>) {
  Names ids;
  const auto add = [&ids](const auto& mistakes) {
    for (const auto& mistake : mistakes) {
      if (std::find(ids.begin(), ids.end(), mistake.id) == ids.end()) ids.push_back(mistake.id);
    }
  };
  [[maybe_unused]] const auto add_all = [&]<class D>(std::type_identity<D>) {
    if constexpr (requires { D::mistakes(); }) add(D::mistakes().single);
  };
  (add_all(std::type_identity<Ds>{}), ...);
  return ids;
}

// The ids of the features by which the cases of a game are told apart, without those of any input.
template <Game G>
Names features() {
  Names ids;
  for (const auto& feature : features_of<G>()) ids.push_back(feature.info.id);
  return ids;
}

template <Game G>
std::string words_of() {
  std::string text(kHead);
  write_names(text, "roles", "Role", names_of(std::span<const Role>(G::kRoles)));
  write_names(text, "rules", "Rule", names_of(std::span<const Rule>(G::kRules)));
  write_words<typename G::FactKey>(text, "factKeys", "FactKey");
  if constexpr (requires { typename G::Reason; }) {
    write_words<typename G::Reason>(text, "reasons", "Reason");
  }
  if (const Names ids = mistakes(typename G::Dialects{}); !ids.empty()) {
    write_names(text, "mistakeIds", "MistakeId", ids);
  }
  if (const Names ids = features<G>(); !ids.empty()) {
    write_names(text, "featureIds", "FeatureId", ids);
  }
  return text;
}

std::string engine_words() {
  std::string text(kHead);
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
  write_words<Obstacle>(text, "obstacles", "Obstacle");
  write_words<InputKind>(text, "inputKinds", "InputKind");
  return text;
}

std::string check_words() {
  std::string text(kHead);
  write_words<Verdict>(text, "verdicts", "Verdict");
  write_words<Fault::Kind>(text, "faultKinds", "FaultKind");
  write_words<Spacing::Kind>(text, "spacingKinds", "SpacingKind");
  write_words<Remark>(text, "remarks", "Remark");
  write_words<NearAnswer::Kind>(text, "nearKinds", "NearKind");
  write_words<Ending>(text, "endings", "Ending");
  Names places;
  for (const FeatureInfo& feature : kPlaceFeatures) places.push_back(feature.id);
  write_names(text, "placeFeatureIds", "PlaceFeatureId", places);
  write_words<Relation>(text, "relations", "Relation");
  write_words<Fit>(text, "fits", "Fit");
  write_words<wythoff::Complaint>(text, "objections", "Objection");
  return text;
}

// The words that no game names.
struct Part {
  std::string_view id;
  std::string (*words)();
};
constexpr Part kParts[]{{"engine", engine_words}, {"check", check_words}};

}  // namespace

Expected<std::string> words(std::string_view part) {
  for (const Part& each : kParts)
    if (each.id == part) return each.words();
  Expected<std::string> text = unknown_game(part);
  [&]<class... Gs>(GameList<Gs...>) {
    void(((Gs::kInfo.id == part && (text = words_of<Gs>(), true)) || ...));
  }(Games{});
  return text;
}

}  // namespace impartial
