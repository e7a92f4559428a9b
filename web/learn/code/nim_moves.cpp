// Nim: every winning move. Input: the number of heaps, then the heaps.
#include <iostream>
#include <vector>

int main() {
  for (int count = 0; std::cin >> count;) {
    std::vector<int> heaps(count);
    int sum = 0;
    for (int& heap : heaps) {
      std::cin >> heap;
      sum ^= heap;
    }
    bool found = false;
    for (int i = 0; i < count; ++i) {
      const int rest = heaps[i] ^ sum;
      if (rest >= heaps[i]) continue;  // a move must take something
      std::cout << "heap " << i + 1 << ": leave " << rest << "\n";
      found = true;
    }
    if (!found) std::cout << "no move wins\n";
  }
}
