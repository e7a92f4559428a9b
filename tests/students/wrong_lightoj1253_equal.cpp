#include <cstdio>
int a[105];
int main() {
    int t;
    scanf("%d", &t);
    for (int c = 1; c <= t; c++) {
        int n, x = 0;
        scanf("%d", &n);
        for (int i = 0; i < n; i++) {
            scanf("%d", a + i);
            x ^= a[i];
        }
        bool same = true;
        for (int i = 1; i < n; i++)
            if (a[i] != a[0]) same = false;
        printf("Case %d:", c);
        if (same)
            puts(n % 2 ? "Bob" : "Alice");
        else
            puts(x ? "Alice" : "Bob");
    }
}
