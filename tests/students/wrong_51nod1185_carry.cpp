#include <iostream>
using namespace std;
typedef unsigned long long ULL;
const ULL G[3] = {618033988, 749894848, 204586834}, M = 1000000000;
int main() {
    int t;
    cin >> t;
    while (t--) {
        ULL a, b;
        cin >> a >> b;
        if (a > b) {
            ULL c = a;
            a = b;
            b = c;
        }
        ULL d = b - a, h = d / M, l = d % M;
        ULL a3 = h * G[1] + l * G[0];
        ULL r = d + h * G[0] + a3 / M;
        cout << (r == a ? 'B' : 'A') << "\n";
    }
}
