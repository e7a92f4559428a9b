// Computes the size of the cells of a row from the width of the board.

export interface Geometry {
  /** In pixels, like all sizes here. */
  readonly cell: number;
  readonly head: number;
  readonly rowHeight: number;
  /** A row of 20 that does not fit is broken into two lines. */
  readonly lines: 1 | 2;
}

export interface Room {
  readonly width: number;
  /** The size of the page's text, 1 by default. */
  readonly scale: number;
  /** Fingers need larger targets than a pointer does. */
  readonly touched: boolean;
  /** The head of a row shows the row's value. */
  readonly values: boolean;
  /** The head of a row has a button. */
  readonly buttons: boolean;
}

/** The smallest allowed target; a smaller grid scrolls instead. */
const smallestCell = 24;
const smallestTouchedCell = 30;
const largestCell = 36;
const scrollbar = 16;

export function geometryOf(
  columns: number,
  { width, scale, touched, values, buttons }: Room,
): Geometry {
  const fitting = (room: number, cells: number) =>
    scale * Math.max(smallestCell, Math.min(Math.floor(room / scale / cells), largestCell));
  const head = scale * (44 + (values ? 36 : 0)) + (buttons ? 28 : 0);
  const room = width - head - scrollbar;
  if (room >= scale * columns * (touched ? smallestTouchedCell : smallestCell)) {
    const cell = fitting(room, columns);
    return { cell, head, lines: 1, rowHeight: cell + 6 };
  }
  // Here the head is as narrow as possible, and its content also has two lines.
  const narrowHead = 22 * scale;
  const cell = fitting(width - narrowHead, columns / 2);
  return { cell, head: narrowHead, lines: 2, rowHeight: 2 * cell + 12 };
}
