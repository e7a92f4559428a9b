// HDU 1536, S-Nim: a move takes a number of the set from one heap.
#include <iostream>
#include <vector>

constexpr int kLargest = 10'000;

// The Grundy values of all heaps.
std::vector<int> values_for(const std::vector<int>& set) {
  std::vector<int> value(kLargest + 1);
  // seen[v] == heap: some option of this heap has the value v
  std::vector<int> seen(set.size() + 1, -1);
  for (int heap = 0; heap <= kLargest; ++heap) {
    for (const int number : set) {
      if (number <= heap) seen[value[heap - number]] = heap;
    }
    while (seen[value[heap]] == heap) ++value[heap];  // mex
  }
  return value;
}

int main() {
  for (int size = 0; std::cin >> size && size > 0;) {
    std::vector<int> set(size);
    for (int& number : set) std::cin >> number;
    const std::vector<int> value = values_for(set);
    int positions = 0;
    std::cin >> positions;
    for (; positions > 0; --positions) {
      int heaps = 0;
      int sum = 0;
      std::cin >> heaps;
      for (int heap = 0; heaps > 0 && std::cin >> heap; --heaps) {
        sum ^= value[heap];
      }
      std::cout << (sum != 0 ? 'W' : 'L');
    }
    std::cout << '\n';
  }
}
