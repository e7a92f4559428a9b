// The topics that the reader wants to have checked, each on several cores.
import { WorkQueue } from '../kit/work_queue';
import type { WorkState } from '../kit/work_queue';
import { compare } from './compare';
import type { Opinions, Result } from './compare';
import type { Topic } from './topics';

interface Progress {
  readonly compared: number;
}

type Checked = Result & { readonly milliseconds: number };

export type State = WorkState<Progress, Checked>;

/** A solver and a second opinion. Created for the first topic that runs, closed when none waits. */
export interface Company extends Opinions {
  close(): void;
}

export class Checks extends WorkQueue<Topic, Progress, Checked> {
  readonly #start: () => Company;
  readonly #cores: number;
  readonly #companies: Company[] = [];

  /** `onChange` is called after each change of a topic's state. `cores`: how many pairs work at the same time. */
  constructor(
    topics: readonly Topic[],
    start: () => Company,
    onChange: (topic: Topic, state: State | undefined) => void,
    cores = 1,
  ) {
    super(topics, { compared: 0 }, onChange);
    this.#start = start;
    this.#cores = cores;
  }

  protected override async run(
    topic: Topic,
    signal: AbortSignal,
    onProgress: (progress: Progress) => void,
  ): Promise<Checked> {
    const companies = this.#companies;
    let result: Result | undefined;
    try {
      while (companies.length < this.#cores) companies.push(this.#start());
      const started = performance.now();
      result = await compare(topic, companies, {
        signal,
        onProgress: (compared) => onProgress({ compared }),
      });
      return { ...result, milliseconds: performance.now() - started };
    } finally {
      // Its workers may be busy or broken.
      if (result?.kind !== 'agree') this.rest();
    }
  }

  protected override rest(): void {
    for (const company of this.#companies.splice(0)) company.close();
  }
}
