#include <stdio.h>
#include <math.h>
int main() {
    int a, b;
    while (scanf("%d%d", &a, &b) == 2) {
        if (a > b) { int t = a; a = b; b = t; }
        if (b / a >= 3) { puts("1"); continue; }
        int k = b - a;
        puts((int)(k * (1 + sqrtl(5.0L)) / 2) == a ? "0" : "1");
    }
}
