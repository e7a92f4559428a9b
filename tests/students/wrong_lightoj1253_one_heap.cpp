#include <iostream>
using namespace std;
int main() {
    int T;
    cin >> T;
    for (int c = 1; c <= T; c++) {
        int n, x = 0, v;
        cin >> n;
        for (int i = 0; i < n; i++) {
            cin >> v;
            x ^= v;
        }
        cout << "Case " << c << ": ";
        if (n == 1)
            cout << "Bob" << endl;
        else if (x)
            cout << "Alice" << endl;
        else
            cout << "Bob" << endl;
    }
}
