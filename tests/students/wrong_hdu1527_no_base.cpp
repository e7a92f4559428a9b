#include <cstdio>
#include <map>
using namespace std;
map<pair<int, int>, int> memo;
int win(int a, int b) {
    if (a < 0 || b < 0) return 1;
    for (int k = 0; k <= a || k <= b; k++) {
        if (!win(a - k, b)) return 1;
        if (!win(a, b - k)) return 1;
        if (!win(a - k, b - k)) return 1;
    }
    return 0;
}
int main() {
    int a, b;
    while (scanf("%d%d", &a, &b) == 2) printf("%d\n", win(a, b));
}
