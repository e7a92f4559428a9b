// The sentences around the boards that belong to no single game.
import type { EngineFailure } from '../engine/engine';
import type { Outcome, PlayConvention } from '../engine/types';
import type { FirstMover, Opponent, Seat } from '../play/seats';
import type { HintLevel } from '../play/hint_level';

/** The views that open beside the board. */
export type Panel = 'why' | 'text' | 'atlas';
export type Tab = 'board' | Panel;

export interface TableSentences {
  readonly tabs: Readonly<Record<Tab, string>>;
  readonly views: string;
  readonly loading: string;
  /** Code or words could not be loaded. */
  readonly missing: string;
  /** They have not come for long. */
  readonly slow: string;
  readonly reload: string;
  readonly failed: (failure: EngineFailure) => string;

  /** Who wins from here, said of the player to move. `moves`: the winning moves, if they are few. */
  readonly canWin: (seat: Seat, moves: string) => string;
  readonly mustLose: Readonly<Record<Seat, string>>;
  /** The same where one reader looks at a position alone. */
  readonly moverLoses: string;
  readonly notKnown: string;
  /** The remoteness: the winner hurries, the loser delays. */
  readonly lasts: (moves: number) => string;
  /** The field's names, with their meanings. */
  readonly outcomes: Readonly<Record<Outcome, string>>;
  readonly meanings: Readonly<Record<Exclude<Outcome, 'unknown'>, string>>;
  /** No move is left. */
  readonly over: Readonly<Record<PlayConvention, string>>;
  readonly hasWon: Readonly<Record<Seat, string>>;
  readonly turn: Readonly<Record<Seat, string>>;
  readonly seats: Readonly<Record<Seat, string>>;
  /** Of a move. */
  readonly wins: string;
  readonly loses: string;
  readonly illegal: string;
  readonly moveIs: (move: string, verdict: string) => string;
  readonly moveOf: (seat: string, move: string) => string;
  /** One after the other, as sentences or as parts of one. */
  readonly sentences: (each: readonly string[]) => string;
  readonly parts: (each: readonly string[]) => string;
  readonly thrownAway: string;
  /** `complete`: these are all there are. */
  readonly winningMoves: (moves: string, shown: number, count: number, complete: boolean) => string;
  readonly noWinningMove: string;
  /** None is known, and there is one. */
  readonly someMoveWins: string;

  readonly share: string;
  readonly undo: string;
  readonly redo: string;
  readonly restart: string;
  /** Against an opponent. */
  readonly play: string;
  readonly hints: string;
  readonly hintLevels: Readonly<Record<HintLevel, string>>;
  readonly hintsAre: (level: string) => string;
  readonly opponent: string;
  readonly opponents: Readonly<Record<Opponent, string>>;
  readonly first: string;
  readonly firstMovers: Readonly<Record<FirstMover, string>>;

  readonly notation: string;
  readonly history: string;
  readonly start: string;
  readonly stepOf: (count: number, seat: string, move: string) => string;
  readonly copyTranscript: string;

  readonly keys: string;
}
