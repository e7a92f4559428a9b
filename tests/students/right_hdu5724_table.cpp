#include <cstdio>
#include <cstring>
#include <iostream>
using namespace std;

int sg[1 << 20];
bool vis[32];

void getsg()
{
    for (int s = 0; s < (1 << 20); s++) {
        memset(vis, 0, sizeof vis);
        for (int i = 0; i < 20; i++) if (s >> i & 1) {
            int j = i - 1;
            while (j >= 0 && (s >> j & 1)) j--;
            if (j >= 0) vis[sg[s ^ (1 << i) ^ (1 << j)]] = 1;
        }
        int g = 0;
        while (vis[g]) g++;
        sg[s] = g;
    }
}

int main()
{
#ifndef ONLINE_JUDGE
    freopen("data.in", "r", stdin);
#endif
    getsg();
    int T, n, m, x;
    scanf("%d", &T);
    while (T--) {
        int ans = 0;
        scanf("%d", &n);
        while (n--) {
            int s = 0;
            scanf("%d", &m);
            while (m--) scanf("%d", &x), s |= 1 << (20 - x);
            ans ^= sg[s];
        }
        printf(ans ? "YES\n" : "NO\n");
    }
    return 0;
}
