// Compares the solver with the second opinion, position by position.
import type { Engine } from '../engine/engine';
import { search } from '../engine/search';
import type { Analysis } from '../engine/types';
import type { Slice } from './oracle_module';
import { publishedSlice } from './published';
import type { Topic } from './topics';

/** What is asked: the solver, and the second opinion. */
export interface Opinions {
  readonly engine: Engine;
  readonly oracle: { slice(topic: string, from: number, count: number): Promise<Slice> };
}

export interface Disagreement {
  /** In the game's notation. */
  readonly position: string;
  readonly solver: string;
  readonly second: string;
}

/** `index`: of the position in its slice. */
interface Difference {
  readonly index: number;
  readonly first: Disagreement;
}

export type Result =
  | { readonly kind: 'agree'; readonly compared: number }
  /** `compared`: the number of the position on which they disagree, from 1. */
  | { readonly kind: 'differ'; readonly compared: number; readonly first: Disagreement }
  | { readonly kind: 'stopped'; readonly compared: number };

export interface CompareOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (compared: number) => void;
}

/** Small enough to be stopped soon, large enough to be worth a message. */
const sliceOf = ({ dialect, table }: Topic): number => (table ? 1 : dialect ? 5000 : 250);

/**
 * `pairs`: each compares a slice at a time, with workers of its own. Ends with the first disagreement, or at once when
 * it is stopped; the opinions may then be busy and must not be asked again. Rejects if an opinion fails, or has another
 * number of positions than the topic.
 */
export async function compare(
  topic: Topic,
  pairs: readonly Opinions[],
  { signal, onProgress }: CompareOptions,
): Promise<Result> {
  const stopped = new Promise<undefined>((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
  const count = sliceOf(topic);
  let first = 0;
  let end = Math.ceil(topic.total / count);
  let compared = 0;
  let hasEnded = false;
  const differences: { readonly from: number; readonly difference: Difference }[] = [];
  const compareSlices = async (opinions: Opinions, pair: number): Promise<void> => {
    // The last positions of a table take longest. Every other pair begins with them, so that none waits for them.
    const isFromEnd = topic.table !== undefined && pair % 2 === 1;
    while (first < end && differences.length === 0 && !signal.aborted) {
      const from = count * (isFromEnd ? --end : first++);
      const found = await Promise.race([stopped, compareSlice(topic, opinions, from, count)]);
      if (!found || hasEnded) return;
      const { positions, difference } = found;
      if (difference) {
        differences.push({ from, difference });
        return;
      }
      if (positions !== Math.min(count, topic.total - from))
        throw new Error(`${from + positions} of ${topic.total} positions`);
      compared += positions;
      onProgress(compared);
    }
  };
  // Slices that were taken before one that differs are still compared, so of a text the first disagreement is found.
  await Promise.all(pairs.map(compareSlices)).finally(() => (hasEnded = true));
  if (signal.aborted) return { kind: 'stopped', compared };
  const [least] = [...differences].sort((one, other) => one.from - other.from);
  if (!least) return { kind: 'agree', compared };
  const { index, first: shown } = least.difference;
  return { kind: 'differ', compared: least.from + index + 1, first: shown };
}

async function compareSlice(
  topic: Topic,
  opinions: Opinions,
  from: number,
  count: number,
): Promise<{ readonly positions: number; readonly difference: Difference | undefined }> {
  const slice = await ask(topic, opinions, from, count);
  const positions = linesOf(slice.positions);
  const found = await answersOf(topic, slice, opinions);
  return {
    positions: positions.length,
    difference: firstDifference(positions, found, slice.answers),
  };
}

async function ask(
  topic: Topic,
  { oracle }: Opinions,
  from: number,
  count: number,
): Promise<Slice> {
  return topic.table ? publishedSlice(topic.id, from, count) : oracle.slice(topic.id, from, count);
}

/** The solver's answers, in the form of the second opinion. */
async function answersOf(
  topic: Topic,
  { input, positions }: Slice,
  { engine }: Opinions,
): Promise<string> {
  const { game, dialect, table } = topic;
  if (dialect) {
    const { answer, notices } = await engine.solve(dialect, input);
    const refusal = notices.find(({ severity }) => severity === 'error');
    return (await answer.text()) + (refusal ? `${refusal.message}\n` : '');
  }
  const lines: string[] = [];
  for (const position of linesOf(positions)) {
    const found = table
      ? await search(engine, game, position)
      : await engine.analyse(game, position);
    lines.push(found.ok ? line(found.value, table) : found.notice.message);
  }
  return lines.map((each) => `${each}\n`).join('');
}

/** As the oracle writes it: outcome, Grundy value and winning moves; a table has no values, or outcomes alone. */
export function line(
  {
    outcome,
    grundy,
    winning,
    complete,
  }: Pick<Analysis, 'outcome' | 'grundy' | 'winning' | 'complete'>,
  table?: Topic['table'],
): string {
  const value = table ? [] : [grundy ?? '-'];
  const moves = table === 'outcomes' ? [] : [...winning, ...(complete ? [] : ['...'])];
  return [outcome, ...value, ...moves].join(' ');
}

/** The lines of a text that ends with a line break. */
function linesOf(text: string): readonly string[] {
  return text.split('\n').slice(0, -1);
}

function firstDifference(
  positions: readonly string[],
  solver: string,
  second: string,
): Difference | undefined {
  if (solver === second) return undefined;
  const count = positions.length;
  const [ours, theirs] = [solver.split('\n'), second.split('\n')];
  // The answers of a dialect have the same number of lines for every position.
  const each = Math.floor((theirs.length - 1) / count);
  const place = theirs.findIndex((text, at) => text !== ours[at]);
  const index = place < 0 ? count - 1 : Math.min(Math.floor(place / each), count - 1);
  const answer = (lines: readonly string[]): string => {
    const end = index === count - 1 ? undefined : (index + 1) * each;
    return lines
      .slice(index * each, end)
      .join(' ')
      .trim();
  };
  const first = { position: positions[index] ?? '', solver: answer(ours), second: answer(theirs) };
  return { index, first };
}
