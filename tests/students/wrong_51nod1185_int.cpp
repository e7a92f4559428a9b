#include <bits/stdc++.h>
using namespace std;
int main() {
    int t;
    cin >> t;
    while (t--) {
        long long x, y;
        cin >> x >> y;
        int a = min(x, y), b = max(x, y);
        if (a > b) swap(a, b);
        long long d = (long long)b - a;
        long double g = (sqrtl(5) + 1) / 2;
        cout << ((long long)(d * g) == a ? "B" : "A") << endl;
    }
}
