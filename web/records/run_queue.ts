// The rows that the reader wants to run. They run one after the other, so that they do not slow each other down.
import type { Effort, Row } from './records';
import { run } from './run';
import type { Outcome, RowEngine } from './run';

export type RowState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'running'; readonly effort?: Effort; readonly answered?: number }
  | { readonly kind: 'done'; readonly outcome: Outcome }
  | { readonly kind: 'failed'; readonly reason: string };

/** Drawing the table takes longer than many of the searches. */
const tellEveryMs = 100;

export class RunQueue {
  readonly #rows: readonly Row[];
  readonly #startEngine: () => RowEngine;
  readonly #onChange: (row: Row, state: RowState | undefined) => void;
  readonly #states = new Map<Row, RowState>();
  /** Stops the running row. */
  #stop: AbortController | undefined;

  /** `onChange` is called after each change of a row's state. */
  constructor(
    rows: readonly Row[],
    startEngine: () => RowEngine,
    onChange: (row: Row, state: RowState | undefined) => void,
  ) {
    this.#rows = rows;
    this.#startEngine = startEngine;
    this.#onChange = onChange;
  }

  /** undefined if the row was never asked to run. */
  stateOf(row: Row): RowState | undefined {
    return this.#states.get(row);
  }

  isBusy(row: Row): boolean {
    const kind = this.#states.get(row)?.kind;
    return kind === 'waiting' || kind === 'running';
  }

  get isAnyBusy(): boolean {
    return this.#rows.some((row) => this.isBusy(row));
  }

  /** By the row's name. */
  get outcomes(): ReadonlyMap<string, Outcome> {
    const done = [...this.#states].flatMap(([{ name }, state]) =>
      state.kind === 'done' ? [[name, state.outcome] as const] : [],
    );
    return new Map(done);
  }

  /** Runs the row, or stops it. */
  toggle(row: Row): void {
    if (this.isBusy(row)) this.#end(row);
    else this.#ask([row]);
  }

  /** Runs all rows, or stops the running and waiting ones. */
  toggleAll(): void {
    const busy = this.#rows.filter((row) => this.isBusy(row));
    if (busy.length === 0) this.#ask(this.#rows);
    for (const row of busy) this.#end(row);
  }

  #end(row: Row): void {
    if (this.#states.get(row)?.kind === 'running') this.#stop?.abort();
    else this.#set(row, undefined);
  }

  #ask(rows: readonly Row[]): void {
    for (const row of rows) this.#set(row, { kind: 'waiting' });
    if (!this.#stop) void this.#runWaiting();
  }

  #set(row: Row, state: RowState | undefined): void {
    if (state) this.#states.set(row, state);
    else this.#states.delete(row);
    this.#onChange(row, state);
  }

  /** In the order of the table. */
  async #runWaiting(): Promise<void> {
    const next = (): Row | undefined =>
      this.#rows.find((row) => this.#states.get(row)?.kind === 'waiting');
    for (let row = next(); row; row = next()) {
      this.#stop = new AbortController();
      await this.#run(row, this.#stop.signal);
    }
    this.#stop = undefined;
  }

  async #run(row: Row, signal: AbortSignal): Promise<void> {
    this.#set(row, { kind: 'running' });
    try {
      let tellAt = performance.now() + tellEveryMs;
      const onProgress = (effort: Effort, answered: number): void => {
        if (performance.now() < tellAt) return;
        tellAt = performance.now() + tellEveryMs;
        this.#set(row, { kind: 'running', effort, answered });
      };
      const outcome = await run(this.#startEngine, row, { signal, onProgress });
      this.#set(row, { kind: 'done', outcome });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.#set(row, { kind: 'failed', reason });
    }
  }
}
