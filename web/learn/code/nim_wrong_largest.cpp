// Nim, with a mistake: only the largest heap is reduced.
#include <algorithm>
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
    // part
    const auto largest = std::max_element(heaps.begin(), heaps.end());
    const int rest = *largest ^ sum;
    if (rest < *largest) {
      std::cout << "heap " << largest - heaps.begin() + 1 << ": leave "
                << rest << "\n";
    } else {
      std::cout << "no move wins\n";
    }
    // end of part
  }
}
