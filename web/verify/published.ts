// The tables of Sylver Coinage as a second opinion: brute force cannot answer these positions.
import pairs from './pairs.tsv?raw';
import published from './published.tsv?raw';
import type { Slice } from './oracle_module';
import type { TopicId } from './topics';

/** Longer ones take minutes. */
const longGap = 200;

interface Row {
  readonly position: string;
  readonly answer: string;
}

function rowsOf(tsv: string): readonly string[][] {
  const lines = tsv.trimEnd().split('\n');
  return lines.filter((line) => !line.startsWith('#')).map((line) => line.split('\t'));
}

function pairsWith(isWanted: (gap: number) => boolean): readonly Row[] {
  return rowsOf(pairs)
    .filter(([, gap]) => isWanted(Number(gap)))
    .sort(([, a], [, b]) => Number(a) - Number(b))
    .map(([pair = '', , moves = '']) => ({
      position: `<${pair}>`,
      answer: moves === '' ? 'P' : `N ${moves.replaceAll(/[, ]+/g, ' ')}`,
    }));
}

const tables: Partial<Record<TopicId, readonly Row[]>> = {
  sylver_pairs: pairsWith((gap) => gap <= longGap),
  sylver_long_pairs: pairsWith((gap) => gap > longGap),
  sylver_published: rowsOf(published).map(([numbers = '', outcome = '']) => ({
    position: `<${numbers}>`,
    answer: outcome,
  })),
};

export function publishedSlice(topic: TopicId, from: number, count: number): Slice {
  const rows = (tables[topic] ?? []).slice(from, from + count);
  const lines = (of: (row: Row) => string): string => rows.map((row) => `${of(row)}\n`).join('');
  return {
    positions: lines(({ position }) => position),
    input: '',
    answers: lines(({ answer }) => answer),
  };
}
