// A game that the player to move loses, step by step: a move of theirs, the reply that wins, and so on to the end. The
// solver gives the replies; nothing is computed here.
import type { Engine } from '../engine/engine';
import type { Analysis } from '../engine/types';
import { isOver } from './is_over';
import { afterLegal } from './reply_table';

/** The reply to prefer if there are several: of the winning moves, after a move. */
export type Preference = (winning: readonly string[], move: string) => string | undefined;

export class ReplyLine {
  readonly #engine: Engine;
  readonly #prefer: Preference | undefined;
  /** The P-position, then a position after each move. */
  #positions: readonly Analysis[];
  #moves: readonly string[] = [];

  constructor(engine: Engine, from: Analysis, prefer?: Preference) {
    this.#engine = engine;
    this.#positions = [from];
    this.#prefer = prefer;
  }

  position(at: number): Analysis | undefined {
    return this.#positions[at];
  }

  /** The move that led to a position. */
  moveTo(at: number): string | undefined {
    return this.#moves[at - 1];
  }

  /** The move from a position: the one that was made, or else the one that would be. undefined if none is known. */
  moveFrom(at: number): string | undefined {
    const made = this.#moves[at];
    const from = this.#positions[at];
    if (made !== undefined || !from || isOver(from)) return made;
    if (at % 2 === 0) return from.options.listed[0]?.move;
    const preferred = this.#prefer?.(from.winning, this.#moves[at - 1] ?? '');
    return preferred ?? from.winning[0];
  }

  /** Makes another move at a position; what followed is dropped. */
  async choose(at: number, move: string): Promise<void> {
    const from = this.#positions[at];
    if (!from) return;
    const next = await afterLegal(this.#engine, from, move);
    // Another move was chosen earlier in the line meanwhile.
    if (this.#positions[at] !== from) return;
    this.#moves = [...this.#moves.slice(0, at), move];
    this.#positions = [...this.#positions.slice(0, at + 1), next];
  }

  /** Makes the move from a position, if it was not made before. */
  async makeNext(at: number): Promise<void> {
    const move = this.moveFrom(at);
    if (move !== undefined && !this.#positions[at + 1]) await this.choose(at, move);
  }
}
