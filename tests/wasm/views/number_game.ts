import { count, flag, listOf, shape, text } from '../../../web/engine/guard';
import type { Read } from '../../../web/engine/guard';
import type { AtlasData } from '../../../web/games/number_game/atlas_layout';
import type { NumberGameView } from '../../../web/games/number_game/view';
import type { NumberView } from '../../../web/kit/numbers/view';
import { pairOf, table, withOptional } from '../shapes';

export const readNumbers = listOf(
  withOptional<
    Omit<NumberView, 'sum' | 'released'>,
    Pick<Required<NumberView>, 'sum' | 'released'>
  >(shape<Omit<NumberView, 'sum' | 'released'>>({ number: count, free: flag }), {
    sum: pairOf(count),
    released: text,
  }) as Read<NumberView>,
);

export const readView = shape<Omit<NumberGameView, 'above'>>({
  limit: count,
  numbers: readNumbers,
  answers: listOf(table),
});

export const readPicture: Read<unknown> = shape<AtlasData>({ atlas: listOf(count) });
