// Keys for a grid whose rows differ in length. Its own handler comes first and learns the row, so that GridFocus, which moves the
// focus, knows how long that row is.

/** The row to which a key leads; undefined for other keys. `last`: the last row. */
export function rowByKey(
  { key, ctrlKey }: KeyboardEvent,
  row: number,
  last: number,
): number | undefined {
  const rows: Readonly<Record<string, number>> = {
    ArrowUp: row - 1,
    ArrowDown: row + 1,
    PageUp: row - 10,
    PageDown: row + 10,
    ...(ctrlKey ? { Home: 0, End: last } : {}),
  };
  const wanted = rows[key];
  return wanted === undefined ? undefined : Math.max(0, Math.min(wanted, last));
}

/** Enter and the space bar press a cell that the selector names, and once however long they are held. */
export function pressByKey(event: KeyboardEvent, cells: string): void {
  const target = event.target as HTMLElement;
  if (!target.matches(cells) || (event.key !== 'Enter' && event.key !== ' ')) return;
  event.preventDefault();
  if (!event.repeat) target.click();
}
