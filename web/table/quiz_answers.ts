// The answers that a reader gives to a quiz: which moves win, or that none does. No words, no drawing.
import type { Analysis, Outcome } from '../engine/types';
import { moveWins } from './verdict';

/** An answer. */
export interface Prediction {
  /** undefined: the prediction that no move wins. */
  readonly move: string | undefined;
  /** undefined: not known. */
  readonly right: boolean | undefined;
}

/** How many of the winning moves the reader has found. */
export interface Found {
  readonly count: number;
  /** undefined: not known. */
  readonly all: number | undefined;
}

export class QuizAnswers {
  /** Up to and including the answer that solves the quiz; the same answer counts once. */
  tries = 0;
  /** Every winning move is found, or the reader knows that there is none. */
  solved = false;
  last: Prediction | undefined;
  /** The winning move that was found last. */
  lastFound: string | undefined;
  /** The moves that the reader has tried: the board shows whether they win. A new set with each of them. */
  told: ReadonlySet<string> = new Set();
  #found = 0;
  #all: number | undefined;
  readonly #given = new Set<string | undefined>();

  /** `after`: the outcome of the position after the move. */
  take(analysis: Analysis, move: string | undefined, after?: Outcome): void {
    const right = move === undefined ? noMoveWins(analysis) : moveWins(after);
    this.last = { move, right };
    // An answer that nobody can judge is no try.
    if (right === undefined || this.#given.has(move)) return;
    this.#given.add(move);
    if (!this.solved) ++this.tries;
    if (move !== undefined) this.told = new Set([...this.told, move]);
    if (!right) return;
    if (move !== undefined) {
      ++this.#found;
      this.lastFound = move;
    }
    this.#all = analysis.complete ? analysis.winning.length : undefined;
    this.solved ||= this.#found >= (this.#all ?? 1);
  }

  /** undefined until a winning move is found. */
  get found(): Found | undefined {
    return this.#found > 0 ? { count: this.#found, all: this.#all } : undefined;
  }
}

/** undefined: not known. */
function noMoveWins({ winning, complete, outcome }: Analysis): boolean | undefined {
  if (complete || winning.length > 0) return winning.length === 0;
  return outcome === 'N' ? false : undefined;
}
