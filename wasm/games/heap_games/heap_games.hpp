// Heap games: sums of heaps under a rule that is typed in a line.
//
// Rules
// - There are heaps of stones. A move changes one heap as the rule says (rule.hpp): it takes stones
//   from it, or leaves several smaller heaps in its place.
// - A player who cannot move loses. With `misere` before the rule, this player wins.
//
// Theory (R. Sprague, "Ueber mathematische Kampfspiele", 1935; P. M. Grundy, "Mathematics and
// Games", 1939; proved there): in normal play the Grundy value of a heap is the mex of the values
// of its options, the value of a sum is the nim-sum of its heaps' values, and it is P if this is 0.
// period.hpp proves periods of the values. Nothing like it holds in misere play; misere.hpp
// searches.
//
// Example: {1,3,4}: 5 7 9. The values repeat 0 1 0 1 2 3 2, so those of 5, 7 and 9 are 3, 0 and 0,
// with the nim-sum 3. So it is N, and 1:2 wins: the heap of 5 becomes 2, which has the value 0.
#pragma once

#include <compare>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.hpp"
#include "games/heap_games/claim.hpp"
#include "games/heap_games/judges.hpp"
#include "games/heap_games/misere.hpp"
#include "games/heap_games/options.hpp"
#include "games/heap_games/roles.hpp"
#include "games/heap_games/rule.hpp"
#include "games/heap_games/values.hpp"

namespace impartial::heap_games {

inline constexpr std::uint64_t kMaxHeap = 2'000'000'000'000'000'000;

struct Position {
  Play play = Play::normal;
  std::shared_ptr<const HeapRule> rule = std::make_shared<const HeapRule>();
  std::shared_ptr<const Claim> claim;  // null if there is none
  std::vector<std::uint64_t> heaps;    // empty ones stay in the list

  bool operator==(const Position& other) const;
};

// Heap number `heap`, counted from 1, becomes these parts.
struct Move {
  std::uint64_t heap = 0;
  Parts parts;

  bool operator==(const Move& other) const = default;
  std::strong_ordering operator<=>(const Move& other) const;
};

// The numbers for the explanation.
enum class FactKey {
  tested_to,     // the largest heap of which the value is known without a period
  period_start,  // the values repeat from this heap on: proved
  period_length,
  values_needed,  // by the proof of the period
  comes_again,    // the smallest heap that can become one that is not smaller
  claim_tested_to,
  claim_wrong_at,
  claim_value,     // of the heap of which the claim is wrong
  claim_misere_p,  // misere: 1 if that heap alone is P, 0 if it is N
  claim_proved,    // 1
  tame_to,         // misere: the largest heap up to which all are tame
  tame_proved,     // 1 if all heaps are
  wild_at,         // the smallest wild heap
  sj_tested_to,    // the SJ theorem agrees with all sums of up to so many stones in three heaps
  sj_wrong_at,     // the first heap of the smallest sum for which it is wrong, and then the others
  searchable,      // 1 if a step may find more
};
std::string_view name(FactKey key);

enum class Reason {
  period,       // a heap beyond the table, whose value a proved period gives
  tame,         // misere: all heaps are tame, so a theorem answers
  comes_again,  // the rule need not end
  beyond,       // the table does not reach a heap
  misere,       // a search of the sum itself
};
std::string_view name(Reason reason);

// What is known about the games with one rule.
class KnownRule;

struct HeapGames {
  static constexpr GameInfo kInfo{.id = "heap_games",
                                  .play = Play::normal,
                                  .example = "{1,3,4}: 5 7 9",
                                  .module = Module::rules};
  static constexpr std::span<const Role> kRoles = heap_games::kRoles;
  static constexpr std::span<const Rule> kRules = heap_games::kRules;
  using FactKey = heap_games::FactKey;
  using Reason = heap_games::Reason;
  using Position = heap_games::Position;
  using Move = heap_games::Move;
  using Dialects = JudgeDialects;
  using Case = JudgeCase;

  // Answers for positions, and keeps the tables of the last rules.
  class Answerer {
   public:
    Answerer();
    ~Answerer();
    // A table has one thread.
    void use_threads(unsigned) {}
    Analysis<Move> analyse(const Position& position);
    // `positions`: about so many values.
    SearchReport step(const Position& position, std::uint64_t positions);
    Certificate certificate(const Position& position, std::uint64_t work);
    // README.md says what is in it.
    void write_picture(const Position& position, JsonWriter& json);

   private:
    KnownRule& known(const Position& position);

    std::vector<std::unique_ptr<KnownRule>> rules_;  // the one used last is last
  };

  // [misere ]RULE[ ? CLAIM]: HEAPS
  static Expected<Position> read_position(std::string_view text);
  static std::string write_position(const Position& position);
  // heap:parts, as 2:5+3; 1:- leaves nothing of heap 1.
  static Expected<Move> read_move(std::string_view text);
  static std::string write_move(const Move& move);
  static Expected<Position> play(const Position& position, const Move& move);
  static Play play_of(const Position& position) { return position.play; }
  // Keeps the heaps with stones, ascending.
  static void make_canonical(Position& position);
  // A case of a judge, and what can be said about it. At HDU 1536 the first of its positions.
  static std::string position_of(const JudgeCase& of) {
    return notation_of(of, of.positions.front());
  }
  static std::span<const Feature<JudgeCase>> features() { return judge_features(); }
  // {"rule", "form", "claim", "heaps", "gesture"}: README.md.
  static void write_view(const Position& position, JsonWriter& json);
};

}  // namespace impartial::heap_games
