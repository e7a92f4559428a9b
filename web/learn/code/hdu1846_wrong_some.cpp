// HDU 1846, with a mistake: a heap is called lost if some move leads to a won one.
#include <iostream>
#include <vector>

int main() {
  int cases = 0;
  std::cin >> cases;
  for (int n = 0, m = 0; cases > 0 && std::cin >> n >> m; --cases) {
    std::vector<bool> wins(n + 1);
    // part
    for (int heap = 1; heap <= n; ++heap) {
      wins[heap] = true;
      for (int take = 1; take <= m && take <= heap; ++take) {
        if (wins[heap - take]) wins[heap] = false;
      }
    }
    // end of part
    std::cout << (wins[n] ? "first\n" : "second\n");
  }
}
