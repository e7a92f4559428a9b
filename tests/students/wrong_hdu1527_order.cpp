#include <cstdio>
#include <cmath>
int main() {
    long long n, m;
    while (scanf("%lld%lld", &n, &m) == 2) {
        long double r = (sqrtl(5) + 1) / 2;
        long long k = m - n;
        if (k >= 0 && (long long)(k * r) == n) printf("0\n");
        else printf("1\n");
    }
}
