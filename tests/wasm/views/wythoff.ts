import { count, listOf, natural, orNull, shape } from '../../../web/engine/guard';
import type { WythoffView } from '../../../web/games/wythoff/view';
import { heapPair, table } from '../shapes';

export const readView = shape<WythoffView>({
  heaps: heapPair,
  plane: shape<WythoffView['plane']>({
    first: natural,
    second: natural,
    size: count,
    cold: listOf(heapPair),
    options: listOf(heapPair),
    grundy: orNull(table),
  }),
});

export const readPicture = shape({ grundy: table });
