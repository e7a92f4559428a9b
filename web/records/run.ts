// A row of the records, run here and now.
import type { Engine } from '../engine/engine';
import { search } from '../engine/search';
import type { Budget } from '../engine/search';
import type { Analysis, SearchReport } from '../engine/types';
import { answerOf, rest } from './records';
import type { Effort, Row, Run } from './records';

export const game = 'number_game';

/** WebAssembly ends at 4 GiB, and the page needs some of it for what is no table. */
export const budget: Budget = { bytes: 3 * 2 ** 30 };

/** incomplete: what was found agrees, but is not all, as the search was stopped or had no room to end. */
export type Verdict = 'same' | 'different' | 'incomplete';

export interface Outcome extends Run {
  readonly verdict: Verdict;
}

/** A solver of the row's own: its memory is given back when it is done. */
export type RowEngine = Engine & { close(): void };

interface RunOptions {
  readonly signal: AbortSignal;
  /** So much was done, and so many of the row's positions are answered. */
  readonly onProgress: (effort: Effort, answered: number) => void;
}

/**
 * By a solver that knows nothing yet; of the pairs of one row none follows from another. Rejects where the solver breaks, or
 * refuses a position.
 */
export async function run(
  startEngine: () => RowEngine,
  row: Row,
  { signal, onProgress }: RunOptions,
): Promise<Outcome> {
  let effort: Effort = { pPositions: 0, visited: 0, bytes: 0, seconds: 0 };
  const answers: string[] = [];
  const verdicts: Verdict[] = [];
  const engine = startEngine();
  try {
    // What is timed is the search, not the way of its code to this machine; for this answer nothing is searched.
    await engine.analyse(game, '<>');
    for (const [index, position] of row.positions.entries()) {
      if (signal.aborted) break;
      const before = effort;
      const found = await solve(engine, position, signal, (now) => {
        effort = {
          pPositions: before.pPositions + now.pPositions,
          visited: before.visited + now.visited,
          bytes: Math.max(before.bytes, now.bytes),
          seconds: before.seconds + now.seconds,
        };
        onProgress(effort, index);
      });
      answers.push(answerOf(found));
      verdicts.push(compare(row.answers[index] ?? '', found));
    }
  } finally {
    engine.close();
  }
  const isWhole = answers.length === row.answers.length;
  const odd = verdicts.includes('different')
    ? 'different'
    : verdicts.find((each) => each !== 'same');
  return { answers, effort, verdict: odd ?? (isWhole ? 'same' : 'incomplete') };
}

async function solve(
  engine: Engine,
  position: string,
  signal: AbortSignal,
  onProgress: (effort: Effort) => void,
): Promise<Analysis> {
  const started = performance.now();
  let last: SearchReport | undefined;
  const tell = (): void => {
    const { p_positions = 0, positions = 0, bytes = 0 } = last ?? {};
    const seconds = (performance.now() - started) / 1000;
    onProgress({ pPositions: p_positions, visited: positions, bytes, seconds });
  };
  const found = await search(engine, game, position, {
    budget,
    signal,
    onProgress(progress) {
      last = progress;
      tell();
    },
  });
  // With the answer itself.
  tell();
  if (!found.ok) throw new Error(found.notice.message);
  return found.value;
}

export function compare(
  recorded: string,
  found: Pick<Analysis, 'outcome' | 'winning' | 'complete'>,
): Verdict {
  if (answerOf(found) === recorded) return 'same';
  // Of a longer list, so far.
  const known = recorded.split(' ');
  const agrees =
    !found.complete &&
    found.outcome !== (recorded === 'P' ? 'N' : 'P') &&
    (known.includes(rest) || found.winning.every((move) => known.includes(move)));
  return agrees ? 'incomplete' : 'different';
}
