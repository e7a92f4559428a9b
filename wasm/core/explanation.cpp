#include "core/explanation.hpp"

#include <algorithm>
#include <cmath>

#include "core/diagnosis.hpp"

namespace impartial {
namespace {

// More would only confuse.
constexpr std::size_t kListed = 3;

std::size_t explained(const Suspect& suspect) {
  return static_cast<std::size_t>(
      std::count(suspect.explains.begin(), suspect.explains.end(), true));
}

bool is_single(const Suspect& suspect) { return suspect.second.id.empty(); }

// Whether random wrong cases would seldom be explained so well.
bool is_sure(std::size_t explained, std::size_t suspects, std::size_t wrong, std::size_t cases) {
  constexpr double kHundred = 7;  // bits
  // All cases in which the suspect is wrong are among the wrong ones.
  const double bits = log2_choose(cases, wrong) - log2_choose(cases - explained, wrong - explained);
  return bits >= std::log2(static_cast<double>(suspects)) + kHundred;
}

// The single mistake that explains what `best` does not.
MistakeName rest_of(const Suspect& best, const std::vector<Suspect>& suspects) {
  for (const Suspect& other : suspects) {
    if (!is_single(other) || other.contradicts || other.first == best.first ||
        other.first == best.second)
      continue;
    std::size_t left = 0;
    bool explains_all = true;
    for (std::size_t i = 0; i < best.explains.size() && explains_all; ++i) {
      if (best.explains[i]) continue;
      ++left;
      explains_all = other.explains[i];
    }
    if (explains_all && left > 1) return other.first;
  }
  return {};
}

}  // namespace

std::vector<Explanation> explain(const std::vector<Suspect>& suspects, std::size_t wrong,
                                 std::size_t right, bool has_many_answers) {
  struct Ranked {
    const Suspect* suspect = nullptr;
    std::size_t explains = 0;
  };
  std::vector<Ranked> ranked;
  for (const Suspect& suspect : suspects) {
    if (suspect.contradicts) continue;
    const std::size_t count = explained(suspect);
    if (count < 2 || 2 * count < wrong) continue;
    const bool is_whole = count == wrong;
    const bool is_likely = is_whole && (is_single(suspect) || has_many_answers);
    if (!is_likely && !is_sure(count, suspects.size(), wrong, wrong + right)) continue;
    // A name that leaves cases open may be there by chance.
    const bool is_named = is_single(suspect) && !rest_of(suspect, suspects).id.empty();
    if (!is_whole && !is_named) continue;
    ranked.push_back({&suspect, count});
  }
  if (ranked.empty()) return {};
  // One mistake is likelier than two.
  const auto is_better = [](const Ranked& a, const Ranked& b) {
    if (a.explains != b.explains) return a.explains > b.explains;
    return is_single(*a.suspect) && !is_single(*b.suspect);
  };
  std::stable_sort(ranked.begin(), ranked.end(), is_better);
  std::vector<Explanation> explanations;
  std::vector<std::uint64_t> keys;
  for (const Ranked& each : ranked) {
    if (is_better(ranked.front(), each) || explanations.size() == kListed) break;
    const Suspect& suspect = *each.suspect;
    if (suspect.key != 0 && std::find(keys.begin(), keys.end(), suspect.key) != keys.end())
      continue;
    const auto is_same = [&](const Explanation& other) {
      return other.first == suspect.first && other.second == suspect.second;
    };
    if (std::any_of(explanations.begin(), explanations.end(), is_same)) continue;
    keys.push_back(suspect.key);
    explanations.push_back(
        {suspect.first, suspect.second, each.explains, rest_of(suspect, suspects)});
  }
  return explanations;
}

}  // namespace impartial
