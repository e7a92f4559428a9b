#include <stdio.h>
#include <math.h>
int main()
{
    int a, b, t;
    while (scanf("%d%d", &a, &b))
    {
        if (a > b) { t = a; a = b; b = t; }
        int k = b - a;
        int p = (int)(k * (1.0 + sqrt(5.0)) / 2);
        if (p == a) printf("0\n");
        else printf("1\n");
    }
    return 0;
}
