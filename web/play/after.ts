// The position after a move: play, then analyse.
import type { Engine, Expected } from '../engine/engine';
import type { Analysis, GameId } from '../engine/types';

/** No move is left. */
export function isOver({ options }: Pick<Analysis, 'options'>): boolean {
  return options.count === 0;
}

/** The analysis after a move, or the notice that refuses the move. */
export async function after(
  engine: Pick<Engine, 'play' | 'analyse'>,
  game: GameId,
  position: string,
  move: string,
): Promise<Expected<Analysis>> {
  const next = await engine.play(game, position, move);
  return next.ok ? engine.analyse(game, next.value) : next;
}
