// What a program is asked to learn what it takes for the values of heaps (core/heap_values.hpp).
#include <algorithm>

#include "games/heap_games/judge_values.hpp"
#include "games/heap_games/judges.hpp"

namespace impartial::heap_games {

std::vector<JudgeCase> sum_cases(JudgeId id, const JudgeCase& like,
                                 const std::vector<Heaps>& sums) {
  std::vector<JudgeCase> cases;
  switch (id) {
    case JudgeId::hdu1848:
      // Always three heaps.
      for (Heaps heaps : sums) {
        heaps.resize(3);
        cases.push_back({like.rule, {}, {std::move(heaps)}});
      }
      break;
    case JudgeId::hdu1536: {
      constexpr std::size_t kMostPositions = 100;
      for (auto from = sums.begin(); from != sums.end();) {
        const auto to = from + std::min<std::ptrdiff_t>(kMostPositions, sums.end() - from);
        cases.push_back({like.rule, like.numbers, {from, to}});
        from = to;
      }
      break;
    }
    case JudgeId::lightoj1199:
    case JudgeId::lightoj1296:
      for (const Heaps& heaps : sums) cases.push_back({like.rule, {}, {heaps}});
      break;
    case JudgeId::cses1729:
      cases.push_back({like.rule, like.numbers, {{sums.size()}}});
      break;
    default:
      if (!has_one_heap(id)) break;
      for (const Heaps& heaps : sums) cases.push_back({like.rule, like.numbers, {heaps}});
      break;
  }
  return cases;
}

std::vector<std::uint64_t> values_up_to(JudgeId id, JudgeCase like, std::uint64_t most) {
  like.positions = {{most}};
  const CaseAnswers answers(like);
  std::vector<std::uint64_t> values;
  for (std::uint64_t heap = 0; heap <= most; ++heap)
    values.push_back(has_one_heap(id) ? answers.wins({heap}) : answers.value(heap));
  return values;
}

std::vector<bool> wins_in(JudgeId id, std::string_view output) {
  const JudgeWords words = words_of(id);
  std::vector<bool> wins;
  for (std::size_t at = 0; at < output.size();) {
    const std::string_view rest = output.substr(at);
    const bool is_win = rest.starts_with(words.win);
    const bool is_loss = rest.starts_with(words.loss);
    if (is_win || is_loss) wins.push_back(is_win);
    at += is_win ? words.win.size() : is_loss ? words.loss.size() : 1;
  }
  return wins;
}

}  // namespace impartial::heap_games
