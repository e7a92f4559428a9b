// Looks at the moves 1 and 2 only.
// caught by: codeforces1194d.sample
#include <cstdint>
#include <iostream>

int main() {
  int games = 0;
  std::cin >> games;
  for (std::uint64_t n = 0, k = 0; games > 0 && std::cin >> n >> k; --games)
    std::cout << (n % 3 != 0 ? "Alice\n" : "Bob\n");
}
