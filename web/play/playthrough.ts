// A game that is analysed or played: the line, the analyses of its positions, and the steps between them. Only the
// newest request counts: an overtaken request changes nothing.
import type { Engine, Expected } from '../engine/engine';
import type { SearchOptions } from '../engine/search';
import type { Analysis, GameId, Notice, Outcome } from '../engine/types';
import { isOver } from './is_over';
import { atStep, lastStep, positionAt, positionsOf, startLine, withMove } from './game_line';
import type { GameLine, Reason, Step } from './game_line';
import { Newest } from './newest';
import type { Look } from './opponent';

/** The number of positions whose analyses are kept; those of the line are always kept. */
const mostKept = 500;
/** The number of earlier lines to which undo leads. */
const mostLines = 100;

export class Playthrough {
  readonly game: GameId;
  readonly engine: Engine;
  readonly #onChange: () => void;
  readonly #known = new Map<string, Analysis>();
  #line: GameLine | undefined;
  #dropped: Notice | undefined;
  /** The lines that were replaced by others, and those that undo has left. */
  readonly #earlier: GameLine[] = [];
  readonly #later: GameLine[] = [];
  readonly #newest = new Newest();

  /** `onChange` is called after each completed step. */
  constructor(engine: Engine, game: GameId, onChange: () => void) {
    this.engine = engine;
    this.game = game;
    this.#onChange = onChange;
  }

  /** undefined until a position is opened. */
  get line(): GameLine | undefined {
    return this.#line;
  }

  /** Why the last opened line has not all of its moves. */
  get dropped(): Notice | undefined {
    return this.#dropped;
  }

  /** The analysis of the current position. */
  get analysis(): Analysis | undefined {
    return this.analysisAt(this.#line?.at ?? 0);
  }

  /** The analysis of the position after `count` moves. */
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
   * Opens another game: a position in any notation, the moves from there, and how many of them are made. The first
   * illegal move and all moves after it are dropped. The line before stays in reach of `otherLine`, unless `replaces` says
   * that this one is a correction of it. Returns the notice if the position is refused.
   */
  async open(
    position: string,
    moves: readonly string[] = [],
    at: number = moves.length,
    replaces = false,
  ): Promise<Notice | undefined> {
    const isNewest = this.#newest.begin();
    const start = await this.#analyse(position);
    if (!isNewest()) return undefined;
    if (!start.ok) return start.notice;
    let line = startLine(start.value.position);
    let dropped: Notice | undefined;
    for (const move of moves) {
      const next = await this.#after(positionAt(line), move);
      if (!isNewest()) return undefined;
      if (!next.ok) {
        dropped = next.notice;
        break;
      }
      line = withMove(line, { move, position: next.value.position });
    }
    this.#dropped = dropped;
    if (!replaces) this.#keepLine();
    this.#show(atStep(line, at));
    return undefined;
  }

  /** Goes to the line that this one replaced, or back; undefined if there is none. */
  otherLine(step: 1 | -1): (() => Promise<undefined>) | undefined {
    const [from, to] = step < 0 ? [this.#earlier, this.#later] : [this.#later, this.#earlier];
    const next = from.at(-1);
    if (!next) return undefined;
    return async (): Promise<undefined> => {
      const isNewest = this.#newest.begin();
      // Their analyses may be forgotten.
      for (const position of positionsOf(next)) await this.#analyse(position);
      if (!isNewest() || !this.#line) return;
      from.pop();
      to.push(this.#line);
      this.#show(next);
    };
  }

  #keepLine(): void {
    if (!this.#line) return;
    this.#later.length = 0;
    this.#earlier.push(this.#line);
    if (this.#earlier.length > mostLines) this.#earlier.shift();
  }

  /** Returns the notice if the move is refused. `reason`: why an opponent makes it. */
  async play(move: string, reason?: Reason): Promise<Notice | undefined> {
    return this.#move(move, (line, { position }) => {
      this.#later.length = 0;
      return withMove(line, { move, position, ...(reason && { reason }) });
    });
  }

  /** The position after a move becomes the start of a new line. Boards use this to set up positions. */
  async openAfter(move: string): Promise<Notice | undefined> {
    return this.#move(move, (_, { position }) => {
      this.#keepLine();
      return startLine(position);
    });
  }

  /** `lineAfter` returns the line that is shown if the move is legal. */
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

  /** The analysis after a move from the current position, or the notice that refuses the move. Nothing changes. */
  async consider(move: string): Promise<Expected<Analysis>> {
    return this.#after(this.#line ? positionAt(this.#line) : '', move);
  }

  /** The result of a move from the current position, even if the line changes meanwhile. Nothing changes. */
  lookAhead(): Look {
    const from = this.#line ? positionAt(this.#line) : '';
    return async (move) => {
      const next = await this.#after(from, move);
      if (!next.ok) throw new Error(next.notice.message);
      return next.value;
    };
  }

  /** Runs a search of the current position and keeps its results. Nothing else changes. */
  async search(options: SearchOptions): Promise<void> {
    if (!this.#line) return;
    const position = positionAt(this.#line);
    const { search } = await import('../engine/search');
    const found = await search(this.engine, this.game, position, options);
    if (found.ok) this.#known.set(position, found.value);
  }

  /** Analyses undecided positions again, because a search has found more. Nothing else changes. */
  async renew(): Promise<void> {
    const line = this.#line;
    if (!line) return;
    const needed = new Set(positionsOf(line));
    for (const [position, { complete }] of this.#known) {
      if (!complete && !needed.has(position)) this.#known.delete(position);
    }
    for (const position of needed) {
      if (this.#known.get(position)?.complete !== false) continue;
      const found = await this.engine.analyse(this.game, position);
      if (found.ok) this.#known.set(position, found.value);
    }
  }

  /** Makes all running requests stale. */
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
    const found = await this.engine.analyse(this.game, position);
    if (found.ok) this.#known.set(found.value.position, found.value);
    return found;
  }

  async #after(position: string, move: string): Promise<Expected<Analysis>> {
    const found = await this.engine.after(this.game, position, move);
    if (!found.ok) return found;
    const { position: next } = found.value;
    // What a search has found stays, even if the solver has forgotten it.
    const known = this.#known.get(next);
    const value = known?.complete ? known : found.value;
    this.#known.set(next, value);
    return { ok: true, value };
  }

  /** Forgets the oldest analyses first, but none that the line needs. */
  #forget(line: GameLine): void {
    if (this.#known.size <= mostKept) return;
    const needed = new Set(positionsOf(line));
    for (const position of this.#known.keys()) {
      if (this.#known.size <= mostKept) return;
      if (!needed.has(position)) this.#known.delete(position);
    }
  }
}
