#include <stdio.h>
int main() {
    int a, b, t;
    while (scanf("%d %d", &a, &b) != EOF) {
        if (a > b) { t = a; a = b; b = t; }
        double c = (b - a) * 1.618;
        printf("%d\n", (int)c == a ? 0 : 1);
    }
    return 0;
}
