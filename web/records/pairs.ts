// Reads the answers to pairs {m, n} from web/records/pairs.tsv, and says which of them earlier publications may contain.
// No DOM.
import type { Outcome } from '../engine/types';

export const works = ['list', 'blok', 'opening'] as const;
/** Publications known to us, mostly by what others say of them; the words of this folder describe each. */
export type Work = (typeof works)[number];

export interface Pair {
  readonly m: number;
  readonly n: number;
  readonly outcome: Outcome;
  readonly complete: boolean;
  /** Ascending; all of them if `complete`. */
  readonly winning: readonly number[];
  /** The solver's reason. Empty for a position of the judge's table. */
  readonly reason: string;
  readonly work: Work | undefined;
  /** Whether the answer is complete and in none of these works. */
  readonly isNew: boolean;
}

/** The work that may contain the pair. */
function workOf(m: number, n: number): Work | undefined {
  // The list of all {m, n} is said to end at {15, 26}. It goes by n, then by m.
  if (n < 26 || (n === 26 && m <= 15)) return 'list';
  const isEven = m % 2 === 0 && n % 2 === 0;
  if (isEven && (m <= 10 || m === 14)) return 'blok';
  // That work has the replies to 16.
  if (isEven && m === 16 && n <= 36) return 'opening';
  return undefined;
}

/** Throws if the text is not such a table, because the table is our own. */
export function parsePairs(text: string): readonly Pair[] {
  const rows = text.trimEnd().split('\n');
  return rows.filter((row) => !row.startsWith('#')).map(parsePair);
}

function parsePair(row: string): Pair {
  const cells = row.split('\t');
  const [position = '', outcome = '', , complete, winning = '', reason = ''] = cells;
  const [, m, n] = (/^<(\d+) (\d+)>$/.exec(position) ?? []).map(Number);
  const isOutcome = outcome === 'P' || outcome === 'N' || outcome === 'unknown';
  if (m === undefined || n === undefined || !isOutcome || cells.length !== 8) {
    throw new Error(`pairs: ${row}`);
  }
  const isComplete = complete === 'yes';
  const work = workOf(m, n);
  return {
    m,
    n,
    outcome,
    complete: isComplete,
    winning: winning.split(' ').filter(Boolean).map(Number),
    reason,
    work,
    // 3 answers 2, and 2 answers 3, whatever the other number is.
    isNew: work === undefined && isComplete && m > 3,
  };
}

/** The rows and columns of the triangle. Its rows begin at 4: in those of 2 and 3 only 3 and 2 win. */
export class Triangle {
  readonly rows: readonly (readonly Pair[])[];
  readonly columns: number;

  constructor(pairs: readonly Pair[]) {
    const first = 4;
    const shown = pairs.filter(({ m }) => m >= first);
    const last = Math.max(...shown.map(({ m }) => m));
    this.rows = Array.from({ length: last - first + 1 }, (_, row) =>
      shown.filter(({ m }) => m === row + first).sort((a, b) => a.n - b.n),
    );
    this.columns = Math.max(...shown.map(({ n }) => n));
  }

  /** The pair to which a key leads; undefined if the key is none of a grid's. */
  after(from: Pair, key: string, withControl: boolean): Pair | undefined {
    const rows = this.rows.filter((row) => row.length > 0);
    const at = rows.findIndex((row) => row.includes(from));
    const row = rows[at] ?? [];
    const inRow = (index: number): Pair | undefined =>
      row[Math.max(0, Math.min(index, row.length - 1))];
    /** The pair of a row that is nearest to this column. */
    const inColumn = (index: number): Pair | undefined =>
      rows[Math.max(0, Math.min(index, rows.length - 1))]?.reduce((nearest, pair) =>
        Math.abs(pair.n - from.n) < Math.abs(nearest.n - from.n) ? pair : nearest,
      );
    const column = row.indexOf(from);
    const steps: Readonly<Record<string, () => Pair | undefined>> = {
      ArrowLeft: () => inRow(column - 1),
      ArrowRight: () => inRow(column + 1),
      ArrowUp: () => inColumn(at - 1),
      ArrowDown: () => inColumn(at + 1),
      Home: () => (withControl ? rows[0]?.[0] : inRow(0)),
      End: () => (withControl ? rows.at(-1)?.at(-1) : inRow(row.length - 1)),
      PageUp: () => inRow(column - 10),
      PageDown: () => inRow(column + 10),
    };
    return steps[key]?.();
  }
}
