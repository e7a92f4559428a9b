from math import sqrt
t = int(input())
g = (1 + sqrt(5)) / 2
for i in range(t):
    a, b = map(int, input().split())
    if a > b:
        a, b = b, a
    if int((b - a) * g) == a:
        print('B')
    else:
        print('A')
