// The games of the page, in the solver's order.
import { chessRows } from './chess_rows/sentences';
import type { GameSentences } from './game_sentences';
import { misereNim } from './misere_nim/sentences';
import { numberGame } from './number_game/sentences';
import { wythoff } from './wythoff/sentences';

export const registry: readonly GameSentences[] = [
  numberGame,
  chessRows,
  wythoff,
  misereNim,
  // A new game adds its line here.
];

export function gameNamed(id: string): GameSentences | undefined {
  return registry.find((game) => game.id === id);
}
