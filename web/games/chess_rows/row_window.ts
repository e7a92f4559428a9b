// Selects the rows of a long board that are drawn: the visible ones, a few around them, and the row with the focus.

export interface RowWindow {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
}

/** Rows drawn beyond each edge, so that fast scrolling shows no gaps. */
const overscan = 6;
/** Windows begin and end at multiples of this number, so most scroll events change nothing. */
const step = 4;

export function rowWindow(top: number, height: number, rowHeight: number, rows: number): RowWindow {
  const first = Math.floor(top / rowHeight) - overscan;
  const last = Math.ceil((top + height) / rowHeight) + overscan;
  return {
    from: Math.max(0, Math.min(Math.floor(first / step) * step, rows - 1)),
    to: Math.min(rows, Math.ceil(last / step) * step),
  };
}

/** The rows of a window in order, and the row `kept`, wherever it is. */
export function rowsToDraw({ from, to }: RowWindow, kept: number, rows: number): number[] {
  const drawn: number[] = [];
  if (kept >= 0 && kept < Math.min(from, rows)) drawn.push(kept);
  for (let row = from; row < Math.min(to, rows); ++row) drawn.push(row);
  if (kept >= to && kept < rows) drawn.push(kept);
  return drawn;
}
