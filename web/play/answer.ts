// The opponent's answer in the current position of a playthrough; loaded with the first answer.
import { measure } from './measure';
import { chooseMove } from './opponent';
import type { Choice } from './opponent';
import type { Playthrough } from './playthrough';
import type { Random } from './random';
import type { Opponent } from './seats';

/** About how long a reader waits for an opponent whose move takes a search. */
const thinksMs = 3000;

/** undefined if no move is left or `signal` was aborted meanwhile. */
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
  const analysis = playthrough.analysis ?? known;
  const remoteness = analysis.outcome === 'P' ? await measure(playthrough) : undefined;
  return signal.aborted ? undefined : chooseMove(opponent, analysis, look, random, remoteness);
}
