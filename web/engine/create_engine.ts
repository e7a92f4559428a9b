// The entry `impartial-games/engine` of the npm package: the solver for other programs, in Node and in browsers.
import type { Keeping } from './answer_store';
import { withTexts } from './call_texts';
import { directEngine } from './direct_engine';
import type { Engine, Thread } from './engine';
import type { CheckModule, JudgeModule } from './impartial_module';
import { load } from './load';
import { forward, perform } from './messages';
import { loadPositions, loadRules, loadSearch } from './modules';
import type { Pace } from './position_engine';

/** Modules that are compiled already. */
export type Compiled = Partial<Record<Thread, WebAssembly.Module>>;

/** Creates a solver on the calling thread. Each one has its own memory; a program needs one. */
export async function createEngine(): Promise<Engine> {
  const engine = newEngine();
  await engine.games();
  return forward(async (request) => perform(engine, withTexts(request)));
}

/** The same for the page's own threads: it loads nothing before the first call. `keeping`: where long answers go. */
export function newEngine(
  keeping: Keeping = {},
  { positions, judge }: Compiled = {},
  pace?: Pace,
): Engine {
  const modules = {
    positions: () => loadPositions(positions),
    judge: () => loadJudge(judge),
    search: loadSearch,
    rules: loadRules,
    check: loadCheck,
  };
  return directEngine(modules, keeping, pace);
}

/** For the first judge text. */
async function loadJudge(compiled?: WebAssembly.Module): Promise<JudgeModule> {
  const { judgeParts } = await import('./judge_parts');
  return load(judgeParts, compiled);
}

/** For the first output of a program. */
async function loadCheck(): Promise<CheckModule> {
  const { checkParts } = await import('./check_parts');
  return load(checkParts);
}

export { EngineFailure, noticeCount } from './engine';
export type * from './engine';
export type * from './check_types';
export type * from './types';
