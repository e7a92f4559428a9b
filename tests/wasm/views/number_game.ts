import { count, flag, listOf, oneOf, shape, text } from '../../../web/engine/guard';
import type { Read } from '../../../web/engine/guard';
import type { AtlasData } from '../../../web/games/number_game/atlas_layout';
import type { NumberView, NumbersView } from '../../../web/kit/numbers/view';
import { pairOf, withOptional } from '../shapes';

export const readView = withOptional<
  Omit<NumbersView, 'above'>,
  Pick<Required<NumbersView>, 'above'>
>(
  shape<Omit<NumbersView, 'above'>>({
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

export const readPicture: Read<unknown> = shape<AtlasData>({ atlas: listOf(count) });
