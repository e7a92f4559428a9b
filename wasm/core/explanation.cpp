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

bool is_single(const Suspect& suspect) { return suspect.second.empty(); }

// Whether random wrong cases would seldom be explained so well.
bool is_sure(std::size_t explained, std::size_t suspects, std::size_t wrong, std::size_t cases) {
  constexpr double kHundred = 7;  // bits
  // All cases in which the suspect is wrong are among the wrong ones.
  const double bits = log2_choose(cases, wrong) - log2_choose(cases - explained, wrong - explained);
  return bits >= std::log2(static_cast<double>(suspects)) + kHundred;
}

// The id of the single mistake that explains what `best` does not.
std::string_view rest_of(const Suspect& best, const std::vector<Suspect>& suspects) {
  for (const Suspect& other : suspects) {
    if (!is_single(other) || other.first == best.first || other.first == best.second) continue;
    std::size_t left = 0;
    bool explains_all = true;
    for (std::size_t i = 0; i < best.explains.size() && explains_all; ++i) {
      if (best.explains[i]) continue;
      ++left;
      explains_all = other.explains[i];
    }
    if (explains_all && left > 1 && !other.contradicts) return other.first;
  }
  return {};
}

}  // namespace

std::vector<Explanation> explain(const std::vector<Suspect>& suspects, std::size_t wrong,
                                 std::size_t right) {
  struct Ranked {
    const Suspect* suspect = nullptr;
    std::size_t explains = 0;
  };
  std::vector<Ranked> ranked;
  for (const Suspect& suspect : suspects) {
    const std::size_t count = explained(suspect);
    if (count < 2 || 2 * count < wrong || suspect.contradicts) continue;
    // A name that leaves cases open may be there by chance.
    const bool is_whole = count == wrong;
    if (!is_whole && !is_sure(count, suspects.size(), wrong, wrong + right)) continue;
    if (!is_whole && rest_of(suspect, suspects).empty()) continue;
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
  for (const Ranked& each : ranked) {
    if (is_better(ranked.front(), each) || explanations.size() == kListed) break;
    const Suspect& suspect = *each.suspect;
    const auto is_same = [&](const Explanation& other) {
      return other.first == suspect.first && other.second == suspect.second;
    };
    if (std::any_of(explanations.begin(), explanations.end(), is_same)) continue;
    explanations.push_back(
        {suspect.first, suspect.second, each.explains, rest_of(suspect, suspects)});
  }
  return explanations;
}

}  // namespace impartial
