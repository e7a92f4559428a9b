// The solver for boards in other people's pages, without the code for judge text.
import { loadPositions, loadSearch } from './modules';
import { gentle, PositionEngine } from './position_engine';

export async function createBoardEngine(): Promise<PositionEngine> {
  const engine = new PositionEngine({ positions: loadPositions, search: loadSearch }, gentle);
  await engine.games();
  return engine;
}
