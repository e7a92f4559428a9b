// The games of the page, in the solver's order.
import { withWords } from '../kit/loading';
import type { BoardModule } from '../kit/board/board_module';
import type { GameSentences } from '../kit/board/game_sentences';
import type { TheoryModule } from '../kit/board/theory_module';
import { chessRows } from './chess_rows/sentences';
import { misereNim } from './misere_nim/sentences';
import { numberGame } from './number_game/sentences';
import { sylverCoinage } from './sylver_coinage/sentences';
import { wythoff } from './wythoff/sentences';
import { heapGames } from './heap_games/sentences';

export interface Game extends GameSentences {
  /** The board's code is loaded with its game, not with the page. */
  readonly loadBoard: () => Promise<{ readonly boardModule: BoardModule }>;
  /** The theory's code is loaded when the theory is first needed. */
  readonly loadTheory: () => Promise<{ readonly theoryModule: TheoryModule }>;
}

// A new game adds its import above and its name here.
const games: readonly GameSentences[] = [
  numberGame,
  sylverCoinage,
  chessRows,
  wythoff,
  misereNim,
  heapGames,
];

const boards = import.meta.glob<{ readonly boardModule: BoardModule }>('./*/board.ts');
const theories = import.meta.glob<{ readonly theoryModule: TheoryModule }>('./*/theory.ts');

export const registry: readonly Game[] = games.map((game) => ({
  ...game,
  loadBoard: of(boards, `./${game.id}/board.ts`),
  loadTheory: of(theories, `./${game.id}/theory.ts`),
}));

function of<T>(files: Readonly<Record<string, () => Promise<T>>>, file: string): () => Promise<T> {
  const load = files[file];
  if (!load) throw new Error(`web/games has no ${file}`);
  return () => withWords(load);
}

export function gameNamed(id: string): Game | undefined {
  return registry.find((game) => game.id === id);
}
