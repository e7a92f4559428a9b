#include <iostream>
using namespace std;
int n, a, flag;
int main() {
    int t;
    cin >> t;
    while (t--) {
        cin >> n;
        int s = 0;
        for (int i = 0; i < n; i++) {
            cin >> a;
            s ^= a;
            if (a > 1) flag = 1;
        }
        if ((s && flag) || (!s && !flag)) cout << "John" << endl;
        else cout << "Brother" << endl;
    }
    return 0;
}
