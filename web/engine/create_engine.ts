// The entry `impartial-games/engine` of the npm package: the solver for other programs, in Node and in browsers.
import { DirectEngine } from './direct_engine';
import type { Engine } from './engine';
import type { CheckModule, JudgeModule } from './impartial_module';
import { load, loadPositions, loadSearch } from './load';

/** Creates a solver on the calling thread. Each one has its own memory; a program needs one. */
export async function createEngine(): Promise<Engine> {
  return new DirectEngine(await loadPositions(), {
    judge: loadJudge,
    search: loadSearch,
    check: loadCheck,
  });
}

/** Loaded for the first judge text. It is not in load.ts because boards do not need it. */
async function loadJudge(): Promise<JudgeModule> {
  const { judgeParts } = await import('./judge_parts');
  return load(judgeParts);
}

/** Loaded for the first output of a program. */
async function loadCheck(): Promise<CheckModule> {
  const { checkParts } = await import('./check_parts');
  return load(checkParts);
}

export { EngineFailure, errorCount } from './engine';
export type * from './engine';
export type * from './types';
