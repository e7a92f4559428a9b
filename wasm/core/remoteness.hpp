// The remoteness of a position: the number of moves to the end of the game if the winner hurries
// and the loser delays (H. Steinhaus, "Definitions for a Theory of Games and
// Pursuit", 1925, in Polish; C. A. B. Smith, "Graphs and Composite Games", 1966).
//
// Statement: it is 0 if no move is left. Otherwise the winner, in an N-position, moves to a
// P-position of the smallest remoteness, and the loser, in a P-position, moves to an N-position of
// the greatest. Each move counts 1.
// So the positions that are won like the end of the game (P in normal play, N in misere play) have
// an even remoteness, the others an odd one.
//
// The search keeps what it finds. It looks at no move that loses a won game. It reads positions as
// text, so its code is there once for all games.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/game.hpp"
#include "core/json.hpp"

namespace impartial {

struct Remoteness {
  std::uint32_t moves = 0;
  // The moves that keep to it, ascending.
  std::vector<std::string> best;
};

// The moves that decide the remoteness of a position, and the options that they lead to: to the
// P-positions if there is one, otherwise all.
struct Deciding {
  bool hurries = false;  // the smallest remoteness counts, not the greatest
  std::vector<std::string> moves;
  std::vector<std::string> options;
};

// The most deciding moves of a position. With more there is no answer.
inline constexpr std::size_t kMostDeciding = 400;
// The most options that a search reads. Without an answer within it there is none.
inline constexpr std::size_t kMostRead = 20'000;

// Reads them. Returns the number of options that this took, or kMostRead if there are too many or
// if not all are known.
using ReadDeciding = std::function<std::size_t(std::string_view position, Deciding& deciding)>;

std::optional<Remoteness> find_remoteness(const ReadDeciding& read, std::string position);

template <Game G>
std::size_t read_deciding(typename AnswererOf<G>::Type& answerer, std::string_view text,
                          Deciding& deciding) {
  const auto position = G::read_position(text);
  const auto analysis = answerer.analyse(*position);
  deciding.hurries = analysis.outcome == Outcome::N;
  std::vector<typename G::Move> moves = analysis.winning;
  if (moves.size() > kMostDeciding || !analysis.complete) return kMostRead;
  if (moves.empty()) {
    if (analysis.option_count > kMostDeciding) return kMostRead;
    for (const auto& option : analysis.options) moves.push_back(option.move);
  }
  for (const auto& move : moves) {
    typename G::Position option = *G::play(*position, move);
    // Equal for positions from which all games continue alike.
    if constexpr (requires { G::make_canonical(option); }) G::make_canonical(option);
    deciding.moves.push_back(G::write_move(move));
    deciding.options.push_back(G::write_position(option));
  }
  return analysis.options.size();
}

template <Game G>
std::optional<Remoteness> remoteness_of(typename AnswererOf<G>::Type& answerer,
                                        const typename G::Position& position) {
  const auto read = [&answerer](std::string_view text, Deciding& deciding) {
    return read_deciding<G>(answerer, text, deciding);
  };
  return find_remoteness(read, G::write_position(position));
}

// Removes zeros and sorts the others.
template <class T>
void keep_nonzero_sorted(std::vector<T>& numbers) {
  std::size_t kept = 0;
  for (const T number : numbers) {
    if (number == 0) continue;
    std::size_t place = kept++;
    for (; place > 0 && numbers[place - 1] > number; --place) numbers[place] = numbers[place - 1];
    numbers[place] = number;
  }
  numbers.resize(kept);
}

// {"moves", "best"}, or null.
void write_remoteness(JsonWriter& json, const std::optional<Remoteness>& remoteness);

}  // namespace impartial
