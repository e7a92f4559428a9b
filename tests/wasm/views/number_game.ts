import { count, flag, listOf, oneOf, orNull, shape, text } from '../../../web/engine/guard';
import type { Read } from '../../../web/engine/guard';
import type { AtlasData } from '../../../web/games/number_game/atlas_layout';
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

const readSearch = orNull(
  shape({
    pPositions: listOf(shape<PMapEntry>({ frobenius: count, count, example: text })),
  }),
);
const readAtlas = shape<AtlasData>({ atlas: listOf(count) });

export const readPicture: Read<unknown> = (value, path) =>
  typeof value === 'object' && value !== null && 'atlas' in value
    ? readAtlas(value, path)
    : readSearch(value, path);
