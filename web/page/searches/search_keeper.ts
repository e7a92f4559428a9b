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
/** So long a wait is not seen. */
const unseenMs = 100;
/** A damaged storage may never answer. */
const patienceMs = 5000;

/** Positions have few winning moves. */
const mostChecked = 100;

/**
 * The games whose results are kept, and what the solver says of an answer that a search gave. A search of a heap game takes
 * seconds, and what it says of the rule (claims, periods) would be believed without a check.
 */
const reasons: Readonly<Record<GameId, readonly Analysis['reason'][]>> = {
  sylver_coinage: ['search', 'odd_recurrence', 'quiet_end'],
};

interface Kept {
  /** The build that found it: another one may have been wrong. */
  readonly build: string | undefined;
  /** JSON. */
  readonly analysis: string;
}

if (!customElements.get('impartial-held')) customElements.define('impartial-held', HeldMemory);

export class SearchKeeper {
  readonly #engine: WorkerEngine;
  readonly #build: string | undefined;
  readonly #onHeld: (held: Held | undefined) => void;
  readonly #onLater: () => void;
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
    onLater: () => void,
  ) {
    this.#engine = engine;
    this.#build = build;
    this.#onHeld = onHeld;
    this.#onLater = onLater;
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

  /** What is known without a wait. Tells when more is known later. */
  async atOnce(position: string, found: Analysis): Promise<Expected<Analysis>> {
    const better = this.#better(position, found);
    const unseen = new Promise<undefined>((resolve) => setTimeout(resolve, unseenMs));
    const soon = await Promise.race([better, unseen]);
    if (soon) return { ok: true, value: soon };
    better.then(
      (later) => later !== found && this.#onLater(),
      () => {},
    );
    return { ok: true, value: found };
  }

  /** The analysis of a position, or a more complete one from an earlier search. Keeps what this page has found. */
  async #better(position: string, found: Analysis): Promise<Analysis> {
    if (!reasons[found.game]) return found;
    const key = `${found.game} ${found.position}`;
    if (found.complete) {
      if (this.#searched.delete(position)) await this.#ask(() => this.#keep(key, found));
    } else {
      const kept = await this.#ask(() => get<Kept>(key, this.#results));
      const recalled = kept && (await this.#recalled(kept, found));
      if (recalled) return { ...recalled, isRecalled: true };
    }
    return found;
  }

  /**
   * What is kept is a claim: every page of the same origin can write it. Undefined if it is of another build or position,
   * has a move that the rules forbid, contradicts what the solver knows without a search, or is not what a search finds.
   */
  async #recalled(kept: Kept, found: Analysis): Promise<Analysis | undefined> {
    if (kept.build !== this.#build) return undefined;
    let claim: Analysis;
    try {
      claim = parseAnalysis(kept.analysis);
    } catch {
      return undefined;
    }
    const isSame = claim.game === found.game && claim.position === found.position;
    const isWon = claim.winning.length > 0;
    const isSearched = claim.status === 'solved' && reasons[claim.game]?.includes(claim.reason);
    if (!isSame || !isSearched || !claim.complete || claim.outcome !== (isWon ? 'N' : 'P'))
      return undefined;
    if (found.outcome !== 'unknown' && found.outcome !== claim.outcome) return undefined;
    if (!found.winning.every((move) => claim.winning.includes(move))) return undefined;
    const known = new Map(found.options.listed.map(({ move, outcome }) => [move, outcome]));
    const contradicts = claim.options.listed.some(({ move, outcome }) => {
      const before = known.get(move) ?? 'unknown';
      const isClaimed = claim.winning.includes(move);
      return (
        (before !== 'unknown' && before !== outcome) ||
        isClaimed !== (outcome === 'P') ||
        !(isClaimed || known.has(move))
      );
    });
    if (contradicts) return undefined;
    for (const move of claim.winning.slice(0, mostChecked)) {
      const { ok } = await this.#engine.play(found.game, found.position, move);
      if (!ok) return undefined;
    }
    // These are known without a search.
    const { play, view, facts } = found;
    const { count, truncated } = found.options;
    return { ...claim, play, view, facts, options: { ...claim.options, count, truncated } };
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
      timer = setTimeout(() => reject(new Error('silence')), patienceMs);
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
    const kept: Kept = {
      build: this.#build,
      analysis: JSON.stringify({ ...analysis, facts: [] }),
    };
    await set(key, kept, this.#results);
  }
}
