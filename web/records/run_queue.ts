// The rows that the reader wants to run.
import { WorkQueue } from '../kit/work_queue';
import type { WorkState } from '../kit/work_queue';
import type { Effort, Row } from './records';
import { run } from './run';
import type { Outcome, RowEngine } from './run';

interface Progress {
  readonly effort?: Effort;
  readonly answered?: number;
}

interface Done {
  readonly kind: 'done';
  readonly outcome: Outcome;
}

export type RowState = WorkState<Progress, Done>;

/** Drawing the table takes longer than many of the searches. */
const tellEveryMs = 100;

export class RunQueue extends WorkQueue<Row, Progress, Done> {
  readonly #rows: readonly Row[];
  readonly #startEngine: () => RowEngine;

  /** `onChange` is called after each change of a row's state. */
  constructor(
    rows: readonly Row[],
    startEngine: () => RowEngine,
    onChange: (row: Row, state: RowState | undefined) => void,
  ) {
    super(rows, {}, onChange);
    this.#rows = rows;
    this.#startEngine = startEngine;
  }

  /** By the row's name. */
  get outcomes(): ReadonlyMap<string, Outcome> {
    const done = this.#rows.flatMap((row) => {
      const state = this.stateOf(row);
      return state?.kind === 'done' ? [[row.name, state.outcome] as const] : [];
    });
    return new Map(done);
  }

  protected override async run(
    row: Row,
    signal: AbortSignal,
    onProgress: (progress: Progress) => void,
  ): Promise<Done> {
    let tellAt = performance.now() + tellEveryMs;
    const outcome = await run(this.#startEngine, row, {
      signal,
      onProgress: (effort, answered) => {
        if (performance.now() < tellAt) return;
        tellAt = performance.now() + tellEveryMs;
        onProgress({ effort, answered });
      },
    });
    return { kind: 'done', outcome };
  }
}
