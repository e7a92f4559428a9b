// Ends the loop over the set at the first number above the heap, without sorting the set.
// caught by: cses1729.edges
#include <cstddef>
#include <iostream>
#include <string>
#include <vector>

int main() {
  std::size_t n = 0;
  std::size_t size = 0;
  std::cin >> n >> size;
  std::vector<std::size_t> set(size);
  for (std::size_t& take : set) std::cin >> take;
  std::string letters = "L";
  for (std::size_t heap = 1; heap <= n; ++heap) {
    char letter = 'L';
    for (const std::size_t take : set) {
      if (take > heap) break;
      if (letters[heap - take] == 'L') letter = 'W';
    }
    letters += letter;
  }
  std::cout << letters.substr(1) << "\n";
}
