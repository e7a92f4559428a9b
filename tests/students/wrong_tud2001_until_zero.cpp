#include <cstdio>
#include <cstring>
char known[1 << 21];
int after(int s, int m) {
    int out = 0;
    for (int k = 0; k <= 20; k += m)
        for (int i = 0; i + k <= 20; i++)
            if (i == 0 ? k > 0 : (i >= 2 && !(s >> i & 1))) out |= 1 << (i + k);
    return s & ~out & ~(1 << m);
}
bool win(int s) {
    char &r = known[s];
    if (r) return r == 1;
    bool w = false;
    for (int m = 2; m <= 20 && !w; m++) if (s >> m & 1) w = !win(after(s, m));
    r = w ? 1 : 2;
    return w;
}
int main() {
    int t, c = 0, n;
    scanf("%d", &t);
    while (t-- && scanf("%d", &n) == 1 && n) {
        int s = 0, x;
        while (n--) { scanf("%d", &x); s |= 1 << x; }
        printf("Scenario #%d:\n", ++c);
        bool any = false;
        for (int m = 2; m <= 20; m++) if (s >> m & 1 && !win(after(s, m))) {
            printf(any ? " %d" : "The winning moves are: %d", m);
            any = true;
        }
        puts(any ? ".\n" : "There is no winning move.\n");
    }
}
