// Inputs of the Number Game: positions, and how the judges write them.
#include <algorithm>
#include <bit>

#include "games/number_game/number_game.hpp"

namespace impartial::number_game {
namespace {

// All positions, by how many numbers are free, but the empty one only if the judge has it.
CaseList<TablePosition> make_list(bool with_empty) {
  CaseList<TablePosition> list;
  for (std::uint32_t index = 0; index < Universe::get().positions().size(); ++index) {
    if (with_empty || TablePosition{index}.solved().free != 0) list.small.push_back({index});
  }
  std::sort(list.small.begin(), list.small.end(),
            [](const TablePosition& left, const TablePosition& right) {
              const Numbers a = left.solved().free;
              const Numbers b = right.solved().free;
              return std::popcount(a) != std::popcount(b) ? std::popcount(a) < std::popcount(b)
                                                          : a < b;
            });
  return list;
}

unsigned random_number(Random& random, Numbers free) {
  for (std::uint64_t i = random.below(static_cast<std::uint64_t>(std::popcount(free))); i > 0; --i)
    free &= free - 1;
  return static_cast<unsigned>(std::countr_zero(free));
}

// After random moves, but with a number left.
TablePosition make_random(Random& random, unsigned size) {
  const int most = std::popcount(kAllNumbers) - static_cast<int>(random.below(4));
  const int wanted = std::max(most * static_cast<int>(size) / int{kSizes}, 1);
  Numbers free = kAllNumbers;
  while (std::popcount(free) > wanted) {
    const Numbers after = free_after(free, random_number(random, free));
    if (after == 0) break;
    free = after;
  }
  return {Universe::get().find(free)};
}

// Every fourth position is written in descending order, as the numbers may come in any order.
void write_numbers(const TablePosition& position, std::string_view behind_count,
                   TextWriter& writer) {
  const Numbers free = position.solved().free;
  writer.number(static_cast<std::uint64_t>(std::popcount(free)));
  std::string_view before = behind_count;
  for (unsigned i = kSmallest; i <= kLargest; ++i) {
    const unsigned number = position.index % 4 == 3 ? kSmallest + kLargest - i : i;
    if ((free & bit(number)) == 0) continue;
    writer.text(before).number(number);
    before = " ";
  }
  if (free == 0) writer.text(behind_count);
  writer.text("\n");
}

}  // namespace

void Poj1143::write_case(const TablePosition& position, TextWriter& writer) {
  write_numbers(position, " ", writer);
}
CaseList<TablePosition> Poj1143::case_list() { return make_list(false); }
TablePosition Poj1143::random_position(Random& random, unsigned size) {
  return make_random(random, size);
}

void Tud2001::write_case(const TablePosition& position, TextWriter& writer) {
  write_numbers(position, "\n", writer);
}
CaseList<TablePosition> Tud2001::case_list() { return make_list(true); }
TablePosition Tud2001::random_position(Random& random, unsigned size) {
  return make_random(random, size);
}

}  // namespace impartial::number_game
