#include <cstdio>
#include <cstring>
int sg[1 << 20];
bool vis[64];
int dfs(int s) {
    if (sg[s] != -1) return sg[s];
    memset(vis, 0, sizeof(vis));
    for (int i = 0; i < 20; i++) {
        if (!(s & (1 << i))) continue;
        for (int j = i + 1; j < 20; j++)
            if (!(s & (1 << j))) {
                vis[dfs(s ^ (1 << i) ^ (1 << j))] = true;
                break;
            }
    }
    int g = 0;
    while (vis[g]) g++;
    return sg[s] = g;
}
int main() {
    memset(sg, -1, sizeof(sg));
    int T;
    scanf("%d", &T);
    while (T--) {
        int n, m, x, ans = 0;
        scanf("%d", &n);
        for (int i = 0; i < n; i++) {
            int s = 0;
            scanf("%d", &m);
            for (int j = 0; j < m; j++) { scanf("%d", &x); s |= 1 << (x - 1); }
            ans ^= dfs(s);
        }
        puts(ans ? "YES" : "NO");
    }
    return 0;
}
