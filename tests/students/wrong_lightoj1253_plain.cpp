#include <cstdio>
int main() {
    int T, cs = 0;
    for (scanf("%d", &T); T--;) {
        int n, x = 0, h;
        scanf("%d", &n);
        while (n--) { scanf("%d", &h); x ^= h; }
        printf("Case %d: %s\n", ++cs, x ? "Alice" : "Bob");
    }
}
