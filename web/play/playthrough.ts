// A game as it is analysed or played: the line, what the solver says of each of its positions, and the way from one to
// the next. Only the newest request counts: one that was overtaken changes nothing.
import type { Engine, Expected } from '../engine/engine';
import type { SearchOptions } from '../engine/search';
import type { Analysis, GameId, Notice, Outcome } from '../engine/types';
import { after, isOver } from './after';
import { atStep, lastStep, positionAt, positionsOf, startLine, withMove } from './game_line';
import type { GameLine, Reason, Step } from './game_line';
import { Newest } from './newest';
import type { Look } from './opponent';

/** Of how many positions the analysis is kept; those of the line always are. */
const mostKept = 500;

export class Playthrough {
  readonly game: GameId;
  readonly #engine: Engine;
  readonly #onChange: () => void;
  readonly #known = new Map<string, Analysis>();
  #line: GameLine | undefined;
  readonly #newest = new Newest();

  /** `onChange` is called after each step that happened. */
  constructor(engine: Engine, game: GameId, onChange: () => void) {
    this.#engine = engine;
    this.game = game;
    this.#onChange = onChange;
  }

  /** None until a position was opened. */
  get line(): GameLine | undefined {
    return this.#line;
  }

  /** Of the position that is looked at. */
  get analysis(): Analysis | undefined {
    return this.analysisAt(this.#line?.at ?? 0);
  }

  /** Of the position after `count` moves. */
  analysisAt(count: number): Analysis | undefined {
    return this.#line && this.#known.get(positionAt(this.#line, count));
  }

  outcomeAt(count: number): Outcome | undefined {
    return this.analysisAt(count)?.outcome;
  }

  get lastStep(): Step | undefined {
    return this.#line && lastStep(this.#line);
  }

  get isOver(): boolean {
    return this.analysis !== undefined && isOver(this.analysis);
  }

  /**
   * Another game: a position in any of its spellings, the moves from there, and how many of them are made. What is not
   * legal among them, and all behind it, is left out. Returns the notice that refused the position, if one did.
   */
  async open(
    position: string,
    moves: readonly string[] = [],
    at: number = moves.length,
  ): Promise<Notice | undefined> {
    const isNewest = this.#newest.begin();
    const start = await this.#analyse(position);
    if (!isNewest()) return undefined;
    if (!start.ok) return start.notice;
    let line = startLine(start.value.position);
    for (const move of moves) {
      const next = await this.#after(positionAt(line), move);
      if (!isNewest()) return undefined;
      if (!next.ok) break;
      line = withMove(line, { move, position: next.value.position });
    }
    this.#show(atStep(line, at));
    return undefined;
  }

  /** Returns the notice that refused the move, if one did. `reason`: why an opponent makes it. */
  async play(move: string, reason?: Reason): Promise<Notice | undefined> {
    return this.#move(move, (line, { position }) =>
      withMove(line, { move, position, ...(reason && { reason }) }),
    );
  }

  /** The position after a move becomes the start of a new line: how some positions are set up. */
  async openAfter(move: string): Promise<Notice | undefined> {
    return this.#move(move, (_, { position }) => startLine(position));
  }

  /** `lineAfter`: the line that is shown when the move is legal. */
  async #move(
    move: string,
    lineAfter: (line: GameLine, after: Analysis) => GameLine,
  ): Promise<Notice | undefined> {
    const line = this.#line;
    if (!line) return undefined;
    const isNewest = this.#newest.begin();
    const next = await this.#after(positionAt(line), move);
    if (!isNewest()) return undefined;
    if (!next.ok) return next.notice;
    this.#show(lineAfter(line, next.value));
    return undefined;
  }

  goTo(count: number): void {
    if (!this.#line) return;
    this.#newest.begin();
    this.#show(atStep(this.#line, count));
  }

  /** The analysis after a move from here, or the notice that refuses it. Nothing changes. */
  async consider(move: string): Promise<Expected<Analysis>> {
    return this.#after(this.#line ? positionAt(this.#line) : '', move);
  }

  /** What would follow a move from here, wherever the line goes meanwhile. Nothing changes. */
  lookAhead(): Look {
    const from = this.#line ? positionAt(this.#line) : '';
    return async (move) => {
      const next = await this.#after(from, move);
      if (!next.ok) throw new Error(next.notice.message);
      return next.value;
    };
  }

  /** A long analysis of the position that is looked at; what it finds is known afterwards. Nothing else changes. */
  async search(options: SearchOptions): Promise<void> {
    if (!this.#line) return;
    const position = positionAt(this.#line);
    const { search } = await import('../engine/search');
    const found = await search(this.#engine, this.game, position, options);
    if (found.ok) this.#known.set(position, found.value);
  }

  /** Asks again for what was not known: a search has found more since. Nothing else changes. */
  async renew(): Promise<void> {
    const line = this.#line;
    if (!line) return;
    const needed = new Set(positionsOf(line));
    for (const [position, { complete }] of this.#known) {
      if (!complete && !needed.has(position)) this.#known.delete(position);
    }
    for (const position of needed) {
      if (this.#known.get(position)?.complete !== false) continue;
      const found = await this.#engine.analyse(this.game, position);
      if (found.ok) this.#known.set(position, found.value);
    }
  }

  /** Requests that are under way are overtaken. */
  stop(): void {
    this.#newest.begin();
  }

  #show(line: GameLine): void {
    this.#line = line;
    this.#forget(line);
    this.#onChange();
  }

  async #analyse(position: string): Promise<Expected<Analysis>> {
    const known = this.#known.get(position);
    if (known) return { ok: true, value: known };
    const found = await this.#engine.analyse(this.game, position);
    if (found.ok) this.#known.set(found.value.position, found.value);
    return found;
  }

  async #after(position: string, move: string): Promise<Expected<Analysis>> {
    return after(this.#engine, this.game, position, move, (next) => this.#analyse(next));
  }

  /** The oldest first; what the line needs stays. */
  #forget(line: GameLine): void {
    if (this.#known.size <= mostKept) return;
    const needed = new Set(positionsOf(line));
    for (const position of this.#known.keys()) {
      if (this.#known.size <= mostKept) return;
      if (!needed.has(position)) this.#known.delete(position);
    }
  }
}
