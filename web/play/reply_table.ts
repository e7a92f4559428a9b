// The answers that make a position a P-position: every move there has an answer that leads to a P-position again. The
// solver gives the answers; nothing is computed here.
import { EngineFailure } from '../engine/engine';
import type { Engine } from '../engine/engine';
import type { Analysis } from '../engine/types';
import { isOver } from './is_over';

export interface Reply {
  readonly move: string;
  /** All answers that are known to win. Empty if the reply ended the game, which loses in misère play. */
  readonly answers: readonly string[];
  /** The P-position after the first answer. */
  readonly next: string | undefined;
  /** The first answer leaves no move. */
  readonly ends: boolean;
  /** The reply left no move. */
  readonly isLast: boolean;
}

/** The position after a legal move. If the solver refuses a move that it listed, that is our failure. */
export async function afterLegal(engine: Engine, from: Analysis, move: string): Promise<Analysis> {
  const next = await engine.after(from.game, from.position, move);
  if (next.ok) return next.value;
  throw new EngineFailure('run', next.notice.message);
}

/** The answers to `move` in the P-position `from`. */
export async function replyTo(engine: Engine, from: Analysis, move: string): Promise<Reply> {
  const replied = await afterLegal(engine, from, move);
  const [first] = replied.winning;
  const next = first === undefined ? undefined : await afterLegal(engine, replied, first);
  return {
    move,
    answers: replied.winning,
    next: next?.position,
    ends: next !== undefined && isOver(next),
    isLast: isOver(replied),
  };
}
