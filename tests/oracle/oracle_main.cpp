// oracle DIALECT < in > out: the judge's answer by brute force alone.
//
// For well-formed input only, and small: Wythoff heaps up to 2,000, misere heaps as far as memory
// goes. wythoff_strategy, whose games are random, is not here: see strategy_check.cpp.
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

#include "chess_rows.hpp"
#include "misere_nim.hpp"
#include "number_game.hpp"
#include "wythoff.hpp"

namespace {

int read_int() {
  int value = 0;
  if (!(std::cin >> value)) {
    std::cerr << "oracle: the input ends too early, or holds something else than numbers\n";
    std::exit(1);
  }
  return value;
}

// The moves' texts, apart by blanks; a word of the dialect if there are none.
template <typename Moves>
void print_moves(const Moves& moves, const char* none) {
  if (moves.empty()) std::cout << none;
  const char* separator = "";
  for (const auto& move : moves) {
    std::cout << separator << text(move);
    separator = " ";
  }
  std::cout << '\n';
}

std::string numbers(const std::vector<int>& list) {
  std::string joined;
  for (int number : list) joined += (joined.empty() ? "" : " ") + std::to_string(number);
  return joined;
}

impartial_oracle::number_game::Position read_free_numbers(int count) {
  impartial_oracle::number_game::Position position;
  for (int i = 0; i < count; ++i) position.insert(read_int());
  return position;
}

void poj1143() {
  int count = 0;
  for (int number = 1; std::cin >> count && count != 0; ++number) {
    const std::vector<int> winning =
        impartial_oracle::number_game::winning_moves(read_free_numbers(count));
    std::cout << "Test Case #" << number << '\n';
    if (winning.empty()) {
      std::cout << "There's no winning move.\n\n";
    } else {
      std::cout << "The winning moves are: " << numbers(winning) << "\n\n";
    }
  }
}

void tud2001() {
  const int cases = read_int();
  for (int number = 1; number <= cases; ++number) {
    const std::vector<int> winning =
        impartial_oracle::number_game::winning_moves(read_free_numbers(read_int()));
    std::cout << "Scenario #" << number << ":\n";
    if (winning.empty()) {
      std::cout << "There is no winning move.\n\n";
    } else {
      std::cout << "The winning moves are: " << numbers(winning) << ".\n\n";
    }
  }
}

void chess(bool list_moves) {
  constexpr int kWidth = 20;
  const int cases = read_int();
  for (int number = 1; number <= cases; ++number) {
    impartial_oracle::chess_rows::Board board;
    const int rows = read_int();
    for (int r = 0; r < rows; ++r) {
      std::vector<int> cells;
      const int pieces = read_int();
      for (int p = 0; p < pieces; ++p) cells.push_back(read_int());
      board.push_back(impartial_oracle::chess_rows::row_of(cells));
    }
    if (list_moves) {
      print_moves(impartial_oracle::chess_rows::winning_moves(board, kWidth), "none");
    } else {
      const bool wins = impartial_oracle::chess_rows::first_player_wins(board, kWidth);
      std::cout << (wins ? "YES\n" : "NO\n");
    }
  }
}

void wythoff(bool list_moves) {
  constexpr int kBound = 2000;
  const impartial_oracle::wythoff::Outcomes outcomes(kBound);
  int a = 0;
  while (std::cin >> a) {
    const int b = read_int();
    if (a > kBound || b > kBound) {
      std::cerr << "oracle: heaps up to " << kBound << " only\n";
      std::exit(1);
    }
    if (list_moves) {
      print_moves(outcomes.winning_moves(a, b), "cold");
    } else {
      std::cout << (outcomes.first_player_wins(a, b) ? "1\n" : "0\n");
    }
  }
}

enum class MisereAnswer { kAliceBob, kJohnBrother, kMoves };

void misere(MisereAnswer answer) {
  const int cases = read_int();
  for (int number = 1; number <= cases; ++number) {
    impartial_oracle::misere_nim::Position heaps;
    const int count = read_int();
    for (int i = 0; i < count; ++i) heaps.push_back(read_int());
    if (answer == MisereAnswer::kMoves) {
      print_moves(impartial_oracle::misere_nim::winning_moves(heaps), "none");
      continue;
    }
    const bool wins = impartial_oracle::misere_nim::first_player_wins(heaps);
    if (answer == MisereAnswer::kAliceBob) {
      std::cout << "Case " << number << (wins ? ": Alice\n" : ": Bob\n");
    } else {
      std::cout << (wins ? "John\n" : "Brother\n");
    }
  }
}

}  // namespace

int main(int argc, char** argv) {
  const std::string dialect = argc == 2 ? argv[1] : "";
  if (dialect == "poj1143") {
    poj1143();
  } else if (dialect == "tud2001") {
    tud2001();
  } else if (dialect == "hdu5724") {
    chess(false);
  } else if (dialect == "chess_moves") {
    chess(true);
  } else if (dialect == "hdu1527") {
    wythoff(false);
  } else if (dialect == "wythoff_moves") {
    wythoff(true);
  } else if (dialect == "lightoj1253") {
    misere(MisereAnswer::kAliceBob);
  } else if (dialect == "hdu1907") {
    misere(MisereAnswer::kJohnBrother);
  } else if (dialect == "misere_moves") {
    misere(MisereAnswer::kMoves);
  } else {
    std::cerr << "usage: oracle poj1143|tud2001|hdu5724|chess_moves|hdu1527|wythoff_moves|"
                 "lightoj1253|hdu1907|misere_moves < in > out\n";
    return 2;
  }
  return 0;
}
