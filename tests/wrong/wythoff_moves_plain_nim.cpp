// Forgets in the search, too, that one may take from both heaps.
// caught by: wythoff_moves.sample
#include <iostream>
#include <vector>

namespace {

constexpr unsigned kBound = 64;  // enough for the file that catches this

std::vector<std::vector<bool>> cold_pairs() {
  std::vector<std::vector<bool>> cold(kBound, std::vector<bool>(kBound));
  for (unsigned a = 0; a < kBound; ++a) {
    for (unsigned b = 0; b < kBound; ++b) {
      bool wins = false;
      for (unsigned x = 1; x <= a; ++x) wins = wins || cold[a - x][b];
      for (unsigned y = 1; y <= b; ++y) wins = wins || cold[a][b - y];
      cold[a][b] = !wins;
    }
  }
  return cold;
}

}  // namespace

int main() {
  const std::vector<std::vector<bool>> cold = cold_pairs();
  unsigned a = 0;
  unsigned b = 0;
  while (std::cin >> a >> b && a < kBound && b < kBound) {
    bool any = false;
    const auto show = [&any](unsigned x, unsigned y) {
      std::cout << (any ? " " : "") << x << ',' << y;
      any = true;
    };
    for (unsigned x = 0; x <= a; ++x) {
      for (unsigned y = 0; y <= b; ++y) {
        if ((x == 0) == (y == 0)) continue;
        if (cold[a - x][b - y]) show(x, y);
      }
    }
    std::cout << (any ? "\n" : "cold\n");
  }
}
