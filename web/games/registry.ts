// The games of the page, in the solver's order.
import { withWords } from '../i18n/dictionary';
import type { BoardModule } from '../kit/board/board_module';
import { chessRows } from './chess_rows/sentences';
import type { GameSentences } from '../kit/board/game_sentences';
import { misereNim } from './misere_nim/sentences';
import { numberGame } from './number_game/sentences';
import type { TheoryModule } from '../kit/board/theory_module';
import { wythoff } from './wythoff/sentences';

export interface Game extends GameSentences {
  /** The board's code comes with its game, not with the page. */
  readonly loadBoard: () => Promise<{ readonly boardModule: BoardModule }>;
  /** That of its theory comes when the theory is asked for. */
  readonly loadTheory: () => Promise<{ readonly theoryModule: TheoryModule }>;
}

export const registry: readonly Game[] = [
  {
    ...numberGame,
    loadBoard: () => withWords(import('./number_game/board')),
    loadTheory: () => withWords(import('./number_game/theory')),
  },
  {
    ...chessRows,
    loadBoard: () => withWords(import('./chess_rows/board')),
    loadTheory: () => withWords(import('./chess_rows/theory')),
  },
  {
    ...wythoff,
    loadBoard: () => withWords(import('./wythoff/board')),
    loadTheory: () => withWords(import('./wythoff/theory')),
  },
  {
    ...misereNim,
    loadBoard: () => withWords(import('./misere_nim/board')),
    loadTheory: () => withWords(import('./misere_nim/theory')),
  },
  // A new game adds its lines here.
];

export function gameNamed(id: string): Game | undefined {
  return registry.find((game) => game.id === id);
}
