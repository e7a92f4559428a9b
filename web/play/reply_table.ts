// Why a P-position is one: whatever is played there has an answer that leads to a P-position again. The solver says which;
// nothing is computed here.
import { EngineFailure } from '../engine/engine';
import type { Engine, Expected } from '../engine/engine';
import type { Analysis } from '../engine/types';

export interface Reply {
  readonly move: string;
  /** Every answer that is known to win. None where the reply ended the game, which loses it in misère play. */
  readonly answers: readonly string[];
  /** The P-position that the first answer leaves. */
  readonly next: string | undefined;
  /** That answer leaves no move. */
  readonly ends: boolean;
  /** The reply left no move. */
  readonly isLast: boolean;
}

/** The end of the game. */
export function isOver({ options }: Analysis): boolean {
  return Number(options.count) === 0;
}

/** The position after a legal move. */
export async function after(engine: Engine, from: Analysis, move: string): Promise<Analysis> {
  const position = settled(await engine.play(from.game, from.position, move));
  return settled(await engine.analyse(from.game, position));
}

/** What to answer when `move` is played in the P-position `from`. */
export async function replyTo(engine: Engine, from: Analysis, move: string): Promise<Reply> {
  const replied = await after(engine, from, move);
  const [first] = replied.winning;
  const next = first === undefined ? undefined : await after(engine, replied, first);
  return {
    move,
    answers: replied.winning,
    next: next?.position,
    ends: next !== undefined && isOver(next),
    isLast: isOver(replied),
  };
}

/** The P-position after a reply and one of its answers. */
export async function afterAnswer(
  engine: Engine,
  from: Analysis,
  reply: string,
  answer: string,
): Promise<Analysis> {
  return after(engine, await after(engine, from, reply), answer);
}

/** Moves and positions here are the solver's own: if it refuses one, that is a failure of ours. */
function settled<T>(expected: Expected<T>): T {
  if (expected.ok) return expected.value;
  throw new EngineFailure('run', expected.notice.message);
}
