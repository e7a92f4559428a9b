import sys
from functools import lru_cache
data = list(map(int, sys.stdin.read().split()))
pos = 0
total = 0

@lru_cache(maxsize=None)
def grundy(row):
    options = set()
    for i in range(20):
        if row[i]:
            for j in range(i + 1, 20):
                if not row[j]:
                    nxt = list(row)
                    nxt[i], nxt[j] = 0, 1
                    options.add(grundy(tuple(nxt)))
                    break
    g = 0
    while g in options:
        g += 1
    return g

def read():
    global pos
    pos += 1
    return data[pos - 1]

for _ in range(read()):
    for _ in range(read()):
        cells = [0] * 20
        for _ in range(read()):
            cells[read() - 1] = 1
        total ^= grundy(tuple(cells))
    print("YES" if total else "NO")
