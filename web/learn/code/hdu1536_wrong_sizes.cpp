// HDU 1536, S-Nim, with a mistake: the sizes of the heaps are xored.
#include <iostream>
#include <vector>

int main() {
  for (int size = 0; std::cin >> size && size > 0;) {
    std::vector<int> set(size);
    for (int& number : set) std::cin >> number;
    int positions = 0;
    std::cin >> positions;
    for (; positions > 0; --positions) {
      int heaps = 0;
      int sum = 0;
      std::cin >> heaps;
      for (int heap = 0; heaps > 0 && std::cin >> heap; --heaps) {
        // part
        sum ^= heap;
        // end of part
      }
      std::cout << (sum != 0 ? 'W' : 'L');
    }
    std::cout << '\n';
  }
}
