from math import isqrt
while True:
    a, b = sorted(map(int, input().split()))
    d = b - a
    print(int((d + isqrt(5 * d * d)) // 2 != a))
