// Takes every heap to have a winning move if the position wins.
// caught by: poj2975.small_all
#include <cstdint>
#include <iostream>

int main() {
  for (int count = 0; std::cin >> count && count != 0;) {
    std::uint64_t sum = 0;
    std::uint64_t heap = 0;
    for (int i = 0; i < count && std::cin >> heap; ++i) sum ^= heap;
    std::cout << (sum != 0 ? count : 0) << "\n";
  }
}
