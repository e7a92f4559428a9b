// Positions analysed by the solver, each with the view and the facts of its game. ../wasm/views.test.ts reads the views.
import type { ChessRowsAnalysis } from '../../web/games/chess_rows/view';
import type { HeapGamesAnalysis } from '../../web/games/heap_games/view';
import type { MisereNimAnalysis } from '../../web/games/misere_nim/view';
import type { NumberGameAnalysis } from '../../web/games/number_game/view';
import type { SylverCoinageAnalysis } from '../../web/games/sylver_coinage/view';
import type { WythoffAnalysis } from '../../web/games/wythoff/view';
import { newEngine } from '../wasm/module';

interface Analyses {
  readonly chess_rows: ChessRowsAnalysis;
  readonly heap_games: HeapGamesAnalysis;
  readonly misere_nim: MisereNimAnalysis;
  readonly number_game: NumberGameAnalysis;
  readonly sylver_coinage: SylverCoinageAnalysis;
  readonly wythoff: WythoffAnalysis;
}

export const engine = newEngine();

export async function analysed<Game extends keyof Analyses>(
  game: Game,
  position: string,
): Promise<Analyses[Game]> {
  const reply = await engine.analyse(game, position);
  if (!reply.ok) throw new Error(`${position}: ${reply.notice.message}`);
  return reply.value as Analyses[Game];
}
