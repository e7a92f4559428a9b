// The judges of heap games. The rule is that of the problem, and some of it comes with the case.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/case_list.hpp"
#include "core/dialect.hpp"
#include "core/feature.hpp"
#include "core/game.hpp"
#include "core/mistake.hpp"
#include "games/heap_games/judge_case.hpp"

namespace impartial::heap_games {

enum class JudgeId {
  hdu1846,
  hdu1847,
  hdu1848,
  hdu1536,
  hdu2897,
  hdu2509,
  lightoj1199,
  lightoj1296,
  cses1729,
  cses2207,
  poj2484,
  codeforces1194d,
  poj2975,
};

// The words for a win and for a loss of the player to move, each of them first in its line. Where
// winning moves are counted, none is for a win.
struct JudgeWords {
  std::string_view win;
  std::string_view loss;
  std::string_view all;  // that begin an answer
};
constexpr JudgeWords words_of(JudgeId id) {
  switch (id) {
    case JudgeId::hdu1847:
      return {"Kiki", "Cici", "Kiki Cici"};
    case JudgeId::hdu1848:
      return {"Fibo", "Nacci", "Fibo Nacci"};
    case JudgeId::hdu1536:
    case JudgeId::cses1729:
      return {"W", "L", "W L"};
    case JudgeId::hdu2897:
      return {"WIN", "LOST", "WIN LOST"};
    case JudgeId::hdu2509:
      return {"Yes", "No", "Yes No"};
    case JudgeId::hdu1846:
    case JudgeId::cses2207:
      return {"first", "second", "first second"};
    case JudgeId::lightoj1199:
    case JudgeId::lightoj1296:
      return {"Alice", "Bob", "Case Alice Bob"};
    case JudgeId::poj2484:
    case JudgeId::codeforces1194d:
      return {"Alice", "Bob", "Alice Bob"};
    case JudgeId::poj2975:
      return {"", "0", ""};
  }
  return {};
}

// Whether a case is a single heap, or the heaps up to one.
constexpr bool has_one_heap(JudgeId id) {
  switch (id) {
    case JudgeId::hdu1846:
    case JudgeId::hdu1847:
    case JudgeId::hdu2897:
    case JudgeId::cses1729:
    case JudgeId::cses2207:
    case JudgeId::poj2484:
    case JudgeId::codeforces1194d:
      return true;
    default:
      return false;
  }
}

// By JudgeId.
extern const DialectInfo kJudgeInfos[13];

bool read_case(JudgeId id, TextReader& reader, JudgeCase& into);
void write_answer(JudgeId id, const JudgeCase& of, std::uint64_t case_number, TextWriter& writer);
KnownMistakes<JudgeCase> mistakes(JudgeId id);
void write_case(JudgeId id, const JudgeCase& of, TextWriter& writer);
CaseList<JudgeCase> case_list(JudgeId id);
JudgeCase random_case(JudgeId id, Random& random, unsigned size);
// The cases that ask for these sums by the rule of `like`, in this order. Where a case is a single
// heap, each of them is, and they are the heaps from 1 on. None if the cases are no sums.
std::vector<JudgeCase> sum_cases(JudgeId id, const JudgeCase& like, const std::vector<Heaps>& sums);
// The values of the heaps from 0 to `most`, or if a case is a single heap, whether they win.
std::vector<std::uint64_t> values_up_to(JudgeId id, JudgeCase like, std::uint64_t most);
// Which positions win, as an output says.
std::vector<bool> wins_in(JudgeId id, std::string_view output);

template <JudgeId id>
class Judge {
 public:
  static constexpr const DialectInfo& kInfo = kJudgeInfos[static_cast<std::size_t>(id)];
  static constexpr std::string_view kOutputWords = words_of(id).all;
  static constexpr bool kOneHeap = has_one_heap(id);
  explicit Judge(std::uint32_t) {}
  bool read_case(TextReader& reader, JudgeCase& into) {
    return heap_games::read_case(id, reader, into);
  }
  void write_answer(const JudgeCase& of, std::uint64_t case_number, TextWriter& writer) {
    heap_games::write_answer(id, of, case_number, writer);
  }
  static KnownMistakes<JudgeCase> mistakes() { return heap_games::mistakes(id); }
  static void write_case(const JudgeCase& of, TextWriter& writer) {
    heap_games::write_case(id, of, writer);
  }
  static CaseList<JudgeCase> case_list() { return heap_games::case_list(id); }
  static JudgeCase random_position(Random& random, unsigned size) {
    return random_case(id, random, size);
  }
  static std::vector<JudgeCase> sum_cases(const JudgeCase& like, const std::vector<Heaps>& sums) {
    return heap_games::sum_cases(id, like, sums);
  }
  static std::vector<std::uint64_t> values_up_to(const JudgeCase& like, std::uint64_t most) {
    return heap_games::values_up_to(id, like, most);
  }
  static std::vector<bool> wins_in(std::string_view output) requires(!words_of(id).win.empty()) {
    return heap_games::wins_in(id, output);
  }
};

template <JudgeId... ids>
using Judges = Dialects<Judge<ids>...>;
using JudgeDialects =
    Judges<JudgeId::hdu1846, JudgeId::hdu1847, JudgeId::hdu1848, JudgeId::hdu1536, JudgeId::hdu2897,
           JudgeId::hdu2509, JudgeId::lightoj1199, JudgeId::lightoj1296, JudgeId::cses1729,
           JudgeId::cses2207, JudgeId::poj2484, JudgeId::codeforces1194d, JudgeId::poj2975>;

// What can be said about a case.
std::span<const Feature<JudgeCase>> judge_features();

}  // namespace impartial::heap_games
