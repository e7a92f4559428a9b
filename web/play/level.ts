// The level that suits a reader: harder after two exercises in a row that were right at the first try, easier after a
// wrong answer.

export interface Level {
  /** From 0. */
  readonly at: number;
  /** How many in a row were right at the first try. */
  readonly row: number;
}

export const easiest: Level = { at: 0, row: 0 };

/** `levels`: how many there are. `clean`: the exercise was solved without a wrong answer or a look at the answer. */
export function nextLevel({ at, row }: Level, clean: boolean, levels: number): Level {
  if (!clean) return { at: Math.max(0, at - 1), row: 0 };
  if (row + 1 < 2) return { at, row: row + 1 };
  return { at: Math.min(levels - 1, at + 1), row: 0 };
}
