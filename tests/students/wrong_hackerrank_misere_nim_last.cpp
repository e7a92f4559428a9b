#include <iostream>
using namespace std;
int a[1000];
int main() {
    int t;
    cin >> t;
    while (t--) {
        int n;
        cin >> n;
        for (int i = 1; i <= n; i++) cin >> a[i];
        int x = 0;
        bool big = false;
        for (int i = 1; i < n; i++) {
            x ^= a[i];
            if (a[i] > 1) big = true;
        }
        if (big)
            cout << (x ? "First" : "Second") << "\n";
        else
            cout << (n % 2 == 0 ? "First" : "Second") << "\n";
    }
}
