#include <iostream>
#include <vector>
using namespace std;
int main() {
    int t;
    cin >> t;
    vector<int> s(50);
    while (t--) {
        int n, x = 0, most = 0;
        cin >> n;
        for (int i = 0; i < n; i++) {
            cin >> s.at(i);
            x ^= s.at(i);
            most = max(most, s.at(i));
        }
        cout << ((most == 1 ? n % 2 == 0 : x != 0) ? "First" : "Second") << endl;
    }
}
