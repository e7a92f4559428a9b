// Rows of 20 cells. A piece moves to the next free cell on its right.
import { inOrder, numbersOf, range, replaced } from '../brute_force';

export function moves(position: string) {
  const rows = components(position);
  return rows.flatMap((row, at) => {
    const cells = numbersOf(row);
    return cells.flatMap((from, piece) => {
      const to = range(from + 1, 20).find((cell) => !cells.includes(cell));
      if (to === undefined) return [];
      const moved = replaced(cells, piece, [to]);
      return [
        [
          `${at + 1}:${from}>${to}`,
          rows.map((each, other) => (other === at ? moved : each)).join(' / '),
        ] as const,
      ];
    });
  });
}

/** The rows, whatever the order of their pieces. */
export const components = (position: string): readonly string[] =>
  position.split('/').map((row) => inOrder(numbersOf(row)));
