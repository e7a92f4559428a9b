#include <iostream>
#include <algorithm>
#include <cstring>
using namespace std;
const int MAXN = 4000005;
int mate[MAXN];          // the only b for which (a,b) loses
void init() {
    memset(mate, -1, sizeof(mate));
    int a = 0, d = 0;
    while (a < 2000001) {
        if (a + d < MAXN) { mate[a] = a + d; mate[a + d] = a; }
        d++;
        while (a < MAXN && mate[a] != -1) a++;
    }
}
int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    init();
    int t; cin >> t;
    while (t--) {
        int a, b; cin >> a >> b;
        cout << (mate[a] == b ? 'B' : 'A') << '\n';
    }
}
