#include <iostream>
#include <map>
#include <vector>
using namespace std;

map<int, bool> memo;

int choose(int state, int m)      // bit set: may still be chosen
{
    int next = state & ~(1 << m);
    for (int changed = 1; changed;) {
        changed = 0;
        for (int i = 2; i <= 20; i++)
            if (!(next >> i & 1) && i + m <= 20 && (next >> (i + m) & 1)) {
            next &= ~(1 << (i + m));
            changed = 1;
        }
    }
    return next;
}

bool win(int state)
{
    if (memo.count(state)) return memo[state];
    bool &r = memo[state];
    r = false;
    for (int m = 2; m <= 20; m++)
        if (state >> m & 1) if (!win(choose(state, m))) { memo[state] = true; return true; }
    return false;
}

int main()
{
    int n, t = 0;
    while (cin >> n && n) {
        int s = 0;
        for (int i = 0, x; i < n; i++) { cin >> x; s |= 1 << x; }
        vector<int> v;
        for (int m = 2; m <= 20; m++) if (s >> m & 1 && !win(choose(s, m))) v.push_back(m);
        cout << "Test Case #" << ++t << endl;
        if (v.empty()) cout << "There's no winning move." << endl;
        else {
            cout << "The winning moves are:";
            for (size_t i = 0; i < v.size(); i++) cout << " " << v[i];
            cout << endl;
        }
        cout << endl;
    }
}
