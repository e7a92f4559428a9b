// The coins are taken to lie in a row, where the first player always wins.
// caught by: poj2484.sample
#include <cstdint>
#include <iostream>

int main() {
  for (std::uint64_t n = 0; std::cin >> n && n != 0;) std::cout << "Alice\n";
}
