// CSES 2207, Grundy's game. From 1223 to a million no heap is lost: that was
// computed; nobody has proved that it goes on.
#include <iostream>
#include <vector>

int main() {
  constexpr int kHeaps = 1222;
  std::vector<int> value(kHeaps + 1);
  for (int heap = 1; heap <= kHeaps; ++heap) {
    std::vector<bool> seen(256);
    for (int part = 1; 2 * part < heap; ++part) {
      seen[value[part] ^ value[heap - part]] = true;
    }
    while (seen[value[heap]]) ++value[heap];
  }
  int cases = 0;
  std::cin >> cases;
  for (int heap = 0; cases > 0 && std::cin >> heap; --cases) {
    std::cout << (heap > kHeaps || value[heap] != 0 ? "first\n"
                                                    : "second\n");
  }
}
