// HDU 1846, Brave Game: a move takes 1 to m stones; whoever takes the last wins.
#include <iostream>
#include <vector>

int main() {
  int cases = 0;
  std::cin >> cases;
  for (int n = 0, m = 0; cases > 0 && std::cin >> n >> m; --cases) {
    std::vector<bool> wins(n + 1);  // no stone: lost
    for (int heap = 1; heap <= n; ++heap) {
      for (int take = 1; take <= m && take <= heap; ++take) {
        if (!wins[heap - take]) wins[heap] = true;  // a move to P
      }
    }
    std::cout << (wins[n] ? "first\n" : "second\n");
  }
}
