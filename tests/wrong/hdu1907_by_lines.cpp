// Reads the heaps from one line; they may stand on several.
// caught by: hdu1907.forms_one_each
#include <cstdint>
#include <iostream>
#include <sstream>
#include <string>

int main() {
  std::string line;
  std::getline(std::cin, line);
  const int cases = std::stoi(line);
  for (int c = 0; c < cases; ++c) {
    std::getline(std::cin, line);  // how many: not needed
    std::getline(std::cin, line);
    std::istringstream heaps(line);
    std::uint64_t nim_sum = 0;
    bool all_small = true;
    for (std::uint64_t heap = 0; heaps >> heap;) {
      nim_sum ^= heap;
      all_small = all_small && heap <= 1;
    }
    std::cout << ((nim_sum == 0) == all_small ? "John\n" : "Brother\n");
  }
}
