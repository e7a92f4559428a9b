#include<stdio.h>
int a[50];
main()
{
    int t,n,i,s,big;
    scanf("%d",&t);
again:
    if(t--==0)return 0;
    scanf("%d",&n);
    for(s=big=i=0;i<n;i++){scanf("%d",a+i);s^=a[i];if(a[i]>1)big=1;}
    printf("%s\n\n",(big?s!=0:s==0)?"John":"Brother");
    goto again;
}
