// How large the cells of a row are in the room that there is.

export interface Geometry {
  /** In pixels, as all here. */
  readonly cell: number;
  readonly head: number;
  readonly rowHeight: number;
  /** Where a row of 20 would not fit, it is broken into two lines. */
  readonly lines: 1 | 2;
}

export interface Room {
  readonly width: number;
  /** Fingers need more room than a pointer does. */
  readonly touched: boolean;
  /** The head of a row shows its value. */
  readonly values: boolean;
  /** The head of a row has a button. */
  readonly buttons: boolean;
}

/** No target is smaller than that; the grid scrolls instead. */
const smallestCell = 24;
const smallestTouchedCell = 30;
const largestCell = 36;
const scrollbar = 16;

export function geometryOf(columns: number, { width, touched, values, buttons }: Room): Geometry {
  const fitting = (room: number, cells: number) =>
    Math.max(smallestCell, Math.min(Math.floor(room / cells), largestCell));
  const head = 44 + (values ? 36 : 0) + (buttons ? 28 : 0);
  const room = width - head - scrollbar;
  if (room >= columns * (touched ? smallestTouchedCell : smallestCell)) {
    const cell = fitting(room, columns);
    return { cell, head, lines: 1, rowHeight: cell + 6 };
  }
  // Here the head is as narrow as can be, what it shows stands in two lines as well.
  const narrowHead = 22;
  const cell = fitting(width - narrowHead, columns / 2);
  return { cell, head: narrowHead, lines: 2, rowHeight: 2 * cell + 12 };
}
