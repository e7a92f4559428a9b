#include<stdio.h>
#include<math.h>
#define SWAP(a,b) {int t=a;a=b;b=t;}
int main()
{
    register int a,b;
    int x,y;
    while(~scanf("%d%d",&x,&y))
    {
        a=x;b=y;
        if(a>b)SWAP(a,b)
        int k=b-a;
        long double g=(1.0L+sqrtl(5.0L))/2;
        if((int)(k*g)==a)puts("0");
        else puts("1");
    }
    return 0;
}
