// The position after a move: play, then analyse.
import type { Engine, Expected } from '../engine/engine';
import type { Analysis, GameId } from '../engine/types';

/** Whether no move is left. */
export function isOver({ options }: Pick<Analysis, 'options'>): boolean {
  return options.count === 0;
}

/**
 * The analysis after a move, or the notice that refuses the move. Callers that keep analyses pass their own `analyse`.
 */
export async function after(
  engine: Engine,
  game: GameId,
  position: string,
  move: string,
  analyse = (next: string): Promise<Expected<Analysis>> => engine.analyse(game, next),
): Promise<Expected<Analysis>> {
  const next = await engine.play(game, position, move);
  return next.ok ? analyse(next.value) : next;
}
