import sys
import math
from collections import Counter, deque, defaultdict

# Auto-generated code below aims at helping you parse
# the standard input according to the problem statement.

n, k = [int(i) for i in input().split()]
rows = deque()
for i in range(k):
    rows.append([int(j) for j in input().split()])

while rows:
    heaps = rows.popleft()
    moves = defaultdict(list)
    answer = []
    for i, h in enumerate(heaps):
        for take in range(1, h + 1):
            rest = heaps[:i] + [h - take] + heaps[i + 1:]
            x = 0
            for r in rest:
                x ^= r
            c = Counter(r > 1 for r in rest)
            lost = (x == 0) if c[True] else (x == 1)
            if lost:
                answer.append("{}:{}".format(i + 1, take))
    # Write an answer using print
    # To debug: print("Debug messages...", file=sys.stderr, flush=True)
    print(' '.join(answer) if answer else "CONCEDE")
