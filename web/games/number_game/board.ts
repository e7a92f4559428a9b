import type { BoardModule } from '../../kit/board/board_module';
import { NumberGameBoard } from './board_element';
import { boardSentences } from './board_sentences';
import { randomPosition } from './random_position';
import { toCase } from './to_case';

const board = 'impartial-number-game-board';
if (!customElements.get(board)) customElements.define(board, NumberGameBoard);

export const boardModule: BoardModule = {
  board,
  nameMove: (move, language) => boardSentences[language].move(move),
  toCase,
  empty: '<>',
  random: randomPosition,
};
