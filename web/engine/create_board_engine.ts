// The solver for boards in other people's pages, without the code for judge text.
import { DirectEngine, gentle } from './direct_engine';
import type { Engine } from './engine';
import { loadPositions, loadRemoteness, loadSearch } from './load';

export async function createBoardEngine(): Promise<Engine> {
  const noJudgeText = (): Promise<never> => Promise.reject(new Error('boards solve no judge text'));
  const engine = new DirectEngine(
    {
      positions: loadPositions,
      judge: noJudgeText,
      check: noJudgeText,
      search: loadSearch,
      remoteness: loadRemoteness,
    },
    {},
    gentle,
  );
  await engine.games();
  return engine;
}
