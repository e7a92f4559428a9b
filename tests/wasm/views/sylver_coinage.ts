import { count, listOf, orNull, shape, text } from '../../../web/engine/guard';
import type { Read } from '../../../web/engine/guard';
import type { PMapEntry } from '../../../web/games/sylver_coinage/p_map';

export { readView } from './number_game';

export const readPicture: Read<unknown> = orNull(
  shape({
    pPositions: listOf(shape<PMapEntry>({ frobenius: count, count, example: text })),
  }),
);
