#include <iostream>
#include <vector>
using namespace std;
int main() {
    int n, m;
    while (cin >> n >> m) {
        int s = max(n, m) + 1;
        vector<vector<int> > win(s, vector<int>(s));
        for (int i = 0; i < s; i++) for (int j = 0; j < s; j++) if (!win[i][j]) {
            for (int k = i + 1; k < s; k++) win[k][j] = 1;
            for (int k = j + 1; k < s; k++) win[i][k] = 1;
            for (int k = 1; i + k < s && j + k < s; k++) win[i + k][j + k] = 1;
        }
        cout << int(win[n][m]) << endl;
    }
}
