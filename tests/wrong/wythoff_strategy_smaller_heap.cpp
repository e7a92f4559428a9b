// Lists the cold pairs up to the smaller heap, not up to the larger one.
// caught by: wythoff_strategy.sample
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <set>
#include <utility>
#include <vector>

namespace {

using Pair = std::pair<std::uint64_t, std::uint64_t>;

constexpr std::uint64_t kBound = 100;  // enough for the file that catches this

// SplitMix64, as the strategy is drawn.
std::uint64_t below(std::uint64_t& state, std::uint64_t bound) {
  std::uint64_t z = state += 0x9E3779B97F4A7C15;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
  return (z ^ (z >> 31)) % bound;
}

std::vector<Pair> cold_pairs() {
  std::vector<Pair> pairs;
  std::set<std::uint64_t> used;
  for (std::uint64_t k = 1, a = 1; k <= kBound; ++k) {
    while (used.count(a) != 0) ++a;
    pairs.push_back({a, a + k});
    used.insert(a);
    used.insert(a + k);
  }
  return pairs;
}

bool is_cold(const std::vector<Pair>& cold, Pair heaps) {
  if (heaps.first > heaps.second) std::swap(heaps.first, heaps.second);
  return heaps == Pair{} || std::find(cold.begin(), cold.end(), heaps) != cold.end();
}

Pair my_move(const std::vector<Pair>& cold, Pair heaps) {
  for (std::uint64_t x = 0; x <= heaps.first; ++x) {
    for (std::uint64_t y = 0; y <= heaps.second; ++y) {
      if ((x == 0 && y == 0) || (x != 0 && y != 0 && x != y)) continue;
      if (is_cold(cold, {heaps.first - x, heaps.second - y})) return {x, y};
    }
  }
  return heaps.first > heaps.second ? Pair{1, 0} : Pair{0, 1};
}

Pair her_move(std::uint64_t& state, Pair heaps) {
  std::vector<Pair> ways;
  if (heaps.first > 0) ways.push_back({1, 0});
  if (heaps.second > 0) ways.push_back({0, 1});
  if (ways.size() == 2) ways.push_back({1, 1});
  const Pair way = ways[below(state, ways.size())];
  const std::uint64_t most = way.second == 0  ? heaps.first
                             : way.first == 0 ? heaps.second
                                              : std::min(heaps.first, heaps.second);
  const std::uint64_t amount = 1 + below(state, most);
  return {way.first * amount, way.second * amount};
}

void show(Pair pair) { std::cout << '(' << pair.first << ',' << pair.second << ')'; }

void take(const char* who, Pair move, Pair& heaps) {
  std::cout << who << ": extract ";
  show(move);
  std::cout << " from ";
  show(heaps);
  std::cout << '\n';
  heaps.first -= move.first;
  heaps.second -= move.second;
}

}  // namespace

int main() {
  const std::vector<Pair> cold = cold_pairs();
  for (Pair heaps;
       std::cin >> heaps.first >> heaps.second && std::max(heaps.first, heaps.second) < kBound;) {
    for (const Pair& pair : cold) {
      if (pair.first > std::min(heaps.first, heaps.second)) break;
      show(pair);
      std::cout << ' ';
    }
    std::cout << '\n';
    for (std::uint64_t state = 1; heaps != Pair{};) {
      std::cout << "current ";
      show(heaps);
      std::cout << '\n';
      take("I", my_move(cold, heaps), heaps);
      if (heaps != Pair{}) take("She", her_move(state, heaps), heaps);
    }
  }
}
