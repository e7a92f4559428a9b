import { count, listOf, oneOf, orNull, shape, text } from '../../../web/engine/guard';
import type { Read } from '../../../web/engine/guard';
import type { PMapEntry } from '../../../web/games/sylver_coinage/p_map';
import type { NumbersView } from '../../../web/kit/numbers/view';
import { withOptional } from '../shapes';
import { readNumbers } from './number_game';

export const readView = withOptional<
  Omit<NumbersView, 'above'>,
  Pick<Required<NumbersView>, 'above'>
>(shape<Omit<NumbersView, 'above'>>({ limit: count, numbers: readNumbers }), {
  above: oneOf(['open']),
});

export const readPicture: Read<unknown> = orNull(
  shape({
    pPositions: listOf(shape<PMapEntry>({ frobenius: count, count, example: text })),
  }),
);
