// A move changes the one array of all numbers, and nothing changes it back.
// caught by: poj1143.small_all
#include <iostream>
#include <vector>

namespace {

std::vector<bool> free_numbers;  // by number, 0..20

void take(unsigned number) {
  free_numbers[number] = false;
  for (unsigned taken = 2; taken + number <= 20; ++taken) {
    if (!free_numbers[taken]) free_numbers[taken + number] = false;
  }
}

std::vector<unsigned> winning_moves() {
  std::vector<unsigned> winning;
  for (unsigned number = 2; number <= 20; ++number) {
    if (!free_numbers[number]) continue;
    take(number);
    if (winning_moves().empty()) winning.push_back(number);
  }
  return winning;
}

}  // namespace

int main() {
  unsigned count = 0;
  for (int number = 1; std::cin >> count && count != 0; ++number) {
    free_numbers.assign(21, false);
    for (unsigned i = 0, value = 0; i < count && std::cin >> value; ++i) free_numbers[value] = true;
    const std::vector<unsigned> winning = winning_moves();
    std::cout << "Test Case #" << number << '\n';
    std::cout << (winning.empty() ? "There's no winning move." : "The winning moves are:");
    for (unsigned move : winning) std::cout << ' ' << move;
    std::cout << "\n\n";
  }
}
