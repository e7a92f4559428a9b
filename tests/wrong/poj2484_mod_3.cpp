// The multiples of 3 are taken to lose, as with a heap.
// caught by: poj2484.edges
#include <cstdint>
#include <iostream>

int main() {
  for (std::uint64_t n = 0; std::cin >> n && n != 0;)
    std::cout << (n % 3 != 0 ? "Alice\n" : "Bob\n");
}
