// The solver's answer to what is in the fields, the options of a heap that is chosen in it, and the run that goes on with its
// table. No drawing.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Engine } from '../../engine/engine';
import { search } from '../../engine/search';
import type { Notice } from '../../engine/types';
import { Newest } from '../../play/newest';
import { goesIn, goesOf, valuesData } from './values_data';
import type { Goes } from './values_data';
import type { HeapGamesAnalysis, HeapGamesTable } from './view';

const game = 'heap_games';
/** How long the run goes on. */
const milliseconds = 10_000;

export interface Answer {
  readonly analysis: HeapGamesAnalysis;
  readonly data: HeapGamesTable | undefined;
}

/** Why the text in the fields cannot be read. */
export interface Refused {
  readonly notice: Notice;
  readonly text: string;
}

export class Answers implements ReactiveController {
  /** To what is in the fields, or was when it could last be read. */
  answer: Answer | undefined;
  refused: Refused | undefined;
  /** The heap whose options are told. */
  chosen: number | undefined;
  /** undefined while they are on their way. */
  goes: readonly Goes[] | undefined;
  /** How many values the run has; undefined if there is none. */
  progress: number | undefined;
  readonly #host: ReactiveControllerHost;
  readonly #engine: () => Engine;
  readonly #newest = new Newest();
  readonly #newestHeap = new Newest();
  #text = '';
  #run: AbortController | undefined;

  constructor(host: ReactiveControllerHost, engine: () => Engine) {
    this.#host = host;
    this.#engine = engine;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.stop();
  }

  /** Returns whether the text was read, and no later one was asked. `onRead`: called also if a later one was. */
  async ask(text: string, onRead?: (analysis: HeapGamesAnalysis) => void): Promise<boolean> {
    this.#text = text;
    const isNewest = this.#newest.begin();
    const engine = this.#engine();
    try {
      const found = await engine.analyse(game, text);
      const picture = found.ok ? await engine.picture(game, text) : undefined;
      if (found.ok) onRead?.(found.value as HeapGamesAnalysis);
      if (!isNewest()) return false;
      this.#host.requestUpdate();
      if (!found.ok) {
        this.refused = { notice: found.notice, text };
        return false;
      }
      const analysis = found.value as HeapGamesAnalysis;
      if (analysis.view.rule !== this.answer?.analysis.view.rule) {
        this.stop();
        this.chosen = this.goes = undefined;
      }
      this.refused = undefined;
      this.answer = { analysis, data: picture?.ok ? valuesData(picture.value) : undefined };
      return true;
    } catch {
      // The table reports a solver that fails.
      return false;
    }
  }

  async choose(heap: number): Promise<void> {
    const { answer } = this;
    this.chosen = heap;
    this.goes = answer?.data && goesOf(answer.data, heap);
    this.#host.requestUpdate();
    if (!answer || this.goes) return;
    const isNewest = this.#newestHeap.begin();
    const found = await this.#engine().analyse(game, `${answer.analysis.view.rule}: ${heap}`);
    if (!isNewest() || !found.ok) return;
    this.goes = goesIn(found.value.options.listed);
    this.#host.requestUpdate();
  }

  async goOn(): Promise<void> {
    const { answer } = this;
    if (!answer) return;
    const { position } = answer.analysis;
    const run = (this.#run = new AbortController());
    const { signal } = run;
    const onProgress = ({ positions }: { readonly positions: number }): void => {
      this.progress = positions;
      this.#host.requestUpdate();
    };
    onProgress({ positions: 0 });
    try {
      await search(this.#engine(), game, position, {
        until: 'done',
        budget: { milliseconds },
        signal,
        onProgress,
      });
    } catch {
      // The table reports it.
    }
    if (this.#run !== run) return;
    this.#run = this.progress = undefined;
    await this.ask(this.#text);
  }

  /** Ends the run; what it has found is told. */
  stop(): void {
    this.#run?.abort();
  }
}
