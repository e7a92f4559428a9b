// How long a game lasts if the winner hurries and the loser delays, by the rules alone. The tests
// compare the solver with it.
//
// The oracle tries every move and keeps what it finds. It finds out itself who wins.
#ifndef IMPARTIAL_TESTS_ORACLE_REMOTENESS_HPP
#define IMPARTIAL_TESTS_ORACLE_REMOTENESS_HPP

#include <algorithm>
#include <map>

namespace impartial_oracle {

struct End {
  bool wins = false;  // the player to move wins
  int moves = 0;      // to the end
};

// `options`: a function from a position to a list of the positions after each move.
template <class Position, class Options>
class Ends {
 public:
  Ends(Options options, bool last_mover_loses)
      : options_(options), last_mover_loses_(last_mover_loses) {}

  End end(const Position& position) {
    const auto found = known_.find(position);
    if (found != known_.end()) return found->second;
    bool wins = false;
    int quickest = 0;
    int slowest = 0;
    bool is_last = true;
    for (const Position& option : options_(position)) {
      const End after = end(option);
      is_last = false;
      slowest = std::max(slowest, after.moves + 1);
      if (after.wins) continue;
      quickest = wins ? std::min(quickest, after.moves + 1) : after.moves + 1;
      wins = true;
    }
    const End result = is_last ? End{last_mover_loses_, 0} : End{wins, wins ? quickest : slowest};
    known_[position] = result;
    return result;
  }

 private:
  Options options_;
  bool last_mover_loses_;
  std::map<Position, End> known_;
};

}  // namespace impartial_oracle

#endif  // IMPARTIAL_TESTS_ORACLE_REMOTENESS_HPP
