import { count, flag, listOf, oneOf, orNull, shape, text } from '../../../web/engine/guard';
import type { Read } from '../../../web/engine/guard';
import type { PMapEntry } from '../../../web/games/number_game/p_map';
import type { NumberGameView, NumberView } from '../../../web/games/number_game/view';
import { pairOf, withOptional } from '../shapes';

export const readView = withOptional<
  Omit<NumberGameView, 'above'>,
  Pick<Required<NumberGameView>, 'above'>
>(
  shape<Omit<NumberGameView, 'above'>>({
    limit: count,
    numbers: listOf(
      withOptional<
        Omit<NumberView, 'sum' | 'released'>,
        Pick<Required<NumberView>, 'sum' | 'released'>
      >(shape<Omit<NumberView, 'sum' | 'released'>>({ number: count, free: flag }), {
        sum: pairOf(count),
        released: text,
      }) as Read<NumberView>,
    ),
  }),
  { above: oneOf(['open']) },
);

export const readPicture = orNull(
  shape({
    p_positions: listOf(shape<PMapEntry>({ frobenius: count, count, example: text })),
  }),
);
