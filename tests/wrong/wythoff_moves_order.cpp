// Lists the moves by kind (first heap, second heap, both), not by what they take.
// caught by: wythoff_moves.small_all
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
      for (unsigned z = 1; z <= a && z <= b; ++z) wins = wins || cold[a - z][b - z];
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
    for (unsigned x = 1; x <= a; ++x) {
      if (cold[a - x][b]) show(x, 0);
    }
    for (unsigned y = 1; y <= b; ++y) {
      if (cold[a][b - y]) show(0, y);
    }
    for (unsigned z = 1; z <= a && z <= b; ++z) {
      if (cold[a - z][b - z]) show(z, z);
    }
    std::cout << (any ? "\n" : "cold\n");
  }
}
