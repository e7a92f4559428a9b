// What `impartial-games/engine` offers: the solver for other people's programs, in Node and in browsers.
import { DirectEngine } from './direct_engine';
import type { Engine } from './engine';
import { loadImpartial } from './load';

/** The solver on the thread that calls. Each has memory of its own; one is enough for a program. */
export async function createEngine(): Promise<Engine> {
  return new DirectEngine(await loadImpartial());
}

export { EngineFailure, errorCount } from './engine';
export type * from './engine';
export type * from './types';
