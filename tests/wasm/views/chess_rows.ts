import { count, listOf, shape, text } from '../../../web/engine/guard';
import type { ChessView } from '../../../web/games/chess_rows/view';

export const readView = shape<ChessView>({
  width: count,
  rows: listOf((value, path) => {
    const row = text(value, path);
    if (!/^(\d+(>\d+=\d+)?( |$))*$/.test(row)) throw new Error(`${path}: ${row}`);
    return row;
  }),
});
