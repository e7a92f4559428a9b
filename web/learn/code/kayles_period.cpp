// Kayles: the period of its values, and whether it is proved.
#include <iostream>
#include <vector>

int main() {
  constexpr int kHeaps = 1000;
  constexpr int kMost = 2;  // a move takes at most two pins
  std::vector<int> value(kHeaps + 1);
  for (int heap = 1; heap <= kHeaps; ++heap) {
    std::vector<bool> seen(64);
    for (int take = 1; take <= kMost; ++take) {
      for (int left = 0; 2 * left <= heap - take; ++left) {
        seen[value[left] ^ value[heap - take - left]] = true;
      }
    }
    while (seen[value[heap]]) ++value[heap];
  }
  for (int period = 1; period <= kHeaps; ++period) {
    int start =
        kHeaps - period + 1;  // as far down as the values repeat
    while (start > 1 && value[start - 1] == value[start - 1 + period])
      --start;
    const int window = 2 * start + 2 * period + kMost - 2;
    if (window > kHeaps) continue;  // it may be chance
    std::cout << "period " << period << " from " << start
              << ": proved by " << window + 1 << " values\n";
    return 0;
  }
  std::cout << "no period up to " << kHeaps << "\n";
}
