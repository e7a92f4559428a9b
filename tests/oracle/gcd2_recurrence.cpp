// Sylver Coinage, by the plain recurrence. gcd2_recurrence N_MAX 2A... prints the odd n <= N_MAX
// for which {2A..., n} is lost for the player to move; 2A... must have the gcd 2 and no even number
// above 252 that is not a sum. gcd2_recurrence all N_MAX 2A... does so for each position of even
// numbers above that one: a line has the even numbers, a colon and the odd ones. gcd2_recurrence
// check compares it with a search of the game itself. {10,14,26}: 293. {10,26,44}: 2383.
// {10,26,68}: 3899. {8,30,34}: 49337. Each is the only one: up to 400, 2500, 4000, 49400.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <set>
#include <unordered_map>
#include <vector>

namespace {

__extension__ using Set =
    unsigned __int128;  // of the numbers 0..127; all greater ones belong to it too
constexpr int size = 128;

bool has(Set s, int y) { return (s >> y & 1) != 0; }
Set shift(Set s, int y) { return y < size ? s << y : 0; }

// The least set with s + {0, y, 2y, ...}; so for a semigroup b and a module m, those after y has
// been added to b.
Set with(Set s, int y) {
  for (Set old = 0; old != s;) {
    old = s;
    s |= shift(s, y);
  }
  return s;
}

// All modules m over the semigroup b. A row has a bit for each odd n >= 3: is the position that 2b
// and n + 2m generate lost?
struct Semigroup {
  Set b;
  int last_gap = -1;
  std::vector<Set> modules;  // supersets are greater numbers, and come first; the last one is b
  std::vector<std::uint64_t> lost;

  int find(Set m) const {
    return static_cast<int>(std::lower_bound(modules.begin(), modules.end(), m, std::greater<>()) -
                            modules.begin());
  }
};

class Recurrence {
 public:
  Recurrence(Set a, int n_max) : n_max_(n_max), words_(static_cast<std::size_t>(n_max / 128 + 1)) {
    std::set<Set, std::greater<>> found{a};
    std::vector<Set> todo{a};
    while (!todo.empty()) {
      const Set b = todo.back();
      todo.pop_back();
      for (int y = 1; y < size; ++y)
        if (found.insert(with(b, y)).second) todo.push_back(with(b, y));
    }
    for (const Set b : found) {
      all_.push_back({b, -1, {}, {}});
      decide(all_.back());
    }
  }

  const std::vector<Semigroup>& all() const { return all_; }

  bool lost(const Semigroup& s, int module, int n) const {
    return (s.lost[static_cast<std::size_t>(module) * words_ + static_cast<std::size_t>(n / 128)] >>
                (n % 128 / 2) &
            1) != 0;
  }

 private:
  int n_max_;
  std::size_t words_;
  std::vector<Semigroup> all_;  // by b, downwards

  const Semigroup& find(Set b) const {
    return *std::lower_bound(all_.begin(), all_.end(), b,
                             [](const Semigroup& s, Set x) { return s.b > x; });
  }

