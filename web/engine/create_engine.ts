// The entry `impartial-games/engine` of the npm package: the solver for other programs, in Node and in browsers.
import type { Keeping } from './answer_store';
import { DirectEngine } from './direct_engine';
import type { Engine } from './engine';
import type { CheckModule, JudgeModule } from './impartial_module';
import { load, loadPositions, loadRemoteness, loadSearch } from './load';

/**
 * Creates a solver on the calling thread. Each one has its own memory; a program needs one. `keeping`: where long answers
 * go; for the page's own worker.
 */
export async function createEngine(keeping: Keeping = {}): Promise<Engine> {
  const later = {
    judge: loadJudge,
    search: loadSearch,
    check: loadCheck,
    remoteness: loadRemoteness,
  };
  return new DirectEngine(await loadPositions(), later, keeping);
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
