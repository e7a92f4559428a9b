// The opponent's answer to the position of a playthrough; loaded with the first one.
import { chooseMove } from './opponent';
import type { Choice } from './opponent';
import type { Playthrough } from './playthrough';
import type { Random } from './random';
import type { Opponent } from './seats';

/** A reader waits about this long for an opponent whose move takes a search. */
const thinksMs = 3000;

/** Nothing where no move is left, or where `signal` was aborted meanwhile. */
export async function findAnswer(
  playthrough: Playthrough,
  opponent: Exclude<Opponent, 'person'>,
  random: Random,
  signal: AbortSignal,
): Promise<Choice | undefined> {
  const known = playthrough.analysis;
  if (!known) return undefined;
  if (!known.complete && known.winning.length === 0) {
    await playthrough.search({ budget: { milliseconds: thinksMs }, signal });
  }
  if (signal.aborted) return undefined;
  const look = playthrough.lookAhead();
  return chooseMove(opponent, playthrough.analysis ?? known, look, random);
}