  // Every larger semigroup has been decided.
  void decide(Semigroup& s) const {
    const Set b = s.b;
    for (int y = 1; y < size; ++y)
      if (!has(b, y)) s.last_gap = y;
    std::set<Set, std::greater<>> modules{b};
    std::vector<Set> todo{b};
    while (!todo.empty()) {
      const Set m = todo.back();
      todo.pop_back();
      for (int y = 1; y <= s.last_gap; ++y)
        if (modules.insert(m | shift(b, y)).second) todo.push_back(m | shift(b, y));
    }
    s.modules.assign(modules.begin(), modules.end());
    const std::size_t count = s.modules.size();
    s.lost.assign(count * words_, 0);

    // Moves to 2y.
    std::vector<std::uint64_t> won(count * words_);
    for (int y = 1; y <= s.last_gap; ++y) {
      if (has(b, y)) continue;
      const Semigroup& to = find(with(b, y));
      for (std::size_t i = 0; i < count; ++i) {
        const auto row = static_cast<std::size_t>(to.find(with(s.modules[i], y))) * words_;
        for (std::size_t w = 0; w < words_; ++w) won[i * words_ + w] |= to.lost[row + w];
      }
    }

    // Where the moves to n + 2y and, at most for k = last_gap, to n - 2k lead.
    const auto gaps = static_cast<std::size_t>(s.last_gap + 1);
    std::vector<int> up(count * gaps, -1);
    std::vector<int> down(count * gaps, -1);
    for (std::size_t i = 0; i < count; ++i)
      for (int y = 1; y <= s.last_gap; ++y) {
        const Set m = s.modules[i];
        if (!has(m, y)) up[i * gaps + static_cast<std::size_t>(y)] = s.find(m | shift(b, y));
        down[i * gaps + static_cast<std::size_t>(y)] = s.find(b | shift(m, y));
      }

    bool long_move =
        false;  // is {2b, n - 2k} lost for a k > last_gap? Then b and k + m generate b.
    for (int n = 3; n <= n_max_; n += 2) {
      const int before = n - 2 * std::max(s.last_gap + 1, 1);
      if (before >= 3 && lost(s, static_cast<int>(count) - 1, before)) long_move = true;
      for (std::size_t i = 0; i < count; ++i) {
        const std::size_t word = i * words_ + static_cast<std::size_t>(n / 128);
        const std::uint64_t bit = std::uint64_t{1} << (n % 128 / 2);
        bool is_lost = false;
        Set sums = 0;  // n + m + m
        if (n <= s.last_gap)
          for (int y = 0; y <= s.last_gap; ++y)
            if (has(s.modules[i], y)) sums |= shift(s.modules[i], n + y);
        if ((sums & ~b) != 0) {  // the even part is greater
          Set more = b;
          Set m = s.modules[i];
          for (int y = 1; y <= s.last_gap; ++y)
            if (has(sums, y)) {
              more = with(more, y);
              m = with(m, y);
            }
          const Semigroup& to = find(more);
          is_lost = lost(to, to.find(m), n);
        } else if ((won[word] & bit) == 0 && !long_move) {
          is_lost = true;
          for (std::size_t y = 1; y < gaps && is_lost; ++y) {
            const int above = up[i * gaps + y];
            const int to = n - 2 * static_cast<int>(y);
            if ((above >= 0 && lost(s, above, n)) || (to >= 3 && lost(s, down[i * gaps + y], to)))
              is_lost = false;
          }
        }
        if (is_lost) s.lost[word] |= bit;
      }
    }
  }
};

// The game itself: the numbers 0..63 that are sums; all greater ones are.
bool search(std::uint64_t sums, std::unordered_map<std::uint64_t, bool>& known) {
  if (const auto old = known.find(sums); old != known.end()) return old->second;
  bool is_lost = true;
  for (int y = 2; y < 64 && is_lost; ++y)
    if ((sums >> y & 1) == 0) is_lost = !search(static_cast<std::uint64_t>(with(sums, y)), known);
  return known[sums] = is_lost;
}

// All triples with gaps of b and m up to `last`, whether they are positions or not, if the position
// has no gap above `top`.
bool check(int last, int top) {
  const Recurrence recurrence(~Set{0} << (last + 1) | 1, top);
  std::unordered_map<std::uint64_t, bool> known;
  int compared = 0;
  int wrong = 0;
  for (const Semigroup& s : recurrence.all())
    for (std::size_t i = 0; i < s.modules.size(); ++i)
      for (int n = 3; n <= top; n += 2) {
        Set sums = 1;
        for (int y = 0; y < 64; ++y) {
          if (y > 0 && has(s.b, y)) sums = with(sums, 2 * y);
          if (has(s.modules[i], y)) sums = with(sums, n + 2 * y);
        }
        if ((~sums & ~Set{0} << (top + 1)) != 0) continue;
        ++compared;
        const bool is_lost = search(static_cast<std::uint64_t>(sums), known);
        if (is_lost != recurrence.lost(s, static_cast<int>(i), n)) ++wrong;
      }
  std::printf("%d triples compared, %zu positions searched, %d differ\n", compared, known.size(),
              wrong);
  return wrong == 0;
}

// The generators of b, doubled.
void print_doubled(Set b) {
  Set sums = 1;
  for (int y = 1; y < size; ++y) {
    if (!has(b, y) || has(sums, y)) continue;
    std::printf("%d ", 2 * y);
    sums = with(sums, y);
  }
}

}  // namespace

int main(int argc, char** argv) {
  if (argc == 2 && std::strcmp(argv[1], "check") == 0) return check(6, 35) && check(10, 31) ? 0 : 1;
  const bool is_all = argc > 1 && std::strcmp(argv[1], "all") == 0;
  const int first = is_all ? 2 : 1;
  if (argc < first + 2) return 2;
  Set a = 1;
  for (int i = first + 1; i < argc; ++i) a = with(a, std::atoi(argv[i]) / 2);
  const int n_max = std::atoi(argv[first]);
  const Recurrence recurrence(a, n_max);
  for (const Semigroup& s : recurrence.all()) {
    if (!is_all && s.b != a) continue;
    if (is_all) {
      print_doubled(s.b);
      std::printf(":");
    }
    for (int n = 3; n <= n_max; n += 2)
      if (recurrence.lost(s, static_cast<int>(s.modules.size()) - 1, n))
        std::printf(is_all ? " %d" : "%d\n", n);
    if (is_all) std::printf("\n");
  }
}
