#include <cstdio>
#include <algorithm>
int main() {
    int t, a, b;
    scanf("%d", &t);
    while (t--) {
        scanf("%d%d", &a, &b);
        if (a > b) std::swap(a, b);
        int d = b - a;
        // a = floor(d * phi): the largest a with a * a <= a * d + d * d
        bool lose = a * a <= a * d + d * d && (a + 1) * (a + 1) > (a + 1) * d + d * d;
        puts(lose ? "B" : "A");
    }
}
