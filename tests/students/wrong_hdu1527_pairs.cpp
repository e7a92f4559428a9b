#include <cstdio>
#include <cmath>
#include <algorithm>
using namespace std;
int main() {
    int a, b;
    while (scanf("%d%d", &a, &b) == 2) {
        if (a > b) swap(a, b);
        const long double g = (1 + sqrtl(5)) / 2;
        int lose = 0;
        for (long long k = 0; ; k++) {
            volatile long long x = k * g;
            if (x > a) break;
            if (x == a && x + k == b) lose = 1;
        }
        printf("%d\n", !lose);
    }
}
