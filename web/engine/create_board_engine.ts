// The solver for boards in other people's pages, without the code for judge text.
import { loadPositions, loadRules, loadSearch } from './modules';
import { gentle, PositionEngine } from './position_engine';

export async function createBoardEngine(): Promise<PositionEngine> {
  const modules = { positions: loadPositions, search: loadSearch, rules: loadRules };
  const engine = new PositionEngine(modules, gentle);
  await engine.games();
  return engine;
}
