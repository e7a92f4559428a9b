#include <cstdio>
#include <cstring>
signed char memo[1 << 21];
int after(int av, int x);
bool win(int av) {
    if (memo[av]) return memo[av] == 1;
    bool w = false;
    for (int x = 2; x <= 20 && !w; x++)
        if (av >> x & 1)
            if (!win(after(av, x))) w = true;
    memo[av] = w ? 1 : 2;
    return w;
}
int after(int av, int x) {
    int r = av;
    for (int i = x; i <= 20; i += x) r &= ~(1 << i);
    for (int f = 2; f + x <= 20; f++)
        if (!(av >> f & 1)) r &= ~(1 << (f + x));
    return r;
}
int main() {
    int n, c = 0;
    while (scanf("%d", &n) == 1 && n) {
        int av = 0, p;
        for (int i = 0; i < n; i++) {
            scanf("%d", &p);
            av |= 1 << p;
        }
        printf("Test Case #%d\n", ++c);
        bool any = false;
        for (int x = 2; x <= 20; x++)
            if (av >> x & 1)
                if (!win(after(av, x))) {
                    if (!any) printf("The winning moves are:");
                    any = true;
                    printf(" %d", x);
                }
        if (any)
            printf("\n\n");
        else
            printf("There's no winning move.\n\n");
    }
}
