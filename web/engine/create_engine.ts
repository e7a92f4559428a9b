// What `impartial-games/engine` offers: the solver for other people's programs, in Node and in browsers.
import { DirectEngine } from './direct_engine';
import type { Engine } from './engine';
import type { JudgeModule } from './impartial_module';
import { load, loadPositions, loadSearch } from './load';

/** The solver on the thread that calls. Each has memory of its own; one is enough for a program. */
export async function createEngine(): Promise<Engine> {
  return new DirectEngine(await loadPositions(), { judge: loadJudge, search: loadSearch });
}

/** For the first judge text. Not in load.ts: boards do without it. */
async function loadJudge(): Promise<JudgeModule> {
  const { judgeParts } = await import('./judge_parts');
  return load(judgeParts);
}

export { EngineFailure, errorCount } from './engine';
export type * from './engine';
export type * from './types';
