import { count, listOf, orNull, shape } from '../../../web/engine/guard';
import type { ChessRow, ChessView } from '../../../web/games/chess_rows/view';

export const readView = shape<ChessView>({
  width: count,
  rows: listOf(
    shape<ChessRow>({
      pieces: listOf(count),
      landing: listOf(count),
      values: listOf(orNull(count)),
      groups: listOf(count),
      grundy: count,
    }),
  ),
});
