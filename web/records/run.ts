// Runs a row of the records in this browser.
import type { Engine } from '../engine/engine';
import { search } from '../engine/search';
import type { Budget } from '../engine/search';
import type { Analysis, SearchReport } from '../engine/types';
import { answerOf, rest } from './records';
import type { Effort, Row, Run } from './records';

export const game = 'sylver_coinage';

/** WebAssembly ends at 4 GiB, and the page needs some of that besides the tables. */
export const budget: Budget = { bytes: 3 * 2 ** 30 };

/** incomplete: the results agree but are not complete, because the search was stopped or reached its memory limit. */
export type Verdict = 'same' | 'different' | 'incomplete';

export interface Outcome extends Run {
  readonly verdict: Verdict;
}

/** Creates a solver for one row; its memory is freed when the row is done. */
export type RowEngine = Engine & { close(): void };

interface RunOptions {
  readonly signal: AbortSignal;
  /** The progress of the search and the number of the row's positions that are answered. */
  readonly onProgress: (effort: Effort, answered: number) => void;
}

/**
 * Runs the row with a new solver. No pair of a row can follow from another pair of that row, so each is searched.
 * Rejects if the solver breaks or refuses a position.
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
    // Loads the code, so that the time is that of the search alone: this position needs no search.
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
    const { pPositions = 0, positions = 0, bytes = 0 } = last ?? {};
    const seconds = (performance.now() - started) / 1000;
    onProgress({ pPositions, visited: positions, bytes, seconds });
  };
  const found = await search(engine, game, position, {
    budget,
    signal,
    onProgress(progress) {
      last = progress;
      tell();
    },
  });
  // The last report comes together with the answer.
  tell();
  if (!found.ok) throw new Error(found.notice.message);
  return found.value;
}

export function compare(
  recorded: string,
  found: Pick<Analysis, 'outcome' | 'winning' | 'complete'>,
): Verdict {
  if (answerOf(found) === recorded) return 'same';
  // An incomplete answer agrees if it is a part of the recorded list.
  const known = recorded.split(' ');
  const agrees =
    !found.complete &&
    found.outcome !== (recorded === 'P' ? 'N' : 'P') &&
    (known.includes(rest) || found.winning.every((move) => known.includes(move)));
  return agrees ? 'incomplete' : 'different';
}
