// How long a game can last from the current position of a playthrough.
import type { Remoteness } from '../engine/types';
import type { Playthrough } from './playthrough';

/** By position. A position that is too large has null. */
const found = new WeakMap<Playthrough, Map<string, Remoteness | null>>();

export async function measure(playthrough: Playthrough): Promise<Remoteness | undefined> {
  const { engine, game, analysis } = playthrough;
  if (!analysis) return undefined;
  const known = found.get(playthrough) ?? new Map<string, Remoteness | null>();
  found.set(playthrough, known);
  const { position } = analysis;
  let remoteness = known.get(position);
  if (remoteness === undefined) {
    const reply = await engine.remoteness(game, position);
    remoteness = reply.ok ? reply.value : null;
    known.set(position, remoteness);
  }
  return remoteness ?? undefined;
}
