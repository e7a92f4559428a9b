#include <bits/stdc++.h>
using namespace std;
int sg[1<<20];
int main() {
    for (int s = 1; s < 1 << 20; ++s) {
        set<int> seen;
        for (int i = 1; i < 20; ++i) {
            if (!(s >> i & 1)) continue;
            if (!(s >> (i - 1) & 1)) seen.insert(sg[s ^ (3 << (i - 1))]);
        }
        while (seen.count(sg[s])) ++sg[s];
    }
    int t; cin >> t;
    while (t--) {
        int n, r = 0; cin >> n;
        while (n--) {
            int m, x, s = 0; cin >> m;
            while (m--) { cin >> x; s |= 1 << (20 - x); }
            r ^= sg[s];
        }
        cout << (r ? "YES" : "NO") << "\n";
    }
}
