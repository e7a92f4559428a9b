#include <stdio.h>
#include <stdlib.h>
#include <math.h>

typedef struct { long long small, large; } Pair;

Pair *read_pair(void) {
    Pair *p = malloc(sizeof *p);
    if (scanf("%lld %lld", &p->small, &p->large) != 2) { free(p); return NULL; }
    if (p->small > p->large) { long long t = p->small; p->small = p->large; p->large = t; }
    return p;
}

int main(void) {
    Pair *p;
    while ((p = read_pair()) != NULL) {
        long long d = p->large - p->small, r = (long long)sqrt(5.0 * d * d);
        while (r * r > 5 * d * d) r--;
        while ((r + 1) * (r + 1) <= 5 * d * d) r++;
        printf("%d\n", (d + r) / 2 != p->small);
        free(p);
    }
    return 0;
}
