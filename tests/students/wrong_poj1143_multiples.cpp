#include <cstdio>
#include <cstring>
int dp[1 << 21];
int after(int s, int m) {
    for (int k = m; k <= 20; k += m) s &= ~(1 << k);
    return s;
}
int win(int s) {
    if (dp[s] != -1) return dp[s];
    for (int m = 2; m <= 20; m++)
        if ((s & (1 << m)) && !win(after(s, m))) return dp[s] = 1;
    return dp[s] = 0;
}
int main() {
    memset(dp, -1, sizeof dp);
    int n, c = 1;
    while (scanf("%d", &n), n) {
        int s = 0, any = 0;
        for (int i = 0, x; i < n; i++) { scanf("%d", &x); s |= 1 << x; }
        printf("Test Case #%d\n", c++);
        for (int m = 2; m <= 20; m++)
            if ((s & (1 << m)) && !win(after(s, m))) {
                if (!any) printf("The winning moves are:");
                any = 1;
                printf(" %d", m);
            }
        printf(any ? "\n\n" : "There's no winning move.\n\n");
    }
}
