// The entry `impartial-games/engine` of the npm package: the solver for other programs, in Node and in browsers.
import type { Keeping } from './answer_store';
import { DirectEngine } from './direct_engine';
import type { Engine, Thread } from './engine';
import type { CheckModule, JudgeModule } from './impartial_module';
import type { Helping } from './segments';
import { load, loadPositions, loadSearch } from './load';
import type { Pace } from './position_engine';

/** Modules that are compiled already. */
export type Compiled = Partial<Record<Thread, WebAssembly.Module>>;

/** Creates a solver on the calling thread. Each one has its own memory; a program needs one. */
export async function createEngine(): Promise<Engine> {
  const engine = newEngine();
  await engine.games();
  return engine;
}

/**
 * The same for the page's own threads: it loads nothing before the first call. `keeping`: where long answers go. `helping`:
 * who answers large files too.
 */
export function newEngine(
  keeping: Keeping = {},
  { positions, judge }: Compiled = {},
  pace?: Pace,
  helping?: Helping,
): Engine {
  return new DirectEngine(
    {
      positions: () => loadPositions(positions),
      judge: () => loadJudge(judge),
      search: loadSearch,
      check: loadCheck,
    },
    keeping,
    pace,
    helping,
  );
}

/** Loaded for the first judge text. It is not in load.ts because boards do not need it. */
async function loadJudge(compiled?: WebAssembly.Module): Promise<JudgeModule> {
  const { judgeParts } = await import('./judge_parts');
  return load(judgeParts, compiled);
}

/** Loaded for the first output of a program. */
async function loadCheck(): Promise<CheckModule> {
  const { checkParts } = await import('./check_parts');
  return load(checkParts);
}

export { EngineFailure, noticeCount } from './engine';
export type * from './engine';
export type * from './check_types';
export type * from './types';
