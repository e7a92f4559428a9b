// POJ 1143, Number Game: every winning move of every position.
#include <iostream>

// A set of numbers is an int: bit i stands for the number i.
constexpr int kLargest = 20;

// By the free numbers: 0 is not known yet, 1 is N, -1 is P.
signed char known[1 << (kLargest - 1)];

// The numbers that stay free when x is chosen.
int free_after(int free, int x) {
  // 0 is taken, as the sum of nothing; 1 is neither free nor taken.
  int taken = ~free & ~(1 << 1);
  // Ascending, so that x may be used many times.
  for (int i = x; i <= kLargest; ++i) {
    if (taken >> (i - x) & 1) taken |= 1 << i;
  }
  return free & ~taken;
}

bool is_winning_move(int free, int x);

bool is_n_position(int free) {
  signed char& outcome = known[free >> 2];
  if (outcome == 0) {
    outcome = -1;
    for (int x = 2; x <= kLargest; ++x) {
      if (is_winning_move(free, x)) outcome = 1;
    }
  }
  return outcome == 1;
}

bool is_winning_move(int free, int x) {
  return (free >> x & 1) && !is_n_position(free_after(free, x));
}

int main() {
  std::ios::sync_with_stdio(false);
  int count = 0;
  for (int number = 1; std::cin >> count && count > 0; ++number) {
    int free = 0;
    for (int x = 0; count > 0 && std::cin >> x; --count) free |= 1 << x;
    std::cout << "Test Case #" << number << '\n';
    if (is_n_position(free)) {
      std::cout << "The winning moves are:";
      for (int x = 2; x <= kLargest; ++x) {
        if (is_winning_move(free, x)) std::cout << ' ' << x;
      }
    } else {
      std::cout << "There's no winning move.";
    }
    std::cout << "\n\n";
  }
}
