// Decides as if the player who takes the last apple won.
// caught by: hdu2509.edges
#include <cstdint>
#include <iostream>

int main() {
  for (int rows = 0; std::cin >> rows;) {
    std::uint64_t nim_sum = 0;
    for (std::uint64_t row = 0; rows > 0 && std::cin >> row; --rows) nim_sum ^= row;
    std::cout << (nim_sum != 0 ? "Yes\n" : "No\n");
  }
}
