t = int(input())
for case in range(1, t + 1):
    k, *heaps = map(int, input().split())
    x = 0
    for h in heaps:
        x ^= h
    print("Case %d: %s" % (case, "Alice" if (x > 0) == (max(heaps) > 1) else "Bob"))
