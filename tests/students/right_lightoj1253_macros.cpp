#include <bits/stdc++.h>
using namespace std;
#define rep(i,a,b) for(int i=(a);i<(b);++i)
#define all(x) begin(x),end(x)
#define sz(x) (int)(x).size()
typedef vector<int> vi;

void solve(int tc) {
    int k; cin >> k;
    vi a(k);
    rep(i,0,k) cin >> a[i];
    int x = accumulate(all(a), 0, bit_xor<int>());
    bool ones = all_of(all(a), [](int v) { return v <= 1; });
    cout << "Case " << tc << ": "
         << (ones ? (sz(a) % 2 ? "Bob" : "Alice") : (x ? "Alice" : "Bob")) << endl;
}

int main() {
    int t; cin >> t;
    rep(i,1,t+1) solve(i);
}
