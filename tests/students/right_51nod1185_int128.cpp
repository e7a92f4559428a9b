#include<bits/stdc++.h>
using namespace std;
using ll = long long;
using lll = __int128;
ll root(lll n) {
    ll lo = 0, hi = 4e18;
    while (lo < hi) {
        ll mid = lo + (hi - lo + 1) / 2;
        if ((lll)mid * mid <= n) lo = mid; else hi = mid - 1;
    }
    return lo;
}
int main() {
    int T;
    scanf("%d", &T);
    while (T--) {
        ll a, b;
        scanf("%lld%lld", &a, &b);
        auto [s, l] = minmax(a, b);
        ll d = l - s;
        puts((ll)(((lll)d + root((lll)5 * d * d)) / 2) == s ? "B" : "A");
    }
}
