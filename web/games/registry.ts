// The games of the page, in the solver's order.
import type { BoardModule } from './board_module';
import { chessRows } from './chess_rows/sentences';
import type { GameSentences } from './game_sentences';
import { misereNim } from './misere_nim/sentences';
import { numberGame } from './number_game/sentences';
import { wythoff } from './wythoff/sentences';

export interface Game extends GameSentences {
  /** The board's code comes with its game, not with the page. */
  readonly loadBoard: () => Promise<{ readonly boardModule: BoardModule }>;
}

export const registry: readonly Game[] = [
  { ...numberGame, loadBoard: () => import('./number_game/board') },
  { ...chessRows, loadBoard: () => import('./chess_rows/board') },
  { ...wythoff, loadBoard: () => import('./wythoff/board') },
  { ...misereNim, loadBoard: () => import('./misere_nim/board') },
  // A new game adds its line here.
];

export function gameNamed(id: string): Game | undefined {
  return registry.find((game) => game.id === id);
}
