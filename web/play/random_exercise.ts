// A random position that can be asked: some move is possible, and it is known which of them win.
import type { Engine } from '../engine/engine';
import type { Analysis, GameId } from '../engine/types';
import { isOver } from './is_over';
import type { Random } from './random';

/** Most positions have a winning move; a reader who knows that there is one has less to find out. */
const shareWithout = 0.25;
/** Enough to find a position without a winning move in every game. */
const mostTries = 60;

/** `before`: the last one, which is not asked again. `draw` draws a position that a judge could ask. */
export async function randomExercise(
  engine: Engine,
  game: GameId,
  draw: (random: Random) => string,
  random: Random,
  before?: string,
): Promise<string | undefined> {
  const wanted = random() < shareWithout ? 'P' : 'N';
  let other: string | undefined;
  for (let i = 0; i < mostTries; ++i) {
    const found = await engine.analyse(game, draw(random));
    if (!found.ok || !canBeAsked(found.value) || found.value.position === before) continue;
    if (found.value.outcome === wanted) return found.value.position;
    other ??= found.value.position;
  }
  return other;
}

function canBeAsked(analysis: Analysis): boolean {
  return analysis.complete && !isOver(analysis);
}
