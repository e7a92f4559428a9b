T = int(input())
for t in range(T):
    input()
    piles = list(map(int, input().split()))
    xor = 0
    for p in piles:
        xor ^= p
    if piles.count(1) == len(piles):
        first = len(piles) % 2 == 0
    else:
        first = xor > 0
    print("Case #" + str(t + 1) + ": " + ("Alice" if first else "Bob"))
