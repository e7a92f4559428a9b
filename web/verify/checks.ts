// The topics that the reader wants to have checked. They run one after the other, each on several cores.
import { compare } from './compare';
import type { Opinions, Result } from './compare';
import type { Topic } from './topics';

export type State =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'running'; readonly compared: number }
  | (Result & { readonly milliseconds: number })
  | { readonly kind: 'failed'; readonly reason: string };

/** A solver and a second opinion. Created for the first topic that runs, closed when none waits. */
export interface Company extends Opinions {
  close(): void;
}

export class Checks {
  readonly #topics: readonly Topic[];
  readonly #start: () => Company;
  readonly #onChange: (topic: Topic, state: State | undefined) => void;
  readonly #cores: number;
  readonly #states = new Map<Topic, State>();
  #stop: AbortController | undefined;

  /** `onChange` is called after each change of a topic's state. `cores`: how many pairs work at the same time. */
  constructor(
    topics: readonly Topic[],
    start: () => Company,
    onChange: (topic: Topic, state: State | undefined) => void,
    cores = 1,
  ) {
    this.#topics = topics;
    this.#start = start;
    this.#onChange = onChange;
    this.#cores = cores;
  }

  /** undefined if the topic was never asked for. */
  stateOf(topic: Topic): State | undefined {
    return this.#states.get(topic);
  }

  isBusy(topic: Topic): boolean {
    const kind = this.#states.get(topic)?.kind;
    return kind === 'waiting' || kind === 'running';
  }

  get isAnyBusy(): boolean {
    return this.#topics.some((topic) => this.isBusy(topic));
  }

  /** Checks the topic, or stops it. */
  toggle(topic: Topic): void {
    if (this.isBusy(topic)) this.#end(topic);
    else this.#ask([topic]);
  }

  /** Checks all topics, or stops the running and waiting ones. */
  toggleAll(): void {
    const busy = this.#topics.filter((topic) => this.isBusy(topic));
    if (busy.length === 0) this.#ask(this.#topics);
    // The waiting ones end first, so that none of them begins.
    for (const topic of busy.reverse()) this.#end(topic);
  }

  #end(topic: Topic): void {
    if (this.#states.get(topic)?.kind === 'running') this.#stop?.abort();
    else this.#set(topic, undefined);
  }

  #ask(wanted: readonly Topic[]): void {
    for (const topic of wanted) this.#set(topic, { kind: 'waiting' });
    if (!this.#stop) void this.#runWaiting();
  }

  #set(topic: Topic, state: State | undefined): void {
    if (state) this.#states.set(topic, state);
    else this.#states.delete(topic);
    this.#onChange(topic, state);
  }

  /** In the order of the page. */
  async #runWaiting(): Promise<void> {
    const next = (): Topic | undefined =>
      this.#topics.find((topic) => this.#states.get(topic)?.kind === 'waiting');
    const companies: Company[] = [];
    const close = (): void => {
      for (const company of companies.splice(0)) company.close();
    };
    for (let topic = next(); topic; topic = next()) {
      const { signal } = (this.#stop = new AbortController());
      this.#set(topic, { kind: 'running', compared: 0 });
      try {
        while (companies.length < this.#cores) companies.push(this.#start());
        this.#set(topic, await this.#run(topic, companies, signal));
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        this.#set(topic, { kind: 'failed', reason });
      }
      // Its workers may be busy or broken.
      if (this.stateOf(topic)?.kind !== 'agree') close();
    }
    close();
    this.#stop = undefined;
  }

  async #run(topic: Topic, companies: readonly Company[], signal: AbortSignal): Promise<State> {
    const started = performance.now();
    const onProgress = (compared: number): void => this.#set(topic, { kind: 'running', compared });
    const result = await compare(topic, companies, { signal, onProgress });
    return { ...result, milliseconds: performance.now() - started };
  }
}
