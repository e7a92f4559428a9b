// Tasks that the reader asks for, one by one or all. They run one after the other, in the order of the page, so that they do
// not slow each other down.

/** The end of a task that did not fail is a `Result`, with a kind of its own. */
export type WorkState<Progress, Result> =
  | { readonly kind: 'waiting' }
  | ({ readonly kind: 'running' } & Progress)
  | { readonly kind: 'failed'; readonly reason: string }
  | Result;

export abstract class WorkQueue<Task, Progress, Result extends { readonly kind: string }> {
  readonly #tasks: readonly Task[];
  readonly #begun: Progress;
  readonly #onChange: (task: Task, state: WorkState<Progress, Result> | undefined) => void;
  readonly #states = new Map<Task, WorkState<Progress, Result>>();
  /** Stops the running task. */
  #stop: AbortController | undefined;

  /** `begun`: the progress of a task that begins. `onChange` is called after each change of a task's state. */
  constructor(
    tasks: readonly Task[],
    begun: Progress,
    onChange: (task: Task, state: WorkState<Progress, Result> | undefined) => void,
  ) {
    this.#tasks = tasks;
    this.#begun = begun;
    this.#onChange = onChange;
  }

  /** Runs a task, until it ends or `signal` is aborted. */
  protected abstract run(
    task: Task,
    signal: AbortSignal,
    onProgress: (progress: Progress) => void,
  ): Promise<Result>;

  /** Called when no task waits any more. */
  protected rest(): void {}

  /** undefined if the task was never asked for, or was stopped before it began. */
  stateOf(task: Task): WorkState<Progress, Result> | undefined {
    return this.#states.get(task);
  }

  isBusy(task: Task): boolean {
    const kind = this.stateOf(task)?.kind;
    return kind === 'waiting' || kind === 'running';
  }

  get isAnyBusy(): boolean {
    return this.#tasks.some((task) => this.isBusy(task));
  }

  /** Runs the task, or stops it. */
  toggle(task: Task): void {
    if (this.isBusy(task)) this.#end(task);
    else this.#ask([task]);
  }

  /** Runs all tasks, or stops the running and waiting ones. */
  toggleAll(): void {
    const busy = this.#tasks.filter((task) => this.isBusy(task));
    if (busy.length === 0) this.#ask(this.#tasks);
    // The waiting ones end first, so that none of them begins.
    for (const task of busy.reverse()) this.#end(task);
  }

  #end(task: Task): void {
    if (this.stateOf(task)?.kind === 'running') this.#stop?.abort();
    else this.#set(task, undefined);
  }

  #ask(tasks: readonly Task[]): void {
    for (const task of tasks) this.#set(task, { kind: 'waiting' });
    if (!this.#stop) void this.#runWaiting();
  }

  #set(task: Task, state: WorkState<Progress, Result> | undefined): void {
    if (state) this.#states.set(task, state);
    else this.#states.delete(task);
    this.#onChange(task, state);
  }

  async #runWaiting(): Promise<void> {
    const next = (): Task | undefined =>
      this.#tasks.find((each) => this.stateOf(each)?.kind === 'waiting');
    for (let task = next(); task !== undefined; task = next()) {
      const now = task;
      const { signal } = (this.#stop = new AbortController());
      const onProgress = (progress: Progress): void =>
        this.#set(now, { kind: 'running', ...progress });
      onProgress(this.#begun);
      try {
        this.#set(now, await this.run(now, signal, onProgress));
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        this.#set(now, { kind: 'failed', reason });
      }
    }
    this.#stop = undefined;
    this.rest();
  }
}
