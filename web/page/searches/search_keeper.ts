// Keeps the results of searches in the browser, so that a reload, an update or freed memory does not lose them, and
// watches the memory that the searches hold.
import { createStore, get, set } from 'idb-keyval';
import type { Expected } from '../../engine/engine';
import { parseAnalysis } from '../../engine/guard';
import type { Analysis, GameId, SearchReport } from '../../engine/types';
import type { WorkerEngine } from '../../engine/worker_engine';
import { HeldMemory } from './held_memory';
import type { Held } from './held';

/** A search without a step for this long is not running. */
const pauseMs = 500;
/** A damaged storage may never answer. It is waited for so long, and once it has failed, so short. */
const patienceMs = { before: 5000, after: 100 };

interface Kept {
  /** The build that found it, should one ever have been wrong. */
  readonly build: string | undefined;
  /** JSON, because a later build may read other members. */
  readonly analysis: string;
}

if (!customElements.get('impartial-held')) customElements.define('impartial-held', HeldMemory);

export class SearchKeeper {
  readonly #engine: WorkerEngine;
  readonly #build: string | undefined;
  readonly #onHeld: (held: Held | undefined) => void;
  readonly #results = createStore('impartial', 'results');
  /** The positions that this page has searched. */
  readonly #searched = new Set<string>();
  #pause: ReturnType<typeof setTimeout> | undefined;
  /** The storage refuses to keep results, or does not answer. */
  #isLost = false;
  #held: Held | undefined;

  constructor(
    engine: WorkerEngine,
    build: string | undefined,
    onHeld: (held: Held | undefined) => void,
  ) {
    this.#engine = engine;
    this.#build = build;
    this.#onHeld = onHeld;
  }

  async step(game: GameId, position: string): Promise<Expected<SearchReport>> {
    this.#searched.add(position);
    if (this.#pause === undefined) this.tell(undefined);
    clearTimeout(this.#pause);
    const report = await this.#engine.step(game, position);
    if (report.ok) {
      const { bytes } = report.value;
      this.#pause = setTimeout(() => {
        this.#pause = undefined;
        this.tell({ game, bytes });
      }, pauseMs);
    }
    return report;
  }

  /** The analysis of a position, or a more complete one from an earlier search. Keeps what this page has found. */
  async better(position: string, found: Analysis): Promise<Expected<Analysis>> {
    const key = `${found.game} ${found.position}`;
    if (found.complete) {
      if (this.#searched.delete(position)) await this.#ask(() => this.#keep(key, found));
    } else {
      const kept = await this.#ask(() => get<Kept>(key, this.#results));
      try {
        if (kept) return { ok: true, value: parseAnalysis(kept.analysis) };
      } catch {
        // Of a later build, or damaged.
      }
    }
    return { ok: true, value: found };
  }

  /** The memory that is held now. */
  tell(held: Held | undefined): void {
    this.#held = held;
    this.#onHeld(held && { ...held, isLost: this.#isLost });
  }

  /** What the storage answers, if it does. */
  async #ask<T>(ask: () => Promise<T>): Promise<T | undefined> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const silence = new Promise<never>((_, reject) => {
      const wait = patienceMs[this.#isLost ? 'after' : 'before'];
      timer = setTimeout(() => reject(new Error('silence')), wait);
    });
    try {
      return await Promise.race([ask(), silence]);
    } catch {
      this.#isLost = true;
      if (this.#held) this.tell(this.#held);
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  async #keep(key: string, analysis: Analysis): Promise<void> {
    // What is kept here holds no memory of the solver.
    const facts = analysis.facts.filter((fact) => !fact.key.endsWith('_bytes'));
    const kept: Kept = { build: this.#build, analysis: JSON.stringify({ ...analysis, facts }) };
    await set(key, kept, this.#results);
  }
}
