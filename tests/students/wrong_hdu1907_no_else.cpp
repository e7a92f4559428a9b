#include <cstdio>
int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        int n, x = 0, f = 0;
        scanf("%d", &n);
        for (int i = 0; i < n; i++) {
            int a;
            scanf("%d", &a);
            x ^= a;
            if (a > 1) f = 1;
        }
        if (!f) {
            if (n % 2)
                printf("Brother\n");
            else
                printf("John\n");
        }
        if (x)
            printf("John\n");
        else
            printf("Brother\n");
    }
}
