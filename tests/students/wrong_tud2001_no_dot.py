import sys
from itertools import count, chain
from typing import Dict, List, FrozenSet


class NumberGame:
    memo: Dict[int, bool] = {}

    def __init__(self, numbers: List[int]):
        self.mask = 0
        for x in numbers:
            self.mask |= 1 << x

    @staticmethod
    def after(mask: int, move: int) -> int:
        taken = ~mask & ((1 << 21) - 1) & ~0b10
        out = 0
        for k in count(0):
            if k * move > 20:
                break
            out |= taken << (k * move)
        return mask & ~out & ~(1 << move) & ~sum(1 << j for j in range(move, 21, move))

    @classmethod
    def is_win(cls, mask: int) -> bool:
        try:
            return cls.memo[mask]
        except KeyError:
            pass
        res = False
        for m in range(2, 21):
            if mask >> m & 1 and not cls.is_win(cls.after(mask, m)):
                res = True
                break
        cls.memo[mask] = res
        return res

    def moves(self):
        for m in range(2, 21):
            if self.mask >> m & 1 and not self.is_win(self.after(self.mask, m)):
                yield m


def tokens():
    for line in sys.stdin:
        yield from line.split()


tok = tokens()
T = int(next(tok))
for sc in range(1, T + 1):
    n = int(next(tok))
    g = NumberGame([int(next(tok)) for _ in range(n)])
    ms = list(g.moves())
    print('Scenario #%d:' % sc)
    if ms:
        print('The winning moves are: {}'.format(' '.join(map(str, ms))))
    else:
        print('There is no winning move.')
    print()
